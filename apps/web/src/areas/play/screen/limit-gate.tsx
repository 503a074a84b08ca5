import { Skeleton } from '@baize/ui';
import { type ReactNode, useCallback, useState } from 'react';

import { PartFailure } from '../../../frame/part-failure.tsx';
import { LimitStop } from '../../limits/index.ts';
import { type KnownRoom, usePlayRoom } from '../../limits/late.ts';

interface LimitGateState {
  readonly room: KnownRoom;
  /** What keeps play from the screen; undefined once it has begun. */
  readonly reached: KnownRoom['reached'];
  /** Play has begun: no limit takes it off the screen. */
  begin(): void;
}

/**
 * Whether a limit leaves too little for the first bet.
 *
 * @param smallestMinor the smallest stake, if it is known
 */
export function useLimitGate(isReal = true, smallestMinor?: bigint): LimitGateState {
  const room = usePlayRoom(isReal, smallestMinor);
  const [isBegun, setBegun] = useState(false);
  const begin = useCallback(() => setBegun(true), []);
  return { room, reached: isBegun ? undefined : room.reached, begin };
}

interface ReachedLimitProps {
  readonly reached: NonNullable<LimitGateState['reached']>;
  /** Of the game for play money, if it has one. */
  readonly demoHref?: string | undefined;
  /** Of a game whose demo has no address of its own. */
  readonly onDemo?: (() => void) | undefined;
  onOpen(): void;
}

/** In place of a game. */
export function ReachedLimit({ reached, demoHref, onDemo, onOpen }: ReachedLimitProps) {
  return (
    <div className="closed-game">
      <LimitStop
        reached={reached}
        demoHref={demoHref}
        onDemo={onDemo}
        onOpen={onOpen}
        fallback={<Skeleton className="h-60 w-full" />}
        failed={PartFailure}
      />
    </div>
  );
}

interface LimitGateProps extends Pick<ReachedLimitProps, 'demoHref'> {
  /** Minor units; undefined if it is not known. */
  readonly smallestMinor?: bigint | undefined;
  /** Play for money, with what the limits leave for it. */
  readonly children: (room: KnownRoom, begin: () => void) => ReactNode;
}

/** Play for money, unless a limit leaves too little for its first bet. What has begun is not interrupted. */
export function LimitGate({ demoHref, smallestMinor, children }: LimitGateProps) {
  const { room, reached, begin } = useLimitGate(true, smallestMinor);
  if (reached === undefined) return children(room, begin);
  return <ReachedLimit reached={reached} demoHref={demoHref} onOpen={begin} />;
}
