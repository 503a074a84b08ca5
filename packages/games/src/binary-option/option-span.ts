import type { OptionSeconds, OptionTerms, PriceTerms } from './option-terms.ts';

/** When a session of prices began, and how many ticks it has after tick 0. */
export interface PriceSession {
  readonly startMs: number;
  readonly ticks: number;
  readonly price: PriceTerms;
}

/** The last tick that is published at a time of the server, −1 before the session; the last of all after it. */
export function tickAtTime({ startMs, ticks, price }: PriceSession, atMs: number): number {
  if (atMs < startMs) return -1;
  return Math.min(ticks, Math.floor(((atMs - startMs) * price.ticksPerSecond) / 1_000));
}

/** When a tick is published; rounded up, so that `tickAtTime` has it by then. */
export function timeOfTick({ startMs, price }: PriceSession, tick: number): number {
  return startMs + Math.ceil((tick * 1_000) / price.ticksPerSecond);
}

/** The two ticks whose levels decide a bet. Stored with it when it is accepted. */
export interface OptionSpan {
  readonly entryTick: number;
  readonly expiryTick: number;
}

/**
 * The span of a bet by the server's time of receipt. It begins with a tick that nobody has seen at that time, the next one or
 * later, so that neither a fast nor a slow connection is of use. Null if the session has not begun or ends before the bet.
 */
export function spanOfBet(
  session: PriceSession,
  receivedMs: number,
  seconds: OptionSeconds,
  { delayTicks }: OptionTerms,
): OptionSpan | null {
  const last = tickAtTime(session, receivedMs);
  const entryTick = last + delayTicks;
  const expiryTick = entryTick + seconds * session.price.ticksPerSecond;
  return last < 0 || expiryTick > session.ticks ? null : { entryTick, expiryTick };
}
