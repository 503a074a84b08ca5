import { type BetMath, betMathOf } from '../crash/shared/pay.ts';
import type { ProvableBet } from '../crash/shared/play-many.ts';
import { choose, ratio, type Ratio } from '../crash/shared/ratio.ts';
import { drawKeno, kenoTicketPays } from './keno.ts';
import { KENO_DRAWN, KENO_MOST_PICKS, KENO_NUMBERS, kenoPays } from './keno-table.ts';

/** The chance that so many of the picks are drawn. */
export function kenoChance(picks: number, hits: number): Ratio {
  return ratio(waysOf(picks, hits), choose(KENO_NUMBERS, picks));
}

/** A ticket with so many picks, exactly. */
export function kenoMath(picks: number): BetMath {
  const allHits = Array.from({ length: picks + 1 }, (_, hits) => hits);
  return betMathOf(allHits.map((hits) => ({ weight: waysOf(picks, hits), pays: kenoPays(picks, hits) })));
}

export function provableKeno(): ProvableBet[] {
  return Array.from({ length: KENO_MOST_PICKS }, (_, index) => {
    const picks = Array.from({ length: index + 1 }, (_, pick) => pick + 1);
    return {
      name: `keno, ${picks.length} of ${KENO_NUMBERS}`,
      ...kenoMath(picks.length),
      play: (draw) => kenoTicketPays({ picks }, drawKeno(draw)),
    };
  });
}

const waysOf = (picks: number, hits: number): bigint =>
  choose(KENO_DRAWN, hits) * choose(KENO_NUMBERS - KENO_DRAWN, picks - hits);
