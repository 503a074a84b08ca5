import type { ProvableBet } from '../crash/shared/play-many.ts';
import { plus, ratio, type Ratio, times, toNumber } from '../crash/shared/ratio.ts';
import { drawBingo } from './bingo-calls.ts';
import { type BingoCard, bingoPatterns } from './bingo-card.ts';
import { chanceBy } from './bingo-chances.ts';
import { type BingoRoom, dealCards } from './bingo-room.ts';
import { prizesOf, settleBingo } from './settle-bingo.ts';

/** The mathematics of a ticket, in units of its price. */
export interface BingoMath {
  /** Exact: its part of the prizes, which are always won, and its chance of the bonus. */
  readonly returns: Ratio;
  /**
   * At most this; exact would need how cards share numbers. No more than if each prize had one winner and the winner of one had
   * the best chances of the others.
   */
  readonly standardDeviation: number;
}

/** @param tickets sold in the round, of all players */
export function bingoMath(room: BingoRoom, tickets: number): BingoMath {
  const prizes = Object.values(prizesOf(room, tickets));
  const takings = BigInt(tickets) * room.ticketMinor;
  const fromPrizes = ratio(
    prizes.reduce((sum, prize) => sum + prize, 0n),
    takings,
  );
  const bonus = bonusOf(room);
  const returns = plus(fromPrizes, times(bonus.pay, bonus.chance));
  // A prize of one ticket in so many has this deviation, and that of a sum is at most the sum of the deviations.
  const ofPrizes = prizes
    .map((prize) => toNumber(ratio(prize, takings)) * Math.sqrt(tickets - 1))
    .reduce((sum, deviation) => sum + deviation, 0);
  const chance = toNumber(bonus.chance);
  const ofBonus = toNumber(bonus.pay) * Math.sqrt(chance * (1 - chance));
  return { returns, standardDeviation: ofPrizes + ofBonus };
}

function bonusOf({ format, ticketMinor, bonus }: BingoRoom): { readonly pay: Ratio; readonly chance: Ratio } {
  if (bonus === null) return { pay: ratio(0n), chance: ratio(0n) };
  return {
    pay: ratio(bonus.payMinor, ticketMinor),
    chance: chanceBy(format, 'fullHouse', bonus.withinCalls),
  };
}

/** All tickets of a round as one bet. They are dealt once: drawn calls give every card the same chances. */
export function provableBingo(room: BingoRoom, tickets: number): ProvableBet {
  const stakeMinor = BigInt(tickets) * room.ticketMinor;
  let cards: readonly BingoCard[] | undefined;
  return {
    name: `${room.format}, ${tickets} tickets, ${bingoPatterns.map((pattern) => room.shares[pattern]).join(' + ')} basis points`,
    returns: bingoMath(room, tickets).returns,
    standardDeviation: null,
    play: (draw) => {
      cards ??= dealCards(room.format, tickets, draw);
      const { paidMinor } = settleBingo(room, cards, drawBingo(room.format, draw));
      const paid = paidMinor.reduce((sum, amount) => sum + amount, 0n);
      return (Number(paid) * 100) / Number(stakeMinor);
    },
  };
}
