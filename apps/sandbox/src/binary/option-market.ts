import type { Clock } from '@baize/clock';
import { type OptionBet, spanOfBet, tickAtTime, timeOfTick } from '@baize/games/binary-option';

import type { Log } from '../log.ts';
import type { Visit } from '../visits/visit.ts';
import type { Wager } from '../wagers/wager.ts';
import type { WagerBook } from '../wagers/wager-book.ts';
import type { MarketSnapshot, OptionStake } from './binary-messages.ts';
import { LATEST_ANSWER_MS, optionTerms, SHOWN_TICKS } from './house-rules.ts';
import type { MarketPages, Reader } from './market-pages.ts';
import { OptionBets, type OptionWager, ownOptionOf, settlementOf } from './option-bets.ts';
import type { PriceLog, RunningSession } from './price-log.ts';

export interface OptionMarketDeps {
  readonly clock: Clock;
  readonly prices: PriceLog;
  readonly book: WagerBook;
  readonly pages: MarketPages;
  readonly log: Log;
}

/** Why a bet was not taken. `CLOSED`: the session ends before it would; `TOO_MANY`: enough bets of this player are open. */
export type Refusal = 'CLOSED' | 'TOO_MANY';

/** The pause before another attempt at something that could not be stored. */
const RETRY_MS = 1_000;

/** More prices than that at once are sent as everything. */
const MOST_TICKS = 40;

/**
 * One price for everyone, by this server's clock. A bet gets its two ticks when it is received, both of the future; they are
 * stored before the wallet is asked. It is settled by them, and the result stored, before the last of them is published.
 */
export class OptionMarket {
  readonly #deps: OptionMarketDeps;
  readonly #bets = new OptionBets();
  /** The last tick that pages have seen. */
  #published = -1;
  #retryAt = 0;
  #isMoving = false;

  constructor(deps: OptionMarketDeps) {
    this.#deps = deps;
    deps.book.watch((wager) => this.#showOwn(wager));
  }

  /** One page joins. */
  async open(peer: Reader, visit: Visit): Promise<void> {
    const { prices, pages } = this.#deps;
    await prices.prepare();
    const snapshot = this.#snapshotFor(visit);
    if (snapshot === null) return;
    pages.join(peer, visit);
    pages.send(peer, snapshot);
  }

  /** A page chooses the salt of a chain that it has seen. @returns false if it is malformed or not the first */
  async chooseSalt(commitment: string, salt: string): Promise<boolean> {
    const isChosen = await this.#deps.prices.begin(commitment, salt, this.#nowMs());
    if (!isChosen) return false;
    this.#published = -1;
    await this.tick();
    return true;
  }

  /**
   * Takes a stake on where the price is after so many seconds.
   *
   * @returns the wager, also one that the wallet refused, or why it was not placed
   */
  async place(visit: Visit, { direction, seconds, stakeMinor }: OptionBet): Promise<OptionWager | Refusal> {
    const { prices, book } = this.#deps;
    const { running } = prices;
    const receivedMs = this.#nowMs();
    if (running === null) return 'CLOSED';
    const { session, chain, salt } = running;
    // A clock that was set back must not offer a price that pages have seen.
    const seenMs = timeOfTick(session, this.#published);
    const span = spanOfBet(session, Math.max(receivedMs, seenMs), seconds, optionTerms);
    if (span === null) return 'CLOSED';
    const { seat } = visit;
    if (!this.#bets.reserve(seat)) return 'TOO_MANY';
    const bet: OptionStake = { commitment: chain.commitment, salt, direction, seconds, ...span };
    try {
      // The result is stored by `settlementOf` only.
      const wager = (await book.place({ visit, betMinor: Number(stakeMinor), bet })) as OptionWager;
      if (wager.state !== 'open') return wager;
      if (this.#nowMs() - receivedMs > LATEST_ANSWER_MS) {
        await book.refund(wager);
        return wager;
      }
      this.#bets.add(seat, wager);
      this.#showOwn(wager);
      return wager;
    } finally {
      this.#bets.release(seat);
    }
  }

  /** To be called every 50 ms. */
  async tick(): Promise<void> {
    if (this.#isMoving || this.#nowMs() < this.#retryAt) return;
    this.#isMoving = true;
    try {
      await this.#move();
    } catch (error) {
      this.#deps.log.error({ err: error, tick: this.#published }, 'prices could not be published');
      this.#retryAt = this.#nowMs() + RETRY_MS;
    } finally {
      this.#isMoving = false;
    }
  }

  async #move(): Promise<void> {
    const { running } = this.#deps.prices;
    if (running === null) return;
    const { session } = running;
    const last = tickAtTime(session, this.#nowMs());
    if (last > this.#published) {
      await this.#settle(running, last);
      this.#publish(running, last);
    }
    if (last < session.ticks) return;
    await this.#deps.prices.renew();
    this.#published = -1;
    this.#showAll();
  }

  /** What cannot be stored is returned by the book; the price goes on. */
  async #settle(running: RunningSession, tick: number): Promise<void> {
    const settlements = this.#bets.due(tick).map((wager) => settlementOf(wager, running));
    if (settlements.length === 0) return;
    try {
      await this.#deps.book.settleAll(settlements);
    } catch (error) {
      this.#deps.log.error({ err: error, tick }, 'bets could not be settled');
    }
  }

  #publish({ chain }: RunningSession, last: number): void {
    const first = this.#published + 1;
    this.#published = last;
    if (first === 0 || last - first >= MOST_TICKS) {
      this.#showAll();
      return;
    }
    const ticks = Array.from({ length: last - first + 1 }, (_, index) => chain.tickAt(first + index));
    this.#deps.pages.sendAll({ type: 'ticks', ticks });
  }

  #showAll(): void {
    const { pages } = this.#deps;
    for (const [peer, visit] of pages.entries()) {
      const snapshot = this.#snapshotFor(visit);
      if (snapshot !== null) pages.send(peer, snapshot);
    }
  }

  #snapshotFor({ seat }: Visit): MarketSnapshot | null {
    const { facts, running } = this.#deps.prices;
    if (facts === null) return null;
    const firstTick = Math.max(0, this.#published - SHOWN_TICKS + 1);
    const levels =
      running === null
        ? []
        : Array.from(
            { length: this.#published - firstTick + 1 },
            (_, index) => running.chain.tickAt(firstTick + index).level,
          );
    return { type: 'all', session: facts, firstTick, levels, own: this.#bets.shownTo(seat) };
  }

  #showOwn({ id }: Pick<Wager, 'id'>): void {
    const bet = this.#bets.find(id);
    if (bet) this.#deps.pages.sendTo(bet.seat, { type: 'own', bet: ownOptionOf(bet.wager) });
  }

  #nowMs(): number {
    return this.#deps.clock.now().getTime();
  }
}
