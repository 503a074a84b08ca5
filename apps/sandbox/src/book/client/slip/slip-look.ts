import { MOST_LINES } from '@baize/games/sports/slip';

import { betsOf, productOf, relatedKeys, shapeOf, type SlipSums, sumsOf } from './slip-bets.ts';
import type { LegTrouble } from './leg-view.ts';
import { changesToConfirm } from './slip-prices.ts';
import { type BetKind, keyOf, kindOf, type SlipPick, type SlipState } from './slip-state.ts';
import { freeBetProblem, limitsOf, type Purse, type StakeProblem, stakeProblemOf } from './stake-limits.ts';

/** Everything that a slip shows, from its state. */
export interface SlipLook {
  readonly kind: BetKind;
  readonly sums: SlipSums;
  /** Of an accumulator, in hundredths. */
  readonly product: number | null;
  readonly troubles: ReadonlyMap<string, LegTrouble>;
  readonly stakeProblem: StakeProblem | null;
  /** Changes that the player has to confirm. */
  readonly changes: readonly SlipPick[];
  /** The most that can be staked on each line; null for several single bets and without a session. */
  readonly maxMinor: number | null;
  /** Likewise by the terms of a bonus alone; null if they have nothing to say. */
  readonly bonusMostMinor: number | null;
  readonly lines: number;
}

interface LookInput {
  readonly state: SlipState;
  readonly purse: Purse | null;
  /** What the server said of picks, until they change. */
  readonly refused: ReadonlyMap<string, LegTrouble>;
  /** A stake that the server called too high was above this; null without one. */
  readonly highestMinor: number | null;
  /** The stake is a free bet, which is no part of what comes back. */
  readonly isFree?: boolean;
}

export function lookOf({ state, purse, refused, highestMinor, isFree = false }: LookInput): SlipLook {
  const kind = kindOf(state);
  const paid = sumsOf(betsOf(state));
  const sums = isFree ? { ...paid, possibleMinor: Math.max(0, paid.possibleMinor - paid.stakeMinor) } : paid;
  const shape = kind === 'single' ? null : shapeOf(state, kind);
  const isTooWide = kind !== 'single' && shape === null;
  const lines = shape?.lines.length ?? 0;
  const limits = purse && limitsOf(state, purse, highestMinor);
  return {
    kind,
    sums,
    product: kind === 'combo' ? productOf(state.picks.map(({ now }) => now)) : null,
    troubles: troublesOf(state, refused),
    stakeProblem: isTooWide
      ? { name: 'tooManyLines', limitMinor: MOST_LINES }
      : purse && (isFree ? freeBetProblem : stakeProblemOf)(state, purse, highestMinor),
    changes: changesToConfirm(state),
    maxMinor: limits?.most ?? null,
    bonusMostMinor: limits?.byBonus ?? null,
    lines,
  };
}

function troublesOf(
  state: SlipState,
  refused: ReadonlyMap<string, LegTrouble>,
): ReadonlyMap<string, LegTrouble> {
  const related = relatedKeys(state);
  return new Map(
    state.picks.flatMap((pick): [string, LegTrouble][] => {
      const key = keyOf(pick);
      const trouble = pick.trouble ?? refused.get(key) ?? (related.has(key) ? 'related' : undefined);
      return trouble === undefined ? [] : [[key, trouble]];
    }),
  );
}
