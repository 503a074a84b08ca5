import { href, type PathParams } from './href.ts';
import { NotFound } from './not-found.ts';
import * as paths from './paths.ts';

/** The input of a game's page; a game being played has more, see play-input.ts. */
export interface GameInput {
  readonly gameId: number;
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

/** The address of a game in a window of its own. The name is for people who read the address. */
export function newWindowAddress({ id, name }: { readonly id: number; readonly name: string }): string {
  return href(paths.playNewWindow, { name: slugOf(name), id });
}

/** A name as a part of a path: characters that servers and proxies treat alike. */
function slugOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll('ı', 'i')
    .replaceAll(/[^\w\s-]/g, '');
  return plain.trim().replaceAll(/[\s_-]+/g, '-') || '-';
}

/** Whether an address opens a real-money game, a live slot or the poker room, for members only. */
export function isMemberPlay(address: string): boolean {
  return /^\/(?:play(?:game|gamenewwindow|zeplingame|poker|-live-slot)|launcher)(?:[/?]|$)/i.test(address);
}
