import type { SideChoice, SideResult } from '@baize/games';
import { quickErrors, type WalletStatus } from '@baize/providers';

import type { OnceView } from '../instant/play-once.ts';
import type { QuickRoundState, ShownRound } from './quick-round.ts';

export interface SideView extends OnceView<SideChoice> {
  readonly result: SideResult | null;
}

const reasons = new Map<number, WalletStatus | 'UNDECIDED'>([
  [quickErrors.noFunds, 'NO_FUNDS'],
  [quickErrors.bonusTerms, 'BONUS_TERMS'],
  [quickErrors.tokenInvalid, 'SESSION_EXPIRED'],
  [quickErrors.playerBlocked, 'PLAYER_BLOCKED'],
  [quickErrors.gameUnknown, 'GAME_UNKNOWN'],
  [quickErrors.limit, 'LIMIT'],
  [quickErrors.retry, 'UNDECIDED'],
]);

/** Why the wallet refused, as pages say it. */
export function reasonOf(error: number): WalletStatus | 'UNDECIDED' {
  return reasons.get(error) ?? 'INVALID';
}

/** A result of nothing is sent to the wallet too, but nobody waits for it. */
function stateOf({
  state,
  winMinor,
}: ShownRound): Exclude<QuickRoundState, 'settling' | 'showing'> | 'winning' {
  if (state === 'showing') return 'winning';
  if (state !== 'settling') return state;
  return winMinor > 0 ? 'winning' : 'ending';
}

export function viewOf(round: ShownRound): SideView {
  return {
    id: round.id,
    state: stateOf(round),
    reason: round.error === null ? null : reasonOf(round.error),
    bet: round.stakeMinor,
    isFree: false,
    win: round.winMinor,
    jackpot: 0,
    balance: round.balanceMinor,
    result: round.outcome,
    choice: { side: round.choice },
  };
}
