import type { Clock } from '@baize/clock';

import { applyResults, bookLate, dismissLate, settle } from './apply-results.ts';
import { owedMinor, withNewRefund } from './bet-moves.ts';
import type { BetPayer } from './bet-payer.ts';
import { type BetRecord, isReal } from './bet-record.ts';
import { DAY_MS } from './bet-rules.ts';
import type { BetStore } from './bet-store.ts';
import { possibleOf } from './settle-record.ts';

/** A bet that needs an operator. */
export interface ReviewedBet {
  readonly record: BetRecord;
  /**
   * `owed`: the balance does not cover what a correction takes back; `stuck`: the wallet did not decide, or refused; `late`:
   * results were corrected after the time for it, or after the stake was returned; `overdue`: picks have no result days after
   * their match.
   */
  readonly kind: 'owed' | 'stuck' | 'late' | 'overdue';
  /**
   * To be taken back; with `late` to be paid, which is below zero if it is to be taken back; with `overdue` what it returns if
   * all open picks win.
   */
  readonly amountMinor: number;
}

/** What operators decide. Each of its actions returns false if there is nothing of the kind. */
export class BetReview {
  readonly #store: BetStore;
  readonly #payer: BetPayer;
  readonly #clock: Clock;

  constructor({ store, payer, clock }: { store: BetStore; payer: BetPayer; clock: Clock }) {
    this.#store = store;
    this.#payer = payer;
    this.#clock = clock;
  }

  /** Play money needs nobody. */
  list(): ReviewedBet[] {
    const now = this.#clock.now();
    return this.#store.shelf
      .all()
      .filter(isReal)
      .flatMap((record) => review(record, now));
  }

  /** Sends the same to the wallet again. */
  retry(id: string): Promise<boolean> {
    return this.#act(id, (record) => record.trouble && { ...record, trouble: null });
  }

  /** Sends a refund again under a new id, for a wallet that remembers its refusal by the old one. */
  resend(id: string): Promise<boolean> {
    return this.#act(id, withNewRefund);
  }

  /** Gives up what is owed: the bet stays paid as it is. */
  writeOff(id: string): Promise<boolean> {
    return this.#act(id, (record) => {
      if (record.trouble?.kind !== 'owed') return null;
      const paidMinor = owedMinor(record) + (record.settlements.at(-1)?.paidMinor ?? 0);
      return settle(record, paidMinor, this.#clock.now());
    });
  }

  /** Books a late correction. */
  book(id: string): Promise<boolean> {
    return this.#act(id, (record) => bookLate(record, this.#clock.now()));
  }

  /** Leaves the bet as it was settled. */
  dismiss(id: string): Promise<boolean> {
    return this.#act(id, dismissLate);
  }

  /** Voids the picks of an overdue bet that have no result. */
  voidOpen(id: string): Promise<boolean> {
    return this.#act(id, (record) => {
      const now = this.#clock.now();
      if (!isOverdue(record, now)) return null;
      const results = record.picks.map(({ result }) => result ?? 'void');
      const picks = record.picks.map((pick) =>
        pick.result === null ? { ...pick, isRuled: true as const } : pick,
      );
      return applyResults({ ...record, picks }, results, now);
    });
  }

  /**
   * Voids a standing bet as a whole, such as one that was placed after its event was decided, or at a price that is plainly
   * wrong. Whatever the book says of its picks later, it stays void.
   *
   * @param reason for the player
   */
  voidStanding(id: string, reason: string): Promise<boolean> {
    return this.#act(id, (record) => {
      const { state, isReturned } = record;
      if (state !== 'open' || isReturned || !isReal(record) || reason === '') return null;
      const picks = record.picks.map((pick) => ({ ...pick, isRuled: true as const }));
      const results = picks.map(() => 'void' as const);
      return applyResults({ ...record, picks, voidedFor: reason }, results, this.#clock.now());
    });
  }

  /** The standing bet with this id, or with this coupon number if it is the only one with it. */
  findStanding(name: string): BetRecord | null {
    const standing = this.#store.shelf.all().filter((record) => record.state === 'open' && isReal(record));
    const found = standing.filter(({ id, code }) => id === name || code === name);
    return found.length === 1 ? (found[0] ?? null) : null;
  }

  async #act(id: string, next: (record: BetRecord) => BetRecord | null): Promise<boolean> {
    const changed = await this.#store.change(id, next);
    if (changed) await this.#payer.pay(id);
    return changed !== null;
  }
}

const OVERDUE_MS = 3 * DAY_MS;

function isOverdue({ state, picks }: BetRecord, now: Date): boolean {
  const startedMs = Math.max(...picks.map(({ startsAt }) => Date.parse(startsAt)));
  return state === 'open' && now.getTime() - startedMs >= OVERDUE_MS;
}

function review(record: BetRecord, now: Date): ReviewedBet[] {
  const { trouble, late, settlements } = record;
  const found: ReviewedBet[] = [];
  if (trouble) found.push({ record, kind: trouble.kind, amountMinor: Math.max(0, owedMinor(record)) });
  if (late) {
    const paid = settlements.at(-1)?.paidMinor ?? 0;
    found.push({ record, kind: 'late', amountMinor: (late.dueMinor ?? paid) - paid });
  }
  if (isOverdue(record, now)) found.push({ record, kind: 'overdue', amountMinor: possibleOf(record) });
  return found;
}
