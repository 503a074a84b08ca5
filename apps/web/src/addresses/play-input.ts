import { type LobbyType, lobbyTypes } from '@baize/contract/page-addresses';

import { href, type PathParams } from './href.ts';
import { MAX_PAGES } from './lobby-address.ts';
import * as paths from './paths.ts';
import { demoAddress, type GameInput, parseGame } from './play-address.ts';
import { pokerGameIds, pokerLobbyAddress } from './poker-address.ts';
import { Redirect } from './redirect.ts';

/** The optional parameters of real play. An invalid one is dropped: the game opens as without it. */
export interface PlayOptions {
  /** The lobby that the player came from, to which closing leads. */
  readonly type?: LobbyType;
  /** The page of that lobby. */
  readonly page?: number;
  /** For people who read the address; the page shows the name of the catalogue. */
  readonly name?: string;
  /** For the game's provider, such as a seat at a table. */
  readonly data?: string;
  /** Offers the full screen when the game opens. */
  readonly fullscreen?: true;
  /** The game shows that it is loading, so the page does not. */
  readonly loader?: false;
}

/** A game being played. */
export interface PlayInput extends GameInput {
  readonly mode: 'real' | 'demo';
  /** `window` and `popup` have nothing of the site around the game; closing a `popup` closes the window. */
  readonly place: 'site' | 'window' | 'popup';
  readonly options: PlayOptions;
}

/** It becomes part of another address, so its characters are those that need no encoding. */
const gameData = /^[\w.~-]{1,200}$/;
const MAX_NAME_LENGTH = 100;

function readPage(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d?$/.test(text) && Number(text) <= MAX_PAGES ? Number(text) : undefined;
}

function readOptions(search: URLSearchParams): PlayOptions {
  const type = lobbyTypes.find((name) => name === search.get('type'));
  const page = readPage(search.get('page'));
  const name = (search.get('name') ?? '').trim().slice(0, MAX_NAME_LENGTH).trimEnd();
  const data = search.get('data') ?? '';
  return {
    ...(type && { type }),
    ...(page && { page }),
    ...(name !== '' && { name }),
    ...(gameData.test(data) && { data }),
    ...(search.get('fullscreen') === '1' && { fullscreen: true }),
    ...(search.get('loader') === '0' && { loader: false }),
  };
}

/**
 * Parses the address of real play.
 *
 * @throws Redirect to the page without the site around it, if the address names that container
 * @throws NotFound if the parameter is not a game id
 */
export function parsePlay(params: PathParams, search: URLSearchParams): PlayInput {
  const { gameId } = parseGame(params);
  const input: PlayInput = { gameId, mode: 'real', place: 'site', options: readOptions(search) };
  if (search.get('container') === 'window')
    throw new Redirect(playInputAddress({ ...input, place: 'window' }));
  return input;
}

/** @throws NotFound if the parameter is not a game id */
export function parseDemo(params: PathParams): PlayInput {
  return { ...parseGame(params), mode: 'demo', place: 'site', options: {} };
}

/** @throws NotFound if the parameter is not a game id */
export function parseNewWindow(params: PathParams, search: URLSearchParams): PlayInput {
  const { name } = params;
  const options = { ...readOptions(search), ...(name && { name }) };
  return { ...parseGame(params), mode: 'real', place: 'popup', options };
}

/**
 * Parses the address of the launcher.
 *
 * @throws Redirect to the poker lobby for one of its games, so that closing it leads to the poker page
 * @throws NotFound if the parameter is not a game id
 */
export function parseLauncher(params: PathParams, search: URLSearchParams): PlayInput {
  const { gameId } = parseGame(params);
  const pokerGame = pokerGameIds.find((id) => id === gameId);
  if (pokerGame) throw new Redirect(pokerLobbyAddress(pokerGame));
  return { gameId, mode: 'real', place: 'window', options: readOptions(search) };
}

/** The address of a game being played: the inverse of the parsers. */
export function playInputAddress({ gameId: id, mode, place, options }: PlayInput): string {
  if (mode === 'demo') return demoAddress(id);
  const { fullscreen, loader, name, ...rest } = options;
  const search = { ...rest, fullscreen: fullscreen && 1, loader: loader === false ? 0 : undefined };
  if (place === 'popup') return href(paths.playNewWindow, { name: name ?? '-', id }, search);
  return href(place === 'window' ? paths.launcher : paths.play, { id }, { name, ...search });
}
