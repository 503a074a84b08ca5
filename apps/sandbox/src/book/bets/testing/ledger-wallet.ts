import type { WalletReply } from '@baize/providers';

import type { BetRecord, Move } from '../bet-record.ts';

/** One balance and the rules of a wallet: a win is taken back once and whole, and nothing goes below zero. */
export class LedgerWallet {
  balance: number;
  readonly #seen = new Set<string>();
  readonly #wins = new Map<string, number>();
  #isBetOpen = true;

  constructor(balance: number) {
    this.balance = balance;
  }

  send(record: BetRecord, move: Move): WalletReply {
    if (move.kind === 'end') return { status: 'OK', balance: this.balance };
    if (move.kind === 'refund') return this.#refund(record);
    const win = move.win;
    const back = move.kind === 'reduce' ? move.reversals : [];
    const taken = back.reduce((total, { win: { amountMinor } }) => total + amountMinor, 0);
    const paid = win?.amountMinor ?? 0;
    if (!this.#isBetOpen) return { status: 'BET_CANCELLED' };
    if (back.some(({ win: { tx, amountMinor } }) => this.#wins.get(tx) !== amountMinor))
      return { status: 'MISMATCH' };
    if ([...back, ...(win ? [win] : [])].some(({ tx }) => this.#seen.has(tx))) return { status: 'MISMATCH' };
    if (this.balance + paid < taken) return { status: 'NO_FUNDS', balance: this.balance };
    this.balance += paid - taken;
    for (const { tx, win: old } of back) {
      this.#seen.add(tx);
      this.#wins.delete(old.tx);
    }
    if (win) this.#wins.set(win.tx, win.amountMinor);
    if (win) this.#seen.add(win.tx);
    return { status: 'OK', balance: this.balance };
  }

  #refund({ betMinor }: BetRecord): WalletReply {
    if (this.#wins.size > 0) return { status: 'BET_SETTLED' };
    if (this.#isBetOpen) this.balance += betMinor;
    this.#isBetOpen = false;
    return { status: 'OK', balance: this.balance };
  }
}
