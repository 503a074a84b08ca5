export { type BingoResult, drawBingo } from './bingo-calls.ts';
export { type BingoCard, type BingoFormat, type BingoPattern } from './bingo-card.ts';
export { bingoChanceBy, meanBingoCalls } from './bingo-chances.ts';
export { type BingoMath, bingoMath } from './bingo-math.ts';
export { aloneIn, type BingoOrder, type BingoRoom, dealBingoCards, readBingoOrder } from './bingo-room.ts';
export { type BingoSettlement, type BingoWin, bingoPrizesOf, settleBingo } from './settle-bingo.ts';
