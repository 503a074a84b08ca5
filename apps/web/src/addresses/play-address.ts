import { href, type PathParams } from './href.ts';
import { NotFound } from './not-found.ts';
import * as paths from './paths.ts';

/** What the address of a game's page or of a game in play says. */
export interface GameInput {
  readonly gameId: number;
}

/** A game in play: for money, or for play money. */
export interface PlayInput extends GameInput {
  readonly mode: 'real' | 'demo';
}

/** @throws NotFound for anything that is no game's id */
export function parseGame({ id }: PathParams): GameInput {
  const gameId = Number(id);
  if (!Number.isSafeInteger(gameId) || gameId <= 0) throw new NotFound();
  return { gameId };
}

/** A game for money. */
export function playAddress(id: number): string {
  return href(paths.play, { id });
}

/** A game for play money. */
export function demoAddress(id: number): string {
  return href(paths.demo, { id });
}

/** Whether an address opens a game for money or the poker room, which are for members. */
export function isMemberPlay(address: string): boolean {
  return /^\/play(?:game|poker)\b/i.test(address);
}
