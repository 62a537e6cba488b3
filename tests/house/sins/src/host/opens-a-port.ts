import { SerialPort } from 'serialport';
export const sin = SerialPort;
