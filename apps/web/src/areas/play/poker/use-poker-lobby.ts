import type { PokerGameId } from '../../../addresses/poker-address.ts';
import { useCall } from '../../../call/index.ts';
import type { ProviderLaunch } from '../frame/provider-frame.tsx';
import { needsPokerName } from '../frame/use-launch-failure.ts';
import { useOpening } from '../frame/use-opening.ts';

export interface PokerLobby extends ProviderLaunch {
  readonly needsName: boolean;
}

/** Opens the lobby. */
export function usePokerLobby(gameId: PokerGameId | undefined): PokerLobby {
  const call = useCall();
  const { opened, error, key, reload } = useOpening(['poker lobby', gameId ?? 0], async () => {
    const reply = await call('GET /open-lobby', gameId ? { query: { game: gameId } } : {});
    return reply.data.url;
  });
  const needsName = needsPokerName(error);
  return { url: opened, error: needsName ? null : error, key, needsName, reload };
}
