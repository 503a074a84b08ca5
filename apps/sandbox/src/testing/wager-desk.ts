import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createIdMaker, type ManualClock, manualClock } from '@baize/clock';
import { createKeyRing, type LaunchTicket, STUDIO_PARTY } from '@baize/providers';

import { type Journal, openJournal } from '../journal/journal.ts';
import { createFaultBoard } from '../studio/wallet/fault-board.ts';
import { FakeWallet } from '../studio/wallet/fake-wallet.ts';
import { createWalletClient, type WalletClient } from '../studio/wallet/wallet-client.ts';
import { type Visit, Visits } from '../visits/visit.ts';
import { keepUnfinished, type Wager } from '../wagers/wager.ts';
import { WagerBook } from '../wagers/wager-book.ts';

const keys = createKeyRing(['k'.repeat(40)]);

/** A book with a wallet of 1,000.00 that all its players share, for tests of games. */
export class WagerDesk {
  readonly clock: ManualClock = manualClock(new Date('2026-05-01T12:00:00Z'));
  readonly ids = createIdMaker(this.clock);
  readonly wallet = new FakeWallet(keys, this.clock);
  readonly log = { info: () => {}, warn: () => {}, error: () => {} };
  readonly visits = new Visits();
  /** How often results were stored together, and an error for the next time. */
  readonly stored: (readonly Wager[])[] = [];
  nextFailure: Error | null = null;
  book!: WagerBook;
  client!: WalletClient;
  #folder = '';
  #siteUrl = '';

  static async open(): Promise<WagerDesk> {
    const desk = new WagerDesk();
    desk.#folder = await mkdtemp(join(tmpdir(), 'desk-'));
    desk.#siteUrl = await desk.wallet.listen();
    await desk.#openBook(() => false);
    return desk;
  }

  get balance(): number {
    return Number(this.wallet.balanceMinor);
  }

  /** The unfinished wagers, after those that the wallet left undecided for too long were retried, as by an operator. */
  retryStuck(): Wager[] {
    for (const { id, state } of this.book.unfinished()) if (state === 'stuck') this.book.retryStuck(id);
    return this.book.unfinished();
  }

  /** Ends the book and opens it again from its journal, as another process does. */
  async restart(canContinue: (wager: Wager) => boolean = () => false): Promise<void> {
    await this.book.close();
    await this.#openBook(canContinue);
  }

  /** A page of a player, or with play money if `player` is null. @param play what the game of the page plays */
  visit(
    player: string | null = '7-5',
    game = '140101',
    limits = { minBet: 20, maxBet: 500_000 },
    play: string | null = null,
  ): Visit {
    const playKey = this.ids.secret();
    const key = keys.current(STUDIO_PARTY, 7);
    const visit: Visit = {
      playKey,
      ticket: { key, token: player, currency: 'TRY', game: { code: game, play } } as LaunchTicket,
      limits,
      balanceMinor: 100_000,
      freeSpins: null,
      bonus: null,
      wallet: player === null ? null : { session: `s-${player}`, player },
      name: player === null ? null : `Player ${player}`,
      seat: player === null ? playKey : `${key.id} ${player} ${game}`,
      wagerByRequest: new Map(),
    };
    this.visits.add(visit);
    return visit;
  }

  async close(): Promise<void> {
    await this.book.close();
    await this.wallet.close();
    await rm(this.#folder, { recursive: true });
  }

  async #openBook(canContinue: (wager: Wager) => boolean): Promise<void> {
    const path = join(this.#folder, 'wagers.jsonl');
    const { journal, entries } = await openJournal<Wager>(path, keepUnfinished);
    this.client = createWalletClient({
      siteUrl: this.#siteUrl,
      clock: this.clock,
      faults: createFaultBoard(),
      timeoutMs: 60_000,
    });
    const retry = { firstDelayMs: 5, longestDelayMs: 20, giveUpAfterMs: 60_000 };
    const { clock, ids, log, visits } = this;
    this.book = new WagerBook({
      journal: this.#watched(journal),
      wallet: this.client,
      keys,
      clock,
      ids,
      retry,
      log,
      visits,
    });
    this.book.resume(entries, canContinue);
  }

  #watched(journal: Journal<Wager>): Journal<Wager> {
    return {
      ...journal,
      appendAll: async (wagers) => {
        const failure = this.nextFailure;
        this.nextFailure = null;
        if (failure) throw failure;
        this.stored.push(structuredClone(wagers));
        await journal.appendAll(wagers);
      },
    };
  }
}
