import { exchange, layAlike, layStrips } from '../../board/strips.ts';
import { BELOW_THREE } from '../../features/free-games.ts';
import type { ClusterModel } from '../../slot-model.ts';

const LAND_OF_SWEETS_REELS = layStrips(
  'S1 a4 b5 c3x2 d3x2 A6 K4x2 Q4x2 J5x2',
  'a4 b5 c3x2 d3x2 A6 K4x2 Q4x2 J5x2 W1',
  'S1 a4 b5 c3x2 d3x2 A6 K4x2 Q4x2 J5x2',
  'a4 b5 c3x2 d3x2 A6 K4x2 Q4x2 J5x2 W1',
  'S1 a4 b5 c3x2 d3x2 A6 K4x2 Q4x2 J5x2',
  'a4 b5 c3x2 d3x2 A6 K4x2 Q4x2 J5x2 W1',
  'S1 a4 b5 c3x2 d3x2 A6 K4x2 Q4x2 J5x2',
);

/** Seven by seven full of sweets: small clusters often, and free games that are paid twice. */
export const landOfSweets: ClusterModel = {
  id: 'land-of-sweets',
  mechanic: 'cluster',
  rows: { from: 7, to: 7 },
  cap: 100,
  sizes: [6, 7, 8, 9, 11, 13, 15],
  pays: {
    a: [70, 90, 120, 170, 320, 860, 2_000],
    b: [55, 75, 95, 140, 260, 680, 2_000],
    c: [42, 55, 70, 100, 190, 520, 2_000],
    d: [36, 46, 60, 85, 160, 420, 2_000],
    A: [36, 46, 60, 85, 160, 420, 2_000],
    K: [28, 36, 48, 70, 130, 340, 2_000],
    Q: [22, 28, 36, 50, 95, 260, 1_900],
    J: [14, 18, 24, 34, 65, 170, 1_300],
  },
  ladder: [1, 1, 1, 2],
  growth: 0,
  scatters: [...BELOW_THREE, { units: 0, freeGames: 8 }, { units: 0, freeGames: 12 }],
  freeGames: { multiplier: 2, again: [0, 0, 0, 4], most: 24, strips: LAND_OF_SWEETS_REELS },
  strips: { lean: LAND_OF_SWEETS_REELS, rich: exchange(LAND_OF_SWEETS_REELS, 'J', 'W', [1, 2, 3, 4, 5]) },
};

const LAVA_MINE_REELS = layStrips(
  'S1 a4 b5 c6 d7 A5x2 K5x2 Q8 J9',
  'S1 a4 b5 c6 d7 A5x2 K5x2 Q8 J9',
  'S1 W1 a4 b5 c6 d7 A5x2 K5x2 Q8 J9',
  'W1 a4 b5 c6 d7 A5x2 K5x2 Q8 J9',
  'S1 a4 b5 c6 d7 A5x2 K5x2 Q8 J9',
  'S1 a4 b5 c6 d7 A5x2 K5x2 Q8 J9',
);

/** Six by six that seldom pays, until the mine erupts: its free games have stacks of stones and start at three times the prize. */
export const lavaMine: ClusterModel = {
  id: 'lava-mine',
  mechanic: 'cluster',
  rows: { from: 6, to: 6 },
  cap: 900,
  sizes: [5, 6, 7, 8, 10, 13],
  pays: {
    a: [50, 100, 170, 300, 700, 2_000],
    b: [34, 65, 120, 200, 460, 1_300],
    c: [24, 46, 80, 140, 320, 920],
    d: [17, 34, 60, 100, 230, 660],
    A: [13, 26, 46, 80, 190, 520],
    K: [12, 24, 40, 70, 160, 460],
    Q: [8, 17, 28, 50, 120, 340],
    J: [7, 13, 24, 40, 95, 260],
  },
  ladder: [1, 1, 2, 3, 5],
  growth: 1,
  scatters: [
    ...BELOW_THREE,
    { units: 0, freeGames: 7 },
    { units: 40, freeGames: 9 },
    { units: 200, freeGames: 12 },
  ],
  freeGames: {
    multiplier: 3,
    again: [0, 0, 0, 3],
    most: 16,
    strips: layAlike(6, 'S1 W1 a4 b5 c6 d5x2 A5x2 K4x2 Q4x2 J4x2'),
  },
  strips: { lean: LAVA_MINE_REELS, rich: exchange(LAVA_MINE_REELS, 'J', 'W', [1, 2, 3]) },
};

const HONEY_VALLEY_REELS = layStrips(
  'S1 a4 b5 c3x2 d3x2 A7 K7 Q4x2 J4x2',
  'a4 b5 c3x2 d3x2 A7 K7 Q4x2 J4x2',
  'S1 W1 a4 b5 c3x2 d3x2 A7 K7 Q4x2 J4x2',
  'W1 a4 b5 c3x2 d3x2 A7 K7 Q4x2 J4x2',
  'S1 W1 a4 b5 c3x2 d3x2 A7 K7 Q4x2 J4x2',
  'a4 b5 c3x2 d3x2 A7 K7 Q4x2 J4x2',
  'S1 a4 b5 c3x2 d3x2 A7 K7 Q4x2 J4x2',
);

/** Seven reels of six rows; bees give free games from twice the prize on, one more with every cluster. */
export const honeyValley: ClusterModel = {
  id: 'honey-valley',
  mechanic: 'cluster',
  rows: { from: 6, to: 6 },
  cap: 150,
  sizes: [5, 6, 7, 9, 12, 16],
  pays: {
    a: [70, 110, 190, 420, 1_100, 3_000],
    b: [50, 80, 130, 300, 780, 2_500],
    c: [36, 55, 95, 210, 580, 1_800],
    d: [26, 42, 70, 160, 420, 1_300],
    A: [22, 36, 60, 130, 360, 1_100],
    K: [18, 28, 46, 110, 290, 900],
    Q: [13, 22, 34, 80, 210, 680],
    J: [13, 22, 34, 80, 210, 680],
  },
  ladder: [1, 1, 2, 2, 3],
  growth: 1,
  scatters: [...BELOW_THREE, { units: 20, freeGames: 8 }, { units: 60, freeGames: 12 }],
  freeGames: { multiplier: 2, again: [0, 0, 1, 4], most: 28, strips: HONEY_VALLEY_REELS },
  strips: { lean: HONEY_VALLEY_REELS, rich: exchange(HONEY_VALLEY_REELS, 'J', 'W', [2, 4]) },
};

const CAKE_WORKSHOP_REELS = layStrips(
  'S1 a2x2 b5 c3x2 d6 A3x2 K7 Q4x2 J8',
  'a2x2 b5 c3x2 d6 A3x2 K7 Q4x2 J8',
  'S1 W1 a2x2 b5 c3x2 d6 A3x2 K7 Q4x2 J8',
  'S1 W1 a2x2 b5 c3x2 d6 A3x2 K7 Q4x2 J8',
  'S1 a2x2 b5 c3x2 d6 A3x2 K7 Q4x2 J8',
  'S1 a2x2 b5 c3x2 d6 A3x2 K7 Q4x2 J8',
);

/** Six by six with layers of stacked cakes; seven free games at three times the prize. */
export const cakeWorkshop: ClusterModel = {
  id: 'cake-workshop',
  mechanic: 'cluster',
  rows: { from: 6, to: 6 },
  cap: 200,
  sizes: [5, 6, 7, 8, 10, 12],
  pays: {
    a: [85, 120, 180, 270, 580, 3_400],
    b: [55, 85, 120, 180, 380, 2_200],
    c: [42, 60, 90, 130, 290, 1_700],
    d: [34, 50, 75, 110, 240, 1_400],
    A: [28, 42, 60, 90, 190, 1_100],
    K: [24, 36, 55, 80, 170, 980],
    Q: [20, 32, 46, 65, 150, 840],
    J: [17, 26, 38, 55, 120, 700],
  },
  ladder: [1, 1, 2],
  growth: 0,
  scatters: [
    ...BELOW_THREE,
    { units: 20, freeGames: 7 },
    { units: 60, freeGames: 10 },
    { units: 200, freeGames: 15 },
  ],
  freeGames: { multiplier: 3, again: [0, 0, 0, 4], most: 25, strips: CAKE_WORKSHOP_REELS },
  strips: { lean: CAKE_WORKSHOP_REELS, rich: exchange(CAKE_WORKSHOP_REELS, 'J', 'W', [2, 3]) },
};

const TURQUOISE_PLANET_REELS = layStrips(
  'a5 b5 c6 d6 A4x2 K4x2 Q4x2 J5x2',
  'a5 b5 c6 d6 A4x2 K4x2 Q4x2 J5x2 W1',
  'a5 b5 c6 d6 A4x2 K4x2 Q4x2 J5x2',
  'a5 b5 c6 d6 A4x2 K4x2 Q4x2 J5x2 W1',
  'a5 b5 c6 d6 A4x2 K4x2 Q4x2 J5x2 W1',
  'a5 b5 c6 d6 A4x2 K4x2 Q4x2 J5x2',
  'a5 b5 c6 d6 A4x2 K4x2 Q4x2 J5x2 W1',
);

/** Seven by seven under a wide sky, without free games: long tumbles climb to eight times the prize. */
export const turquoisePlanet: ClusterModel = {
  id: 'turquoise-planet',
  mechanic: 'cluster',
  rows: { from: 7, to: 7 },
  cap: 200,
  sizes: [6, 7, 8, 10, 12, 16],
  pays: {
    a: [80, 120, 170, 360, 940, 3_600],
    b: [60, 90, 130, 260, 700, 2_600],
    c: [44, 65, 95, 190, 520, 1_900],
    d: [36, 55, 80, 160, 420, 1_600],
    A: [28, 42, 60, 120, 320, 1_200],
    K: [24, 36, 50, 110, 280, 1_100],
    Q: [20, 30, 44, 90, 240, 880],
    J: [16, 24, 34, 70, 190, 700],
  },
  ladder: [1, 1, 2, 3, 5, 8],
  growth: 0,
  scatters: [],
  freeGames: null,
  strips: { lean: TURQUOISE_PLANET_REELS, rich: exchange(TURQUOISE_PLANET_REELS, 'J', 'W', [1, 2, 3, 4, 5]) },
};

const CARROT_PATCH_REELS = layStrips(
  'a2x2 b2x2 c3x2 d3x2 A4x2 K4x2 Q4x2 J4x2',
  'a2x2 b2x2 c3x2 d3x2 A4x2 K4x2 Q4x2 J4x2',
  'W1 a2x2 b2x2 c3x2 d3x2 A4x2 K4x2 Q4x2 J4x2',
  'W1 a2x2 b2x2 c3x2 d3x2 A4x2 K4x2 Q4x2 J4x2',
  'a2x2 b2x2 c3x2 d3x2 A4x2 K4x2 Q4x2 J4x2',
  'a2x2 b2x2 c3x2 d3x2 A4x2 K4x2 Q4x2 J4x2',
);

/** Six by six rows of carrots: frequent and small prizes, and no free games. */
export const carrotPatch: ClusterModel = {
  id: 'carrot-patch',
  mechanic: 'cluster',
  rows: { from: 6, to: 6 },
  cap: 80,
  sizes: [5, 6, 7, 9, 12, 14],
  pays: {
    a: [22, 26, 34, 44, 65, 220],
    b: [20, 24, 30, 40, 60, 200],
    c: [18, 22, 26, 36, 55, 180],
    d: [18, 22, 26, 36, 55, 180],
    A: [18, 22, 26, 36, 55, 180],
    K: [16, 19, 24, 32, 48, 160],
    Q: [16, 19, 24, 32, 48, 160],
    J: [13, 16, 20, 26, 40, 130],
  },
  ladder: [1, 1, 1, 1, 2],
  growth: 0,
  scatters: [],
  freeGames: null,
  strips: { lean: CARROT_PATCH_REELS, rich: exchange(CARROT_PATCH_REELS, 'J', 'W', [1, 4]) },
};
