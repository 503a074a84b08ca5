import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createIdMaker, type ManualClock, manualClock } from '@baize/clock';
import {
  type CrashBet,
  type CrashResult,
  crashResultOf,
  createCrashChain,
  flightMsOf,
  crashTerms,
} from '@baize/games';
import { createKeyRing, type LaunchTicket, STUDIO_PARTY } from '@baize/providers';

import { openJournal } from '../../journal/journal.ts';
import { createFaultBoard } from '../../studio/wallet/fault-board.ts';
import { FakeWallet } from '../../studio/wallet/fake-wallet.ts';
import { createWalletClient } from '../../studio/wallet/wallet-client.ts';
import { openVisit } from '../../visits/open-visit.ts';
import { type Visit, Visits } from '../../visits/visit.ts';
import { keepUnfinished, type Wager } from '../../wagers/wager.ts';
import { WagerBook } from '../../wagers/wager-book.ts';
import { Audience, type Reader } from '../audience.ts';
import { CrashLog } from '../crash-log.ts';
import type { CrashMessage } from '../crash-messages.ts';
import { CrashTable } from '../crash-table.ts';
import { BETTING_MS, PAUSE_MS } from '../house-rules.ts';
import type { CrashWager } from '../round-bets.ts';

const SALT = 'ab'.repeat(32);
const CHAIN_ROUNDS = 300;

/** A page and what it has received. */
export interface Listener {
  readonly reader: Reader;
  readonly messages: CrashMessage[];
}

/** A table with a wallet, a clock that the test moves, and files in a folder of its own. */
export class TableFixture {
  readonly clock: ManualClock = manualClock(new Date('2026-05-01T12:00:00Z'));
  readonly ids = createIdMaker(this.clock);
  readonly keys = createKeyRing(['k'.repeat(40)]);
  readonly wallet = new FakeWallet(this.keys, this.clock);
  readonly visits = new Visits();
  table!: CrashTable;
  book!: WagerBook;
  rounds!: CrashLog;
  audience!: Audience;
  #folder = '';
  #siteUrl = '';

  async open(): Promise<void> {
    this.#folder = await mkdtemp(join(tmpdir(), 'crash-'));
    this.#siteUrl = await this.wallet.listen();
    await this.start();
  }

  /** A process that continues what an earlier one left on disk. */
  async start(): Promise<void> {
    const { clock, ids, keys, visits } = this;
    const { journal, entries } = await openJournal<Wager>(join(this.#folder, 'wagers.jsonl'), keepUnfinished);
    const wallet = createWalletClient({
      siteUrl: this.#siteUrl,
      clock,
      faults: createFaultBoard(),
      timeoutMs: 5_000,
    });
    const log = { info: () => {}, warn: () => {}, error: () => {} };
    const retry = { firstDelayMs: 5, longestDelayMs: 20, giveUpAfterMs: 60_000 };
    this.book = new WagerBook({ journal, wallet, keys, clock, ids, retry, log, visits });
    this.rounds = await CrashLog.open(join(this.#folder, 'rounds.jsonl'), ids, CHAIN_ROUNDS);
    this.audience = new Audience();
    this.table = new CrashTable({
      clock,
      rounds: this.rounds,
      book: this.book,
      audience: this.audience,
      log,
    });
    this.book.resume(entries, () => false);
  }

  /** Ends the process; what it stored stays. */
  async stop(): Promise<void> {
    await this.book.close();
    await this.rounds.close();
  }

  async close(): Promise<void> {
    await this.stop();
    await this.wallet.close();
    await rm(this.#folder, { recursive: true });
  }

  /** A page with real money, or with play money without a token. */
  async visit(token: string | null = 'token-1', game = '190170', siteId = 7): Promise<Visit> {
    this.wallet.renewToken();
    const ticket = {
      key: this.keys.current(STUDIO_PARTY, siteId),
      token,
      currency: 'TRY',
      game: { code: game },
    } as LaunchTicket;
    const wallet = createWalletClient({
      siteUrl: this.#siteUrl,
      clock: this.clock,
      faults: createFaultBoard(),
      timeoutMs: 5_000,
    });
    const opened = await openVisit(ticket, { wallet, ids: this.ids });
    if (!opened.ok) throw new Error(opened.reason);
    this.visits.add(opened.visit);
    return opened.visit;
  }

  async watch(visit: Visit): Promise<Listener> {
    const messages: CrashMessage[] = [];
    const sendText = (text: string) => messages.push(JSON.parse(text) as CrashMessage) > 0;
    const reader: Reader = { sendText, drop: () => {} };
    await this.table.open(reader, visit);
    const facts = this.rounds.facts;
    if (facts?.salt === null) await this.table.chooseSalt(facts.commitment, SALT);
    return { reader, messages };
  }

  async after(milliseconds: number): Promise<void> {
    this.clock.advance(milliseconds);
    await this.table.tick();
  }

  async takeOff(): Promise<void> {
    await this.after(BETTING_MS);
  }

  /** The result of the round whose bets are open, from the secret on disk, which nobody else has. */
  async peek(): Promise<CrashResult> {
    const lines = (await readFile(join(this.#folder, 'rounds.jsonl'), 'utf8')).trim().split('\n');
    const entries = lines.map((line) => JSON.parse(line) as { kind: string; secret: string; round: number });
    const secret = entries.find(({ kind }) => kind === 'chain')?.secret ?? '';
    const round = entries.findLast(({ kind }) => kind === 'opened')?.round ?? 1;
    const chain = createCrashChain(Buffer.from(secret, 'hex'), CHAIN_ROUNDS);
    return crashResultOf(chain, round, Buffer.from(SALT, 'hex'), crashTerms.edgeBasisPoints);
  }

  /** Plays whole rounds until the bets of one are open that ends as `fits` says. */
  async roundWith(fits: (crashPoint: number) => boolean): Promise<CrashResult> {
    for (;;) {
      const result = await this.peek();
      if (fits(result.crashPoint)) return result;
      await this.finishRound();
      await this.after(PAUSE_MS);
    }
  }

  /** From the bets to the end of the flight. */
  async finishRound(): Promise<CrashResult> {
    const result = await this.peek();
    await this.takeOff();
    await this.after(flightMsOf(result.crashPoint, crashTerms));
    return result;
  }

  place(visit: Visit, bet: Partial<CrashBet> = {}) {
    return this.table.place(visit, { slot: 1, stakeMinor: 1_000n, autoCashOut: null, ...bet });
  }

  /** A bet that the table took. */
  async placed(visit: Visit, bet: Partial<CrashBet> = {}): Promise<CrashWager> {
    const wager = await this.place(visit, bet);
    if (typeof wager === 'string') throw new Error(wager);
    return wager;
  }
}
