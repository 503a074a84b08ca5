import { readWhole } from '../bets/read-bets.ts';
import type { Hundredths } from '../bets/pay.ts';
import { crashMath } from '../crash/crash-math.ts';
import { drawCrashPoint } from '../crash/crash-point.ts';
import type { CrashTerms } from '../crash/crash-terms.ts';
import type { InstantGame } from '../instant/instant-game.ts';

/** The lowest multiplier that can be chosen. */
export const LEAST_TARGET: Hundredths = 101;

export interface ThresholdChoice {
  /** 1.01 to the cap. */
  readonly target: Hundredths;
}

/** The multiplier that was drawn. JSON as it is. */
export interface ThresholdResult {
  readonly drawn: Hundredths;
}

/** A multiplier is drawn as that of a crash round; a target that it reaches is paid. */
export function createThreshold(terms: CrashTerms): InstantGame<ThresholdChoice, ThresholdResult> {
  return {
    name: 'threshold',
    fields: ['target'],
    readChoice: ({ target }) => ({ target: readWhole(target, LEAST_TARGET, terms.cap) }),
    topPay: ({ target }) => target,
    draw: (_, draw) => ({ drawn: Math.min(terms.cap, drawCrashPoint(draw, terms.edgeBasisPoints)) }),
    pays: ({ target }, { drawn }) => (drawn >= target ? target : 0),
    mathOf: ({ target }) => crashMath(target, terms),
    stated: [LEAST_TARGET, terms.cap].map((target) => ({ target })),
    proven: [LEAST_TARGET, 200, 1_000].map((target) => [`target ${(target / 100).toFixed(2)}`, { target }]),
  };
}
