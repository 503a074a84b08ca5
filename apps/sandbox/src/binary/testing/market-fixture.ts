import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createIdMaker, type ManualClock, manualClock } from '@baize/clock';
import type { OptionBet } from '@baize/games/binary-option';
import { createKeyRing, type LaunchTicket, STUDIO_PARTY } from '@baize/providers';

import { openJournal } from '../../journal/journal.ts';
import { createFaultBoard } from '../../studio/wallet/fault-board.ts';
import { FakeWallet } from '../../studio/wallet/fake-wallet.ts';
import { createWalletClient } from '../../studio/wallet/wallet-client.ts';
import { openVisit } from '../../visits/open-visit.ts';
import { type Visit, Visits } from '../../visits/visit.ts';
import { keepUnfinished, type Wager } from '../../wagers/wager.ts';
import { WagerBook } from '../../wagers/wager-book.ts';
import type { MarketMessage } from '../binary-messages.ts';
import { priceTerms } from '../house-rules.ts';
import { MarketPages, type Reader } from '../market-pages.ts';
import type { OptionWager } from '../option-bets.ts';
import { OptionMarket } from '../option-market.ts';
import { PriceLog } from '../price-log.ts';

const SALT = 'ab'.repeat(32);
/** Six minutes. */
const SESSION_TICKS = 360 * priceTerms.ticksPerSecond;
const TICK_MS = 1_000 / priceTerms.ticksPerSecond;

/** A page and what it has received. */
export interface Listener {
  readonly reader: Reader;
  readonly messages: MarketMessage[];
}

/** A market with a wallet, a clock that the test moves, and files in a folder of its own. */
export class MarketFixture {
  readonly clock: ManualClock = manualClock(new Date('2026-05-01T12:00:00Z'));
  readonly ids = createIdMaker(this.clock);
  readonly keys = createKeyRing(['k'.repeat(40)]);
  readonly wallet = new FakeWallet(this.keys, this.clock);
  readonly visits = new Visits();
  market!: OptionMarket;
  book!: WagerBook;
  prices!: PriceLog;
  pages!: MarketPages;
  #folder = '';
  #siteUrl = '';

  async open(): Promise<void> {
    this.#folder = await mkdtemp(join(tmpdir(), 'binary-'));
    this.#siteUrl = await this.wallet.listen();
    await this.start();
  }

  /** A process that continues what an earlier one left on disk. */
  async start(): Promise<void> {
    const { clock, ids, keys, visits } = this;
    const { journal, entries } = await openJournal<Wager>(join(this.#folder, 'wagers.jsonl'), keepUnfinished);
    const log = { info: () => {}, warn: () => {}, error: () => {} };
    const retry = { firstDelayMs: 5, longestDelayMs: 20, giveUpAfterMs: 60_000 };
    const wallet = this.#walletClient();
    this.book = new WagerBook({ journal, wallet, keys, clock, ids, retry, log, visits });
    this.prices = await PriceLog.open(join(this.#folder, 'prices.jsonl'), ids, SESSION_TICKS);
    this.pages = new MarketPages();
    const { book, prices, pages } = this;
    this.market = new OptionMarket({ clock, prices, book, pages, log });
    this.book.resume(entries, () => false);
  }

  /** Ends the process; what it stored stays. */
  async stop(): Promise<void> {
    await this.book.close();
    await this.prices.close();
  }

  async close(): Promise<void> {
    await this.stop();
    await this.wallet.close();
    await rm(this.#folder, { recursive: true });
  }

  /** A page with real money, or with play money without a token. */
  async visit(token: string | null = 'token-1'): Promise<Visit> {
    this.wallet.renewToken();
    const ticket = {
      key: this.keys.current(STUDIO_PARTY, 7),
      token,
      currency: 'TRY',
      game: { code: '900401' },
    } as LaunchTicket;
    const opened = await openVisit(ticket, { wallet: this.#walletClient(), ids: this.ids });
    if (!opened.ok) throw new Error(opened.reason);
    this.visits.add(opened.visit);
    return opened.visit;
  }

  /** A page that watches; the first one begins the session. */
  async watch(visit: Visit): Promise<Listener> {
    const messages: MarketMessage[] = [];
    const sendText = (text: string) => messages.push(JSON.parse(text) as MarketMessage) > 0;
    const reader: Reader = { sendText, drop: () => {} };
    await this.market.open(reader, visit);
    const { facts } = this.prices;
    if (facts?.salt === null) await this.market.chooseSalt(facts.commitment, SALT);
    return { reader, messages };
  }

  async afterTicks(ticks: number): Promise<void> {
    this.clock.advance(ticks * TICK_MS);
    await this.market.tick();
  }

  place(visit: Visit, bet: Partial<OptionBet> = {}) {
    return this.market.place(visit, { direction: 'up', seconds: 30, stakeMinor: 1_000n, ...bet });
  }

  /** A bet that the market took. */
  async placed(visit: Visit, bet: Partial<OptionBet> = {}): Promise<OptionWager> {
    const wager = await this.place(visit, bet);
    if (typeof wager === 'string') throw new Error(wager);
    return wager;
  }

  #walletClient() {
    const { clock } = this;
    return createWalletClient({
      siteUrl: this.#siteUrl,
      clock,
      faults: createFaultBoard(),
      timeoutMs: 5_000,
    });
  }
}
