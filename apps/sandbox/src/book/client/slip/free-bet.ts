import { keyOf, kindOf, setSingleStake, type SlipState } from './slip-state.ts';
import type { Purse } from './stake-limits.ts';

/** The free bet that the slip could be played with, a single bet or an accumulator; null if there is none. */
export function freeBetFor(state: SlipState, purse: Pick<Purse, 'freeBet'> | null): number | null {
  const kind = kindOf(state);
  const isOneLine = kind === 'combo' || (kind === 'single' && state.picks.length === 1);
  return isOneLine && purse !== null && purse.freeBet > 0 ? purse.freeBet : null;
}

/** The slip with the free bet as its stake. */
export function withFreeBet(state: SlipState, stakeMinor: number): SlipState {
  const [only] = state.picks;
  return kindOf(state) === 'single' && only
    ? setSingleStake(state, keyOf(only), stakeMinor)
    : { ...state, stakeMinor };
}
