import { type HousePlay, instantPlays, stepPlays } from '@baize/games';

import type { QuickKind } from '../../tables/quick-games.ts';
import { quickTables } from '../../tables/quick-tables.ts';
import { playOfTable } from './table-plays.ts';

/** What the games of a kind play; others have no rules of ours, or only some of them have. */
export const kindPlays: Partial<Record<QuickKind, HousePlay>> = {
  flight: 'crash',
  mines: 'mines',
  drop: 'plinko',
  bingo: 'bingo/90',
  lottery: 'keno',
  studioWheel: 'lucky-wheel',
  virtualFootball: 'football',
  virtualHorses: 'race',
  virtualHounds: 'race',
  virtualMotor: 'race',
};

/** Games that play something else than their kind, by their Turkish name. */
export const namedPlays: Readonly<Record<string, HousePlay>> = {
  'Bingo 75': 'bingo/75',
  'Neon Bingo': 'bingo/75',
  'Bingo Plajı': 'bingo/75',
  'Şeker Bingo': 'bingo/75',
  'Lunapark Bingo': 'bingo/75',
  'Bingo Ekspres': 'bingo/75',
  'Uzay Bingosu': 'bingo/75',
  'Robot Bingo': 'bingo/75',
  'Elmas Bingo': 'bingo/75',
  'Bingo Gala': 'bingo/75',
  'Kule Tırmanışı': 'climb/tower',
  'Sarp Yokuş': 'climb/slope',
  'Çatıdan Çatıya': 'climb/roofs',
  'Tavuk Karşıya': 'climb/road',
  'Zar 100': 'dice-100',
  Eşik: 'threshold',
  'Çark 54': 'wheel-54',
  'Kazı Kazan': 'scratch',
  'Sayı Avı': 'number-hunt',
  'Tek Kart': 'single-card',
  'Video Poker 52': 'cards/jacks-or-better',
  'Vale ya da Üstü': 'cards/jacks-and-up',
  'Joker Poker Pera': 'cards/joker-poker',
  'Üçlü Poker': 'cards/three-card-poker',
  'Kızıl Köpek': 'cards/red-dog',
  'Beş Top': 'five-balls',
  'Altı Tazı': 'race/six',
  Penaltılar: 'courts/penalties',
  'Sanal Basketbol': 'courts/basketball',
  'Üç Sayılık': 'courts/three-pointers',
  'Sanal Tenis': 'courts/tennis',
  'Kısa Raket': 'courts/table-tennis',
  'Sanal Voleybol': 'courts/volleyball',
  'Dart Gecesi': 'courts/darts',
  'Bilardo Salonu': 'courts/billiards',
  'Buz Hokeyi Sanal': 'courts/ice-hockey',
  'Bowling Gecesi': 'courts/bowling',
};

/** Null if there are no rules of ours that the game could honestly be played by. */
export function playOfQuickGame(kind: QuickKind, name: string): HousePlay | null {
  const table = playOfTable(name, quickTables[name]?.feedType ?? null);
  if (table !== null) return table;
  return namedPlays[name] ?? kindPlays[kind] ?? null;
}

/** Games that are also played for play money: those of a single player, and the flights, which anybody may watch. */
const demoPlays: ReadonlySet<string> = new Set([
  'crash',
  ...Object.keys(instantPlays),
  ...Object.keys(stepPlays),
  'cards/jacks-or-better',
  'cards/jacks-and-up',
  'cards/joker-poker',
  'cards/three-card-poker',
  'cards/red-dog',
]);

export function hasDemo(play: HousePlay | null): boolean {
  return play !== null && demoPlays.has(play);
}

const TABLE_STAKES = { minBetMinor: 500n, maxBetMinor: 1_000_000n };
const DEFAULT_STAKES = { minBetMinor: 100n, maxBetMinor: 250_000n };

/** Stakes are plain data by kind. */
const stakes: Partial<Record<QuickKind, typeof DEFAULT_STAKES>> = {
  flight: { minBetMinor: 100n, maxBetMinor: 500_000n },
  dice: { minBetMinor: 100n, maxBetMinor: 100_000n },
  bingo: { minBetMinor: 100n, maxBetMinor: 9_600n },
  lottery: { minBetMinor: 100n, maxBetMinor: 50_000n },
  card: TABLE_STAKES,
  roulette: TABLE_STAKES,
  studioCards: TABLE_STAKES,
};

export function stakesOfKind(kind: QuickKind): typeof DEFAULT_STAKES {
  return stakes[kind] ?? DEFAULT_STAKES;
}
