import type { GameType } from '@baize/contract';

import { href, isServed } from '../../../shell/router/index.ts';

/** Lobbies whose categories and studios have addresses of their own, and where those begin. */
const branches: Partial<Record<GameType, string>> = { casino: '/slots', live_casino: '/live-casino' };

/** Where the other lobbies are; their categories are a filter of the lobby's own address. */
const lobbies: Partial<Record<GameType, string>> = {
  casino: '/casino',
  live_casino: '/livecasino',
  games: '/games',
  tv_games: '/beton',
  bingo: '/bingo',
  virtual_games: '/virtual',
  jackpot: '/Jackpot',
};

/** The listing of one category. */
export function categoryAddress(type: GameType, category: { readonly id: number; readonly slug: string }) {
  const branch = branches[type];
  const address = branch && href(`${branch}/category/:slug`, { slug: category.slug });
  if (address !== undefined && isServed(address)) return address;
  return href(lobbies[type] ?? '/casino', {}, { category: category.id });
}

/** The listing of one studio. Two of them have addresses that brands' campaigns have always used. */
export function studioAddress(type: GameType, studio: { readonly id: number; readonly slug: string }) {
  const campaigns: Readonly<Record<number, string>> = {
    42: '/casino/provider/42',
    9087: '/providers/egt/9087',
  };
  const { id, slug } = studio;
  const branch = branches[type];
  const ways = [
    type === 'casino' ? campaigns[id] : undefined,
    branch && href(`${branch}/providers/:slug/:id`, { slug, id }),
  ];
  return (
    ways.find((address) => address !== undefined && isServed(address)) ??
    href(lobbies[type] ?? '/casino', {}, { provider: id })
  );
}
