import { acceptsNow, type PriceTerms } from '@baize/games/sports/slip';

import { bankersOf, kindOf, sizesOf, type SlipPick, type SlipState } from './slip-state.ts';

/** How a price has moved since the player accepted it. */
export type Move = 'up' | 'down' | null;

export function moveOf({ seen, now }: Pick<SlipPick, 'seen' | 'now'>): Move {
  if (now === seen) return null;
  return now > seen ? 'up' : 'down';
}

/**
 * The picks whose change the player's rule does not accept by itself, so that the bet is placed only after a confirmation.
 * The server applies the same rule to the order. With single bets, each pick counts alone.
 */
export function changesToConfirm(state: SlipState): readonly SlipPick[] {
  const changed = state.picks.filter((pick) => moveOf(pick) !== null);
  if (kindOf(state) === 'single') return changed.filter((pick) => !isAccepted(state, [pick]));
  if (isAccepted(state, state.picks)) return [];
  return state.rule === 'better' ? changed.filter((pick) => moveOf(pick) === 'down') : changed;
}

function isAccepted(state: SlipState, picks: readonly SlipPick[]): boolean {
  const { rule } = state;
  const terms: PriceTerms =
    kindOf(state) === 'system'
      ? { rule, sizes: sizesOf(state), bankers: bankersOf(state) }
      : { rule, sizes: [picks.length], bankers: [] };
  return acceptsNow(
    terms,
    picks.map(({ seen }) => seen),
    picks.map(({ now }) => now),
  );
}
