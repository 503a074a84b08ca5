import { CallError, type SportsProviderName } from '@baize/contract';
import type { SportsbookPort } from '@baize/providers';

import type { Context } from '../context.ts';
import type { SportsbookFacts } from '../game-facts.ts';

const flags = { redline: 'redlane', betconstruct: 'betconstruct', betradar: 'betradar' } as const satisfies {
  readonly [Name in SportsProviderName]: string;
};

/**
 * The book of a sports provider that the brand has switched on.
 *
 * @param readsOnly for a player's own bets, which a brand that has ended its sport still shows
 * @throws CallError `data_not_found` unless the brand has sport and its flag of the provider is the text 1,
 * `sportsbook_unavailable` if the deployment does not run the provider
 */
export function requireSportsbook(
  { brand, games, providers }: Pick<Context, 'brand' | 'games' | 'providers'>,
  name: SportsProviderName,
  readsOnly: boolean,
): { readonly book: SportsbookFacts; readonly port: SportsbookPort } {
  const { options } = brand;
  const isOffered = (options.sport || readsOnly) && options[flags[name]] === '1';
  if (!isOffered) throw new CallError('data_not_found');
  const book = games.findSportsbook(name);
  if (!book) throw new CallError('data_not_found');
  const port = providers.find('sportsbook', book.provider);
  if (!port) throw new CallError('sportsbook_unavailable');
  return { book, port };
}
