import { type BingoResult, completionsOf } from './bingo-calls.ts';
import { type BingoCard, type BingoPattern, bingoPatterns } from './bingo-card.ts';
import type { BingoRoom } from './bingo-room.ts';

/** Who wins a pattern of a round. */
export interface BingoWin {
  readonly pattern: BingoPattern;
  /** The call with which it was completed. */
  readonly call: number;
  readonly prizeMinor: bigint;
  /** Positions of the tickets in the order of sale. */
  readonly winners: readonly number[];
}

export interface BingoSettlement {
  readonly wins: readonly BingoWin[];
  /** What each ticket gets, in the order of sale. */
  readonly paidMinor: readonly bigint[];
  /** The last ball that is called. */
  readonly lastCall: number;
}

/**
 * The prizes of a round: shares of its takings rounded down to minor units, the full house with what the rounding of the others
 * left.
 */
export function bingoPrizesOf(
  { shares, ticketMinor }: BingoRoom,
  tickets: number,
): Record<BingoPattern, bigint> {
  const takings = BigInt(tickets) * ticketMinor;
  const shareOf = (basisPoints: number) => (takings * BigInt(basisPoints)) / 10_000n;
  const line = shareOf(shares.line);
  const twoLines = shareOf(shares.twoLines);
  const all = shareOf(shares.line + shares.twoLines + shares.fullHouse);
  return { line, twoLines, fullHouse: all - line - twoLines };
}

/**
 * Equal parts of a prize. The minor units that do not divide go one each to the tickets that were sold first, so that the parts
 * are the whole prize.
 */
export function splitPrize(prizeMinor: bigint, winners: number): bigint[] {
  const part = prizeMinor / BigInt(winners);
  const odd = Number(prizeMinor % BigInt(winners));
  return Array.from({ length: winners }, (_, index) => (index < odd ? part + 1n : part));
}

/** @param cards all tickets of the round in the order of sale, at least one */
export function settleBingo(
  room: BingoRoom,
  cards: readonly BingoCard[],
  result: BingoResult,
): BingoSettlement {
  const completed = cards.map(completionsOf(room.format, result));
  const prizes = bingoPrizesOf(room, cards.length);
  const paidMinor = cards.map(() => 0n);
  const pay = (ticket: number, amountMinor: bigint) => {
    paidMinor[ticket] = (paidMinor[ticket] ?? 0n) + amountMinor;
  };
  const wins = bingoPatterns.map((pattern): BingoWin => {
    const call = Math.min(...completed.map((at) => at[pattern]));
    const winners = completed.flatMap((at, ticket) => (at[pattern] === call ? [ticket] : []));
    const prizeMinor = prizes[pattern];
    splitPrize(prizeMinor, winners.length).forEach((part, index) => pay(winners[index] ?? 0, part));
    return { pattern, call, prizeMinor, winners };
  });
  const { withinCalls, payMinor } = room.bonus ?? { withinCalls: 0, payMinor: 0n };
  completed.forEach(({ fullHouse }, ticket) => {
    if (fullHouse <= withinCalls) pay(ticket, payMinor);
  });
  return { wins, paidMinor, lastCall: Math.max(withinCalls, ...wins.map(({ call }) => call)) };
}
