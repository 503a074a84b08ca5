import { type PokerGameId, pokerGameIds } from '../../../addresses/poker-address.ts';
import type { PlayMode } from '../game-detail.ts';

/** Why no launch would open a game. */
export type Closing =
  | { readonly kind: 'poker'; readonly room: PokerGameId }
  | { readonly kind: 'no demo' | 'nothing' };

interface KnownGame {
  readonly launchable: boolean;
  readonly game: { readonly id: number; readonly demo: 0 | 1 };
}

/** @param hasPoker whether the brand has a poker room, which opens its games itself */
export function closingOf(
  { launchable, game }: KnownGame,
  mode: PlayMode,
  hasPoker: boolean,
): Closing | undefined {
  if (launchable) return mode === 'demo' && game.demo === 0 ? { kind: 'no demo' } : undefined;
  const room = hasPoker ? pokerGameIds.find((id) => id === game.id) : undefined;
  return room === undefined ? { kind: 'nothing' } : { kind: 'poker', room };
}
