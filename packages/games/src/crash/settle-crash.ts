import { type Hundredths, payRoundedDown } from '../bets/pay.ts';
import type { CrashBet } from './crash-bets.ts';
import { firstMsOf, multiplierAt } from './crash-curve.ts';
import { type CrashTerms, LOWEST_CRASH_TARGET } from './crash-terms.ts';

/**
 * How long a round flies: until the curve would show more than the crash point, or until it shows the cap. So a cash-out pays
 * at the crash point itself, as an automatic one does. A crash point of 1.00 never takes off.
 */
export function flightMsOf(crashPoint: Hundredths, { cap }: CrashTerms): number {
  if (crashPoint < LOWEST_CRASH_TARGET) return 0;
  return crashPoint < cap ? firstMsOf(crashPoint + 1) : firstMsOf(cap);
}

/**
 * The multiplier of a cash-out by the server's time of receipt; null while the curve still shows 1.00, when there is nothing to
 * cash out.
 */
export function cashOutAt(receivedMs: number): Hundredths | null {
  const multiplier = multiplierAt(receivedMs);
  return multiplier < LOWEST_CRASH_TARGET ? null : multiplier;
}

/**
 * What a bet pays, in hundredths of its stake: the multiplier at which it left, unless the round crashed below it. It leaves at
 * the lowest of its own cash-out, its automatic one and the cap.
 *
 * @param cashOut from `cashOutAt`; null without one
 */
export function crashPays(
  { autoCashOut }: Pick<CrashBet, 'autoCashOut'>,
  cashOut: Hundredths | null,
  crashPoint: Hundredths,
  { cap }: CrashTerms,
): Hundredths {
  const left = Math.min(cashOut ?? cap, autoCashOut ?? cap, cap);
  return left <= crashPoint ? left : 0;
}

/** What a bet pays in minor units, its stake included. */
export function settleCrash(
  bet: CrashBet,
  cashOut: Hundredths | null,
  crashPoint: Hundredths,
  terms: CrashTerms,
): bigint {
  return payRoundedDown(bet.stakeMinor, crashPays(bet, cashOut, crashPoint, terms));
}
