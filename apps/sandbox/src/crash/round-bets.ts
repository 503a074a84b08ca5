import { type CrashBet, crashPays, firstMsOf, type Hundredths, settleCrash, crashTerms } from '@baize/games';

import { viewOf } from '../shell/play-calls.ts';
import { maskName } from '../visits/mask-name.ts';
import type { Visit } from '../visits/visit.ts';
import type { Wager } from '../wagers/wager.ts';
import type { Settlement } from '../wagers/wager-book.ts';
import { type MoneyKind, moneyOf, playerOf } from './audience.ts';
import type { CrashEnd, CrashStake, OwnBet } from './crash-messages.ts';
import { PlayerList } from './player-list.ts';

export type CrashWager = Wager<CrashStake, CrashEnd>;

/** A stake that the wallet has taken for the current round. */
export interface TableBet {
  readonly entry: number;
  readonly player: string;
  readonly money: MoneyKind;
  readonly visit: Visit;
  readonly wager: CrashWager;
}

/** The bets of one round. */
export class RoundBets {
  readonly lists: Readonly<Record<MoneyKind, PlayerList>> = { real: new PlayerList(), fun: new PlayerList() };
  readonly #bets = new Map<string, TableBet>();
  /** `<player> <slot>` of stakes that are being placed or are on the table. */
  readonly #taken = new Set<string>();
  #entries = 0;

  clear(): void {
    this.#bets.clear();
    this.#taken.clear();
    this.#entries = 0;
    for (const list of Object.values(this.lists)) list.clear();
  }

  /** @returns false if the player has a bet there already */
  reserve(visit: Visit, { slot }: CrashBet): boolean {
    const key = slotKey(visit, slot);
    if (this.#taken.has(key)) return false;
    this.#taken.add(key);
    return true;
  }

  release(visit: Visit, { slot }: Pick<CrashBet, 'slot'>): void {
    this.#taken.delete(slotKey(visit, slot));
  }

  add(visit: Visit, wager: CrashWager): void {
    const bet = { entry: ++this.#entries, player: playerOf(visit), money: moneyOf(visit), visit, wager };
    this.#bets.set(wager.id, bet);
    const name = visit.name === null ? '' : maskName(visit.name);
    this.lists[bet.money].join([bet.entry, name, wager.betMinor, wager.currency, 0]);
  }

  /** Takes a bet off the table whose stake is being returned. */
  remove({ wager, visit, money, entry }: TableBet): void {
    this.release(visit, wager.bet);
    this.lists[money].leave(entry);
  }

  /** Null for a wager of another round. */
  find(wagerId: string): TableBet | null {
    return this.#bets.get(wagerId) ?? null;
  }

  ofPlayer(player: string): TableBet[] {
    return [...this.#bets.values()].filter((bet) => bet.player === player);
  }

  /** Bets that leave by themselves within so many milliseconds of a flight that goes on. */
  due(elapsedMs: number): TableBet[] {
    return this.inAir().filter(({ wager: { bet } }) => {
      const { autoCashOut } = bet;
      return autoCashOut !== null && elapsedMs >= firstMsOf(autoCashOut);
    });
  }

  inAir(): TableBet[] {
    return [...this.#bets.values()].filter(({ wager }) => wager.state === 'open');
  }
}

const slotKey = (visit: Visit, slot: 1 | 2): string => `${playerOf(visit)} ${slot}`;

/** @param cashOut the player's own, from `cashOutAt`; null without one */
export function settlementOf(
  { wager }: TableBet,
  cashOut: Hundredths | null,
  crashPoint: Hundredths,
): Settlement {
  const pays = crashPays(wager.bet, cashOut, crashPoint, crashTerms);
  const result: CrashEnd = { cashOut: pays === 0 ? null : pays };
  const bet: CrashBet = { ...wager.bet, stakeMinor: BigInt(wager.betMinor) };
  return { wager, result, winMinor: Number(settleCrash(bet, cashOut, crashPoint, crashTerms)) };
}

export function ownBetOf({ wager, entry }: TableBet): OwnBet {
  const { round, slot, autoCashOut } = wager.bet;
  return { ...viewOf(wager), round, slot, autoCashOut, entry };
}
