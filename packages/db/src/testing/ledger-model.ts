import { MAX_AMOUNT_MINOR, MAX_BALANCE_MINOR } from '@baize/currency';
import type {
  BetCommand,
  BookCommand,
  BookStatus,
  MovementCommand,
  RefundCommand,
  ReversalCommand,
  WinCommand,
} from '@baize/ledger';

import { LIRA } from './ledger-fixture.ts';

interface Answer {
  status: BookStatus;
  replayed: boolean;
  balanceMinor: bigint;
  version: number;
}

interface Stored {
  content: string;
  status: BookStatus;
}

interface Bet {
  status: BookStatus;
  amountMinor: bigint;
  roundId: string;
  gameId: number;
  /** The status of the refund that decided the bet. */
  undone: BookStatus | undefined;
}

interface Win {
  status: BookStatus;
  amountMinor: bigint;
  roundId: string;
  betTx: string | null;
  /** What was taken back; undefined if nothing. */
  takenMinor: bigint | undefined;
}

/** A model of one player's ledger in plain code, which the database is compared with. */
export class LedgerModel {
  balanceMinor = 0n;
  version = 0;
  blocked = false;
  readonly closedRounds = new Set<string>();
  /** Reasons by kind and id. */
  readonly reviews = new Map<string, string>();
  readonly #bets = new Map<string, Bet>();
  /** In the order in which they were decided. */
  readonly #wins = new Map<string, Win>();
  readonly #stored = new Map<string, Stored>();
  /** Content of keys whose answer may still change. */
  readonly #claims = new Map<string, string>();

  book(command: BookCommand): Answer {
    const key = `${command.kind} ${command.tx}`;
    const { siteId: _site, playerId: _player, provider: _provider, ...rest } = command;
    const content = JSON.stringify(rest, (_name, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    );
    const stored = this.#stored.get(key);
    if (stored) return this.#repeat(stored, content);
    const claim = this.#claims.get(key);
    if (claim !== undefined && claim !== content) return this.#answer('mismatch');

    const status = this.#decide(command, key);
    if (typeof status !== 'string') {
      this.#claims.set(key, content);
      const isSecondRollback = status.replayed || (status.retry === 'cancelled' && claim !== undefined);
      return this.#answer(status.retry, isSecondRollback);
    }
    this.#stored.set(key, { content, status });
    return this.#answer(status);
  }

  #answer(status: BookStatus, replayed = false): Answer {
    return { status, replayed, balanceMinor: this.balanceMinor, version: this.version };
  }

  #repeat({ content: known, status }: Stored, content: string): Answer {
    return known === content ? this.#answer(status, true) : this.#answer('mismatch');
  }

  #move(change: bigint): void {
    this.balanceMinor += change;
    if (change !== 0n) this.version += 1;
  }

  #review(key: string, reason: string): void {
    if (!this.reviews.has(key)) this.reviews.set(key, reason);
  }

  /** A string is a final status; an object is an answer that is not stored. */
  #decide(command: BookCommand, key: string): BookStatus | { retry: BookStatus; replayed?: boolean } {
    switch (command.kind) {
      case 'bet':
        return this.#bet(command);
      case 'win':
        return this.#win(command, key);
      case 'winReversal':
        return this.#reverse(command, key);
      case 'refund':
        return this.#refund(command, key);
      default:
        return this.#movement(command, key);
    }
  }

  #bet({ tx, amountMinor, roundId, gameId, currency }: BetCommand): BookStatus | { retry: BookStatus } {
    // Its rollback came first; the tombstone has no content.
    if (this.#bets.get(tx)?.status === 'cancelled') return { retry: 'cancelled' };
    const status = this.#judgeBet(amountMinor, roundId, currency);
    if (status === 'booked') this.#move(-amountMinor);
    this.#bets.set(tx, { status, amountMinor, roundId, gameId, undone: undefined });
    return status;
  }

  #judgeBet(amountMinor: bigint, roundId: string, currency: number | null): BookStatus {
    if (this.blocked) return 'blocked';
    if (currency !== null && currency !== LIRA) return 'wrongCurrency';
    if (this.closedRounds.has(roundId)) return 'roundClosed';
    return this.balanceMinor < amountMinor ? 'noFunds' : 'booked';
  }

  #win(command: WinCommand, key: string) {
    const status = this.#judgeWin(command, key);
    const { tx, amountMinor, roundId, betTx } = command;
    if (typeof status === 'string')
      this.#wins.set(tx, { status, amountMinor, roundId, betTx, takenMinor: undefined });
    return status;
  }

  #judgeWin({ betTx, amountMinor, roundId, currency, play }: WinCommand, key: string) {
    const bet = this.#bets.get(betTx ?? '');
    if (currency !== null && currency !== LIRA) return 'wrongCurrency';
    if (betTx === null && play === 'round') return { retry: 'betUnknown' } as const;
    if (betTx !== null) {
      if (!bet) return { retry: 'betUnknown' } as const;
      if (bet.status !== 'booked' && bet.status !== 'cancelled') return 'betDeclined';
      if (bet.undone) {
        this.#review(key, 'win after rollback');
        return 'betCancelled';
      }
      if (bet.roundId !== roundId) return 'mismatch';
    }
    if (this.#isTooMuch(amountMinor, key)) return { retry: 'balanceLimit' } as const;
    this.#move(amountMinor);
    const doubts = [
      ...(amountMinor > MAX_AMOUNT_MINOR ? ['win above the largest amount'] : []),
      ...(this.closedRounds.has(roundId) ? ['win after the end of its round'] : []),
    ];
    if (doubts.length > 0) this.#review(key, doubts.join(', '));
    return 'booked';
  }

  #refund(refund: RefundCommand, key: string) {
    const bet = this.#bets.get(refund.betTx);
    const isOtherCurrency = refund.currency !== undefined && refund.currency !== LIRA;
    if (!bet) {
      if (isOtherCurrency) return 'wrongCurrency';
      const nothing = { amountMinor: 0n, roundId: '', gameId: 0 };
      this.#bets.set(refund.betTx, { ...nothing, status: 'cancelled', undone: 'cancelled' });
      return 'cancelled';
    }
    if (
      bet.status !== 'cancelled' &&
      (isOtherAmount(refund, bet) ||
        (bet.status === 'booked' && (isOtherCurrency || isOtherRound(refund, bet))))
    ) {
      return 'mismatch';
    }
    if (bet.undone) return { retry: bet.undone, replayed: true };
    if (bet.status !== 'booked') {
      bet.undone = 'betDeclined';
      return 'betDeclined';
    }
    if (this.#hasWon(refund.betTx)) {
      this.#review(key, 'rollback after win');
      return 'betSettled';
    }
    if (this.#isTooMuch(bet.amountMinor, key)) return { retry: 'balanceLimit' } as const;
    bet.undone = 'booked';
    this.#move(bet.amountMinor);
    return 'booked';
  }

  #hasWon(betTx: string): boolean {
    return [...this.#wins.values()].some(
      (won) => won.betTx === betTx && won.status === 'booked' && won.takenMinor !== won.amountMinor,
    );
  }

  #reverse(reversal: ReversalCommand, key: string) {
    const { winTx, amountMinor, roundId, currency } = reversal;
    if (currency !== undefined && currency !== LIRA) return 'wrongCurrency';
    const found = winTx === null ? this.#latestWin(reversal) : this.#wins.get(winTx);
    if (!found) return { retry: 'betUnknown' } as const;
    if (found.status !== 'booked') return 'betDeclined';
    const taken = amountMinor ?? found.amountMinor;
    const isOther = taken !== found.amountMinor || (roundId !== undefined && roundId !== found.roundId);
    if (winTx !== null && isOther) return 'mismatch';
    if (found.takenMinor !== undefined) return { retry: 'booked', replayed: true } as const;
    if (this.balanceMinor < taken) {
      this.#review(key, 'reversal without funds');
      return { retry: 'noFunds' } as const;
    }
    found.takenMinor = taken;
    this.#move(-taken);
    return 'booked';
  }

  #latestWin({ roundId, amountMinor = 0n }: ReversalCommand): Win | undefined {
    return [...this.#wins.values()].findLast(
      (won) =>
        won.status === 'booked' &&
        won.roundId === roundId &&
        won.amountMinor >= amountMinor &&
        won.takenMinor === undefined,
    );
  }

  #movement({ kind, amountMinor, currency }: MovementCommand, key: string) {
    if (currency !== LIRA) return 'wrongCurrency';
    if (kind === 'withdrawHold') {
      if (this.balanceMinor < amountMinor) return { retry: 'noFunds' } as const;
      this.#move(-amountMinor);
      return 'booked';
    }
    if (this.#isTooMuch(amountMinor, key)) return { retry: 'balanceLimit' } as const;
    this.#move(amountMinor);
    return 'booked';
  }

  #isTooMuch(amountMinor: bigint, key: string): boolean {
    if (this.balanceMinor + amountMinor <= MAX_BALANCE_MINOR) return false;
    this.#review(key, 'the balance would grow too large');
    return true;
  }
}

function isOtherAmount({ amountMinor }: RefundCommand, bet: Bet): boolean {
  return amountMinor !== undefined && amountMinor !== bet.amountMinor;
}

function isOtherRound({ roundId, gameId }: RefundCommand, bet: Bet): boolean {
  return (
    (roundId !== undefined && roundId !== bet.roundId) || (gameId !== undefined && gameId !== bet.gameId)
  );
}
