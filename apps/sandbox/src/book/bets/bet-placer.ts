import type { Clock, IdMaker } from '@baize/clock';
import { isFinalStatus, type WalletReply } from '@baize/providers';

import type { Log } from '../../log.ts';
import type { WalletClient } from '../../studio/wallet/wallet-client.ts';
import { refreshBalance } from '../../visits/open-visit.ts';
import type { Visit } from '../../visits/visit.ts';
import type { Book } from '../book.ts';
import type { BetOrder } from '../bets.ts';
import { ownerOf, ownerOfVisit } from './bet-owner.ts';
import type { BetJudge } from './bet-judge.ts';
import type { BetPayer } from './bet-payer.ts';
import type { BetRecord, RecordRefusal } from './bet-record.ts';
import type { BetStore } from './bet-store.ts';
import { bonusRefusal } from './bonus-refusal.ts';
import { createRecord } from './create-record.ts';
import type { DelayEnd, Delays } from './delays.ts';
import { orderOf, type ReadOrder, readOrder } from './read-order.ts';
import { walletRefusal } from './wallet-refusals.ts';

export interface BetPlacerDeps {
  readonly book: Book;
  readonly store: BetStore;
  readonly payer: BetPayer;
  readonly wallet: WalletClient;
  readonly judge: BetJudge;
  readonly delays: Delays;
  readonly clock: Clock;
  readonly ids: IdMaker;
  readonly log: Log;
}

const UNDECIDED: RecordRefusal = { reason: 'undecided' };

/** Takes bets: checks the order, waits if a pick is live and checks again, and takes the stake. */
export class BetPlacer {
  readonly #deps: BetPlacerDeps;
  /** Bets whose stake is not decided yet, by id. */
  readonly #placing = new Map<string, Promise<BetRecord>>();

  constructor(deps: BetPlacerDeps) {
    this.#deps = deps;
  }

  /**
   * Returns once the stake is decided. A request that is repeated, by whatever page of the player, is the same bet.
   *
   * @throws Error if the bet could not be stored; then no stake was taken
   */
  place(visit: Visit, order: BetOrder): Promise<BetRecord> {
    const { book, store, delays, clock, ids } = this.#deps;
    const owner = ownerOfVisit(visit);
    const known = store.shelf.findRequest(owner, order.requestId);
    if (known) return this.#placing.get(known.id) ?? Promise.resolve(known);
    const now = clock.now();
    const others = store.shelf.ofOwner(owner);
    const read = withFreeBet(readOrder(order, { book, limits: visit.limits, others, now }), visit, order);
    const record = createRecord({ id: String(ids.next()), visit, order, read, now });
    if (record.state === 'refused') {
      store.addRefused(record);
      return Promise.resolve(record);
    }
    // Watched from now on, also while the bet is being stored.
    const waiting = read.delay && delays.wait(read.delay);
    const placing = this.#carryOut(visit, record, waiting).finally(() => this.#placing.delete(record.id));
    this.#placing.set(record.id, placing);
    return placing;
  }

  /** Ends what an earlier process began. Nobody watched the match of a bet that was waiting, so it is not taken. */
  async resume({ id, state }: BetRecord): Promise<void> {
    if (state === 'waiting') await this.#deps.store.change(id, (record) => refused(record, UNDECIDED));
    if (state === 'booking') await this.#refund(id);
  }

  /** Waits until no stake is undecided. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#placing.values());
  }

  async #carryOut(visit: Visit, record: BetRecord, waiting: Promise<DelayEnd> | null): Promise<BetRecord> {
    await this.#deps.store.add(record);
    const checked = waiting ? await this.#tryAgain(visit, record.id, await waiting) : record;
    return checked.state === 'booking' ? this.#takeStake(visit, checked) : checked;
  }

  async #tryAgain(visit: Visit, id: string, end: DelayEnd): Promise<BetRecord> {
    try {
      return await this.#checkAgain(visit, id, end);
    } catch (error) {
      this.#deps.log.error({ err: error, bet: id }, 'a bet is not stored after its delay, refusing it');
      return this.#deps.store.changeAnyway(id, (record) => refused(record, UNDECIDED));
    }
  }

  /** After the live delay a bet is booked at what the book says then, or refused. */
  async #checkAgain(visit: Visit, id: string, end: DelayEnd): Promise<BetRecord> {
    return this.#change(id, (record) => {
      if (end.how === 'closed') return refused(record, UNDECIDED);
      const { book, store, clock } = this.#deps;
      const others = store.shelf.ofOwner(ownerOf(record)).filter((other) => other.id !== id);
      const terms = { book, limits: visit.limits, others, now: clock.now() };
      const { picks, refusal } = readOrder(orderOf(record), terms);
      const after = { ...record, picks };
      if (end.how === 'over') return refusal ? refused(after, refusal) : { ...after, state: 'booking' };
      // The event may be open again, but the danger came within the delay.
      const at = picks.flatMap(({ eventId }, index) => (eventId === end.eventId ? [index] : []));
      return refused(after, { reason: 'suspended', at });
    });
  }

  async #takeStake(visit: Visit, booking: BetRecord): Promise<BetRecord> {
    const { payer, wallet, judge, log } = this.#deps;
    const { id } = booking;
    const answer = await payer.moneyOf(booking).bet(booking);
    if (answer.kind === 'undecided' || !isFinalStatus(answer.reply.status)) {
      log.warn({ bet: id, answer }, 'stake not decided, returning it');
      return this.#refund(id);
    }
    const { reply } = answer;
    visit.balanceMinor = reply.balance ?? visit.balanceMinor;
    if (booking.isFreeBet && reply.status === 'OK') visit.bonus = null;
    // The terms may be newer than the page.
    if (reply.status === 'BONUS_TERMS') await refreshBalance(visit, wallet, 0);
    try {
      const record = await this.#change(id, (now) => afterBet(now, reply, visit));
      // A match may have been decided while the wallet was.
      judge.look(record);
      return record;
    } catch (error) {
      log.error({ err: error, bet: id }, 'a stake was taken but not noted, returning it');
      return this.#refund(id);
    }
  }

  /** If that cannot be stored, a later process finds a bet that was about to be booked, and returns its stake as well. */
  async #refund(id: string): Promise<BetRecord> {
    const { store, payer } = this.#deps;
    const refund = (record: BetRecord): BetRecord => ({ ...record, state: 'refunding', refusal: UNDECIDED });
    const record = await store.changeAnyway(id, refund);
    payer.start(id);
    return record;
  }

  async #change(id: string, next: (record: BetRecord) => BetRecord): Promise<BetRecord> {
    const record = await this.#deps.store.change(id, next);
    if (record === null) throw new Error(`bet ${id} is gone while it is placed`);
    return record;
  }
}

/** A free bet is staked as a whole, on one line. */
function withFreeBet(read: ReadOrder, { bonus }: Visit, { isFreeBet, lineStakeMinor }: BetOrder): ReadOrder {
  if (isFreeBet !== true || read.refusal) return read;
  const isWhole = read.lines.length === 1 && Number(lineStakeMinor) === bonus?.free_bet;
  return isWhole ? read : { ...read, refusal: { reason: 'bonus' } };
}

const refused = (record: BetRecord, refusal: RecordRefusal): BetRecord => ({
  ...record,
  state: 'refused',
  refusal,
});

function afterBet(record: BetRecord, { status, balance }: WalletReply, visit: Visit): BetRecord {
  const after = { ...record, balanceMinor: balance ?? null };
  if (status === 'OK') return { ...after, state: 'open' };
  return refused(after, status === 'BONUS_TERMS' ? bonusRefusal(visit, record) : walletRefusal(status));
}
