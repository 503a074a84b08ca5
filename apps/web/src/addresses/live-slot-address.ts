import { href } from './href.ts';
import * as paths from './paths.ts';

/** The game that is opened, if the address names one; the first one otherwise. */
export interface LiveSlotInput {
  readonly gameId: number | undefined;
}

export const liveSlotSearchNames = ['game'] as const;

export function parseLiveSlot(search: URLSearchParams): LiveSlotInput {
  const game = search.get('game') ?? '';
  return { gameId: /^[1-9]\d{0,8}$/.test(game) ? Number(game) : undefined };
}

export function liveSlotAddress(game: number): string {
  return href(paths.playLiveSlot, {}, { game });
}
