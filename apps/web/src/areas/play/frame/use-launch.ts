import { useCallback, useRef } from 'react';

import type { PlayInput } from '../../../addresses/play-input.ts';
import { screenDevice } from '../../../app/screen-class.ts';
import { useCall } from '../../../call/index.ts';
import type { Launch } from '../game-detail.ts';
import { useOpening } from './use-opening.ts';

export interface LaunchState {
  readonly launch: Launch | undefined;
  readonly error: Error | null;
  /** Another one for each launch, so that each gets a new frame. */
  readonly key: string;
  /** Opens the game anew. One launch runs at a time: while it is not late, nothing happens. */
  reload(): void;
}

/** From the start of a launch to the words that it is late: with loading and drawing, less than five seconds. */
export const LATE_AFTER_MS = 4_000;

/** Opens the game. */
export function useLaunch({ gameId, mode, options }: PlayInput): LaunchState {
  const call = useCall();
  const startedMs = useRef(0);
  const { data: seat } = options;
  const opening = useOpening(['launch', mode, gameId], async ({ signal }) => {
    startedMs.current = performance.now();
    const params = { id: gameId };
    const query = { device: screenDevice() };
    const reply = await (mode === 'real'
      ? call('GET /game/{id}', { params, query: { ...query, ...(seat && { data: seat }) }, signal })
      : call('GET /gameDemo/{id}', { params, query, signal }));
    return reply.data;
  });
  const { opened, error, isFetching, key, reload: openAnew } = opening;
  const reload = useCallback(() => {
    const isLate = performance.now() - startedMs.current >= LATE_AFTER_MS;
    if (!isFetching || isLate) openAnew();
  }, [isFetching, openAnew]);
  return { launch: opened, error, key, reload };
}
