import type { FeedType } from './live-tables.ts';

/** A shared table of the live feed that is listed outside of the live casino. */
export interface QuickTable {
  feedId: string;
  feedType: FeedType;
}

/** By the Turkish name of the game; the ids follow those of the live casino. */
export const quickTables: Readonly<Record<string, QuickTable>> = {
  'Blackjack Salonu': { feedId: '0901', feedType: 'BLACKJACK' },
  'Blackjack Ferman': { feedId: '0902', feedType: 'BLACKJACK' },
  'Yirmi Bir Klasik': { feedId: '0903', feedType: 'BLACKJACK' },
  'Bakara Ferman': { feedId: '0904', feedType: 'BACCARAT' },
  'Ejder Kaplan Masası': { feedId: '0905', feedType: 'DRAGONTIGER' },
  'Rulet Ferman': { feedId: '0906', feedType: 'ROULETTE' },
  'Avrupa Ruleti': { feedId: '0907', feedType: 'ROULETTE' },
  'Rulet Gece Mavisi': { feedId: '0908', feedType: 'ROULETTE' },
  'Fransız Ruleti': { feedId: '0909', feedType: 'ROULETTE' },
  'Rulet Art Deco': { feedId: '0910', feedType: 'ROULETTE' },
  'Bahisli Bakara': { feedId: '1001', feedType: 'BACCARAT' },
  'Ejder Kaplan Stüdyo': { feedId: '1002', feedType: 'DRAGONTIGER' },
  'Üç Zar Stüdyo': { feedId: '1003', feedType: 'SicBO' },
  'Yirmi Bir Stüdyo': { feedId: '1004', feedType: 'BLACKJACK' },
  'Rulet Ekranı': { feedId: '1005', feedType: 'ROULETTE' },
};
