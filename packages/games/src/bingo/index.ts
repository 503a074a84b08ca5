export { type BingoResult, drawBingo } from './bingo-calls.ts';
export { type BingoCard, type BingoFormat, type BingoPattern } from './bingo-card.ts';
export { chanceBy, meanCalls } from './bingo-chances.ts';
export { type BingoMath, bingoMath, provableBingo } from './bingo-math.ts';
export { type BingoOrder, type BingoRoom, dealCards, readBingoOrder } from './bingo-room.ts';
export { type BingoSettlement, type BingoWin, prizesOf, settleBingo } from './settle-bingo.ts';
