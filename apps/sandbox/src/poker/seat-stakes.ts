import type { Log } from '../log.ts';
import type { Visit } from '../visits/visit.ts';
import type { Settlement, WagerBook } from '../wagers/wager-book.ts';
import { isDue, type Wager } from '../wagers/wager.ts';
import { RefusedMove } from './refused-move.ts';
import type { Owed } from './table-store.ts';

/** What a wager at a table stores of its bet. */
export interface SeatBet {
  /** Id and currency. */
  readonly pokerTable: string;
  readonly owner: string;
}

/** What a wager of the room has stored of its bet; null if it is not one of a seat. */
export function seatBetOf({ bet }: Wager): SeatBet | null {
  if (typeof bet !== 'object' || bet === null || !('pokerTable' in bet) || !('owner' in bet)) return null;
  const { pokerTable, owner } = bet;
  return typeof pokerTable === 'string' && typeof owner === 'string' ? { pokerTable, owner } : null;
}

/** The buy-ins of one table and what is paid for them: a seat is one round of the wallet. */
export class SeatStakes {
  readonly #table: string;
  readonly #book: WagerBook;
  readonly #log: Log;

  constructor(table: string, { book, log }: { book: WagerBook; log: Log }) {
    this.#table = table;
    this.#book = book;
    this.#log = log;
  }

  /**
   * Takes a stake from the wallet.
   *
   * @param companion the buy-in, if more chips are bought
   * @throws RefusedMove with the wallet's status; a stake that is not decided is returned
   */
  async take(visit: Visit, owner: string, amountMinor: bigint, companion: Wager | undefined): Promise<Wager> {
    const bet: SeatBet = { pokerTable: this.#table, owner };
    const order = { visit, betMinor: Number(amountMinor), bet, ...(companion && { companion }) };
    const wager = await this.#book.place(order).catch((error: unknown) => {
      this.#log.error({ err: error, table: this.#table }, 'stake not stored, not taken');
      throw new RefusedMove('not-stored');
    });
    if (wager.state !== 'open') throw new RefusedMove(`wallet-${wager.reason ?? 'UNDECIDED'}`);
    return wager;
  }

  /** Returns stakes that were not played: all of them, or none if it throws. */
  giveBack(wagers: readonly Wager[]): Promise<void> {
    return this.#book.refundAll(wagers);
  }

  /** @returns whether the chips are stored as paid; if not, it is tried again later */
  payOut(debt: Owed): Promise<boolean> {
    return this.payOutAll([debt]);
  }

  /** Likewise for several players at once: all of them are stored as paid, or none. */
  async payOutAll(debts: readonly Owed[]): Promise<boolean> {
    if (debts.some(({ holder }) => this.#hasUndecided(holder.wagers[0]))) return false;
    try {
      await this.#book.payOut(debts.flatMap(settlementsOf));
      return true;
    } catch (error) {
      this.#log.error({ err: error, table: this.#table }, 'chips not paid yet');
      return false;
    }
  }

  /** Whether a later stake of the round is still being returned: the round ends after it. */
  #hasUndecided(buyIn: Wager | undefined): boolean {
    return this.#book
      .unfinished()
      .some((wager) => isDue(wager) && wager.round === buyIn?.round && wager.keyId === buyIn.keyId);
  }
}

/** The whole is the win of the buy-in; further stakes of the round end with it. */
function settlementsOf({ holder, amountMinor }: Owed): Settlement[] {
  const chips = Number(amountMinor);
  return holder.wagers.map((wager, index) => ({
    wager,
    result: { chips },
    winMinor: index === 0 ? chips : 0,
  }));
}
