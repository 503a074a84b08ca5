import type { Clock } from '@baize/clock';
import type { LiveFeedMessage, LiveTableChange } from '@baize/providers';

import type { LiveTable } from '../../tables/live-table.ts';
import type { TableFloor } from '../../tables/table-floor.ts';
import type { TableNews } from '../../tables/table-parts.ts';
import { isFed } from '../../tables/table-seed.ts';
import type { FeedControls } from '../feed-controls.ts';
import type { SocketPeer } from '../socket/socket-peer.ts';
import { countsOf, describeTable, statisticsOf } from './describe-table.ts';
import { readRequest } from './read-request.ts';
import { sendWithFault } from './send-with-fault.ts';

/** The subscription of a page, with what ends it for each table. */
interface Watcher {
  currency: string;
  statistics: boolean;
  readonly tables: Map<string, () => void>;
}

/** Pages take a table that is silent for longer for one that is gone. */
const LONGEST_SILENCE_MS = 5_000;
const MS_PER_SECOND = 1_000;

/** The lobby's view of the live tables: what happens at them is sent to the pages that watch them. */
export class TableHub {
  readonly #floor: TableFloor;
  readonly #watchers = new Map<SocketPeer, Watcher>();
  readonly #lastSentMs = new Map<string, number>();
  readonly #clock: Clock;
  readonly #controls: FeedControls;
  #lastTickMs: number;
  /** Fraction of a change that is due at the set rate. */
  #owed = 0;
  #turn = 0;
  #sent = 0;

  constructor(floor: TableFloor, { clock, controls }: { clock: Clock; controls: FeedControls }) {
    this.#floor = floor;
    this.#clock = clock;
    this.#controls = controls;
    this.#lastTickMs = this.#nowMs();
    floor.listen((table, news) => this.#publish(table, news));
  }

  open(peer: SocketPeer): void {
    if (this.#controls.fault === 'drop') return peer.drop();
    this.#watchers.set(peer, { currency: 'TRY', statistics: false, tables: new Map() });
  }

  close(peer: SocketPeer): void {
    for (const endWatch of this.#watchers.get(peer)?.tables.values() ?? []) endWatch();
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
        return this.#send(peer, { tableKey: this.#floor.fedIds });
      case 'subscribe': {
        watcher.currency = request.currency;
        watcher.statistics = request.statistics ?? false;
        for (const tableId of [request.key].flat()) this.#show(peer, watcher, tableId);
      }
    }
  }

  /** Repeats what is true of tables that were silent, or at the set rate ends empty rounds early. */
  tick(): void {
    const nowMs = this.#nowMs();
    const { rate, fault } = this.#controls;
    if (fault === 'drop') for (const peer of this.#watchers.keys()) peer.drop();
    const watched = this.#watched();
    if (rate !== null) this.#changeAtRate(watched, rate, nowMs);
    else
      for (const table of watched)
        if (nowMs - (this.#lastSentMs.get(table.seed.id) ?? 0) >= LONGEST_SILENCE_MS)
          this.#publish(table, 'count');
    this.#lastTickMs = nowMs;
  }

  /** For the console: number of pages, watched tables and sent messages. */
  describe() {
    return {
      tables: this.#floor.fedIds.length,
      pages: this.#watchers.size,
      watched: this.#watched().length,
      messagesSent: this.#sent,
    };
  }

  #watched(): LiveTable[] {
    const ids = new Set([...this.#watchers.values()].flatMap(({ tables }) => [...tables.keys()]));
    return [...ids].flatMap((id) => this.#floor.find(id) ?? []);
  }

  #show(peer: SocketPeer, watcher: Watcher, tableId: string): void {
    const table = this.#floor.find(tableId);
    if (table === null || !isFed(table.seed)) return this.#send(peer, { tableId, error: 'unknown table' });
    const endWatch = watcher.tables.get(tableId) ?? table.watch();
    const whole = describeTable(table, watcher.currency);
    if (whole === null) {
      endWatch();
      watcher.tables.delete(tableId);
      return this.#send(peer, { tableId, error: 'no limits in this currency' });
    }
    watcher.tables.set(tableId, endWatch);
    this.#lastSentMs.set(tableId, this.#nowMs());
    this.#send(peer, whole);
  }

  /** By turns a round that ends early, if nobody plays it, and who is at the table. */
  #changeAtRate(watched: readonly LiveTable[], rate: number, nowMs: number): void {
    if (watched.length === 0) return;
    this.#owed += (rate * (nowMs - this.#lastTickMs)) / MS_PER_SECOND;
    // A backlog after a pause is dropped, so that it doesn't cause a burst.
    this.#owed = Math.min(this.#owed, rate);
    for (; this.#owed >= 1; this.#owed -= 1) {
      this.#turn += 1;
      const table = watched[this.#turn % watched.length];
      const isRound = this.#turn % (2 * watched.length) < watched.length;
      if (table && !(isRound && table.hurry()))
        this.#publish(table, table.game.seats === null ? 'count' : 'seats');
    }
  }

  #publish(table: LiveTable, news: TableNews): void {
    const change = changeOf(table, news);
    const tableId = table.seed.id;
    this.#lastSentMs.set(tableId, this.#nowMs());
    for (const [peer, { tables, currency, statistics }] of this.#watchers) {
      if (!tables.has(tableId)) continue;
      const message = statistics ? { ...change, statistics: statisticsOf(table) } : change;
      this.#send(peer, message);
      if (this.#controls.fault !== 'storm') continue;
      const whole = describeTable(table, currency);
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

function changeOf(table: LiveTable, news: TableNews): LiveTableChange {
  const tableId = table.seed.id;
  if (news === 'count') return { tableId, totalSeatedPlayers: table.players };
  if (news === 'seats') return { tableId, ...countsOf(table) };
  const { result: gameResult, newDealer } = news;
  return { tableId, gameResult, ...(newDealer === null ? {} : { dealer: { name: newDealer } }) };
}
