import type { sportsProvider } from '@baize/db';

import type { Text } from './text.ts';

interface SportsbookRow {
  /** In the brands' lists. */
  readonly slug: string;
  /** What players know the book by. */
  readonly name: string;
  readonly provider: string;
  readonly studioId: number;
  /** What bets on it are booked as. */
  readonly gameId: number;
}

export const sportsbooks: readonly SportsbookRow[] = [
  { slug: 'redline', name: 'Kulvar', provider: 'sandbox-redline', studioId: 9201, gameId: 900_101 },
  { slug: 'betconstruct', name: 'Meydan', provider: 'sandbox-betconstruct', studioId: 9202, gameId: 900_102 },
  { slug: 'betradar', name: 'Santra', provider: 'sandbox-betradar', studioId: 9203, gameId: 900_103 },
];

/** In histories. */
export function sportsbookName({ name }: SportsbookRow): Text {
  return { tr: `${name} spor bahsi`, en: `${name} sports bet` };
}

/** Stakes of one bet. */
export const sportsbookStakes = { minBetMinor: 100n, maxBetMinor: 5_000_000n };

/** One feed lists the matches of all three. */
export const sportsProviders: (typeof sportsProvider.$inferInsert)[] = sportsbooks.map(
  ({ slug, provider, gameId }) => ({ slug, provider, gameId, feed: 'sandbox-feeds', enabled: true }),
);
