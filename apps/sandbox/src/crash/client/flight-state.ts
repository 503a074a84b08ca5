import { multiplierAt } from '@baize/games/crash/curve';

import type {
  ChainFacts,
  CrashMessage,
  CrashPhase,
  CrashUpdate,
  ListedBet,
  OwnBet,
  RoundResult,
} from '../crash-messages.ts';

/** How far the page draws ahead of the last update. Beyond it the flight is over, or the connection is slow. */
const LONGEST_AHEAD_MS = 250;
const SHOWN_RESULTS = 20;

/** What the page knows of the shared round. */
export class FlightState {
  phase: CrashPhase = 'waiting';
  round = 0;
  chain: ChainFacts | null = null;
  results: readonly RoundResult[] = [];
  readonly list = new Map<number, ListedBet>();
  /** The player's bets of this round, by their slot. */
  readonly own = new Map<1 | 2, OwnBet>();
  /** When the phase began, by this page's clock, as the fastest message had it. */
  #beganAt = 0;
  #lastMs = 0;

  /** Applies a message. @param now `performance.now()` */
  take(message: CrashMessage, now: number): void {
    if (message.type === 'own') this.#takeOwn(message.bet);
    if (message.type === 'chain') this.chain = message.chain;
    if (message.type === 'all') {
      this.chain = message.chain;
      this.results = message.results;
      this.#begin(message, now);
      this.list.clear();
      for (const bet of message.list) this.list.set(bet[0], bet);
      this.own.clear();
      for (const bet of message.own) this.#takeOwn(bet);
    }
    if (message.type === 'update') this.#update(message, now);
  }

  /** Milliseconds of the phase, never ahead of the server. */
  elapsedMs(now: number): number {
    const elapsed = Math.max(0, now - this.#beganAt);
    return this.phase === 'flight' ? Math.min(elapsed, this.#lastMs + LONGEST_AHEAD_MS) : elapsed;
  }

  /** What the flight shows, in hundredths; the end of the round in the pause after it. */
  multiplier(now: number): number {
    if (this.phase === 'pause') return this.results[0]?.crashPoint ?? 100;
    return this.phase === 'flight' ? multiplierAt(Math.floor(this.elapsedMs(now))) : 100;
  }

  #update(update: CrashUpdate, now: number): void {
    const isNewRound = update.round !== this.round && update.phase === 'betting';
    if (isNewRound) {
      this.list.clear();
      this.own.clear();
    }
    if (update.phase !== this.phase || update.round !== this.round) this.#begin(update, now);
    this.#lastMs = update.ms;
    this.#beganAt = Math.min(this.#beganAt, now - update.ms);
    for (const bet of update.joined ?? []) this.list.set(bet[0], bet);
    for (const entry of update.left ?? []) this.list.delete(entry);
    for (const [entry, cashOut] of update.out ?? []) {
      const [, name, stake, currency] = this.list.get(entry) ?? [];
      if (name !== undefined && stake !== undefined && currency !== undefined)
        this.list.set(entry, [entry, name, stake, currency, cashOut]);
    }
    if (update.result) this.results = [update.result, ...this.results].slice(0, SHOWN_RESULTS);
  }

  #begin({ phase, round, ms }: Pick<CrashUpdate, 'phase' | 'round' | 'ms'>, now: number): void {
    this.phase = phase;
    this.round = round;
    this.#lastMs = ms;
    this.#beganAt = now - ms;
  }

  /** A bet that was refused or returned leaves its panel free. */
  #takeOwn(bet: OwnBet): void {
    if (bet.round !== this.round) return;
    const isGone = ['refused', 'refunding', 'refunded'].includes(bet.state);
    if (!isGone) this.own.set(bet.slot, bet);
    else if (this.own.get(bet.slot)?.id === bet.id) this.own.delete(bet.slot);
  }
}

/** What a bet left with, in hundredths; null if it did not leave, or has not yet. */
export function cashOutOf({ result }: Pick<OwnBet, 'result'>): number | null {
  // The studio stores no other results of this game.
  return (result as { cashOut: number | null } | null)?.cashOut ?? null;
}
