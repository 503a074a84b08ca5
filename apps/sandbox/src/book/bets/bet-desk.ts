import type { Clock, IdMaker } from '@baize/clock';
import type { KeyRing } from '@baize/providers';

import type { Journal } from '../../journal/journal.ts';
import type { Log } from '../../log.ts';
import type { WalletClient } from '../../studio/wallet/wallet-client.ts';
import type { Visit, Visits } from '../../visits/visit.ts';
import type { RetryPlan } from '../../wire/retry-plan.ts';
import type { Book, BookChange } from '../book.ts';
import type { Bet, BetDesk, BetOrder, BetPage, CashOutOffer } from '../bets.ts';
import type { BetArchive } from './archive/bet-archive.ts';
import { BetJudge } from './bet-judge.ts';
import { isDue } from './bet-moves.ts';
import { ownerOf, ownerOfVisit } from './bet-owner.ts';
import { BetPayer } from './bet-payer.ts';
import { BetPlacer } from './bet-placer.ts';
import type { BetEntry, BetRecord } from './bet-record.ts';
import { BetReview } from './bet-review.ts';
import { BetStore } from './bet-store.ts';
import { CashOuts } from './cash-outs.ts';
import { Delays } from './delays.ts';
import { describeBet } from './describe-bet.ts';
import { listBets } from './list-bets.ts';
import { createPlayMoney } from './money/play-money.ts';
import { createWalletMoney } from './money/wallet-money.ts';

export interface BetDeskDeps {
  readonly book: Book;
  readonly journal: Journal<BetEntry>;
  readonly archive: BetArchive;
  readonly wallet: WalletClient;
  readonly keys: KeyRing;
  /** For the balances of play money. */
  readonly visits: Visits;
  readonly clock: Clock;
  readonly ids: IdMaker;
  readonly retry: RetryPlan;
  readonly log: Log;
}

/** Bets of all players and brands on one book. Time passes by `tick` and `sweep` only. */
export class SandboxBetDesk implements BetDesk {
  readonly store: BetStore;
  readonly review: BetReview;
  readonly #deps: BetDeskDeps;
  readonly #delays: Delays;
  readonly #payer: BetPayer;
  readonly #placer: BetPlacer;
  readonly #judge: BetJudge;
  readonly #cashOuts: CashOuts;
  readonly #unwatch: () => void;
  #retiring: Promise<void> | null = null;

  constructor(deps: BetDeskDeps) {
    const { book, wallet, keys, visits, clock } = deps;
    this.#deps = deps;
    this.store = new BetStore(deps);
    this.#delays = new Delays(clock);
    const own = { ...deps, store: this.store, delays: this.#delays };
    const playMoney = createPlayMoney(visits);
    this.#payer = new BetPayer({ ...own, wallet: createWalletMoney(wallet, keys), playMoney });
    this.#judge = new BetJudge({ ...own, payer: this.#payer });
    const parts = { ...own, payer: this.#payer, judge: this.#judge };
    this.#placer = new BetPlacer(parts);
    this.#cashOuts = new CashOuts(parts);
    this.review = new BetReview(parts);
    this.#unwatch = book.watch((changes) => this.#read(changes));
  }

  async place(visit: Visit, order: BetOrder): Promise<Bet> {
    return describeBet(await this.#placer.place(visit, order));
  }

  find(visit: Visit, betId: string): Bet | null {
    const record = this.#ownOf(visit, betId);
    return record && describeBet(record);
  }

  list(visit: Visit, filter: 'open' | 'settled', before?: string): BetPage {
    const { shelf, archive } = this.store;
    const owner = ownerOfVisit(visit);
    return listBets({ own: shelf.ofOwner(owner), archived: archive.of(owner) }, filter, before);
  }

  offerCashOut(visit: Visit, betId: string, shareBasisPoints: number): CashOutOffer | null {
    const record = this.#ownOf(visit, betId);
    return record && this.#cashOuts.offer(record, shareBasisPoints);
  }

  async cashOut(visit: Visit, offerId: string): Promise<Bet | null> {
    const record = await this.#cashOuts.accept(ownerOfVisit(visit), offerId);
    if (record === null) return null;
    visit.balanceMinor = record.balanceMinor ?? visit.balanceMinor;
    return describeBet(record);
  }

  watch(
    listener: (bet: Bet, owner: { readonly player: string; readonly keyId: string | null }) => void,
  ): () => void {
    return this.store.watch((record) => {
      const { player, keyId } = record;
      listener(describeBet(record), { player, keyId });
    });
  }

  /** Bets whose money the wallet has not decided yet. */
  pending(): BetRecord[] {
    return this.store.shelf.all().filter((record) => record.state === 'booking' || isDue(record));
  }

  /** Ends the delays whose time is over. */
  tick(): void {
    this.#delays.tick();
  }

  /** Settles what was missed, and moves what is over for long to the archive. */
  sweep(): void {
    this.#judge.sweep();
    this.#retiring ??= this.#retire().finally(() => (this.#retiring = null));
  }

  /** Shows the bets of an earlier process. */
  restore(entries: readonly BetRecord[]): void {
    for (const record of entries) this.store.shelf.put(record);
  }

  /** Continues them. Called once the wallet can be reached. */
  async resume(entries: readonly BetRecord[]): Promise<void> {
    for (const record of entries) {
      await this.#placer.resume(record);
      if (isDue(record)) this.#payer.start(record.id);
    }
    this.#judge.resume();
  }

  /** Waits until everything that was asked or read is stored; payments may go on. */
  async settled(): Promise<void> {
    await this.#judge.settled();
    await this.#retiring;
  }

  /** Ends waiting bets and retries; what is undecided stays in the journal for the next start. */
  async close(): Promise<void> {
    this.#unwatch();
    this.#delays.close();
    await this.#placer.settled();
    await this.#cashOuts.settled();
    await this.#judge.settled();
    await this.#retiring;
    await this.#payer.stop();
    await this.store.close();
  }

  #ownOf(visit: Visit, betId: string): BetRecord | null {
    const owner = ownerOfVisit(visit);
    const { shelf, archive } = this.store;
    const record = shelf.find(betId);
    if (record === null) return archive.find(owner, betId);
    return ownerOf(record) === owner ? record : null;
  }

  async #retire(): Promise<void> {
    const { clock, log } = this.#deps;
    try {
      await this.store.retire(clock.now());
    } catch (error) {
      log.error({ err: error }, 'bets are not in the archive, trying again later');
    }
  }

  #read(changes: readonly BookChange[]): void {
    const { book } = this.#deps;
    for (const { event } of changes)
      if (this.#delays.isWaitingFor(event.id) && book.status(event.id).isSuspended)
        this.#delays.suspend(event.id);
    this.#judge.read(changes);
  }
}
