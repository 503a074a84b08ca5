import type { Clock, IdMaker } from '@baize/clock';

import type { Book } from '../book.ts';
import type { CashOutOffer } from '../bets.ts';
import type { OwnerId } from './bet-owner.ts';
import type { BetPayer } from './bet-payer.ts';
import type { BetRecord } from './bet-record.ts';
import type { BetStore } from './bet-store.ts';
import { acceptOffer, cashOutDelay, type HeldOffer, makeOffer } from './cash-out-offers.ts';
import type { Delays } from './delays.ts';

export interface CashOutsDeps {
  readonly book: Book;
  readonly store: BetStore;
  readonly payer: BetPayer;
  readonly delays: Delays;
  readonly clock: Clock;
  readonly ids: IdMaker;
}

/** Offers in memory; the oldest are dropped first. */
const MOST_OFFERS = 20_000;

/** Ends bets, or parts of them, at offers that stand for some seconds. */
export class CashOuts {
  readonly #deps: CashOutsDeps;
  readonly #offers = new Map<string, HeldOffer>();
  /** Offers that were accepted, so that a repeat gets the same. */
  readonly #accepting = new Map<string, Promise<BetRecord | null>>();

  constructor(deps: CashOutsDeps) {
    this.#deps = deps;
  }

  offer(record: BetRecord, shareBasisPoints: number): CashOutOffer | null {
    // A free bet runs to its end: its stake is nobody's to return.
    if (record.isFreeBet) return null;
    const { book, clock, ids } = this.#deps;
    const made = { id: String(ids.next()), now: clock.now() };
    const offer = makeOffer(book, record, shareBasisPoints, made);
    if (offer === null) return null;
    this.#offers.set(offer.id, offer);
    this.#makeRoom();
    const { outMinor: _outMinor, of: _of, ...shown } = offer;
    return shown;
  }

  /**
   * Ends the bet, or the part, and returns after the first attempt to pay it. A repeat is the same cash-out.
   *
   * @returns null if the offer does not stand any more
   */
  async accept(owner: OwnerId, offerId: string): Promise<BetRecord | null> {
    const { store } = this.#deps;
    const own = store.shelf.ofOwner(owner);
    const done = own.find(({ cashOuts }) => cashOuts.some((part) => part.offerId === offerId));
    const offer = this.#offers.get(offerId);
    const accepting = this.#accepting.get(offerId);
    const record = done ?? own.find(({ id }) => id === offer?.betId);
    if (record === undefined) return null;
    if (accepting) return accepting;
    if (done) return done;
    if (offer === undefined || this.#isOver(offer)) return null;
    const end = this.#end(offer, record).finally(() => this.#accepting.delete(offerId));
    this.#accepting.set(offerId, end);
    return end;
  }

  /** Waits until all that was accepted is stored. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#accepting.values());
  }

  async #end(offer: HeldOffer, { id, ...record }: BetRecord): Promise<BetRecord | null> {
    const { book, store, payer, delays, clock } = this.#deps;
    const delay = cashOutDelay(book, { id, ...record });
    const end = delay && (await delays.wait(delay));
    if (end && end.how !== 'over') return null;
    const ended = await store.change(id, (now) => acceptOffer(book, now, offer, clock.now()));
    this.#offers.delete(offer.id);
    if (ended === null) return null;
    await payer.pay(id);
    return store.shelf.find(id);
  }

  #isOver({ validUntil }: HeldOffer): boolean {
    return Date.parse(validUntil) < this.#deps.clock.now().getTime();
  }

  #makeRoom(): void {
    for (const [id, offer] of this.#offers) {
      if (this.#offers.size <= MOST_OFFERS && !this.#isOver(offer)) break;
      this.#offers.delete(id);
    }
  }
}
