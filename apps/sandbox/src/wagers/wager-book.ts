import type { Clock, IdMaker } from '@baize/clock';
import { isFinalStatus, type KeyRing, type SigningKey } from '@baize/providers';

import type { JackpotHit } from '../feeds/jackpots/jackpot-pools.ts';
import type { Journal } from '../journal/journal.ts';
import type { Log } from '../log.ts';
import type { WalletClient } from '../studio/wallet/wallet-client.ts';
import type { Visit, Visits } from '../visits/visit.ts';
import type { RetryPlan } from '../wire/retry-plan.ts';
import { RoundSettler } from '../wire/round-settler.ts';
import { sendBet } from './stake-calls.ts';
import { isDue, isPending, type Wager } from './wager.ts';
import { WagerMemory } from './wager-memory.ts';
import { nextState, sendNext, stateAfterResult, stateToResume } from './wager-steps.ts';

export interface WagerBookDeps {
  readonly journal: Journal<Wager>;
  readonly wallet: WalletClient;
  readonly keys: KeyRing;
  readonly clock: Clock;
  readonly ids: IdMaker;
  readonly retry: RetryPlan;
  readonly log: Log;
  /** For the balances of play money. */
  readonly visits: Visits;
}

/** A stake of a page. */
export interface WagerOrder<Bet> {
  readonly visit: Visit;
  readonly betMinor: number;
  readonly bet: Bet;
  /** An earlier wager whose round of the wallet it belongs to, such as a hand that is doubled. */
  readonly companion?: Wager;
  /** The casino's free rounds that pay it. */
  readonly freeSpins?: string;
}

/** How a wager ended. */
export interface Settlement {
  readonly wager: Wager;
  readonly result: unknown;
  /** Stake included. */
  readonly winMinor: number;
  readonly jackpot?: JackpotHit | null;
  /** It is paid by `release`, so that no balance reveals a result before it is shown; a later process pays it at once. */
  readonly isHeld?: boolean;
}

const REMEMBERED_WAGERS = 20_000;

/**
 * Every stake of the studio's games, from the bet to the end of its round. What is decided is stored before it is shown,
 * and what the wallet has not decided is retried, also by a later process. Play money uses neither wallet nor journal;
 * otherwise it is the same.
 */
export class WagerBook {
  readonly #deps: WagerBookDeps;
  readonly #wagers = new WagerMemory(REMEMBERED_WAGERS);
  readonly #listeners = new Set<(wager: Wager) => void>();
  readonly #settler: RoundSettler<Wager>;

  constructor(deps: WagerBookDeps) {
    this.#deps = deps;
    this.#settler = new RoundSettler<Wager>({
      ...deps,
      isPending: isDue,
      advance: (wager) => this.#advance(wager),
      giveUp: (wager) => this.#move(wager, { state: 'stuck', reason: 'UNDECIDED' }),
    });
  }

  /**
   * Takes a stake. The wager is then `open`, `refused`, or `refunding` if the wallet's decision is unknown.
   *
   * @throws Error if the journal cannot be written; then no bet was sent
   */
  async place<Bet>(order: WagerOrder<Bet>): Promise<Wager<Bet>> {
    const { visit } = order;
    const wager = this.#create(order);
    if (visit.wallet === null) return this.#placeForFun(visit, wager);
    await this.#deps.journal.append(wager);
    this.#wagers.add(wager);
    const answer = await sendBet(this.#deps.wallet, visit.ticket.key, wager);
    if (answer.kind === 'undecided' || !isFinalStatus(answer.reply.status)) {
      this.#deps.log.warn({ wager: wager.id, answer }, 'bet not decided, refunding it');
      await this.#move(wager, { state: 'refunding', reason: 'UNDECIDED' });
      this.#settler.start(wager);
      return wager;
    }
    const { status, balance: balanceMinor = null } = answer.reply;
    await this.#move(
      wager,
      status === 'OK' ? { state: 'open', balanceMinor } : { state: 'refused', reason: status, balanceMinor },
    );
    visit.balanceMinor = balanceMinor ?? visit.balanceMinor;
    return wager;
  }

  /** Stores what changed in the middle of a game, such as a field that was opened. */
  async update<Bet>(wager: Wager<Bet>, bet: Bet): Promise<void> {
    await this.#move(wager, { bet });
  }

  /**
   * Ends open wagers. Returns once all are stored, so that their results may be shown; the payments follow.
   *
   * @throws Error if they could not be stored: then none of them counts, and their stakes are returned
   */
  async settleAll(settlements: readonly Settlement[]): Promise<void> {
    const wagers = await this.#store(settlements);
    for (const wager of wagers) this.#pay(wager);
  }

  /**
   * Likewise for what a player has left of stakes that were played on, such as chips: they are never worth their stakes again.
   *
   * @throws Error if one of them is not open or they could not be stored: then all are as before
   */
  async payOut(settlements: readonly Settlement[]): Promise<void> {
    const ended = settlements.find(({ wager }) => wager.state !== 'open');
    if (ended) throw new Error(`wager ${ended.wager.id} cannot be paid out: it is ${ended.wager.state}`);
    for (const wager of await this.#storeOrKeep(settlements)) this.#pay(wager);
  }

  /** Likewise for one wager; returns after the first attempt at its payment. */
  async settle(settlement: Settlement): Promise<void> {
    const [wager] = await this.#store([settlement]);
    if (!wager) return;
    if (isReal(wager) && !wager.isHeld) await this.#tryToPay(wager);
    this.#pay(wager);
  }

  /** Pays what was held, after it was shown; returns after the first attempt. */
  async release(wager: Wager): Promise<void> {
    if (!wager.isHeld) return;
    wager.isHeld = false;
    if (isReal(wager)) await this.#tryToPay(wager);
    this.#pay(wager);
  }

  /**
   * Returns the stake of an open wager.
   *
   * @throws Error if that could not be stored: then it is open as before
   */
  refund(wager: Wager): Promise<void> {
    return this.refundAll([wager]);
  }

  /**
   * Likewise for the open ones of several wagers.
   *
   * @throws Error if they could not be stored: then all of them are open as before
   */
  async refundAll(wagers: readonly Wager[]): Promise<void> {
    const open = wagers.filter(({ state }) => state === 'open');
    if (open.length === 0) return;
    for (const wager of open) wager.state = 'refunding';
    try {
      await this.#deps.journal.appendAll(open.filter(isReal));
    } catch (error) {
      for (const wager of open) wager.state = 'open';
      throw error;
    }
    for (const wager of open) this.#pay(wager);
  }

  /** Calls the listener after every change of a wager. @returns a function that ends it */
  watch(listener: (wager: Wager) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  find(id: string): Wager | null {
    return this.#wagers.find(id);
  }

  /** The open wagers of a page's player in its game, oldest first. */
  openOf(visit: Visit): Wager[] {
    return this.#wagers.of(visit).filter(({ state }) => state === 'open');
  }

  /** The newest wager of a page's player in its game that has a result, without stakes that were added to another. */
  lastDecidedOf(visit: Visit): Wager | null {
    const own = this.#wagers.of(visit).filter(({ result }) => result !== null);
    const newest = own.at(-1);
    return own.find(({ round }) => round === newest?.round) ?? null;
  }

  /** What a player has won in the casino's free rounds and is not paid yet, because it is still being shown. */
  heldOf(visit: Visit, freeSpins: string): number {
    const held = this.#wagers.of(visit).filter((wager) => wager.isHeld && wager.freeSpins === freeSpins);
    return held.reduce((sum, { winMinor }) => sum + winMinor, 0);
  }

  /** Pending wagers, and stuck ones that need an operator. */
  unfinished(): Wager[] {
    return [...this.#wagers.all()].filter((wager) => isPending(wager) || wager.state === 'stuck');
  }

  /** Retries a stuck wager. @returns false if there is no such wager */
  retryStuck(id: string): boolean {
    const wager = this.#wagers.find(id);
    if (wager?.state !== 'stuck') return false;
    wager.state = stateToResume(wager);
    this.#settler.start(wager);
    return true;
  }

  /**
   * Continues the wagers of an earlier process.
   *
   * @param canContinue whether an open one can still be played; the stakes of others are returned
   */
  resume(unfinished: readonly Wager[], canContinue: (wager: Wager) => boolean): void {
    for (const wager of unfinished) {
      this.#wagers.add(wager);
      if (wager.state === 'stuck' || (wager.state === 'open' && canContinue(wager))) continue;
      wager.state = stateToResume(wager);
      wager.isHeld = false;
      this.#settler.start(wager);
    }
  }

  /** Stops all retries; pending wagers stay in the journal for the next start. */
  async close(): Promise<void> {
    await this.#settler.stop();
    await this.#deps.journal.close();
  }

  #create<Bet>({ visit, betMinor, bet, companion, freeSpins }: WagerOrder<Bet>): Wager<Bet> {
    const { ticket, wallet } = visit;
    const id = String(this.#deps.ids.next());
    return {
      id,
      state: 'betting',
      keyId: wallet === null ? null : ticket.key.id,
      session: wallet?.session ?? visit.playKey,
      player: wallet?.player ?? visit.playKey,
      game: ticket.game.code,
      currency: ticket.currency,
      round: companion?.round ?? `r${id}`,
      betMinor,
      ...(freeSpins !== undefined && { freeSpins }),
      bet,
      result: null,
      winMinor: 0,
      jackpot: null,
      balanceMinor: null,
      reason: null,
      startedAt: this.#deps.clock.now().toISOString(),
    };
  }

  #placeForFun<Bet>(visit: Visit, wager: Wager<Bet>): Wager<Bet> {
    const isEnough = visit.balanceMinor >= wager.betMinor;
    if (isEnough) visit.balanceMinor -= wager.betMinor;
    this.#wagers.add(wager);
    return Object.assign(wager, {
      balanceMinor: visit.balanceMinor,
      ...(isEnough ? { state: 'open' as const } : { state: 'refused' as const, reason: 'NO_FUNDS' as const }),
    });
  }

  #keyOf({ keyId }: Wager): SigningKey | null {
    return keyId === null ? null : this.#deps.keys.find(keyId);
  }

  /** One attempt at the next step. @returns true if the wager advanced */
  async #advance(wager: Wager): Promise<boolean> {
    const key = this.#keyOf(wager);
    if (key === null) {
      await this.#move(wager, { state: 'stuck', reason: 'UNDECIDED' });
      return true;
    }
    if (wager.state === 'ending' && this.#hasCompanions(wager)) {
      await this.#move(wager, { state: 'ended' });
      return true;
    }
    const answer = await sendNext(this.#deps.wallet, key, wager);
    if (answer.kind === 'undecided' || !isFinalStatus(answer.reply.status)) {
      const reason = answer.kind === 'undecided' ? answer.reason : answer.reply.status;
      this.#deps.log.warn({ wager: wager.id, state: wager.state, reason }, 'not decided, retrying');
      return false;
    }
    await this.#move(wager, nextState(wager, answer.reply));
    return true;
  }

  /** The result is stored, so that a payment that cannot be noted is repeated rather than the caller's problem. */
  async #tryToPay(wager: Wager): Promise<void> {
    try {
      await this.#advance(wager);
    } catch (error) {
      this.#deps.log.error({ err: error, wager: wager.id }, 'payment not noted');
    }
  }

  /** Stores the results of open wagers. @returns those wagers */
  async #store(settlements: readonly Settlement[]): Promise<Wager[]> {
    const open = settlements.filter(({ wager }) => wager.state === 'open').map(({ wager }) => wager);
    try {
      return await this.#storeOrKeep(settlements);
    } catch (error) {
      this.#deps.log.error({ err: error, wagers: open.length }, 'results not stored, refunding the bets');
      for (const wager of open) {
        wager.state = 'refunding';
        this.#pay(wager);
      }
      throw error;
    }
  }

  /** Likewise, but they are open again after an error. */
  async #storeOrKeep(settlements: readonly Settlement[]): Promise<Wager[]> {
    const ending = settlements.filter(({ wager }) => wager.state === 'open');
    const wagers = ending.map(({ wager }) => wager);
    for (const { wager, result, winMinor, jackpot = null, isHeld = false } of ending)
      Object.assign(wager, {
        result,
        winMinor,
        jackpot,
        isHeld,
        state: stateAfterResult({ winMinor, jackpot }),
      });
    try {
      await this.#deps.journal.appendAll(wagers.filter(isReal));
    } catch (error) {
      for (const wager of wagers)
        Object.assign(wager, { result: null, winMinor: 0, jackpot: null, isHeld: false, state: 'open' });
      throw error;
    }
    return wagers;
  }

  /** Continues in the background, unless it is held; play money is paid at once. */
  #pay(wager: Wager): void {
    if (isReal(wager) || wager.isHeld) {
      if (isDue(wager)) this.#settler.start(wager);
      this.#announce(wager);
      return;
    }
    const visit = this.#deps.visits.find(wager.session);
    const paidMinor = wager.state === 'refunding' ? wager.betMinor : wager.winMinor;
    if (visit) visit.balanceMinor += paidMinor;
    wager.balanceMinor = visit?.balanceMinor ?? wager.balanceMinor;
    wager.state = wager.state === 'refunding' ? 'refunded' : 'ended';
    this.#announce(wager);
  }

  /** Whether another wager of the same round will end it. */
  #hasCompanions(wager: Wager): boolean {
    return this.#wagers.companionsOf(wager).some(isPending);
  }

  async #move(wager: Wager, change: Partial<Wager>): Promise<void> {
    Object.assign(wager, change);
    if (isReal(wager)) await this.#deps.journal.append(wager);
    this.#announce(wager);
  }

  #announce(wager: Wager): void {
    for (const listener of this.#listeners) listener(wager);
  }
}

const isReal = ({ keyId }: Wager): boolean => keyId !== null;
