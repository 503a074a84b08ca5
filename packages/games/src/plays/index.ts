export * from './house-terms.ts';
export { type HousePlay, housePlays, slotPlayOf } from './play-names.ts';
export { type PlayStatement, statementOf } from './statements.ts';
