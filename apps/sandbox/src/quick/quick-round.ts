import type { QuickKind, QuickOutcome, QuickSide } from './quick-games.ts';

/**
 * `betting`, `refunding`, `settling` and `ending` are pending and survive a restart; `refused`, `refunded`, `ended` and
 * `stuck` are final, `stuck` needs an operator.
 */
export type QuickRoundState =
  | 'betting'
  | 'refunding'
  | 'settling'
  | 'ending'
  | 'refused'
  | 'refunded'
  | 'ended'
  | 'stuck';

/** A paid game, as stored in the journal. Amounts in minor units. */
export interface QuickRound {
  id: string;
  state: QuickRoundState;
  keyId: string;
  token: string;
  userId: string;
  gameId: string;
  kind: QuickKind;
  currency: string;
  choice: QuickSide;
  stakeMinor: number;
  /** Stored before anyone sees it; null until the bet is accepted. */
  outcome: QuickOutcome | null;
  winMinor: number;
  balanceMinor: number | null;
  /** The wallet's error number, if it refused. */
  error: number | null;
  startedAt: string;
  /** The state in which it became stuck. */
  stuckAs?: QuickRoundState;
}

const pendingStates: readonly QuickRoundState[] = ['betting', 'refunding', 'settling', 'ending'];

export function isPending({ state }: Pick<QuickRound, 'state'>): boolean {
  return pendingStates.includes(state);
}

/** The last state of each round that has to continue after a restart. */
export function keepOpenRounds(entries: readonly QuickRound[]): QuickRound[] {
  const latest = new Map(entries.map((round) => [round.id, round]));
  return [...latest.values()].filter((round) => isPending(round) || round.state === 'stuck');
}
