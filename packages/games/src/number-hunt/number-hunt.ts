import { betMathOf } from '../bets/bet-math.ts';
import { readList, readWhole, refuseDuplicates } from '../bets/read-bets.ts';
import { choose } from '../exact/choose.ts';
import { fraction, type Fraction } from '../exact/fraction.ts';
import type { InstantGame } from '../instant/instant-game.ts';
import { drawSome } from '../random/draw-some.ts';
import { HUNT_DRAWN, HUNT_MOST_PICKS, HUNT_NUMBERS, huntPays } from './hunt-table.ts';

export interface HuntChoice {
  /** 1 to 10 different numbers from 1 to 40, ascending. */
  readonly picks: readonly number[];
}

/** The ten numbers in the order in which they are shown. JSON as it is. */
export interface HuntResult {
  readonly drawn: readonly number[];
}

const oneTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1);

/** Numbers that the player chooses, and ten that are drawn. */
export const numberHunt: InstantGame<HuntChoice, HuntResult> = {
  name: 'number-hunt',
  fields: ['picks'],
  readChoice(fields) {
    const picks = readList(fields['picks'], HUNT_MOST_PICKS).map((pick) => readWhole(pick, 1, HUNT_NUMBERS));
    refuseDuplicates(picks, (number) => number);
    return { picks: picks.toSorted((a, b) => a - b) };
  },
  topPay: ({ picks }) => huntPays(picks.length, picks.length),
  draw: (_, draw) => ({ drawn: drawSome(oneTo(HUNT_NUMBERS), HUNT_DRAWN, draw) }),
  pays: ({ picks }, { drawn }) => huntPays(picks.length, picks.filter((pick) => drawn.includes(pick)).length),
  mathOf: ({ picks: { length } }) =>
    betMathOf(
      Array.from({ length: length + 1 }, (_, hits) => ({
        weight: waysOf(length, hits),
        pays: huntPays(length, hits),
      })),
    ),
  stated: oneTo(HUNT_MOST_PICKS).map((picks) => ({ picks: oneTo(picks) })),
  proven: oneTo(HUNT_MOST_PICKS).map((picks) => [`${picks} of ${HUNT_NUMBERS}`, { picks: oneTo(picks) }]),
};

/** The chance that so many of the picks are drawn. */
export function huntChance(picks: number, hits: number): Fraction {
  return fraction(waysOf(picks, hits), choose(HUNT_NUMBERS, picks));
}

const waysOf = (picks: number, hits: number): bigint =>
  choose(HUNT_DRAWN, hits) * choose(HUNT_NUMBERS - HUNT_DRAWN, picks - hits);
