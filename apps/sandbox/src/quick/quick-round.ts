import type { Side, SideKind, SideResult } from '@baize/games';

/**
 * `betting`, `refunding`, `settling` and `ending` are pending and survive a restart, as does `showing`, a win that waits for
 * the end of its show; `refused`, `refunded`, `ended` and `stuck` are final, `stuck` needs an operator.
 */
export type QuickRoundState =
  | 'betting'
  | 'refunding'
  | 'showing'
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
  kind: SideKind;
  currency: string;
  choice: Side;
  stakeMinor: number;
  /** Stored before anyone sees it; null until the bet is accepted. */
  outcome: SideResult | null;
  winMinor: number;
  balanceMinor: number | null;
  /** The wallet's error number, if it refused. */
  error: number | null;
  startedAt: string;
  /** The state in which it became stuck. */
  stuckAs?: QuickRoundState;
}

/** What a page shows of a round, which may be one for play money. */
export type ShownRound = Readonly<
  Pick<
    QuickRound,
    'id' | 'state' | 'currency' | 'choice' | 'stakeMinor' | 'outcome' | 'winMinor' | 'balanceMinor' | 'error'
  >
>;

const pendingStates: readonly QuickRoundState[] = ['betting', 'refunding', 'settling', 'ending'];

export function isPending({ state }: Pick<QuickRound, 'state'>): boolean {
  return pendingStates.includes(state);
}

/** Whether a round needs another call of the wallet. */
export function isUnfinished(round: Pick<QuickRound, 'state'>): boolean {
  return isPending(round) || round.state === 'showing' || round.state === 'stuck';
}

/** The last state of each round that has to continue after a restart. */
export function keepOpenRounds(entries: readonly QuickRound[]): QuickRound[] {
  const latest = new Map(entries.map((round) => [round.id, round]));
  return [...latest.values()].filter(isUnfinished);
}

/** The player at a game. */
export function seatOf({ keyId, userId, gameId }: Pick<QuickRound, 'keyId' | 'userId' | 'gameId'>): string {
  return `${keyId} ${userId} ${gameId}`;
}
