import { type BetMath, betMathOf } from '../bets/bet-math.ts';
import { choose } from '../exact/choose.ts';
import { fraction, type Fraction } from '../exact/fraction.ts';
import { type ProvableGame, provableBet } from '../proof/provable-game.ts';
import { KENO_DRAWN, KENO_MOST_PICKS, KENO_NUMBERS, kenoPays } from './keno-table.ts';
import { drawKeno, kenoTicketPays } from './keno.ts';

/** The chance that so many of the picks are drawn. */
export function kenoChance(picks: number, hits: number): Fraction {
  return fraction(waysOf(picks, hits), choose(KENO_NUMBERS, picks));
}

/** A ticket with so many picks, exactly. */
export function kenoMath(picks: number): BetMath {
  const allHits = Array.from({ length: picks + 1 }, (_, hits) => hits);
  return betMathOf(allHits.map((hits) => ({ weight: waysOf(picks, hits), pays: kenoPays(picks, hits) })));
}

export function provableKeno(): ProvableGame[] {
  return Array.from({ length: KENO_MOST_PICKS }, (_, index) => {
    const picks = Array.from({ length: index + 1 }, (_, pick) => pick + 1);
    return provableBet(`keno, ${picks.length} of ${KENO_NUMBERS}`, kenoMath(picks.length), (draw) =>
      kenoTicketPays({ picks }, drawKeno(draw)),
    );
  });
}

const waysOf = (picks: number, hits: number): bigint =>
  choose(KENO_DRAWN, hits) * choose(KENO_NUMBERS - KENO_DRAWN, picks - hits);
