import { findLimitProblem, type Draw, readSpotBets, settleSpots, type SpotBet } from '@baize/games';

import type { Visit } from '../../visits/visit.ts';
import type { Settlement } from '../../wagers/wager-book.ts';
import type { Wager } from '../../wagers/wager.ts';
import { type Order, RefusedBet, type Stake, type TableGame, type TableRound } from '../table-game.ts';
import { minorLimits } from '../table-limits.ts';
import type { SpotBetWire } from '../table-messages.ts';
import type { TableSeed } from '../table-seed.ts';
import type { SpotRules } from './define-spot-rules.ts';

/** The game's part of a wager's result. */
export interface SpotPayouts {
  /** What was drawn. */
  readonly drawn: unknown;
  /** What each bet paid, stake included, in the order of the bets and in minor units. */
  readonly paid: readonly number[];
}

/** What returns a stake, in hundredths of it. */
const STAKE = 100;

/** A table at which a round needs no decisions. */
export class SpotTableGame implements TableGame<readonly SpotBetWire[]> {
  readonly play: string;
  readonly bettingMs: number;
  readonly seats = null;
  protected readonly rules: SpotRules<unknown>;
  readonly #seed: TableSeed;
  readonly #draw: Draw;

  constructor(rules: SpotRules<unknown>, seed: TableSeed, draw: Draw) {
    this.play = rules.play;
    this.bettingMs = rules.bettingMs;
    this.rules = rules;
    this.#seed = seed;
    this.#draw = draw;
  }

  readBets(json: unknown, visit: Visit): Order<readonly SpotBetWire[]> | null {
    if (Array.isArray(json) && json.length === 0) return null;
    const bets = readSpotBets(json, this.rules.game);
    const limits = minorLimits(this.#seed, visit.ticket.currency);
    if (limits === null) throw new RefusedBet('INVALID');
    const problem = findLimitProblem(this.rules.game, bets, limits);
    if (problem !== null) throw new RefusedBet('LIMIT', problem.spot);
    const totalMinor = bets.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n);
    if (totalMinor > BigInt(visit.limits.maxBet)) throw new RefusedBet('LIMIT');
    if (totalMinor < BigInt(visit.limits.minBet)) throw new RefusedBet('INVALID');
    return { visit, bets: bets.map(toWire), totalMinor };
  }

  begin(stakes: readonly Stake<readonly SpotBetWire[]>[], nowMs: number): TableRound {
    const drawn = this.draw();
    const overMs = nowMs + this.rules.showMs(drawn);
    return {
      drawn,
      view: () => drawn,
      decisionEndsMs: () => null,
      advance: () => false,
      isOver: (now) => now >= overMs,
      act: () => Promise.resolve('INVALID'),
      settle: () => stakes.map(({ wager, bets }) => this.settleBets(wager, bets, drawn)),
      history: () => this.rules.game.history(drawn),
      winners: () => this.winnersOf(drawn),
    };
  }

  protected winnersOf(drawn: unknown): string[] {
    const { game } = this.rules;
    const outcome = game.outcomeOf(drawn);
    return [...game.spots.values()].filter(({ payback }) => payback(outcome) > STAKE).map(({ id }) => id);
  }

  protected draw(): unknown {
    return this.rules.game.drawResult(this.#draw);
  }

  settleStored(wager: Wager, drawn: unknown): Settlement {
    // Only this class writes the bets of these wagers.
    return this.settleBets(wager, (wager.bet as { bets: readonly SpotBetWire[] }).bets, drawn);
  }

  protected settleBets(wager: Wager, bets: readonly SpotBetWire[], drawn: unknown): Settlement {
    const paid = settleSpots(this.rules.game, drawn, bets.map(fromWire)).map(Number);
    const result: SpotPayouts = { drawn, paid };
    return { wager, result, winMinor: paid.reduce((sum, amount) => sum + amount, 0) };
  }
}

const toWire = ({ spot, stakeMinor }: SpotBet): SpotBetWire => ({ spot, stakeMinor: String(stakeMinor) });
const fromWire = ({ spot, stakeMinor }: SpotBetWire): SpotBet => ({ spot, stakeMinor: BigInt(stakeMinor) });
