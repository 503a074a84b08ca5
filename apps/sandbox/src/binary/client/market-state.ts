import type { MarketMessage, OwnOption, SessionFacts } from '../binary-messages.ts';

/** What the page remembers of the price: somewhat more than its chart shows. */
const MOST_LEVELS = 2_000;

/** What the page knows of the price and of its player's bets. */
export class MarketState {
  session: SessionFacts | null = null;
  /** Number of the first of the levels. */
  firstTick = 0;
  levels: number[] = [];
  /** When the last one came, by this page's clock. */
  cameAt = 0;
  /** By id, oldest first. */
  readonly own = new Map<string, OwnOption>();

  /** Applies a message. @param now `performance.now()` */
  take(message: MarketMessage, now: number): void {
    if (message.type === 'own') this.own.set(message.bet.id, message.bet);
    if (message.type === 'all') {
      this.session = message.session;
      this.firstTick = message.firstTick;
      this.levels = [...message.levels];
      this.cameAt = now;
      this.own.clear();
      for (const bet of [...message.own].reverse()) this.own.set(bet.id, bet);
    }
    if (message.type === 'ticks')
      for (const { tick, level } of message.ticks) if (tick === this.lastTick + 1) this.#add(level, now);
  }

  /** −1 before the session. */
  get lastTick(): number {
    return this.firstTick + this.levels.length - 1;
  }

  /** Null for a tick that was not published, or long ago. */
  levelAt(tick: number): number | null {
    return this.levels[tick - this.firstTick] ?? null;
  }

  /** Whether a bet of so many ticks still fits into the session. */
  hasRoomFor(ticks: number): boolean {
    // Two of the delay, and as many for the way of the bet.
    return this.session !== null && this.levels.length > 0 && this.lastTick + ticks + 4 <= this.session.ticks;
  }

  get open(): OwnOption[] {
    return [...this.own.values()].filter(({ state }) => state === 'open');
  }

  #add(level: number, now: number): void {
    this.levels.push(level);
    this.cameAt = now;
    if (this.levels.length <= MOST_LEVELS) return;
    this.levels.shift();
    this.firstTick++;
  }
}
