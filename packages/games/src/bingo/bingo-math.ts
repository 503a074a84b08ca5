import { add, fraction, type Fraction, multiply, toNumber } from '../exact/fraction.ts';
import type { ProvableGame } from '../proof/provable-game.ts';
import { drawBingo } from './bingo-calls.ts';
import { bingoChanceBy } from './bingo-chances.ts';
import { type BingoRoom, dealBingoCards } from './bingo-room.ts';
import { bingoPrizesOf, settleBingo } from './settle-bingo.ts';

/** The mathematics of a ticket, in units of its price. */
export interface BingoMath {
  /** Exact: its part of the prizes, which are always won, and its chance of the bonus. */
  readonly returns: Fraction;
  /**
   * At most this; exact would need how cards share numbers. No more than if each prize had one winner and the winner of one had
   * the best chances of the others.
   */
  readonly standardDeviation: number;
}

/** @param tickets sold in the round, of all players */
export function bingoMath(room: BingoRoom, tickets: number): BingoMath {
  const prizes = Object.values(bingoPrizesOf(room, tickets));
  const takings = BigInt(tickets) * room.ticketMinor;
  const fromPrizes = fraction(
    prizes.reduce((sum, prize) => sum + prize, 0n),
    takings,
  );
  const bonus = bonusOf(room);
  const returns = add(fromPrizes, multiply(bonus.pay, bonus.chance));
  // A prize of one ticket in so many has this deviation, and that of a sum is at most the sum of the deviations.
  const ofPrizes = prizes
    .map((prize) => toNumber(fraction(prize, takings)) * Math.sqrt(tickets - 1))
    .reduce((sum, deviation) => sum + deviation, 0);
  const chance = toNumber(bonus.chance);
  const ofBonus = toNumber(bonus.pay) * Math.sqrt(chance * (1 - chance));
  return { returns, standardDeviation: ofPrizes + ofBonus };
}

function bonusOf({ format, ticketMinor, bonus }: BingoRoom): {
  readonly pay: Fraction;
  readonly chance: Fraction;
} {
  if (bonus === null) return { pay: fraction(0n), chance: fraction(0n) };
  return {
    pay: fraction(bonus.payMinor, ticketMinor),
    chance: bingoChanceBy(format, 'fullHouse', bonus.withinCalls),
  };
}

/** All tickets of a round as one bet. They are dealt once in a run: drawn calls give every card the same chances. */
export function provableBingo(room: BingoRoom, tickets: number): ProvableGame {
  const stakeMinor = BigInt(tickets) * room.ticketMinor;
  return {
    name: `${room.format}, ${tickets} tickets`,
    stated: toNumber(bingoMath(room, tickets).returns),
    statedError: 0,
    standardDeviation: null,
    start: (draw) => {
      const cards = dealBingoCards(room.format, tickets, draw);
      return () => {
        const { paidMinor } = settleBingo(room, cards, drawBingo(room.format, draw));
        const paid = paidMinor.reduce((sum, amount) => sum + amount, 0n);
        return (Number(paid) * 100) / Number(stakeMinor);
      };
    },
  };
}
