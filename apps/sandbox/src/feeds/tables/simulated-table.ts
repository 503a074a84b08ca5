import type { Draw } from '@baize/games';
import type { LiveGameResult, LiveTableChange, LiveTableFrame } from '@baize/providers';

import { OTHER_DEALERS, TURKISH_DEALERS } from './dealers.ts';
import { drawResult } from './draw-result.ts';
import { tableLimits } from './table-limits.ts';
import type { TableSeed } from './table-seed.ts';

const SEATS = [1, 2, 3, 4, 5, 6, 7] as const;
const KEPT_RESULTS = 20;
/** Between two results only the number of players changes. */
const STEPS_PER_ROUND = 6;
const ROUND_MS = 30_000;
const ROUNDS_PER_DEALER = 40;
const FIRST_GAME = 70_000_000_000;

/** A table with dealer, seats and rounds. It changes only through `step` and `catchUp`. */
export class SimulatedTable {
  readonly seed: TableSeed;
  readonly #draw: Draw;
  readonly #seats = new Map<number, boolean>();
  #results: LiveGameResult[] = [];
  #dealer: string;
  #players: number;
  #game: number;
  #step: number;

  constructor(seed: TableSeed, draw: Draw, nowMs: number) {
    this.seed = seed;
    this.#draw = draw;
    this.#dealer = this.#nextDealer();
    this.#game = FIRST_GAME + draw(1_000_000) * 1_000;
    this.#step = draw(STEPS_PER_ROUND);
    for (const seat of SEATS) this.#seats.set(seat, draw(3) > 0);
    this.#players = seed.type === 'BLACKJACK' ? this.#countSeated() : 5 + draw(240);
    this.catchUp(nowMs);
  }

  /** Plays missed rounds, as far as they would still be shown. */
  catchUp(nowMs: number): void {
    const lastMs = Date.parse(this.#results.at(-1)?.time ?? '') || 0;
    const missed = Math.min(Math.floor((nowMs - lastMs) / ROUND_MS), KEPT_RESULTS);
    for (let ago = missed - 1; ago >= 0; ago--) this.#play(nowMs - ago * ROUND_MS);
  }

  /** The next change of the table. */
  step(nowMs: number): LiveTableChange {
    this.#step += 1;
    const { id: tableId } = this.seed;
    if (this.#step % STEPS_PER_ROUND === 0) {
      const gameResult = this.#play(nowMs);
      if (this.#game % ROUNDS_PER_DEALER !== 0) return { tableId, gameResult };
      this.#dealer = this.#nextDealer();
      return { tableId, gameResult, dealer: { name: this.#dealer } };
    }
    if (this.seed.type === 'BLACKJACK') return { tableId, ...this.#changeSeat() };
    this.#players = Math.max(0, this.#players + this.#draw(9) - 4);
    return { tableId, totalSeatedPlayers: this.#players };
  }

  /** The complete table; null if it does not offer the currency. */
  frame(currency: string): LiveTableFrame | null {
    const limits = tableLimits(this.seed, currency);
    if (limits === null) return null;
    const seats = Object.fromEntries([...this.#seats].map(([seat, isTaken]) => [`seat${seat}`, isTaken]));
    return {
      tableId: this.seed.id,
      tableName: this.seed.name,
      tableType: this.seed.type,
      tableOpen: true,
      tableImage: this.seed.image,
      tableLimits: limits,
      dealer: { name: this.#dealer },
      totalSeatedPlayers: this.#players,
      currency,
      last20Results: this.#results,
      ...(this.seed.type === 'BLACKJACK' ? seats : {}),
    };
  }

  /** Statistics of the last results. */
  statistics(): Readonly<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (const { winner, color, result } of this.#results) {
      const name = winner ?? color ?? result ?? '';
      counts[name] = (counts[name] ?? 0) + 1;
    }
    return counts;
  }

  #play(atMs: number): LiveGameResult {
    this.#game += 1;
    const result = {
      gameId: String(this.#game),
      time: new Date(atMs).toISOString(),
      ...drawResult(this.seed.type, this.#draw),
    };
    this.#results = [...this.#results, result].slice(-KEPT_RESULTS);
    return result;
  }

  #changeSeat() {
    const seat = this.#draw(SEATS.length) + 1;
    this.#seats.set(seat, !this.#seats.get(seat));
    this.#players = this.#countSeated();
    return { [`seat${seat}`]: this.#seats.get(seat), totalSeatedPlayers: this.#players };
  }

  #countSeated(): number {
    return [...this.#seats.values()].filter(Boolean).length;
  }

  #nextDealer(): string {
    const names = this.seed.turkish ? TURKISH_DEALERS : OTHER_DEALERS;
    return names[this.#draw(names.length)] ?? '';
  }
}
