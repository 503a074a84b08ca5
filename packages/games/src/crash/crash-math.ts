import { type BetMath, betMathOf } from '../bets/bet-math.ts';
import type { Hundredths } from '../bets/pay.ts';
import { type ProvableGame, provableBet } from '../proof/provable-game.ts';
import { drawCrashPoint, VALUE_BITS, valuesFrom } from './crash-point.ts';
import type { CrashTerms } from './crash-terms.ts';
import { crashPays } from './settle-crash.ts';

/**
 * A bet that leaves at `target`, exactly. Its return is 1 − edge, less than `target`·2^-52 below it.
 *
 * @param target 1.01 to the cap
 */
export function crashMath(target: Hundredths, { edgeBasisPoints }: CrashTerms): BetMath {
  const winners = valuesFrom(target, edgeBasisPoints);
  return betMathOf([
    { weight: winners, pays: target },
    { weight: (1n << VALUE_BITS) - winners, pays: 0 },
  ]);
}

const PROVEN_TARGETS: readonly Hundredths[] = [101, 150, 200, 1_000, 10_000];

export function provableCrash(terms: CrashTerms): ProvableGame[] {
  return PROVEN_TARGETS.map((target) =>
    provableBet(`crash, cash-out at ${(target / 100).toFixed(2)}`, crashMath(target, terms), (draw) =>
      crashPays({ autoCashOut: target }, null, drawCrashPoint(draw, terms.edgeBasisPoints), terms),
    ),
  );
}
