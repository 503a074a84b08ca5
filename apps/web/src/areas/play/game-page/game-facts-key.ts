import type { GameInput } from '../../../addresses/play-address.ts';

/** The query where `loadGamePage` stores the page's facts for the head. */
export function gameFactsKey({ gameId }: GameInput) {
  return ['game', gameId] as const;
}
