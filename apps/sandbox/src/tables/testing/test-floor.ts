import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createIdMaker, type ManualClock, manualClock } from '@baize/clock';
import { createSeededDraw, newShoe, RANKS } from '@baize/games';
import { createKeyRing, type LaunchTicket, STUDIO_PARTY } from '@baize/providers';

import { openJournal } from '../../journal/journal.ts';
import { createFaultBoard } from '../../studio/wallet/fault-board.ts';
import { FakeWallet } from '../../studio/wallet/fake-wallet.ts';
import { createWalletClient } from '../../studio/wallet/wallet-client.ts';
import { type Visit, Visits } from '../../visits/visit.ts';
import { keepUnfinished, type Wager } from '../../wagers/wager.ts';
import { WagerBook } from '../../wagers/wager-book.ts';
import { TableFloor } from '../table-floor.ts';
import type { StoredRound } from '../table-parts.ts';
import type {
  OwnMessage,
  PageMessage,
  RefusedMessage,
  StateMessage,
  TableMessage,
} from '../table-messages.ts';
import type { TableSeed } from '../table-seed.ts';

const TABLES = [
  ['0101', 'ROULETTE'],
  ['0201', 'BLACKJACK'],
  ['0301', 'BACCARAT'],
  ['0701', 'MEGAWHEEL'],
  ['0801', 'BOOMORBUST'],
] as const;

/** The game of a table that is not in the live feed. */
export const UNFED_TABLE = '130074';

const seedOf = (id: string, rules: Pick<TableSeed, 'type' | 'play'>): TableSeed => ({
  id,
  ...rules,
  name: `Masa ${id}`,
  image: '/pictures/masa.avif',
  minBetMinor: 500n,
  maxBetMinor: 50_000n,
  turkish: true,
});

export const testSeeds: readonly TableSeed[] = [
  ...TABLES.map(([id, type]) => seedOf(id, { type })),
  seedOf(UNFED_TABLE, { type: null, play: 'tables/over-under' }),
];

/** A page at a table of the tests: what it received, and how it sends. */
export interface TestPage {
  readonly visit: Visit;
  readonly received: TableMessage[];
  send(message: PageMessage): Promise<void>;
  state(): StateMessage;
  own(): OwnMessage;
  refusals(): RefusedMessage['reason'][];
  leave(): void;
}

/** Tables with a wallet in memory, a clock that the test moves, and journals in a folder of their own. */
export class TestFloor {
  readonly clock: ManualClock = manualClock(new Date('2026-05-01T12:00:00Z'));
  readonly keys = createKeyRing(['k'.repeat(40)]);
  readonly wallet = new FakeWallet(this.keys, this.clock);
  readonly visits = new Visits();
  readonly #ids = createIdMaker(this.clock);
  #folder = '';
  #siteUrl = '';
  #close = async () => {};
  floor!: TableFloor;
  book!: WagerBook;
  storedRounds: StoredRound[] = [];

  /** Results of the next draws, before random ones. */
  #scripted: number[] = [];

  static async open(): Promise<TestFloor> {
    const opened = new TestFloor();
    opened.#folder = await mkdtemp(join(tmpdir(), 'tables-'));
    opened.#siteUrl = await opened.wallet.listen();
    await opened.restart();
    return opened;
  }

  /** Ends the process and starts another on the same journals. */
  async restart(): Promise<void> {
    await this.#close();
    const seeded = createSeededDraw('tables');
    const draw = (below: number) => this.#scripted.shift() ?? seeded(below);
    const { clock, keys, visits } = this;
    const ids = this.#ids;
    const log = { info: () => {}, warn: () => {}, error: () => {} };
    const wagers = await openJournal<Wager>(join(this.#folder, 'wagers.jsonl'), keepUnfinished);
    const rounds = await openJournal<StoredRound>(join(this.#folder, 'rounds.jsonl'), (all) => all);
    const client = createWalletClient({
      siteUrl: this.#siteUrl,
      clock,
      faults: createFaultBoard(),
      timeoutMs: 60_000,
    });
    const retry = { firstDelayMs: 5, longestDelayMs: 20, giveUpAfterMs: 60_000 };
    const book = new WagerBook({
      journal: wagers.journal,
      wallet: client,
      keys,
      clock,
      ids,
      retry,
      log,
      visits,
    });
    this.storedRounds = [];
    const append = async (round: StoredRound) => {
      this.storedRounds.push(round);
      await rounds.journal.append(round);
    };
    this.floor = new TableFloor(testSeeds, {
      book,
      rounds: { ...rounds.journal, append },
      clock,
      ids,
      draw,
      log,
    });
    this.book = book;
    const settlements = this.floor.settlementsOf(wagers.entries, rounds.entries);
    book.resume(wagers.entries, (wager) => settlements.some((settlement) => settlement.wager === wager));
    await book.settleAll(settlements);
    this.#close = async () => {
      await book.close();
      await rounds.journal.close();
    };
  }

  /** Scripts the next draws. */
  script(...draws: readonly number[]): void {
    this.#scripted.push(...draws);
  }

  /** Makes the next shuffle of eight decks begin with cards of these ranks, 0 for an ace. */
  stackShoe(ranks: readonly number[]): void {
    const cards = newShoe(8).map((_, index) => index);
    const first: number[] = [];
    for (const rank of ranks)
      first.push(cards.find((card) => card % RANKS.length === rank && !first.includes(card)) ?? 0);
    const target = [...first, ...cards.filter((card) => !first.includes(card))];
    // The shuffle of Fisher and Yates goes from the end, so each draw is where the wanted card is by then.
    for (let last = cards.length - 1; last > 0; last -= 1) {
      const at = cards.indexOf(target[last] ?? 0);
      this.#scripted.push(at);
      [cards[last], cards[at]] = [cards[at] ?? 0, cards[last] ?? 0];
    }
  }

  visit(tableId: string, player = '7-5'): Visit {
    const key = this.keys.current(STUDIO_PARTY, 7);
    const visit = {
      playKey: this.#ids.secret(),
      ticket: { key, currency: 'TRY', token: 't', game: { code: '130001', tableId } } as LaunchTicket,
      limits: { minBet: 500, maxBet: 50_000 },
      balanceMinor: Number(this.wallet.balanceMinor),
      wallet: { session: 's1', player },
      name: 'Ada',
      seat: `${key.id} ${player} 130001`,
      wagerByRequest: new Map(),
    } as Visit;
    this.visits.add(visit);
    return visit;
  }

  sit(tableId: string, player?: string): TestPage {
    const visit = this.visit(tableId, player);
    const table = this.floor.find(tableId);
    if (table === null) throw new Error(`there is no table ${tableId}`);
    const received: TableMessage[] = [];
    const member = { visit, send: (message: TableMessage) => void received.push(message) };
    table.join(member);
    const last = <Type extends TableMessage['type']>(type: Type) => {
      const found = received.findLast((message) => message.type === type);
      if (found === undefined) throw new Error(`no message ${type}`);
      return found as Extract<TableMessage, { type: Type }>;
    };
    return {
      visit,
      received,
      send: (message) => table.receive(member, message),
      state: () => last('state'),
      own: () => last('own'),
      refusals: () => received.flatMap((message) => (message.type === 'refused' ? [message.reason] : [])),
      leave: () => table.leave(member),
    };
  }

  /** Moves the clock by small steps until the page sees a phase. */
  async until(page: TestPage, phase: StateMessage['phase'], stepMs = 500): Promise<StateMessage> {
    for (let step = 0; step < 400; step += 1) {
      if (page.state().phase === phase) return page.state();
      this.clock.advance(stepMs);
      await this.floor.tick();
    }
    throw new Error(`no ${phase} within ${400 * stepMs} ms`);
  }

  async close(): Promise<void> {
    await this.#close();
    await this.wallet.close();
    await rm(this.#folder, { recursive: true });
  }
}
