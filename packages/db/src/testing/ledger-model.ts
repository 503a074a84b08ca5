import type { BetCommand, BookCommand, BookStatus, RefundCommand, WinCommand } from '@baize/ledger';

interface Answer {
  status: BookStatus;
  replayed: boolean;
  balanceMinor: bigint;
}

interface Kept {
  content: string;
  status: BookStatus;
}

interface Bet extends Kept {
  amountMinor: bigint;
  roundId: string;
  won: boolean;
  undone: boolean;
}

/** One player's ledger as plain words: what the database must answer, written without a database. */
export class LedgerModel {
  balanceMinor = 0n;
  blocked = false;
  readonly closedRounds = new Set<string>();
  readonly #bets = new Map<string, Bet>();
  readonly #others = new Map<string, Kept>();

  book(command: BookCommand): Answer {
    switch (command.kind) {
      case 'bet':
        return this.#bet(command);
      case 'win':
        return this.#win(command);
      case 'refund':
        return this.#refund(command);
      default:
        return this.#deposit(command.tx, command.amountMinor);
    }
  }

  #answer(status: BookStatus, replayed = false): Answer {
    return { status, replayed, balanceMinor: this.balanceMinor };
  }

  #repeat(kept: Kept, content: string): Answer {
    return kept.content === content ? this.#answer(kept.status, true) : this.#answer('mismatch');
  }

  #bet({ tx, amountMinor, roundId }: BetCommand): Answer {
    const content = `${amountMinor} ${roundId}`;
    const known = this.#bets.get(tx);
    if (known?.status === 'cancelled') return this.#answer('cancelled');
    if (known) return this.#repeat(known, content);
    const status = this.#judgeBet(amountMinor, roundId);
    if (status === 'booked') this.balanceMinor -= amountMinor;
    this.#bets.set(tx, { content, status, amountMinor, roundId, won: false, undone: false });
    return this.#answer(status);
  }

  #judgeBet(amountMinor: bigint, roundId: string): BookStatus {
    if (this.blocked) return 'blocked';
    if (this.closedRounds.has(roundId)) return 'roundClosed';
    return this.balanceMinor < amountMinor ? 'noFunds' : 'booked';
  }

  #win({ tx, betTx, amountMinor, roundId }: WinCommand): Answer {
    const content = `${betTx} ${amountMinor} ${roundId}`;
    const known = this.#others.get(`win ${tx}`);
    if (known) return this.#repeat(known, content);
    const bet = this.#bets.get(betTx ?? '');
    if (!bet) return this.#answer('betUnknown');
    if (bet.status !== 'booked' && bet.status !== 'cancelled') return this.#answer('betDeclined');
    if (bet.undone) return this.#answer('betCancelled');
    if (bet.roundId !== roundId) return this.#answer('mismatch');
    bet.won = true;
    this.balanceMinor += amountMinor;
    this.#others.set(`win ${tx}`, { content, status: 'booked' });
    return this.#answer('booked');
  }

  #refund({ tx, betTx, amountMinor }: RefundCommand): Answer {
    const content = `${betTx} ${amountMinor}`;
    const key = `refund ${tx}`;
    const known = this.#others.get(key);
    if (known) return this.#repeat(known, content);
    const bet = this.#bets.get(betTx);
    const keep = (status: BookStatus): Answer => {
      this.#others.set(key, { content, status });
      return this.#answer(status);
    };
    if (!bet) {
      const tombstone = { content: '', amountMinor: 0n, roundId: '', won: false, undone: true };
      this.#bets.set(betTx, { ...tombstone, status: 'cancelled' });
      return keep('cancelled');
    }
    if (bet.status === 'cancelled') return this.#answer('cancelled', true);
    if (bet.amountMinor !== amountMinor) return this.#answer('mismatch');
    if (bet.undone) return this.#answer(bet.status === 'booked' ? 'booked' : 'betDeclined', true);
    if (bet.status !== 'booked') {
      bet.undone = true;
      return keep('betDeclined');
    }
    if (bet.won) return this.#answer('betSettled');
    bet.undone = true;
    this.balanceMinor += bet.amountMinor;
    return keep('booked');
  }

  #deposit(tx: string, amountMinor: bigint): Answer {
    const known = this.#others.get(`deposit ${tx}`);
    if (known) return this.#repeat(known, String(amountMinor));
    this.balanceMinor += amountMinor;
    this.#others.set(`deposit ${tx}`, { content: String(amountMinor), status: 'booked' });
    return this.#answer('booked');
  }
}
