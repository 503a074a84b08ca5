import type { Clock } from '@baize/clock';
import {
  cashOutAt,
  type CrashBet,
  type CrashResult,
  flightMsOf,
  type Hundredths,
  crashTerms,
} from '@baize/games';

import type { Log } from '../log.ts';
import type { Visit } from '../visits/visit.ts';
import type { Wager } from '../wagers/wager.ts';
import type { WagerBook } from '../wagers/wager-book.ts';
import { type Audience, type MoneyKind, moneyOf, playerOf, type Reader } from './audience.ts';
import type { CrashLog } from './crash-log.ts';
import type { CrashPhase, CrashStake, CrashUpdate, RoundResult } from './crash-messages.ts';
import { BETTING_MS, PAUSE_MS } from './house-rules.ts';
import { type CrashWager, ownBetOf, RoundBets, settlementOf, type TableBet } from './round-bets.ts';

export interface CrashTableDeps {
  readonly clock: Clock;
  readonly rounds: CrashLog;
  readonly book: WagerBook;
  readonly audience: Audience;
  readonly log: Log;
}

/**
 * Why a bet was not taken or did not leave the flight. `CLOSED`: not the time for it; `TAKEN`: there is a bet already;
 * `UNKNOWN`: no such bet of this player; `EARLY`: the flight still shows 1.00; `CRASHED`: it was over.
 */
export type Refusal = 'CLOSED' | 'TAKEN' | 'UNKNOWN' | 'EARLY' | 'CRASHED';

/** Sent while nothing changes, so that pages notice a dead connection. */
const QUIET_MS = 1_000;

/** The pause before another attempt to store a round that could not be stored. */
const RETRY_MS = 1_000;

const NO_RESULT: CrashResult = { round: 0, seed: '', crashPoint: 100 };

/**
 * One round for everyone, whichever brand, airship and page they come from. A round's result follows from the chain and is
 * fixed before its bets open; every bet is decided by this table's clock.
 */
export class CrashTable {
  readonly #deps: CrashTableDeps;
  readonly #bets = new RoundBets();
  #phase: CrashPhase = 'waiting';
  #since: number;
  #sentAt = 0;
  #retryAt = 0;
  /** Of the current round; secret until it is over. */
  #result = NO_RESULT;
  #flightMs = 0;
  #isMoving = false;

  constructor(deps: CrashTableDeps) {
    this.#deps = deps;
    this.#since = this.#nowMs();
    deps.book.watch((wager) => this.#showOwn(wager));
  }

  /** One page joins. */
  async open(peer: Reader, visit: Visit): Promise<void> {
    const { rounds, audience } = this.#deps;
    await rounds.prepare();
    const chain = rounds.facts;
    if (chain === null) return;
    const own = this.#bets.ofPlayer(playerOf(visit)).map(ownBetOf);
    const list = this.#bets.lists[moneyOf(visit)].all;
    const time = { phase: this.#phase, round: this.#result.round, ms: this.#elapsedMs() };
    audience.join(peer, visit);
    audience.send(peer, { type: 'all', ...time, chain, results: rounds.results, list, own });
  }

  /** A page chooses the salt of a chain that it has seen. @returns false if it is malformed or not the first */
  async chooseSalt(commitment: string, salt: string): Promise<boolean> {
    const { rounds, audience } = this.#deps;
    const isChosen = await rounds.chooseSalt(commitment, salt);
    const chain = rounds.facts;
    if (isChosen && chain !== null) audience.sendAll(() => ({ type: 'chain', chain }));
    return isChosen;
  }

  /**
   * Takes a stake for the round whose bets are open.
   *
   * @returns the wager, also one that the wallet refused, or why it was not placed
   */
  async place(visit: Visit, bet: CrashBet): Promise<CrashWager | Extract<Refusal, 'CLOSED' | 'TAKEN'>> {
    if (!this.#takesBets()) return 'CLOSED';
    if (!this.#bets.reserve(visit, bet)) return 'TAKEN';
    const { round } = this.#result;
    const { slot, autoCashOut } = bet;
    const { book, rounds } = this.#deps;
    const stake: CrashStake = { commitment: rounds.facts?.commitment ?? '', round, slot, autoCashOut };
    const release = () => {
      if (this.#result.round === round) this.#bets.release(visit, bet);
    };
    let wager: CrashWager;
    try {
      const order = { visit, betMinor: Number(bet.stakeMinor), bet: stake };
      // The result is stored by `settlementOf` only.
      wager = (await book.place(order)) as CrashWager;
    } catch (error) {
      release();
      throw error;
    }
    if (wager.state !== 'open') {
      release();
      return wager;
    }
    if (this.#result.round === round && this.#takesBets()) {
      this.#bets.add(visit, wager);
      this.#showOwn(wager);
      return wager;
    }
    // The wallet replied after the take-off; a bet that saw the flight does not count.
    await book.refund(wager);
    return wager;
  }

  /** Returns a stake before the take-off. */
  async cancel(visit: Visit, wagerId: string): Promise<CrashWager | Refusal> {
    const bet = this.#findOwn(visit, wagerId);
    if (bet === null) return 'UNKNOWN';
    if (bet.wager.state !== 'open') return bet.wager;
    if (!this.#takesBets()) return 'CLOSED';
    this.#bets.remove(bet);
    await this.#deps.book.refund(bet.wager);
    return bet.wager;
  }

  /** Ends a bet at the multiplier of this moment. One that has ended already stays as it is. */
  async cashOut(visit: Visit, wagerId: string): Promise<CrashWager | Refusal> {
    const bet = this.#findOwn(visit, wagerId);
    if (bet === null) return 'UNKNOWN';
    if (bet.wager.state !== 'open') return bet.wager;
    if (this.#phase !== 'flight') return 'CLOSED';
    const elapsedMs = this.#elapsedMs();
    if (elapsedMs >= this.#flightMs) return 'CRASHED';
    const multiplier = cashOutAt(elapsedMs);
    if (multiplier === null) return 'EARLY';
    await this.#settle([bet], multiplier);
    return bet.wager;
  }

  /** To be called every 50 ms. */
  async tick(): Promise<void> {
    if (this.#isMoving) return;
    this.#isMoving = true;
    try {
      await this.#move();
    } catch (error) {
      this.#deps.log.error({ err: error, round: this.#result.round }, 'a round could not be stored');
      this.#retryAt = this.#nowMs() + RETRY_MS;
    } finally {
      this.#isMoving = false;
    }
  }

  async #move(): Promise<void> {
    if (this.#nowMs() < this.#retryAt) return;
    const elapsedMs = this.#elapsedMs();
    switch (this.#phase) {
      case 'waiting':
        if (this.#deps.audience.size > 0) await this.#openRound();
        break;
      case 'betting':
        if (elapsedMs >= BETTING_MS) this.#enter('flight');
        break;
      case 'flight':
        if (elapsedMs >= this.#flightMs) await this.#crash();
        else this.#fly(elapsedMs);
        break;
      case 'pause':
        if (elapsedMs < PAUSE_MS) break;
        if (this.#deps.audience.size > 0) await this.#openRound();
        else this.#enter('waiting');
    }
    if (this.#phase !== 'flight') this.#showChanges();
  }

  async #openRound(): Promise<void> {
    const { rounds } = this.#deps;
    await rounds.prepare();
    const result = await rounds.openRound();
    const chain = rounds.facts;
    if (result === null) {
      if (this.#phase === 'waiting' || chain === null) return;
      this.#enter('waiting');
      this.#deps.audience.sendAll(() => ({ type: 'chain', chain }));
      return;
    }
    this.#bets.clear();
    this.#result = result;
    this.#flightMs = flightMsOf(result.crashPoint, crashTerms);
    this.#enter('betting');
  }

  #fly(elapsedMs: number): void {
    const due = this.#bets.due(elapsedMs);
    // Not awaited: the next update must not wait for the disk. What cannot be stored is returned by the book.
    if (due.length > 0)
      this.#settle(due, null).catch((error: unknown) =>
        this.#deps.log.error({ err: error }, 'cash-outs could not be stored'),
      );
    this.#sendUpdate();
  }

  /** Everyone who is still in loses, except at the cap. */
  async #crash(): Promise<void> {
    await this.#settle(this.#bets.inAir(), null);
    const result = await this.#deps.rounds.endRound(this.#result, 'flown');
    this.#enter('pause', result);
  }

  async #settle(bets: readonly TableBet[], cashOut: Hundredths | null): Promise<void> {
    const { crashPoint, round } = this.#result;
    await this.#deps.book.settleAll(bets.map((bet) => settlementOf(bet, cashOut, crashPoint)));
    if (this.#result.round !== round) return;
    for (const { wager, money, entry } of bets)
      if (wager.result?.cashOut) this.#bets.lists[money].cashOut(entry, wager.result.cashOut);
  }

  #enter(phase: CrashPhase, result?: RoundResult): void {
    this.#phase = phase;
    this.#since = this.#nowMs();
    this.#sendUpdate(result);
  }

  #showChanges(): void {
    const hasChanges = Object.values(this.#bets.lists).some((list) => list.hasChanges);
    if (hasChanges || this.#nowMs() - this.#sentAt >= QUIET_MS) this.#sendUpdate();
  }

  #sendUpdate(result?: RoundResult): void {
    this.#sentAt = this.#nowMs();
    const time = { phase: this.#phase, round: this.#result.round, ms: this.#elapsedMs() };
    this.#deps.audience.sendAll((money: MoneyKind): CrashUpdate => ({
      type: 'update',
      ...time,
      ...this.#bets.lists[money].takeChanges(),
      ...(result && { result }),
    }));
  }

  #showOwn({ id }: Pick<Wager, 'id'>): void {
    const bet = this.#bets.find(id);
    if (bet) this.#deps.audience.sendTo(bet.player, { type: 'own', bet: ownBetOf(bet) });
  }

  /** Null for a bet of anyone else. */
  #findOwn(visit: Visit, wagerId: string): TableBet | null {
    const bet = this.#bets.find(wagerId);
    return bet?.player === playerOf(visit) ? bet : null;
  }

  #takesBets(): boolean {
    return this.#phase === 'betting' && this.#elapsedMs() < BETTING_MS;
  }

  #elapsedMs(): number {
    return this.#nowMs() - this.#since;
  }

  #nowMs(): number {
    return this.#deps.clock.now().getTime();
  }
}
