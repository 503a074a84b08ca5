import type { Offer, OfferedPick, PickResult, Price, Score } from '@baize/games/sports';

import type { Book, BookChange, BookEvent, EventStatus, Phase, SportId, Tracker } from '../../book.ts';

interface ScriptedEvent {
  readonly event: BookEvent;
  phase: Phase;
  isSuspended: boolean;
  score: Score | null;
  version: number;
  /** By market and pick. */
  readonly prices: Map<string, OfferedPick>;
  /** That have left the sale. */
  readonly unsold: Map<string, OfferedPick>;
  readonly results: Map<string, PickResult>;
}

export const RESULT_MARKET = 'full.result';

/** A book whose matches do what a test says. Every event has the market of the result. */
export class ScriptedBook implements Book {
  readonly #events = new Map<number, ScriptedEvent>();
  readonly #listeners = new Set<(changes: readonly BookChange[]) => void>();

  /** Adds a match that has not begun, with prices of 2.00, 3.00 and 4.00 for 1, X and 2. */
  add(id: number, startsAt: Date, sport: SportId = 'football'): void {
    const league = {
      id: `league-${sport}`,
      sport,
      country: 'tr',
      name: { tr: 'Kıyı Ligi', en: 'Coast League' },
      rank: 1,
    };
    const side = (name: string) => ({
      id: `${name}-${id}`,
      name: `${name} ${id}`,
      short: name.slice(0, 3).toUpperCase(),
      colors: ['#000000', '#ffffff'] as const,
    });
    const event = { id, league, home: side('Akdere'), away: side('Gökova'), startsAt };
    this.#events.set(id, {
      event,
      phase: 'upcoming',
      isSuspended: false,
      score: null,
      version: 1,
      prices: new Map(),
      unsold: new Map(),
      results: new Map(),
    });
    this.price(id, '1', 2_000);
    this.price(id, 'X', 3_000);
    this.price(id, '2', 4_000);
  }

  price(id: number, pick: string, price: Price | null, chance = 0.5, market = RESULT_MARKET): void {
    const of = this.#of(id);
    of.prices.set(`${market} ${pick}`, { pick, price, chance });
    of.version += 1;
    this.#publish(id, 'prices');
  }

  /** Takes a pick off the sale. */
  remove(id: number, pick: string, market = RESULT_MARKET): void {
    const { prices, unsold } = this.#of(id);
    const key = `${market} ${pick}`;
    const offered = prices.get(key);
    if (offered) unsold.set(key, { ...offered, price: null });
    prices.delete(key);
    this.#publish(id, 'prices');
  }

  begin(id: number): void {
    this.#of(id).phase = 'live';
    this.#publish(id, 'status');
  }

  suspend(id: number, isSuspended = true): void {
    this.#of(id).isSuspended = isSuspended;
    this.#publish(id, 'status', 'prices');
  }

  /** Decides a pick while the match goes on. */
  decide(id: number, pick: string, result: PickResult, market = RESULT_MARKET): void {
    this.#of(id).results.set(`${market} ${pick}`, result);
    this.#publish(id, 'status');
  }

  /** Ends a match. @param results by pick of the market of the result */
  end(id: number, results: Readonly<Record<string, PickResult>>, score: Score | null = null): void {
    Object.assign(this.#of(id), { phase: 'ended', score });
    this.#enter(id, results);
    this.#publish(id, 'status', 'ended');
  }

  correct(
    id: number,
    results: Readonly<Record<string, PickResult | null>>,
    score: Score | null = this.#of(id).score,
  ): void {
    this.#of(id).score = score;
    this.#enter(id, results);
    this.#publish(id, 'corrected');
  }

  /** Changes results without a notice, as if nobody had listened. */
  enterQuietly(id: number, results: Readonly<Record<string, PickResult | null>>): void {
    this.#enter(id, results);
  }

  forget(id: number): void {
    this.#events.delete(id);
  }

  leagues() {
    return [];
  }

  list() {
    return [...this.#events.values()].map(({ event }) => event);
  }

  find(id: number): BookEvent | null {
    return this.#events.get(id)?.event ?? null;
  }

  status(id: number): EventStatus {
    const { phase, isSuspended, score } = this.#of(id);
    return { phase, isSuspended, tracker: score && trackerOf(score) };
  }

  snapshot(id: number) {
    const { version, prices, isSuspended } = this.#of(id);
    const markets = new Map<string, OfferedPick[]>();
    for (const [key, offered] of prices) {
      const [market = ''] = key.split(' ');
      const shown = isSuspended ? { ...offered, price: null } : offered;
      markets.set(market, [...(markets.get(market) ?? []), shown]);
    }
    const offers: Offer[] = [...markets].map(([market, picks]) => ({ id: market, picks }));
    return { version, offers };
  }

  value(id: number, market: string, pick: string): OfferedPick | null {
    const { phase, isSuspended, prices, unsold } = this.#of(id);
    const isOn = (phase === 'upcoming' || phase === 'live') && !isSuspended;
    const key = `${market} ${pick}`;
    return isOn ? (prices.get(key) ?? unsold.get(key) ?? null) : null;
  }

  judge(id: number, market: string, pick: string): PickResult | null {
    return this.#of(id).results.get(`${market} ${pick}`) ?? null;
  }

  watch(listener: (changes: readonly BookChange[]) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #of(id: number): ScriptedEvent {
    const found = this.#events.get(id);
    if (!found) throw new RangeError(`no event ${id}`);
    return found;
  }

  #enter(id: number, results: Readonly<Record<string, PickResult | null>>): void {
    const known = this.#of(id).results;
    for (const [pick, result] of Object.entries(results)) {
      if (result === null) known.delete(`${RESULT_MARKET} ${pick}`);
      else known.set(`${RESULT_MARKET} ${pick}`, result);
    }
  }

  #publish(id: number, ...kinds: ('prices' | 'status' | 'ended' | 'corrected')[]): void {
    const change = { event: this.#of(id).event, kinds: new Set(kinds) };
    for (const listener of this.#listeners) listener([change]);
  }
}

const trackerOf = (score: Score): Tracker => ({
  minute: null,
  part: 2,
  score,
  parts: [],
  points: null,
  server: null,
  incidents: [],
  counts: {},
});
