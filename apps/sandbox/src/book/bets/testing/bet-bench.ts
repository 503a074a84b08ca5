import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createIdMaker, type ManualClock, manualClock } from '@baize/clock';
import type { PriceRule } from '@baize/games/sports';
import { createKeyRing, type LaunchTicket } from '@baize/providers';
import { vi } from 'vitest';

import { type Journal, openJournal } from '../../../journal/journal.ts';
import { createFaultBoard } from '../../../studio/wallet/fault-board.ts';
import { FakeWallet } from '../../../studio/wallet/fake-wallet.ts';
import { type Visit, Visits } from '../../../visits/visit.ts';
import type { Bet, BetOrder, OrderedPick } from '../../bets.ts';
import { openBetArchive } from '../archive/bet-archive.ts';
import { isDue } from '../bet-moves.ts';
import { SandboxBetDesk } from '../bet-desk.ts';
import { type BetEntry, type BetRecord, keepBets } from '../bet-record.ts';
import { createDirectClient } from './direct-client.ts';
import { KillSwitch } from './kill-switch.ts';
import { RESULT_MARKET, ScriptedBook } from './scripted-book.ts';

const PARTY = 'sandbox-betconstruct';
const keys = createKeyRing(['k'.repeat(40)]);
/** Matches 1 to 12 begin an hour after the start of a test. */
const MATCHES = 12;
const HOUR_MS = 3_600_000;

/** A desk with a scripted book and a wallet of 1,000.00 that all its players share. */
export class BetBench {
  readonly clock: ManualClock = manualClock(new Date('2026-05-01T12:00:00Z'));
  readonly ids = createIdMaker(this.clock);
  readonly wallet = new FakeWallet(keys, this.clock);
  readonly faults = createFaultBoard();
  readonly log = { info: () => {}, warn: () => {}, error: () => {} };
  readonly visits = new Visits();
  readonly book = new ScriptedBook();
  desk!: SandboxBetDesk;
  killSwitch = new KillSwitch();
  #journal!: Journal<BetEntry>;
  #writesLeft = Infinity;
  #folder = '';
  #requests = 0;

  static async open(): Promise<BetBench> {
    const bench = new BetBench();
    bench.#folder = await mkdtemp(join(tmpdir(), 'bets-'));
    const startsAt = new Date(bench.clock.now().getTime() + HOUR_MS);
    for (let match = 1; match <= MATCHES; match += 1) bench.book.add(match, startsAt);
    await bench.#openDesk();
    return bench;
  }

  get balance(): number {
    return Number(this.wallet.balanceMinor);
  }

  get journalPath(): string {
    return join(this.#folder, 'bets.jsonl');
  }

  get archivePath(): string {
    return join(this.#folder, 'archive');
  }

  /** Ends the desk and opens it again from its journal, as another process does. */
  async restart(between: () => void = () => undefined): Promise<void> {
    await this.desk.close();
    between();
    await this.#openDesk();
  }

  /** @param after how many writes that still succeed */
  async withBrokenDisk(work: () => Promise<void>, after = 0): Promise<void> {
    this.#writesLeft = after;
    try {
      await work();
    } finally {
      this.#writesLeft = Infinity;
    }
  }

  /** Opens the desk again from its journal after the process was killed. */
  async revive(): Promise<void> {
    this.killSwitch.isDead = true;
    await this.#journal.close();
    await this.#openDesk();
  }

  /** A page of a player, or with play money if `player` is null. */
  visit(player: string | null = '7-5', limits = { minBet: 100, maxBet: 500_000 }): Visit {
    const playKey = this.ids.secret();
    const key = keys.current(PARTY, 7);
    const visit: Visit = {
      playKey,
      ticket: { key, token: player, currency: 'TRY', game: { code: '190201' } } as LaunchTicket,
      limits,
      balanceMinor: 100_000,
      freeSpins: null,
      bonus: null,
      wallet: player === null ? null : { session: `s-${player}`, player },
      name: player === null ? null : `Player ${player}`,
      seat: player === null ? playKey : `${key.id} ${player} 190201`,
      wagerByRequest: new Map(),
    };
    this.visits.add(visit);
    return visit;
  }

  /** An accumulator unless sizes are given. @param picks such as `1:X`, a match and a pick at its price of now */
  order(picks: readonly string[], order: Partial<BetOrder> = {}): BetOrder {
    this.#requests += 1;
    return {
      requestId: `request-${this.#requests}`,
      picks: picks.map((text) => this.pick(text)),
      sizes: [picks.length],
      bankers: [],
      lineStakeMinor: 1_000n,
      rule: 'none' satisfies PriceRule,
      ...order,
    };
  }

  pick(text: string): OrderedPick {
    const [event, pick = ''] = text.split(':');
    const eventId = Number(event);
    const market = this.book.snapshot(eventId).offers.find(({ id }) => id === RESULT_MARKET);
    const price = market?.picks.find((offered) => offered.pick === pick)?.price ?? 2_000;
    return { eventId, marketId: RESULT_MARKET, pick, price };
  }

  place(visit: Visit, picks: readonly string[], order: Partial<BetOrder> = {}): Promise<Bet> {
    return this.desk.place(visit, this.order(picks, order));
  }

  record(id: string): BetRecord {
    const record = this.desk.store.shelf.find(id);
    if (!record) throw new Error(`no bet ${id}`);
    return record;
  }

  /** Waits until all is stored and paid. */
  async settled(): Promise<void> {
    await this.desk.settled();
    const check = () => {
      const due = this.desk.store.shelf.all().filter(isDue);
      if (due.length > 0) throw new Error(`not paid: ${JSON.stringify(due)}`);
    };
    await vi.waitFor(check, { timeout: 10_000, interval: 5 });
  }

  async close(): Promise<void> {
    await this.desk.close();
    await rm(this.#folder, { recursive: true });
  }

  async #openDesk(): Promise<void> {
    const { clock, ids, log, visits, book, faults, wallet } = this;
    const keep = (entries: BetEntry[]) => keepBets(entries, clock.now());
    const archive = await openBetArchive(this.archivePath, log);
    const { journal, entries } = await openJournal<BetEntry, BetRecord>(this.journalPath, keep);
    this.#journal = journal;
    const killSwitch = new KillSwitch();
    this.killSwitch = killSwitch;
    const client = killSwitch.wallet(createDirectClient(wallet, faults));
    const retry = { firstDelayMs: 1, longestDelayMs: 10, giveUpAfterMs: 60_000 };
    this.desk = new SandboxBetDesk({
      journal: killSwitch.journal(this.#breakable(journal)),
      archive,
      wallet: client,
      keys,
      clock,
      ids,
      retry,
      log,
      visits,
      book,
    });
    this.desk.restore(entries);
    await this.desk.resume(entries);
  }

  #breakable(journal: Journal<BetEntry>): Journal<BetEntry> {
    const appendAll = async (entries: readonly BetEntry[]) => {
      this.#writesLeft -= 1;
      if (this.#writesLeft < 0) throw new Error('disk full');
      await journal.appendAll(entries);
    };
    return { append: (entry) => appendAll([entry]), appendAll, close: () => journal.close() };
  }
}
