import {
  actBlackjack,
  actForAbsentBlackjack,
  allowedBlackjackActions,
  blackjackCostOf,
  blackjackHistory,
  type BlackjackMove,
  type BlackjackRound,
  type BlackjackView,
  blackjackViewOf,
  readBlackjackMove,
  settleBlackjack,
} from '@baize/games';

import type { Settlement, WagerBook } from '../../wagers/wager-book.ts';
import type { Wager } from '../../wagers/wager.ts';
import type { Stake, TableRefusal, TableRound } from '../table-game.ts';
import type { SeatStake } from './seat-stake.ts';

/** The round as everyone sees it, with what each seat has bet. */
export interface BlackjackTableView extends BlackjackView {
  /** First bets by seat, in minor units and in the currency of each player. */
  readonly bets: readonly { readonly seat: number; readonly stakeMinor: number }[];
}

/** What a seat was paid, as its player sees it. Minor units. */
export interface BlackjackPayout {
  readonly staked: number;
  readonly hands: readonly number[];
  readonly insurance: number;
}

const CARD_MS = 700;
const DECISION_MS = 15_000;
/** After a wallet refused or was slow, this much is left at least. */
const LEAST_MS = 5_000;
const REVEAL_MS = 1_500;

interface RoundParts {
  readonly round: BlackjackRound;
  /** In the order of their seats. */
  readonly stakes: readonly Stake<SeatStake>[];
  readonly book: WagerBook;
  readonly nowMs: number;
}

/** A dealt round: its decisions, their time, and the stakes that they add. */
export class BlackjackTableRound implements TableRound {
  readonly drawn: unknown;
  readonly #stakes: readonly Stake<SeatStake>[];
  readonly #book: WagerBook;
  /** Seats whose additional stake the wallet is deciding on. */
  readonly #waiting = new Set<number>();
  readonly #added = new Map<number, Wager[]>();
  #round: BlackjackRound;
  #deadlineMs: number;

  constructor({ round, stakes, book, nowMs }: RoundParts) {
    this.#round = round;
    this.#stakes = stakes;
    this.#book = book;
    this.drawn = { shoe: round.shoe, seats: round.seats.map(({ seat }) => seat) };
    this.#deadlineMs = nowMs + round.dealt * CARD_MS + (round.phase === 'over' ? REVEAL_MS : DECISION_MS);
  }

  view(): BlackjackTableView {
    const bets = this.#stakes.map(({ bets: { seat, stakeMinor } }) => ({
      seat,
      stakeMinor: Number(stakeMinor),
    }));
    return { ...blackjackViewOf(this.#round), bets };
  }

  decisionEndsMs(): number | null {
    return this.#round.phase === 'over' ? null : this.#deadlineMs;
  }

  advance(nowMs: number): boolean {
    if (this.#round.phase === 'over' || nowMs < this.#deadlineMs || this.#waiting.size > 0) return false;
    this.#moveTo(actForAbsentBlackjack(this.#round), nowMs);
    return true;
  }

  isOver(nowMs: number): boolean {
    return this.#round.phase === 'over' && nowMs >= this.#deadlineMs;
  }

  /** @throws InvalidBet if the move is malformed */
  async act(player: string, json: unknown, nowMs: number): Promise<TableRefusal | null> {
    const move = readBlackjackMove(json);
    const stake = this.#stakes.find(({ visit, bets }) => visit.seat === player && bets.seat === move.seat);
    if (stake === undefined || this.#waiting.has(move.seat)) return 'INVALID';
    if (nowMs >= this.#deadlineMs) return 'CLOSED';
    if (actBlackjack(this.#round, move) === null) return 'INVALID';
    const costMinor = Number(blackjackCostOf(move.action, BigInt(stake.bets.stakeMinor)));
    // Half of a small bet is less than the wallet takes.
    if (costMinor > 0 && costMinor < stake.visit.limits.minBet) return 'INVALID';
    const refusal = costMinor > 0 ? await this.#add(stake, costMinor, move) : null;
    if (refusal !== null) {
      this.#deadlineMs = Math.max(this.#deadlineMs, nowMs + LEAST_MS);
      return refusal;
    }
    const next = actBlackjack(this.#round, move);
    if (next !== null) this.#moveTo(next, nowMs);
    return null;
  }

  settle(): Settlement[] {
    const bets = new Map(this.#stakes.map(({ bets: { seat, stakeMinor } }) => [seat, BigInt(stakeMinor)]));
    const payouts = new Map(settleBlackjack(this.#round, bets).map((payout) => [payout.seat, payout]));
    return this.#stakes.flatMap(({ wager, bets: { seat } }) => {
      const payout = payouts.get(seat);
      const result: BlackjackPayout = {
        staked: Number(payout?.staked ?? 0n),
        hands: (payout?.hands ?? []).map(Number),
        insurance: Number(payout?.insurance ?? 0n),
      };
      const added = this.#added.get(seat) ?? [];
      // The seat is paid once, with its first stake; the others end with the same result.
      return [
        { wager, result, winMinor: Number(payout?.paid ?? 0n) },
        ...added.map((other) => ({ wager: other, result, winMinor: 0 })),
      ];
    });
  }

  history() {
    return blackjackHistory(this.#round);
  }

  winners(): readonly string[] {
    return [];
  }

  /** Takes the stake of a double, a split or an insurance. While it waits, the seat cannot move and the time stops. */
  async #add(
    { visit, bets, wager }: Stake<SeatStake>,
    betMinor: number,
    { action }: BlackjackMove,
  ): Promise<TableRefusal | null> {
    this.#waiting.add(bets.seat);
    try {
      const bet = { ...(wager.bet as object), action };
      const added = await this.#book.place({ visit, betMinor, bet, companion: wager });
      if (added.state !== 'open') return refusalOf(added);
      this.#added.set(bets.seat, [...(this.#added.get(bets.seat) ?? []), added]);
      return null;
    } catch {
      return 'OTHER';
    } finally {
      this.#waiting.delete(bets.seat);
    }
  }

  #moveTo(round: BlackjackRound, nowMs: number): void {
    const cards = round.dealt - this.#round.dealt;
    const isWaiting = round.phase === 'insurance' && allowedCount(round) > 0;
    this.#round = round;
    // All decide on insurance within the same time.
    if (isWaiting) return;
    this.#deadlineMs = nowMs + cards * CARD_MS + (round.phase === 'over' ? REVEAL_MS : DECISION_MS);
  }
}

function allowedCount(round: BlackjackRound): number {
  return round.seats.filter(({ seat }) => allowedBlackjackActions(round, seat).length > 0).length;
}

/** Refusals of the wallet that a page has words for. */
const TOLD = ['NO_FUNDS', 'LIMIT', 'BONUS_TERMS', 'UNDECIDED'] as const;

function refusalOf({ reason }: Wager): TableRefusal {
  return TOLD.find((told) => told === reason) ?? 'OTHER';
}
