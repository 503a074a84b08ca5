import type { HousePlay } from '@baize/games';

import type { FeedType } from '../../tables/live-tables.ts';

/** What tables play, by their type in the live feed: the lobby's card, the feed and the table show the same rounds. */
export const feedPlays: Readonly<Record<FeedType, HousePlay>> = {
  ROULETTE: 'tables/roulette',
  BLACKJACK: 'tables/blackjack',
  BACCARAT: 'tables/baccarat',
  DRAGONTIGER: 'tables/dragon-tiger',
  SicBO: 'tables/sic-bo',
  MEGAWHEEL: 'tables/money-wheel',
  SWEETBONANZA: 'tables/sweet-wheel',
  BOOMORBUST: 'tables/boom-ladder',
};

/** Tables whose names promise rules of their own. */
const namedPlays: Readonly<Record<string, HousePlay>> = {
  'Fransız Masası': 'tables/french-roulette',
  'Fransız Ruleti': 'tables/french-roulette',
  'Komisyonsuz Bakara': 'tables/no-commission-baccarat',
};

/**
 * @param name in Turkish
 * @param feedType null for tables without a feed: no rules of ours fit them
 */
export function playOfTable(name: string, feedType: FeedType): HousePlay;
export function playOfTable(name: string, feedType: FeedType | null): HousePlay | null;
export function playOfTable(name: string, feedType: FeedType | null): HousePlay | null {
  return feedType === null ? null : (namedPlays[name] ?? feedPlays[feedType]);
}
