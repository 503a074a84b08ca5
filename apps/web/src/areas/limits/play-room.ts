import { type LimitKind, type LimitsReply, type LimitState, statesOf, usedShare } from './limit-state.ts';

/** A limit of a bet with a value. */
export interface BetLimit extends LimitState {
  readonly kind: Exclude<LimitKind, 'deposit'>;
  readonly limit: bigint;
  readonly left: bigint;
}

/** What the limits leave for a bet. */
export interface PlayRoom {
  /** Of the limits that leave nothing, the one that does so for longest. */
  readonly reached: BetLimit | undefined;
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

/** The server judges each bet by the same limits; this is what the page of a game says before. */
export function playRoomOf(reply: LimitsReply): PlayRoom {
  const limits = betLimits(reply);
  const [reached] = limits
    .filter(({ left }) => left === 0n)
    .toSorted((one, other) => endOf(other) - endOf(one));
  const [scarce] = limits
    .filter((one) => one.left > 0n && usedShare(one) >= LITTLE_LEFT)
    .toSorted((one, other) => usedShare(other) - usedShare(one));
  const hasNoDeposit = statesOf(reply, 'deposit').some(({ left }) => left === 0n);
  return {
    reached,
    scarce: reached ? undefined : scarce,
    hasLimits: limits.length > 0,
    canDeposit: reached === undefined && !hasNoDeposit,
  };
}
