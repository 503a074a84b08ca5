import type { Game } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';

import { useApp } from '../../app/app.ts';
import { isUnfiltered, type LobbyInput } from '../../addresses/lobby-address.ts';
import { popularGames } from './lobby-data.ts';

/** With fewer games there is no row. */
const MIN_GAMES = 4;
const none: readonly Game[] = [];

/** The popular games, if the lobby is unfiltered and the brand shows them. */
export function usePopularGames(input: LobbyInput): readonly Game[] {
  const app = useApp();
  const isShown = isUnfiltered(input) && app.brand.traits['catalogue.popularGames'];
  const { data } = useQuery({ ...popularGames(app, input.type), enabled: isShown });
  const games = data?.games ?? none;
  return isShown && games.length >= MIN_GAMES ? games : none;
}
