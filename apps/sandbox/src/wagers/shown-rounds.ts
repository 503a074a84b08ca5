import { ownsWager, type Visit } from '../visits/visit.ts';
import type { Wager } from './wager.ts';
import type { Settlement, WagerBook } from './wager-book.ts';

/** How long the win of a page that was closed waits. A page that goes on showing it says so before. */
export const LONGEST_SHOW_MS = 120_000;

const REMEMBERED_SEATS = 20_000;

/**
 * Which decided rounds their pages have shown to the end. A win is paid only then, so that no balance shows it before the
 * game does, or when no page has said for a while that it goes on, by the clock of this process. A later process pays it at
 * once.
 */
export class ShownRounds {
  readonly #book: WagerBook;
  readonly #longestMs: number;
  /** The last shown round of each seat; the longest ago first. */
  readonly #shown = new Map<string, string>();
  readonly #timers = new Map<string, NodeJS.Timeout>();

  constructor(book: WagerBook, longestMs: number) {
    this.#book = book;
    this.#longestMs = longestMs;
  }

  /**
   * Ends a wager that its page shows now.
   *
   * @throws Error if the result could not be stored: then it does not count, and the stake is returned
   */
  async settle(settlement: Settlement): Promise<void> {
    await this.#book.settle(heldUntilShown(settlement));
    this.#payLater(settlement.wager);
  }

  /** Likewise for all wagers of one round. */
  async settleAll(settlements: readonly Settlement[]): Promise<void> {
    await this.#book.settleAll(settlements.map(heldUntilShown));
    for (const { wager } of settlements) this.#payLater(wager);
  }

  /** A page still shows the round, as free games that wait for their player: the win waits as long again. */
  goOn(visit: Visit, wagerId: string): void {
    const wager = this.#book.find(wagerId);
    if (wager !== null && ownsWager(visit, wager) && this.#timers.has(wagerId)) this.#payLater(wager);
  }

  #payLater(wager: Wager): void {
    if (!wager.isHeld) return;
    clearTimeout(this.#timers.get(wager.id));
    const timer = setTimeout(() => void this.#release(wager), this.#longestMs);
    timer.unref();
    this.#timers.set(wager.id, timer);
  }

  /** The player's last decided round, if no page has shown it to its end. */
  unshownOf(visit: Visit): Wager | null {
    const last = this.#book.lastDecidedOf(visit);
    return last !== null && last.id !== this.#shown.get(visit.seat) ? last : null;
  }

  /**
   * Notes that a page has shown a round of its player to the end, and pays what it won; returns after the first attempt.
   *
   * @returns null if it is not the player's, or not held for one page
   */
  async endShow(visit: Visit, wagerId: string): Promise<Wager | null> {
    const wager = this.#book.find(wagerId);
    if (wager === null || !ownsWager(visit, wager)) return null;
    const wasHeld = wager.isHeld === true;
    // A draw for many is held by its own clock, and its page knows no more of it than the others.
    if (wasHeld && !this.#timers.has(wagerId)) return null;
    this.#shown.delete(visit.seat);
    this.#shown.set(visit.seat, wagerId);
    const [oldest] = this.#shown.keys();
    if (this.#shown.size > REMEMBERED_SEATS && oldest !== undefined) this.#shown.delete(oldest);
    if (wasHeld) await this.#release(wager);
    // Without a payment the visit knows better: a stake may have been added to the round.
    if (wasHeld) visit.balanceMinor = wager.balanceMinor ?? visit.balanceMinor;
    return wager;
  }

  /** What is held stays in the journal for the next process. */
  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }

  async #release(wager: Wager): Promise<void> {
    clearTimeout(this.#timers.get(wager.id));
    this.#timers.delete(wager.id);
    await this.#book.release(wager);
  }
}

function heldUntilShown(settlement: Settlement): Settlement {
  const { winMinor, jackpot = null } = settlement;
  return { ...settlement, isHeld: winMinor > 0 || jackpot !== null };
}
