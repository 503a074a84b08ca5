import type { Language } from '../text.ts';

/** Kinds of live table; each has its own composition and categories. */
export type LiveKind =
  | 'roulette'
  | 'blackjack'
  | 'baccarat'
  | 'dragonTiger'
  | 'sicBo'
  | 'poker'
  | 'gameShow'
  | 'instant';

/** Table types of the live feed; `null` if it has none. */
export type FeedType =
  | 'ROULETTE'
  | 'BLACKJACK'
  | 'BOOMORBUST'
  | 'SWEETBONANZA'
  | 'SicBO'
  | 'BACCARAT'
  | 'MEGAWHEEL'
  | 'DRAGONTIGER';

export interface LiveTable {
  kind: LiveKind;
  /** The provider's id of the table, a string with leading zeros; null without a feed. */
  feedId: string | null;
  feedType: FeedType | null;
  studio: string;
  name: Record<Language, string>;
  minBetMinor: bigint;
  maxBetMinor: bigint;
  /** Dealers speak Turkish. */
  turkish: boolean;
  vip: boolean;
}

type Row = readonly [
  studio: string,
  tr: string,
  en: string,
  minLira: number,
  maxLira: number,
  marks?: string,
];

/** Flags: `t` Turkish-speaking, `v` a table for high stakes. */
const rows: Record<LiveKind, readonly Row[]> = {
  roulette: [
    ['sahne-live', 'Pera Rulet', 'Pera Roulette', 5, 25_000, 't'],
    ['sahne-live', 'Kulis Rulet', 'Backstage Roulette', 5, 20_000],
    ['sahne-live', 'Boğaz Ruleti', 'Bosphorus Roulette', 10, 30_000, 't'],
    ['sahne-live', 'Kırmızı Salon Rulet', 'Red Room Roulette', 25, 50_000],
    ['sahne-live', 'Rulet VIP', 'Roulette VIP', 250, 250_000, 'v'],
    ['kervan', 'Altın Kubbe Rulet', 'Golden Dome Roulette', 5, 15_000],
    ['kervan', 'İpek Yolu Ruleti', 'Silk Road Roulette', 5, 15_000],
    ['kervan', 'Kervan Rulet', 'Caravan Roulette', 10, 25_000, 't'],
    ['pera-games', 'Rulet 36', 'Roulette 36', 5, 20_000],
    ['pera-games', 'Yeşil Çuha Rulet', 'Green Baize Roulette', 20, 40_000, 't'],
    ['pera-games', 'Prestij Rulet', 'Prestige Roulette', 500, 400_000, 'tv'],
    ['anka', 'Kor Rulet', 'Ember Roulette', 5, 20_000],
    ['anka', 'Anka Rulet', 'Phoenix Roulette', 2, 10_000],
    ['anka', 'Anka Rulet Gece', 'Phoenix Roulette Night', 2, 10_000],
    ['lodos', 'Lodos Rulet', 'Southwind Roulette', 5, 20_000, 't'],
    ['lodos', 'Rulet Meyhane', 'Tavern Roulette', 5, 15_000, 't'],
    ['krupiye-21', 'Klasik Rulet', 'Classic Roulette', 5, 30_000],
    ['krupiye-21', 'Fransız Masası', 'The French Wheel', 10, 30_000],
    ['perde', 'Opera Rulet', 'Opera Roulette', 25, 60_000],
    ['perde', 'Sahne Işığında Rulet', 'Limelight Roulette', 10, 30_000],
    ['masabasi', 'Mahalle Ruleti', 'Neighbourhood Roulette', 1, 5_000, 't'],
    ['masabasi', 'Öğle Ruleti', 'Lunchtime Roulette', 1, 5_000, 't'],
  ],
  blackjack: [
    ['sahne-live', 'Blackjack Salon 1', 'Blackjack Room 1', 50, 50_000, 't'],
    ['sahne-live', 'Blackjack Salon 2', 'Blackjack Room 2', 50, 50_000, 't'],
    ['sahne-live', 'Blackjack Salon 3', 'Blackjack Room 3', 50, 50_000],
    ['sahne-live', 'Blackjack Salon 5', 'Blackjack Room 5', 100, 75_000],
    ['sahne-live', 'Blackjack Salon 7', 'Blackjack Room 7', 50, 50_000, 't'],
    ['sahne-live', 'Blackjack Salon 9', 'Blackjack Room 9', 100, 75_000],
    ['sahne-live', 'Blackjack Elmas', 'Diamond Blackjack', 1_000, 500_000, 'v'],
    ['kervan', 'Han Blackjack', 'Inn Blackjack', 25, 25_000, 't'],
    ['kervan', 'Vaha Blackjack', 'Oasis Blackjack', 25, 25_000],
    ['kervan', 'Serbest Masa Blackjack', 'Open Seat Blackjack', 10, 10_000],
    ['pera-games', 'Pera Blackjack A', 'Pera Blackjack A', 100, 60_000, 't'],
    ['pera-games', 'Pera Blackjack B', 'Pera Blackjack B', 100, 60_000, 't'],
    ['pera-games', 'Pera Blackjack C', 'Pera Blackjack C', 100, 60_000],
    ['pera-games', 'Blackjack Köşk', 'Mansion Blackjack', 500, 300_000, 'tv'],
    ['anka', 'Anka Blackjack', 'Phoenix Blackjack', 25, 30_000],
    ['anka', 'Kor Blackjack', 'Ember Blackjack', 5, 10_000],
    ['lodos', 'İskele Blackjack', 'Pier Blackjack', 25, 30_000, 't'],
    ['lodos', 'Gece Vapuru Blackjack', 'Night Ferry Blackjack', 50, 40_000],
    ['krupiye-21', 'Yirmi Bir', 'Twenty-One', 50, 50_000],
    ['krupiye-21', 'Yirmi Bir Salonu', 'Twenty-One Salon', 100, 100_000],
    ['krupiye-21', 'As ve Vale', 'Ace and Jack', 50, 50_000, 't'],
    ['krupiye-21', 'Kupa Blackjack', 'Hearts Blackjack', 25, 25_000],
    ['krupiye-21', 'Maça Blackjack', 'Spades Blackjack', 25, 25_000],
    ['krupiye-21', 'Blackjack Prestij', 'Prestige Blackjack', 2_000, 750_000, 'v'],
    ['perde', 'Loca Blackjack', 'Box Seat Blackjack', 100, 80_000],
    ['perde', 'Fuaye Blackjack', 'Foyer Blackjack', 50, 50_000],
    ['masabasi', 'Dost Masası Blackjack', 'Friends’ Blackjack', 5, 5_000, 't'],
    ['masabasi', 'Kahve Molası Blackjack', 'Coffee Break Blackjack', 5, 5_000, 't'],
  ],
  baccarat: [
    ['pera-games', 'Bakara VIP', 'Baccarat VIP', 250, 250_000, 'v'],
    ['pera-games', 'Bakara 1', 'Baccarat 1', 20, 50_000],
    ['pera-games', 'Bakara 2', 'Baccarat 2', 20, 50_000],
    ['sahne-live', 'Kulis Bakara', 'Backstage Baccarat', 10, 40_000],
    ['sahne-live', 'Komisyonsuz Bakara', 'No Commission Baccarat', 20, 50_000],
    ['kervan', 'İpek Bakara', 'Silk Baccarat', 10, 30_000],
    ['anka', 'Fener Bakara', 'Lantern Baccarat', 10, 30_000],
    ['anka', 'Kadife Bakara', 'Velvet Baccarat', 50, 80_000],
    ['lodos', 'Sedef Bakara', 'Mother-of-Pearl Baccarat', 10, 30_000],
    ['krupiye-21', 'Punto Banko', 'Punto Banco', 20, 60_000],
    ['krupiye-21', 'Bakara Zümrüt', 'Emerald Baccarat', 500, 400_000, 'v'],
    ['perde', 'Gece Yarısı Bakara', 'Midnight Baccarat', 25, 60_000],
  ],
  dragonTiger: [
    ['anka', 'Ejder Kaplan', 'Dragon and Tiger', 10, 20_000],
    ['anka', 'İmparator Ejder Kaplan', 'Imperial Dragon and Tiger', 5, 15_000],
    ['kervan', 'Kervan Ejder Kaplan', 'Caravan Dragon and Tiger', 5, 15_000],
    ['lodos', 'Lodos Ejder Kaplan', 'Southwind Dragon and Tiger', 5, 10_000, 't'],
    ['masabasi', 'Yüksek Kart', 'High Card', 1, 5_000, 't'],
    ['perde', 'Sahnede Ejder Kaplan', 'Dragon and Tiger on Stage', 5, 20_000],
  ],
  sicBo: [
    ['lodos', 'Lodos Sic Bo', 'Southwind Sic Bo', 5, 15_000],
    ['anka', 'İmparator Sic Bo', 'Imperial Sic Bo', 10, 25_000],
    ['kervan', 'Üç Zar', 'Three Dice', 5, 15_000],
    ['masabasi', 'Mahalle Sic Bo', 'Neighbourhood Sic Bo', 1, 5_000, 't'],
    ['perde', 'Fanusta Üç Zar', 'Three Dice under Glass', 5, 20_000],
    ['sahne-live', 'Üç Zar Gecesi', 'Three Dice Night', 10, 20_000, 't'],
  ],
  poker: [
    ['sahne-live', 'Poker Salonu', 'Poker Room', 10, 20_000, 't'],
    ['sahne-live', 'Kasaya Karşı Hold’em', 'House Hold’em', 25, 30_000],
    ['pera-games', 'Üç Kart Poker', 'Three Card Poker', 10, 20_000],
    ['pera-games', 'Karayip Masası', 'Caribbean Table', 10, 20_000],
    ['krupiye-21', 'Teksas Bonus', 'Texas Bonus Table', 20, 30_000],
    ['krupiye-21', 'İki El Poker', 'Two Hand Poker', 20, 30_000],
    ['anka', 'Tek El Poker', 'One Hand Poker', 10, 15_000],
    ['perde', 'Floş Royal Gecesi', 'Royal Flush Night', 25, 40_000],
    ['kervan', 'Çölde Poker', 'Desert Poker', 10, 20_000],
    ['masabasi', 'Kapalı Poker', 'Closed Poker', 5, 5_000, 't'],
  ],
  gameShow: [
    ['kervan', 'Şans Çarkı', 'Wheel of Chance', 1, 10_000, 't'],
    ['kervan', 'Kervan Çarkı', 'Caravan Wheel', 1, 10_000],
    ['kervan', 'Bin Bir Gece Çarkı', 'Wheel of 1001 Nights', 1, 10_000],
    ['sahne-live', 'Şekerli Çark', 'Sugar Wheel', 1, 15_000],
    ['sahne-live', 'Dev Çark', 'Giant Wheel', 1, 10_000],
    ['sahne-live', 'Para Çarkı', 'Money Wheel', 2, 10_000],
    ['perde', 'Sahne Çarkı', 'Stage Wheel', 1, 10_000],
    ['perde', 'Alkış Çarkı', 'Applause Wheel', 1, 10_000, 't'],
    ['perde', 'Şehir Çarkı', 'City Wheel', 1, 10_000],
    ['anka', 'Anka Çarkı', 'Phoenix Wheel', 1, 10_000],
    ['anka', 'Güneş Çarkı', 'Sun Wheel', 1, 10_000],
    ['lodos', 'Liman Çarkı', 'Harbour Wheel', 1, 5_000, 't'],
    ['lodos', 'Şeker Yağmuru', 'Candy Shower Live', 1, 5_000],
    ['masabasi', 'Mahalle Çarkı', 'Neighbourhood Wheel', 1, 3_000, 't'],
    ['masabasi', 'Çark Gecesi', 'Wheel Night', 1, 3_000, 't'],
    ['pera-games', 'Futbol Kartları', 'Football Cards', 5, 15_000],
  ],
  instant: [
    ['kervan', 'Fitil Merdiveni', 'Fuse Ladder', 1, 5_000],
    ['anka', 'Hızlı Kart', 'Snap Card', 1, 5_000],
    ['lodos', 'Kıvılcım Merdiveni', 'Spark Ladder', 1, 5_000],
    ['masabasi', 'Taş Kâğıt Makas', 'Rock Paper Scissors', 1, 3_000, 't'],
    ['masabasi', 'Tek mi Çift mi', 'Odds or Evens', 1, 3_000, 't'],
    ['perde', 'Renk Seç', 'Pick a Colour', 1, 5_000],
    ['sahne-live', 'On Saniye', 'Ten Seconds', 1, 5_000],
    ['sahne-live', 'Yedinin Altı Üstü', 'Over and Under Seven', 1, 5_000],
  ],
};

const MINOR_PER_LIRA = 100n;
const FEED_ID_DIGITS = 4;

const feedTypes: Record<LiveKind, FeedType | null> = {
  roulette: 'ROULETTE',
  blackjack: 'BLACKJACK',
  baccarat: 'BACCARAT',
  dragonTiger: 'DRAGONTIGER',
  sicBo: 'SicBO',
  poker: null,
  gameShow: 'MEGAWHEEL',
  instant: null,
};
/** Tables whose feed type differs from that of their kind. */
const ownFeedTypes: Readonly<Record<string, FeedType | null>> = {
  'Şeker Yağmuru': 'SWEETBONANZA',
  'Şekerli Çark': 'SWEETBONANZA',
  'Futbol Kartları': null,
  'Fitil Merdiveni': 'BOOMORBUST',
  'Kıvılcım Merdiveni': 'BOOMORBUST',
};

function readRow(
  kind: LiveKind,
  [studio, tr, en, minLira, maxLira, marks = '']: Row,
): Omit<LiveTable, 'feedId'> {
  const own = ownFeedTypes[tr];
  return {
    kind,
    feedType: own === undefined ? feedTypes[kind] : own,
    studio,
    name: { tr, en },
    minBetMinor: BigInt(minLira) * MINOR_PER_LIRA,
    maxBetMinor: BigInt(maxLira) * MINOR_PER_LIRA,
    turkish: marks.includes('t'),
    vip: marks.includes('v'),
  };
}

const kinds = [
  'roulette',
  'blackjack',
  'baccarat',
  'dragonTiger',
  'sicBo',
  'poker',
  'gameShow',
  'instant',
] as const satisfies readonly LiveKind[];

export const liveTables: readonly LiveTable[] = kinds.flatMap((kind) =>
  rows[kind].map((row, place) => {
    const table = readRow(kind, row);
    const number = `${kinds.indexOf(kind) + 1}${String(place + 1).padStart(2, '0')}`;
    return { ...table, feedId: table.feedType === null ? null : number.padStart(FEED_ID_DIGITS, '0') };
  }),
);
