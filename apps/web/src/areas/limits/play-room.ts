import { type LimitKind, type LimitsReply, type LimitState, statesOf, usedShare } from './limit-state.ts';

/** A limit of a bet with a value. */
export interface BetLimit extends LimitState {
  readonly kind: Exclude<LimitKind, 'deposit'>;
  readonly limit: bigint;
  readonly left: bigint;
}

/** A limit that leaves nothing, or less than the smallest stake. */
export interface ReachedLimit extends BetLimit {
  /** Minor units: the smallest stake that it does not leave. */
  readonly smallestMinor: bigint;
}

/** What the limits leave for a bet. */
export interface PlayRoom {
  /** Of the limits that leave too little for any bet, the one that does so for longest. */
  readonly reached: ReachedLimit | undefined;
  /** Of those that leave little, the one that leaves the least part. */
  readonly scarce: BetLimit | undefined;
  readonly hasLimits: boolean;
  /** Whether a deposit can be made and played with. */
  readonly canDeposit: boolean;
}

/** From here on little is left. */
const LITTLE_LEFT = 0.8;

const betKinds = ['bet', 'loss', 'time'] as const;

function betLimits(reply: LimitsReply): readonly BetLimit[] {
  return betKinds.flatMap((kind) =>
    statesOf(reply, kind).flatMap((state) => {
      const { limit, left } = state;
      return limit === null || left === null ? [] : [{ ...state, kind, limit, left }];
    }),
  );
}

/** A limit of 0 is there in every later period too, so nothing lasts longer. */
const endOf = ({ limit, endsAt }: BetLimit) => (limit === 0n ? Infinity : Date.parse(endsAt));

/** Stakes are of money: a minute that is left is enough for any of them. */
const leastOf = ({ kind }: BetLimit, smallestMinor: bigint) => (kind === 'time' ? 1n : smallestMinor);

/**
 * The server judges each bet by the same limits; this is what the page of a game says before.
 *
 * @param smallestMinor the smallest stake; without it anything that is left counts as enough
 */
export function playRoomOf(reply: LimitsReply, smallestMinor = 1n): PlayRoom {
  const limits = betLimits(reply);
  const [reached] = limits
    .filter((one) => one.left < leastOf(one, smallestMinor))
    .sort((one, other) => endOf(other) - endOf(one));
  const [scarce] = limits
    .filter((one) => usedShare(one) >= LITTLE_LEFT)
    .sort((one, other) => usedShare(other) - usedShare(one));
  const hasNoDeposit = statesOf(reply, 'deposit').some(({ left }) => left === 0n);
  return {
    reached: reached && { ...reached, smallestMinor },
    scarce: reached ? undefined : scarce,
    hasLimits: limits.length > 0,
    canDeposit: reached === undefined && !hasNoDeposit,
  };
}
