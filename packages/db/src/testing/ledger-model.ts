import { MAX_AMOUNT_MINOR, MAX_BALANCE_MINOR } from '@baize/currency';
import {
  type BetCommand,
  type BookCommand,
  type BookStatus,
  type MovementCommand,
  type PlayWallet,
  playWallets,
  type RefundCommand,
  type ReversalCommand,
  type WinCommand,
} from '@baize/ledger';

import { LIRA } from './ledger-fixture.ts';

/** Undefined is the main one. */
type Wallet = PlayWallet | undefined;

interface Funds {
  balanceMinor: bigint;
  version: number;
}

interface Answer extends Funds {
  status: BookStatus;
  replayed: boolean;
  wallet?: PlayWallet;
}

interface Stored {
  content: string;
  status: BookStatus;
  wallet: Wallet;
}

interface Bet {
  status: BookStatus;
  amountMinor: bigint;
  roundId: string;
  gameId: number;
  wallet: Wallet;
  /** The status of the refund that decided the bet. */
  undone: BookStatus | undefined;
}

interface Win {
  status: BookStatus;
  amountMinor: bigint;
  roundId: string;
  betTx: string | null;
  wallet: Wallet;
  /** What was taken back; undefined if nothing. */
  takenMinor: bigint | undefined;
}

/** A model of one player's ledger in plain code, which the database is compared with. */
export class LedgerModel {
  blocked = false;
  readonly closedRounds = new Set<string>();
  /** Reasons by kind and id. */
  readonly reviews = new Map<string, string>();
  readonly #funds = new Map<Wallet, Funds>();
  readonly #bets = new Map<string, Bet>();
  /** In the order in which they were decided. */
  readonly #wins = new Map<string, Win>();
  readonly #stored = new Map<string, Stored>();
  /** Content of keys whose answer may still change. */
  readonly #claims = new Map<string, string>();

  book(command: BookCommand): Answer {
    const key = `${command.kind} ${command.tx}`;
    const { siteId: _site, playerId: _player, provider: _provider, ...rest } = command;
    const content = JSON.stringify({ ...rest, wallet: undefined }, (_name, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    );
    const stored = this.#stored.get(key);
    if (stored) return this.#repeat(stored, content);
    const claim = this.#claims.get(key);
    const before = this.#walletOf(command);
    if (claim !== undefined && claim !== content) {
      // Only of a bet there is a row, the tombstone.
      const said = 'wallet' in command ? command.wallet : undefined;
      return this.#answer('mismatch', command.kind === 'bet' ? before : said);
    }

    const status = this.#decide(command, key);
    if (typeof status !== 'string') {
      this.#claims.set(key, content);
      const isSecondRollback = status.replayed || (status.retry === 'cancelled' && claim !== undefined);
      return this.#answer(status.retry, before, isSecondRollback);
    }
    this.#stored.set(key, { content, status, wallet: before });
    return this.#answer(status, before);
  }

  funds(wallet?: Wallet): Funds {
    const known = this.#funds.get(wallet) ?? { balanceMinor: 0n, version: 0 };
    this.#funds.set(wallet, known);
    return known;
  }

  /** Of the bet or the win that a command is about, if it came, or else what the command says. */
  #walletOf(command: BookCommand): Wallet {
    const isLira = !('currency' in command) || (command.currency ?? LIRA) === LIRA;
    if (command.kind === 'bet') return (this.#bets.get(command.tx) ?? command).wallet;
    if (command.kind === 'refund') return (this.#bets.get(command.betTx) ?? command).wallet;
    if (command.kind === 'win') return ((isLira && this.#bets.get(command.betTx ?? '')) || command).wallet;
    if (command.kind !== 'winReversal') return undefined;
    const won = command.winTx === null ? this.#latestWin(command) : this.#wins.get(command.winTx);
    return (won ?? command).wallet;
  }

  #answer(status: BookStatus, wallet: Wallet, replayed = false): Answer {
    return { status, replayed, ...this.funds(wallet), ...(wallet && { wallet }) };
  }

  #repeat({ content: known, status, wallet }: Stored, content: string): Answer {
    return known === content ? this.#answer(status, wallet, true) : this.#answer('mismatch', wallet);
  }

  #move(change: bigint, wallet: Wallet): void {
    const funds = this.funds(wallet);
    funds.balanceMinor += change;
    if (change !== 0n) funds.version += 1;
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

  #bet(bet: BetCommand): BookStatus | { retry: BookStatus } {
    const { tx, amountMinor, roundId, gameId, wallet } = bet;
    // Its rollback came first; the tombstone has no content.
    if (this.#bets.get(tx)?.status === 'cancelled') return { retry: 'cancelled' };
    const status = this.#judgeBet(bet);
    if (status === 'booked') this.#move(-amountMinor, wallet);
    this.#bets.set(tx, { status, amountMinor, roundId, gameId, wallet, undone: undefined });
    return status;
  }

  #judgeBet({ amountMinor, roundId, currency, wallet }: BetCommand): BookStatus {
    if (this.blocked) return 'blocked';
    if (currency !== null && currency !== LIRA) return 'wrongCurrency';
    if (this.closedRounds.has(roundId)) return 'roundClosed';
    return this.funds(wallet).balanceMinor < amountMinor ? 'noFunds' : 'booked';
  }

  #win(command: WinCommand, key: string) {
    const wallet = this.#walletOf(command);
    const status = this.#judgeWin(command, key, wallet);
    const { tx, amountMinor, roundId, betTx } = command;
    if (typeof status === 'string')
      this.#wins.set(tx, { status, amountMinor, roundId, betTx, wallet, takenMinor: undefined });
    return status;
  }

  #judgeWin({ betTx, amountMinor, roundId, currency, play }: WinCommand, key: string, wallet: Wallet) {
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
    if (this.#isTooMuch(amountMinor, key, wallet)) return { retry: 'balanceLimit' } as const;
    this.#move(amountMinor, wallet);
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
      const nothing = { amountMinor: 0n, roundId: '', gameId: 0, wallet: refund.wallet };
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
    if (this.#isTooMuch(bet.amountMinor, key, bet.wallet)) return { retry: 'balanceLimit' } as const;
    bet.undone = 'booked';
    this.#move(bet.amountMinor, bet.wallet);
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
    if (!found && winTx === null && this.#hasReversal(roundId)) {
      this.#review(key, 'reversal of more than is left');
      return 'betDeclined';
    }
    if (!found) return { retry: 'betUnknown' } as const;
    if (found.status !== 'booked') return 'betDeclined';
    const taken = amountMinor ?? found.amountMinor;
    const isOther = taken !== found.amountMinor || (roundId !== undefined && roundId !== found.roundId);
    if (winTx !== null && isOther) return 'mismatch';
    if (winTx !== null && found.takenMinor !== undefined) return { retry: 'booked', replayed: true } as const;
    if (this.funds(found.wallet).balanceMinor < taken) {
      this.#review(key, 'reversal without funds');
      return { retry: 'noFunds' } as const;
    }
    found.takenMinor = (found.takenMinor ?? 0n) + taken;
    this.#move(-taken, found.wallet);
    return 'booked';
  }

  #latestWin({ roundId, amountMinor = 0n }: ReversalCommand): Win | undefined {
    return [...this.#wins.values()].findLast(
      (won) =>
        won.status === 'booked' &&
        won.roundId === roundId &&
        won.amountMinor - (won.takenMinor ?? 0n) >= amountMinor,
    );
  }

  #hasReversal(roundId: string | undefined): boolean {
    return [...this.#wins.values()].some((won) => won.roundId === roundId && (won.takenMinor ?? 0n) > 0n);
  }

  #movement({ kind, amountMinor, currency, from, to }: MovementCommand, key: string) {
    if (currency !== LIRA) return 'wrongCurrency';
    const source = playWallets.find((wallet) => wallet === from);
    const target = playWallets.find((wallet) => wallet === to);
    const pays = kind !== 'deposit';
    const isPaid = kind !== 'withdrawHold';
    if (pays && this.funds(source).balanceMinor < amountMinor) return { retry: 'noFunds' } as const;
    if (isPaid && this.#isTooMuch(amountMinor, key, target)) return { retry: 'balanceLimit' } as const;
    if (pays) this.#move(-amountMinor, source);
    if (isPaid) this.#move(amountMinor, target);
    return 'booked';
  }

  #isTooMuch(amountMinor: bigint, key: string, wallet: Wallet): boolean {
    if (this.funds(wallet).balanceMinor + amountMinor <= MAX_BALANCE_MINOR) return false;
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
