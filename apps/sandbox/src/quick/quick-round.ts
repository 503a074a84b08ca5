import type { QuickKind, QuickOutcome, QuickSide } from './quick-games.ts';

/**
 * `betting`, `refunding`, `settling` and `ending` are on their way and survive a restart; `refused`, `refunded`,
 * `ended` and `stuck` are ends, the last one for an operator to look at.
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

/** One paid game, written to the journal as a whole. Amounts in minor units. */
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
  /** Decided and written down before anyone sees it; null until the bet is accepted. */
  outcome: QuickOutcome | null;
  winMinor: number;
  balanceMinor: number | null;
  /** The wallet's error number, if it refused. */
  error: number | null;
  startedAt: string;
}

const onTheirWay: readonly QuickRoundState[] = ['betting', 'refunding', 'settling', 'ending'];

export function isOnItsWay({ state }: Pick<QuickRound, 'state'>): boolean {
  return onTheirWay.includes(state);
}

/** The last state of each round that a restart has to go on with. */
export function keepOpenRounds(entries: readonly QuickRound[]): QuickRound[] {
  const latest = new Map(entries.map((round) => [round.id, round]));
  return [...latest.values()].filter((round) => isOnItsWay(round) || round.state === 'stuck');
}
