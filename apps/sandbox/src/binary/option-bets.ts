import { settleOption } from '@baize/games/binary-option';

import { viewOf } from '../shell/play-calls.ts';
import type { Wager } from '../wagers/wager.ts';
import type { Settlement } from '../wagers/wager-book.ts';
import type { OptionEnd, OptionStake, OwnOption } from './binary-messages.ts';
import { MOST_OPEN_BETS, optionTerms, SHOWN_BETS } from './house-rules.ts';
import type { RunningSession } from './price-log.ts';

export type OptionWager = Wager<OptionStake, OptionEnd>;

interface SeatedBet {
  readonly seat: string;
  readonly wager: OptionWager;
}

/** Of all players; ended ones are only there for pages that connect again. */
const REMEMBERED_BETS = 10_000;

/** The bets that the wallet has taken, and how many each player is placing. */
export class OptionBets {
  readonly #bets = new Map<string, SeatedBet>();
  readonly #placing = new Map<string, number>();

  /** @returns false if the player has as many open bets as are allowed */
  reserve(seat: string): boolean {
    const placing = this.#placing.get(seat) ?? 0;
    const open = this.#ofSeat(seat).filter(({ state }) => state === 'open').length;
    if (placing + open >= MOST_OPEN_BETS) return false;
    this.#placing.set(seat, placing + 1);
    return true;
  }

  release(seat: string): void {
    const placing = (this.#placing.get(seat) ?? 1) - 1;
    if (placing > 0) this.#placing.set(seat, placing);
    else this.#placing.delete(seat);
  }

  add(seat: string, wager: OptionWager): void {
    this.#bets.set(wager.id, { seat, wager });
    if (this.#bets.size <= REMEMBERED_BETS) return;
    const oldest = [...this.#bets.values()].find((bet) => bet.wager.state !== 'open');
    if (oldest) this.#bets.delete(oldest.wager.id);
  }

  find(wagerId: string): SeatedBet | null {
    return this.#bets.get(wagerId) ?? null;
  }

  /** Latest first. */
  shownTo(seat: string): OwnOption[] {
    const own = this.#ofSeat(seat).toReversed();
    const ended = own.filter(({ state }) => state !== 'open');
    const hidden = new Set(ended.slice(SHOWN_BETS));
    return own.filter((wager) => !hidden.has(wager)).map(ownOptionOf);
  }

  /** Open bets whose last price is published by then. */
  due(tick: number): OptionWager[] {
    return [...this.#bets.values()]
      .map(({ wager }) => wager)
      .filter(({ state, bet }) => state === 'open' && bet.expiryTick <= tick);
  }

  #ofSeat(seat: string): OptionWager[] {
    return [...this.#bets.values()].filter((bet) => bet.seat === seat).map(({ wager }) => wager);
  }
}

/** What a bet ends with, by the two prices of its span. */
export function settlementOf(wager: OptionWager, { chain }: RunningSession): Settlement {
  const { direction, entryTick, expiryTick } = wager.bet;
  const { level: entryLevel } = chain.tickAt(entryTick);
  const { level: expiryLevel, seed } = chain.tickAt(expiryTick);
  const bet = { direction, stakeMinor: BigInt(wager.betMinor) };
  const { outcome, payMinor } = settleOption(bet, { entryLevel, expiryLevel }, optionTerms);
  const result: OptionEnd = { outcome, entryLevel, expiryLevel, seed };
  return { wager, result, winMinor: Number(payMinor) };
}

export function ownOptionOf(wager: OptionWager): OwnOption {
  return { ...viewOf(wager), ...wager.bet, result: wager.result, placedAt: wager.startedAt };
}
