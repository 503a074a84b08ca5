import type { Competitor, League, SportId } from '../book.ts';

const league = (
  id: string,
  sport: SportId,
  country: string,
  [tr, en]: readonly [string, string],
  rank: number,
): League => ({ id, sport, country, name: { tr, en }, rank });

const side = (name: string, short: string, first: string, second: string): Competitor => ({
  id: name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, ''),
  name,
  short,
  colors: [first, second],
});

/** Leagues of invented clubs, enough for every form of a list. */
export const FAKE_LEAGUES: readonly { readonly league: League; readonly sides: readonly Competitor[] }[] = [
  {
    league: league('birinci-kume', 'football', 'tr', ['Birinci Küme', 'First Division'], 1),
    sides: [
      side('Kızılırmak SK', 'KZL', '#1f5fb0', '#f2f5f3'),
      side('Erciyes Gücü', 'ERC', '#b3202e', '#ffd479'),
      side('Uludere Zirve', 'ULZ', '#f2f5f3', '#1b7f8c'),
      side('Anamur Güneş', 'ANG', '#4b2a7b', '#f2c14e'),
      side('Bozdağ Şimşek', 'BZD', '#e8762c', '#14181a'),
      side('Rize Fırtına', 'RZF', '#6e1526', '#7fb8ec'),
      side('Körfez Denizspor', 'KRF', '#3f8de0', '#14304f'),
      side('Fırat Söğüt', 'FRS', '#0f7a4a', '#f2f5f3'),
    ],
  },
  {
    league: league('kita-kupasi', 'football', 'world', ['Kıta Kupası', 'Continental Cup'], 2),
    sides: [
      side('Rheinfels 04', 'RHF', '#14181a', '#c8202f'),
      side('Porto Alto', 'POA', '#3f8de0', '#f2f5f3'),
      side('Castelmare', 'CAS', '#2a2f6e', '#d8455a'),
      side('Alderbrook Town', 'ALD', '#6e1526', '#7fb8ec'),
      side('Sporting Vale', 'SPV', '#0e4f4a', '#f2f5f3'),
      side('Norrhamn IF', 'NOR', '#f2c14e', '#1f5fb0'),
    ],
  },
  {
    league: league('kuzey-ligi', 'football', 'no', ['Kuzey Ligi', 'Northern League'], 9),
    sides: [
      side('Lindvik', 'LIN', '#f2b84b', '#14181a'),
      side('Skarnes BK', 'SKA', '#1b7f8c', '#f2f5f3'),
      side('Tromvåg', 'TRO', '#b3202e', '#f2f5f3'),
      side('Fjellheim', 'FJE', '#0f7a4a', '#14181a'),
    ],
  },
  {
    league: league('pota-ligi', 'basketball', 'tr', ['Pota Ligi', 'Hoops League'], 1),
    sides: [
      side('Haliç Pota', 'HAL', '#e8762c', '#14304f'),
      side('Meriç Basket', 'MER', '#0e4f4a', '#f08a4b'),
      side('Toros Ankara', 'TOA', '#4b2a7b', '#f2f5f3'),
      side('Yakamoz', 'YAK', '#14304f', '#7fb8ec'),
    ],
  },
  {
    league: league('korfez-acik', 'tennis', 'tr', ['Körfez Açık', 'Gulf Open'], 1),
    sides: [
      side('E. Sarıkaya', 'SAR', '#35c98b', '#f2f5f3'),
      side('M. Lindqvist', 'LIN', '#62b3ff', '#14181a'),
      side('D. Aksoy', 'AKS', '#f2c14e', '#14181a'),
      side('P. Herrmann', 'HER', '#d8455a', '#f2f5f3'),
    ],
  },
];
