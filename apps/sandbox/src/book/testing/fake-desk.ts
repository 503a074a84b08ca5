import { setTimeout as sleep } from 'node:timers/promises';

import type { Clock } from '@baize/clock';
import { linesOf, possibleReturn } from '@baize/games/sports';

import type { Visit } from '../../visits/visit.ts';
import type { Bet, BetDesk, BetOrder, CashOutOffer, Refusal } from '../bets.ts';
import type { Book } from '../book.ts';

type Listener = Parameters<BetDesk['watch']>[0];

/** A desk for tests of pages: it takes every bet unless a refusal is set, and settles nothing by itself. */
export class FakeDesk implements BetDesk {
  /** Of the next bet. */
  refusal: Refusal | null = null;
  liveDelayMs = 50;
  /** Orders that were placed, without repeats. */
  readonly orders: BetOrder[] = [];
  readonly bets = new Map<string, Bet>();
  readonly #placing = new Map<string, Promise<Bet>>();
  readonly #offers = new Map<string, CashOutOffer>();
  readonly #listeners = new Set<Listener>();
  readonly #book: Book;
  readonly #clock: Clock;

  constructor(book: Book, clock: Clock) {
    this.#book = book;
    this.#clock = clock;
  }

  place(visit: Visit, order: BetOrder): Promise<Bet> {
    const earlier = this.#placing.get(order.requestId);
    if (earlier) return earlier;
    this.orders.push(order);
    const placing = this.#place(visit, order);
    this.#placing.set(order.requestId, placing);
    return placing;
  }

  async #place(visit: Visit, order: BetOrder): Promise<Bet> {
    const isLive = order.picks.some(({ eventId }) => this.#book.status(eventId).phase === 'live');
    let bet = this.#make(visit, order, isLive);
    if (isLive) {
      this.put(bet, visit);
      await sleep(this.liveDelayMs, undefined, { ref: false });
    }
    const refusal = this.refusal;
    this.refusal = null;
    if (refusal === null) visit.balanceMinor -= Number(bet.stakeMinor);
    bet = {
      ...bet,
      state: refusal === null ? 'open' : 'refused',
      refusal,
      balanceMinor: BigInt(visit.balanceMinor),
    };
    this.put(bet, visit);
    return bet;
  }

  /** Stores a bet as it is now. */
  put(bet: Bet, visit: Visit): void {
    this.bets.set(bet.id, bet);
    const owner = { player: visit.wallet?.player ?? visit.playKey, keyId: visit.ticket.key.id };
    for (const listener of this.#listeners) listener(bet, owner);
  }

  #make(_visit: Visit, order: BetOrder, isLive: boolean): Bet {
    const number = this.orders.length;
    const lines = linesOf(order.picks.length, order.sizes, order.bankers);
    const now = this.#clock.now().getTime();
    return {
      id: `b${number}`,
      requestId: order.requestId,
      code: String(48_207_700 + number),
      state: 'waiting',
      refusal: null,
      voidedFor: null,
      picks: order.picks.map((pick) => {
        const event = this.#book.find(pick.eventId);
        return {
          ...pick,
          eventName: `${event?.home.name} – ${event?.away.name}`,
          match: null,
          leagueId: event?.league.id ?? '',
          startsAt: event?.startsAt.toISOString() ?? '',
          wasLive: this.#book.status(pick.eventId).phase === 'live',
          result: null,
          final: null,
        };
      }),
      sizes: order.sizes,
      bankers: order.bankers,
      lines: lines.length,
      lineStakeMinor: order.lineStakeMinor,
      stakeMinor: order.lineStakeMinor * BigInt(lines.length),
      isFreeBet: order.isFreeBet === true,
      possibleMinor: possibleReturn(
        order.picks.map(({ price }) => price),
        lines,
        order.lineStakeMinor,
      ),
      paidMinor: 0n,
      cashOuts: [],
      firstSettlement: null,
      corrections: [],
      placedAt: new Date(now).toISOString(),
      decidedAt: isLive ? new Date(now + this.liveDelayMs).toISOString() : null,
      settledAt: null,
      balanceMinor: null,
    };
  }

  find(_visit: Visit, betId: string): Bet | null {
    return this.bets.get(betId) ?? null;
  }

  list(_visit: Visit, filter: 'open' | 'settled', before?: string) {
    const isOpen = ({ state }: Bet) => ['waiting', 'booking', 'open', 'refunding'].includes(state);
    const all = [...this.bets.values()]
      .filter((bet) => bet.state !== 'refused' && isOpen(bet) === (filter === 'open'))
      .toReversed();
    const from = before === undefined ? 0 : all.findIndex(({ id }) => id === before) + 1;
    const bets = all.slice(from, from + 20);
    return { bets, before: all.length > from + 20 ? (bets.at(-1)?.id ?? null) : null };
  }

  offerCashOut(_visit: Visit, betId: string, shareBasisPoints: number): CashOutOffer | null {
    const bet = this.bets.get(betId);
    if (bet?.state !== 'open') return null;
    const offer = {
      id: `o${this.#offers.size}`,
      betId,
      shareBasisPoints,
      amountMinor: (bet.stakeMinor * 12n * BigInt(shareBasisPoints)) / 100_000n,
      validUntil: new Date(this.#clock.now().getTime() + 5_000).toISOString(),
      wait: null,
    };
    this.#offers.set(offer.id, offer);
    return offer;
  }

  async cashOut(visit: Visit, offerId: string): Promise<Bet | null> {
    const offer = this.#offers.get(offerId);
    const bet = offer && this.bets.get(offer.betId);
    if (!offer || !bet || new Date(offer.validUntil) < this.#clock.now()) return null;
    this.#offers.delete(offerId);
    visit.balanceMinor += Number(offer.amountMinor);
    const lineStakeMinor = (bet.lineStakeMinor * BigInt(offer.shareBasisPoints)) / 10_000n;
    const next: Bet = {
      ...bet,
      state: offer.shareBasisPoints === 10_000 ? 'cashedOut' : bet.state,
      paidMinor: bet.paidMinor + offer.amountMinor,
      cashOuts: [
        ...bet.cashOuts,
        { lineStakeMinor, paidMinor: offer.amountMinor, at: this.#clock.now().toISOString() },
      ],
      balanceMinor: BigInt(visit.balanceMinor),
    };
    this.put(next, visit);
    return next;
  }

  watch(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
