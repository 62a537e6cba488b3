/** What screens need of names, colours and shapes beyond their types: without the schema library, which no page carries. */

export { PLAYERS } from '../advice/players/names.ts';
export { COLOURS, freeName, isSameName, SHAPES } from '../table/player.ts';
