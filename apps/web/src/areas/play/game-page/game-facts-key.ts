import type { GameInput } from '../../../addresses/play-address.ts';

/** The query under which `loadGamePage` leaves what the head says of a game's page. */
export function gameFactsKey({ gameId }: GameInput) {
  return ['game', gameId] as const;
}
