/** Names of serial ports for people: what the system says of a device, or whose chip it is. */

import { say } from './say.ts';

export const portName = say((words) => words.ports.portName);
