import { CallError, type Params, type Reply } from '@baize/contract';
import type { PlayWallet } from '@baize/ledger';

import type { CatalogueContext } from './catalogue-context.ts';

type ProductPage = Reply<'GET /product-page/{id}'>['data'];

const pages = {
  poker: 'poker',
  liveSlot: 'live_slot',
  binary: 'binary',
} as const satisfies Record<PlayWallet, ProductPage['page']>;

/**
 * Where a product is played that has a page of its own.
 *
 * @throws CallError `data_not_found` for a game of the lobbies, too: its page is that of games
 */
export async function readProductPage(
  { games }: Pick<CatalogueContext, 'games'>,
  { id }: Params<'GET /product-page/{id}'>,
): Promise<Reply<'GET /product-page/{id}'>> {
  const data = findPage(games, id);
  if (!data) throw new CallError('data_not_found');
  return { success: true, data };
}

function findPage(games: CatalogueContext['games'], id: number): ProductPage | undefined {
  const book = games.content.sportsbooks.find(({ game }) => game.id === id);
  if (book) return { page: 'sport', sports_provider: book.sports_provider.slug };
  const wallet = games.findBettable(id)?.wallet;
  return wallet && { page: pages[wallet] };
}
