import type { Clock } from '@baize/clock';

import { houseChips } from './house-opponents.ts';
import type { TablePages } from './table-pages.ts';
import type { HouseDay, TableMoney } from './table-store.ts';

/** What the house loses at a table in a day at most before it plays there no more: in maximum buy-ins, and in stakes. */
const MOST_BUY_INS = 5n;
const MOST_STAKES = 20n;

/** A day of UTC. */
export const dayOf = (clock: Clock): string => clock.now().toISOString().slice(0, 10);

export const hasLostManyStakes = (lostMinor: number, stakeMinor: bigint): boolean =>
  BigInt(lostMinor) > MOST_STAKES * stakeMinor;

const ownedByHouse = ({ houseMinor, table }: TableMoney): bigint => houseMinor + houseChips(table);

/** Decides between two hands whether opponents of the house sit at a table of cards. Each player gets one notice if they do not. */
export class HouseLimit {
  readonly #most: number;
  readonly #pages: TablePages;
  readonly #clock: Clock;
  readonly #noticed = new Set<string>();

  constructor(most: number, pages: TablePages, clock: Clock) {
    this.#most = most;
    this.#pages = pages;
    this.#clock = clock;
  }

  /** @returns the money with what the house had at the start of the day, and how many opponents may sit there */
  apply(known: TableMoney): { readonly money: TableMoney; readonly most: number } {
    const money = { ...known, houseDay: this.#dayOf(known) };
    const lostMinor = BigInt(money.houseDay.startMinor) - ownedByHouse(money);
    if (this.#most === 0 || lostMinor <= MOST_BUY_INS * money.table.rules.maxBuyInMinor) {
      this.#noticed.clear();
      return { money, most: this.#most };
    }
    for (const { owner } of money.holders.values()) {
      if (this.#noticed.has(owner)) continue;
      this.#noticed.add(owner);
      this.#pages.sendTo(owner, { type: 'refused', reason: 'house-away' });
    }
    return { money, most: 0 };
  }

  #dayOf(money: TableMoney): HouseDay {
    const day = dayOf(this.#clock);
    return money.houseDay?.day === day ? money.houseDay : { day, startMinor: Number(ownedByHouse(money)) };
  }
}
