import { screenDevice } from '../../../app/screen-class.ts';
import { useCall } from '../../../call/index.ts';
import type { LaunchState } from '../frame/use-launch.ts';
import { useOpening } from '../frame/use-opening.ts';

/** What is the same for every launch of a frame in our own page. */
const inOurPage = { type: 'url', script_host: null, device: 1, full_screen: 0, game_category: 4 } as const;

/** Opens a live slot. */
export function useLiveSlot(gameId: number | undefined): LaunchState {
  const call = useCall();
  const { opened, error, key, reload } = useOpening(['live slot', gameId ?? 0], async () => {
    const query = { device: screenDevice(), ...(gameId !== undefined && { game: gameId }) };
    const { data } = await call('GET /live-slot/lobby', { query });
    return { ...data, ...inOurPage };
  });
  return { launch: opened, error, key, reload };
}
