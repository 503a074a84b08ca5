import { type LimitProblem, limitProblemOf, spotLimitsOf } from '@baize/games/tables/layouts';

import type { SpotBetWire } from '../table-messages.ts';
import type { SpotFacts } from '../table-page.ts';

/** Chips of a round by spot, in minor units. */
export type Bets = ReadonlyMap<string, number>;

/** Why chips were not put down. */
export type PlanProblem =
  | { readonly kind: 'spot'; readonly spot: string; readonly problem: LimitProblem }
  | { readonly kind: 'total' }
  | { readonly kind: 'funds' };

interface PlanLimits {
  readonly spots: readonly SpotFacts[];
  /** Of the table. */
  readonly minMinor: number;
  readonly maxMinor: number;
}

const NONE: Bets = new Map();

/** What a player plans to bet on the current round, with what went before for undoing. The server has the last word. */
export class BetPlan {
  /** The most that all bets of a round may come to, and what the player has. */
  totalMinor = Number.POSITIVE_INFINITY;
  balanceMinor = Number.POSITIVE_INFINITY;
  readonly #facts: ReadonlyMap<string, SpotFacts>;
  readonly #limits: PlanLimits;
  #bets = NONE;
  #earlier: Bets[] = [];
  #last = NONE;

  constructor(limits: PlanLimits) {
    this.#limits = limits;
    this.#facts = new Map(limits.spots.map((spot) => [spot.id, spot]));
  }

  get bets(): Bets {
    return this.#bets;
  }

  get total(): number {
    return sumOf(this.#bets);
  }

  get canUndo(): boolean {
    return this.#earlier.length > 0;
  }

  get canRepeat(): boolean {
    return this.#last.size > 0 && this.#bets.size === 0;
  }

  /** Limits of a spot in minor units. */
  limitsOf(spot: string): { minMinor: number; maxMinor: number } {
    const { minMinor, maxMinor } = this.#limits;
    const table = { minMinor: BigInt(minMinor), maxMinor: BigInt(maxMinor) };
    const facts = this.#facts.get(spot);
    const limits = facts === undefined ? table : spotLimitsOf(facts, table);
    return { minMinor: Number(limits.minMinor), maxMinor: Number(limits.maxMinor) };
  }

  /** Puts chips down. @returns null if they lie there */
  place(chips: readonly (readonly [spot: string, amountMinor: number])[]): PlanProblem | null {
    const next = new Map(this.#bets);
    for (const [spot, amountMinor] of chips) next.set(spot, (next.get(spot) ?? 0) + amountMinor);
    return this.#change(next);
  }

  /** Takes all chips from a spot. */
  remove(spot: string): void {
    const next = new Map(this.#bets);
    if (next.delete(spot)) this.#change(next);
  }

  clear(): void {
    if (this.#bets.size > 0) this.#change(NONE);
  }

  undo(): void {
    this.#bets = this.#earlier.pop() ?? this.#bets;
  }

  double(): PlanProblem | null {
    return this.#change(new Map([...this.#bets].map(([spot, amount]) => [spot, 2 * amount])));
  }

  /** The bets of the last round that had any. */
  repeat(): PlanProblem | null {
    return this.canRepeat ? this.#change(this.#last) : null;
  }

  /** Begins a round without bets. */
  begin(): void {
    if (this.#bets.size > 0) this.#last = this.#bets;
    this.#bets = NONE;
    this.#earlier = [];
  }

  /** Takes over what the server has, which is what counts. */
  adopt(bets: readonly SpotBetWire[] | null): void {
    this.#bets = new Map((bets ?? []).map(({ spot, stakeMinor }) => [spot, Number(stakeMinor)]));
  }

  toWire(): SpotBetWire[] {
    return Array.from(this.#bets, ([spot, amount]) => ({ spot, stakeMinor: String(amount) }));
  }

  #change(next: Bets): PlanProblem | null {
    const problem = this.#problemOf(next);
    if (problem !== null) return problem;
    this.#earlier.push(this.#bets);
    this.#bets = next;
    return null;
  }

  #problemOf(next: Bets): PlanProblem | null {
    for (const [spot, amount] of next) {
      const { minMinor, maxMinor } = this.limitsOf(spot);
      const limits = { minMinor: BigInt(minMinor), maxMinor: BigInt(maxMinor) };
      const problem = limitProblemOf(BigInt(amount), limits);
      if (problem !== null) return { kind: 'spot', spot, problem };
    }
    if (sumOf(next) > this.totalMinor) return { kind: 'total' };
    return sumOf(next) > this.balanceMinor ? { kind: 'funds' } : null;
  }
}

function sumOf(bets: Bets): number {
  return [...bets.values()].reduce((sum, amount) => sum + amount, 0);
}
