export * from './house-terms.ts';
export { instantPlays, stepPlays } from './instant-plays.ts';
export { type HousePlay, housePlays, slotPlayOf } from './play-names.ts';
export { type PlayStatement, statementOf } from './statements.ts';
