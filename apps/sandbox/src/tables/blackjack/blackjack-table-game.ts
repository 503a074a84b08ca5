import {
  dealBlackjack,
  type Draw,
  drawShoe,
  limitProblemOf,
  readSeatBets,
  type StakeLimits,
} from '@baize/games';

import type { Visit } from '../../visits/visit.ts';
import type { WagerBook } from '../../wagers/wager-book.ts';
import { type Order, RefusedBet, type Stake, type TableGame, type TableRound } from '../table-game.ts';
import { minorLimits } from '../table-limits.ts';
import type { TableSeed } from '../table-seed.ts';
import { BlackjackSeats } from './blackjack-seats.ts';
import { BlackjackTableRound } from './blackjack-table-round.ts';
import type { SeatStake } from './seat-stake.ts';

const BETTING_MS = 15_000;
/** A player who passes more rounds than this gives the seat to others. */
const MOST_IDLE_ROUNDS = 3;

/** Blackjack at seven seats, with a time for each decision. */
export class BlackjackTableGame implements TableGame<SeatStake> {
  readonly play = 'tables/blackjack';
  readonly bettingMs = BETTING_MS;
  readonly seats = new BlackjackSeats();
  readonly #seed: TableSeed;
  readonly #draw: Draw;
  readonly #book: WagerBook;

  constructor(seed: TableSeed, { draw, book }: { draw: Draw; book: WagerBook }) {
    this.#seed = seed;
    this.#draw = draw;
    this.#book = book;
  }

  readBets(json: unknown, visit: Visit): Order<SeatStake> | null {
    if (Array.isArray(json) && json.length === 0) return null;
    const [bet, ...others] = readSeatBets(json);
    if (bet === undefined || others.length > 0) throw new RefusedBet('INVALID');
    if (this.seats.seatOf(visit.seat) !== bet.seat) throw new RefusedBet('SEAT');
    const limits = this.#limitsFor(visit);
    if (limits === null) throw new RefusedBet('INVALID');
    const problem = limitProblemOf(bet.stakeMinor, limits);
    if (problem !== null) throw new RefusedBet(problem === 'above-maximum' ? 'LIMIT' : 'INVALID');
    return {
      visit,
      bets: { seat: bet.seat, stakeMinor: String(bet.stakeMinor) },
      totalMinor: bet.stakeMinor,
    };
  }

  begin(stakes: readonly Stake<SeatStake>[], nowMs: number): TableRound {
    const seated = stakes.toSorted((a, b) => a.bets.seat - b.bets.seat);
    this.seats.countRound(new Set(seated.map(({ visit }) => visit.seat)), MOST_IDLE_ROUNDS);
    const round = dealBlackjack(
      drawShoe(this.#draw),
      seated.map(({ bets }) => bets.seat),
    );
    return new BlackjackTableRound({ round, stakes: seated, book: this.#book, nowMs });
  }

  /** Hands that were not finished cannot be played on; their stakes are returned. */
  settleStored(): null {
    return null;
  }

  /** Of the table, and of the player's session. */
  #limitsFor({ ticket, limits }: Visit): StakeLimits | null {
    const table = minorLimits(this.#seed, ticket.currency);
    if (table === null) return null;
    const most = BigInt(limits.maxBet);
    return { minMinor: table.minMinor, maxMinor: table.maxMinor < most ? table.maxMinor : most };
  }
}
