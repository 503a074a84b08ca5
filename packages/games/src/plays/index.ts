export { type HousePlay, housePlays, slotPlayOf, statementOf } from './house-plays.ts';
export * from './house-terms.ts';
export type { PlayStatement } from './play-statement.ts';
