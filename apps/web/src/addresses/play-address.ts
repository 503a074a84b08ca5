import { href, type PathParams } from './href.ts';
import { NotFound } from './not-found.ts';
import * as paths from './paths.ts';

/** The input of a game's page and of a game being played. */
export interface GameInput {
  readonly gameId: number;
}

/** A game being played, for real money or play money. */
export interface PlayInput extends GameInput {
  readonly mode: 'real' | 'demo';
}

/** @throws NotFound if the parameter is not a game id */
export function parseGame({ id }: PathParams): GameInput {
  const gameId = Number(id);
  if (!Number.isSafeInteger(gameId) || gameId <= 0) throw new NotFound();
  return { gameId };
}

/** The address of a game for real money. */
export function playAddress(id: number): string {
  return href(paths.play, { id });
}

/** The address of a game for play money. */
export function demoAddress(id: number): string {
  return href(paths.demo, { id });
}

/** Whether an address opens a real-money game or the poker room, both for members only. */
export function isMemberPlay(address: string): boolean {
  return /^\/play(?:game|poker)\b/i.test(address);
}
