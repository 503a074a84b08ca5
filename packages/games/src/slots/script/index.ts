/*
 * What a page needs to play a script; nothing of Node.
 */
export { cellsOf, fallInto, type Frame, replay, RESPINS } from './replay.ts';
export type * from './script.ts';
export { SYMBOLS, type SlotSymbol } from '../symbols.ts';
export { prizeMinor, UNITS_PER_STAKE } from '../units.ts';
