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

/** Tables that the live feed has no type for. */
export const unfedPlays: Readonly<Record<string, HousePlay>> = {
  'Hızlı Kart': 'tables/snap-card',
  'Taş Kâğıt Makas': 'tables/hand-game',
  'Tek mi Çift mi': 'tables/odds-evens',
  'Renk Seç': 'tables/pick-a-colour',
  'On Saniye': 'tables/ten-seconds',
  'Yedinin Altı Üstü': 'tables/over-under',
  'Bordo Masa': 'tables/thirty-forty',
  'Zar Düellosu': 'tables/dice-duel',
  'Andar Bahar': 'tables/andar-bahar',
  'Taş Kâğıt Makas TV': 'tables/hand-duel',
  'Milli Kupa Kartları': 'tables/cup-of-cards',
  'Futbol Kartları': 'tables/cup-of-cards',
  'Son Kart': 'tables/last-card',
  'Rulet Mini': 'tables/mini-roulette',
};

/**
 * Live tables without a feed: the dealer plays with one player at a time. The rules sheet names the rules of those whose own names
 * promise none.
 */
const cardTables: Readonly<Record<string, HousePlay>> = {
  'Poker Salonu': 'cards/casino-holdem',
  'Kasaya Karşı Hold’em': 'cards/casino-holdem',
  'Üç Kart Poker': 'cards/three-card-poker',
  'Karayip Masası': 'cards/caribbean-stud',
  'Teksas Bonus': 'cards/casino-holdem',
  'İki El Poker': 'cards/two-hand-holdem',
  'Tek El Poker': 'cards/caribbean-stud',
  'Floş Royal Gecesi': 'cards/royal-night',
  'Çölde Poker': 'cards/three-card-poker',
  'Kapalı Poker': 'cards/closed-poker',
};

/**
 * @param name in Turkish
 * @param feedType null for tables without a feed
 * @returns null if no rules of ours fit it
 */
export function playOfTable(name: string, feedType: FeedType): HousePlay;
export function playOfTable(name: string, feedType: FeedType | null): HousePlay | null;
export function playOfTable(name: string, feedType: FeedType | null): HousePlay | null {
  if (feedType === null) return unfedPlays[name] ?? cardTables[name] ?? null;
  return namedPlays[name] ?? feedPlays[feedType];
}
