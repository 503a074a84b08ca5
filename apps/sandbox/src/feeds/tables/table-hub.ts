import type { Clock } from '@baize/clock';
import type { Draw } from '@baize/games';
import type { LiveFeedMessage } from '@baize/providers';

import type { FeedControls } from '../feed-controls.ts';
import type { SocketPeer } from '../socket/socket-peer.ts';
import { sendWithFault } from './send-with-fault.ts';
import { readRequest } from './read-request.ts';
import { SimulatedTable } from './simulated-table.ts';
import type { TableSeed } from './table-seed.ts';

/** The subscription of a page. */
interface Watcher {
  currency: string;
  statistics: boolean;
  tables: Set<string>;
}

const NATURAL_STEP_MS = { least: 3_000, spread: 3_000 };
const MS_PER_SECOND = 1_000;

/** All tables and the pages that watch them. Only watched tables change. */
export class TableHub {
  readonly #tables: ReadonlyMap<string, SimulatedTable>;
  readonly #watchers = new Map<SocketPeer, Watcher>();
  readonly #nextStepMs = new Map<string, number>();
  readonly #clock: Clock;
  readonly #draw: Draw;
  readonly #controls: FeedControls;
  #lastTickMs: number;
  /** Fraction of a change that is due at the set rate. */
  #owed = 0;
  #turn = 0;
  #sent = 0;

  constructor(
    seeds: readonly TableSeed[],
    { clock, draw, controls }: { clock: Clock; draw: Draw; controls: FeedControls },
  ) {
    this.#clock = clock;
    this.#draw = draw;
    this.#controls = controls;
    this.#lastTickMs = this.#nowMs();
    this.#tables = new Map(
      seeds.map((seed) => [seed.id, new SimulatedTable(seed, draw, this.#lastTickMs)] as const),
    );
  }

  open(peer: SocketPeer): void {
    if (this.#controls.fault === 'drop') return peer.drop();
    this.#watchers.set(peer, { currency: 'TRY', statistics: false, tables: new Set() });
  }

  close(peer: SocketPeer): void {
    this.#watchers.delete(peer);
  }

  take(peer: SocketPeer, text: string): void {
    const watcher = this.#watchers.get(peer);
    const request = readRequest(text);
    if (request === null || watcher === undefined) return;
    switch (request.type) {
      case 'ping':
        return this.#send(peer, { pongTime: this.#nowMs(), pingTime: request.pingTime });
      case 'available':
        return this.#send(peer, { tableKey: [...this.#tables.keys()] });
      case 'subscribe': {
        watcher.currency = request.currency;
        watcher.statistics = request.statistics ?? false;
        for (const tableId of [request.key].flat()) this.#show(peer, watcher, tableId);
      }
    }
  }

  /** Applies the changes that are due since the last tick. */
  tick(): void {
    const nowMs = this.#nowMs();
    const { rate, fault } = this.#controls;
    if (fault === 'drop') for (const peer of this.#watchers.keys()) peer.drop();
    const watched = [...new Set([...this.#watchers.values()].flatMap(({ tables }) => [...tables]))];
    if (rate === null) this.#stepNaturally(watched, nowMs);
    else this.#stepAtRate(watched, rate, nowMs);
    this.#lastTickMs = nowMs;
  }

  /** For the console: number of pages, watched tables and sent messages. */
  describe() {
    const watched = new Set([...this.#watchers.values()].flatMap(({ tables }) => [...tables]));
    return {
      tables: this.#tables.size,
      pages: this.#watchers.size,
      watched: watched.size,
      messagesSent: this.#sent,
    };
  }

  #show(peer: SocketPeer, watcher: Watcher, tableId: string): void {
    const table = this.#tables.get(tableId);
    if (table === undefined) return this.#send(peer, { tableId, error: 'unknown table' });
    table.catchUp(this.#nowMs());
    const frame = table.frame(watcher.currency);
    if (frame === null) return this.#send(peer, { tableId, error: 'no limits in this currency' });
    watcher.tables.add(tableId);
    this.#send(peer, frame);
  }

  #stepNaturally(watched: readonly string[], nowMs: number): void {
    for (const tableId of watched) {
      const dueMs = this.#nextStepMs.get(tableId) ?? nowMs + this.#draw(NATURAL_STEP_MS.least);
      this.#nextStepMs.set(tableId, dueMs);
      if (nowMs < dueMs) continue;
      this.#nextStepMs.set(tableId, nowMs + NATURAL_STEP_MS.least + this.#draw(NATURAL_STEP_MS.spread));
      this.#step(tableId, nowMs);
    }
  }

  #stepAtRate(watched: readonly string[], rate: number, nowMs: number): void {
    if (watched.length === 0) return;
    this.#owed += (rate * (nowMs - this.#lastTickMs)) / MS_PER_SECOND;
    // A backlog after a pause is dropped, so that it doesn't cause a burst.
    this.#owed = Math.min(this.#owed, rate);
    for (; this.#owed >= 1; this.#owed -= 1) {
      this.#turn += 1;
      this.#step(watched[this.#turn % watched.length] ?? '', nowMs);
    }
  }

  #step(tableId: string, nowMs: number): void {
    const table = this.#tables.get(tableId);
    if (table === undefined) return;
    const change = table.step(nowMs);
    for (const [peer, { tables, currency, statistics }] of this.#watchers) {
      if (!tables.has(tableId)) continue;
      const message = statistics ? { ...change, statistics: table.statistics() } : change;
      this.#send(peer, message);
      if (this.#controls.fault !== 'storm') continue;
      const whole = table.frame(currency);
      for (let again = 0; again < 4; again++) {
        this.#send(peer, message);
        if (whole !== null) this.#send(peer, whole);
      }
    }
  }

  #send(peer: SocketPeer, message: LiveFeedMessage): void {
    this.#sent += 1;
    sendWithFault(peer, JSON.stringify(message), this.#controls.fault, this.#sent);
  }

  #nowMs(): number {
    return this.#clock.now().getTime();
  }
}
