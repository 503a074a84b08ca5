import { exchange, layAlike, layStrips } from '../../board/strips.ts';
import { BELOW_THREE } from '../../features/free-games.ts';
import type { ClimbingModel } from '../../slot-model.ts';

const STAR_ROUTE_REELS = layAlike(6, 'S1 a2 b3 c4 d4 A3x2 K3x2 Q3x2 J4x2 T4x2');

/** Eight alike anywhere on six by five; the countdown to free games is long, and their multiplier starts at two. */
export const starRoute: ClimbingModel = {
  id: 'star-route',
  mechanic: 'climbing',
  rows: { from: 5, to: 5 },
  cap: 2_500,
  counts: [8, 9, 10, 11, 12, 14],
  pays: {
    a: [80, 120, 180, 280, 480, 980],
    b: [44, 65, 95, 150, 260, 520],
    c: [32, 48, 70, 110, 190, 380],
    d: [24, 36, 55, 85, 150, 290],
    A: [16, 24, 36, 55, 95, 190],
    K: [12, 18, 26, 42, 75, 150],
    Q: [9, 14, 20, 32, 55, 110],
    J: [7, 10, 15, 22, 40, 80],
    T: [5, 8, 12, 18, 32, 65],
  },
  ladder: [1],
  growth: 1,
  scatters: [
    ...BELOW_THREE,
    { units: 0, freeGames: 0 },
    { units: 60, freeGames: 8 },
    { units: 150, freeGames: 12 },
    { units: 1_000, freeGames: 16 },
  ],
  freeGames: { multiplier: 2, again: [0, 0, 0, 3], most: 20, strips: STAR_ROUTE_REELS },
  strips: { lean: exchange(STAR_ROUTE_REELS, 'J', 'K', [0, 1]), rich: STAR_ROUTE_REELS },
};

const MIGHT_OF_ZEUS_REELS = layStrips(
  'S2 a2 b3 c4 d4 A3x2 K3x2 Q3x2 J4x2 T4x2',
  'S1 a2 b3 c4 d4 A3x2 K3x2 Q3x2 J4x2 T4x2',
  'S1 a2 b3 c4 d4 A3x2 K3x2 Q3x2 J4x2 T4x2',
  'S1 a2 b3 c4 d4 A3x2 K3x2 Q3x2 J4x2 T4x2',
  'S1 a2 b3 c4 d4 A3x2 K3x2 Q3x2 J4x2 T4x2',
  'S2 a2 b3 c4 d4 A3x2 K3x2 Q3x2 J4x2 T4x2',
);

/** Nine alike on six by five under a storm: lightning strikes at five times the prize, and each win adds three more. */
export const mightOfZeus: ClimbingModel = {
  id: 'might-of-zeus',
  mechanic: 'climbing',
  rows: { from: 5, to: 5 },
  cap: 1_000,
  counts: [9, 10, 11, 12, 14],
  pays: {
    a: [360, 740, 1_500, 2_900, 8_800],
    b: [180, 360, 740, 1_500, 4_400],
    c: [110, 220, 440, 880, 2_700],
    d: [90, 180, 360, 700, 2_100],
    A: [50, 100, 210, 420, 1_200],
    K: [36, 75, 150, 290, 880],
    Q: [30, 60, 120, 240, 700],
    J: [22, 44, 90, 180, 540],
    T: [15, 30, 60, 120, 360],
  },
  ladder: [1],
  growth: 3,
  scatters: [
    ...BELOW_THREE,
    { units: 0, freeGames: 0 },
    { units: 60, freeGames: 12 },
    { units: 200, freeGames: 15 },
    { units: 2_000, freeGames: 20 },
  ],
  freeGames: { multiplier: 5, again: [0, 0, 0, 4], most: 24, strips: MIGHT_OF_ZEUS_REELS },
  strips: { lean: MIGHT_OF_ZEUS_REELS, rich: exchange(MIGHT_OF_ZEUS_REELS, 'a', 'J', [0, 1, 2, 3]) },
};

const OCEAN_CROWN_REELS = layAlike(6, 'S1 a3 b3 c4 d5 A3x2 K3x2 Q4x2 J4x2');

/** Six by five; waves that follow each other are paid twice, then three times, and those of free games four times. */
export const oceanCrown: ClimbingModel = {
  id: 'ocean-crown',
  mechanic: 'climbing',
  rows: { from: 5, to: 5 },
  cap: 250,
  counts: [9, 10, 11, 12, 14],
  pays: {
    a: [130, 180, 260, 420, 920],
    b: [95, 130, 190, 300, 680],
    c: [70, 100, 140, 220, 480],
    d: [55, 80, 110, 180, 400],
    A: [44, 60, 85, 140, 300],
    K: [34, 48, 70, 110, 240],
    Q: [26, 36, 50, 85, 180],
    J: [22, 30, 44, 70, 150],
  },
  ladder: [1, 2, 3],
  growth: 0,
  scatters: [
    ...BELOW_THREE,
    { units: 20, freeGames: 0 },
    { units: 40, freeGames: 6 },
    { units: 100, freeGames: 10 },
    { units: 500, freeGames: 15 },
  ],
  freeGames: { multiplier: 4, again: [0, 0, 0, 3], most: 24, strips: OCEAN_CROWN_REELS },
  strips: { lean: OCEAN_CROWN_REELS, rich: exchange(OCEAN_CROWN_REELS, 'a', 'J', [0, 1, 2, 3]) },
};

const VOLCANO_DAUGHTER_REELS = layAlike(6, 'S1 a3 b4 c5 d5 A3x2 K3x2 Q4x2 J4x2 T4x2');

/** Six by six, nine alike anywhere; heat rises in the paid game too, and free games begin at twice the prize. */
export const volcanoDaughter: ClimbingModel = {
  id: 'volcano-daughter',
  mechanic: 'climbing',
  rows: { from: 6, to: 6 },
  cap: 2_000,
  counts: [9, 10, 11, 12, 14, 17],
  pays: {
    a: [100, 150, 220, 320, 600, 1_200],
    b: [60, 90, 130, 190, 360, 720],
    c: [44, 65, 100, 140, 270, 540],
    d: [34, 50, 75, 110, 210, 420],
    A: [22, 34, 48, 70, 130, 270],
    K: [18, 28, 40, 60, 110, 220],
    Q: [14, 22, 32, 46, 85, 170],
    J: [10, 15, 22, 32, 60, 120],
    T: [8, 12, 18, 26, 48, 95],
  },
  ladder: [1, 2, 3, 5],
  growth: 1,
  scatters: [
    ...BELOW_THREE,
    { units: 0, freeGames: 0 },
    { units: 40, freeGames: 6 },
    { units: 100, freeGames: 9 },
    { units: 600, freeGames: 12 },
  ],
  freeGames: { multiplier: 2, again: [0, 0, 0, 3], most: 18, strips: VOLCANO_DAUGHTER_REELS },
  strips: { lean: exchange(VOLCANO_DAUGHTER_REELS, 'J', 'A', [0, 1, 2]), rich: VOLCANO_DAUGHTER_REELS },
};

const SLEEPING_PANDA_REELS = layAlike(6, 'S1 a3 b3 c4 d4 A3x2 K3x2 Q3x2 J4x2 T4x2');

/** Six reels of four rows that pay little in their sleep; the panda awakes with ten times every prize, for four games. */
export const sleepingPanda: ClimbingModel = {
  id: 'sleeping-panda',
  mechanic: 'climbing',
  rows: { from: 4, to: 4 },
  cap: 350,
  counts: [8, 9, 10, 11, 13],
  pays: {
    a: [270, 660, 1_300, 2_700, 7_000],
    b: [170, 420, 840, 1_700, 5_000],
    c: [110, 280, 560, 1_100, 3_400],
    d: [85, 220, 440, 860, 2_600],
    A: [55, 130, 270, 540, 1_600],
    K: [44, 110, 220, 440, 1_300],
    Q: [34, 85, 170, 340, 1_000],
    J: [26, 65, 130, 270, 800],
    T: [20, 50, 100, 200, 600],
  },
  ladder: [1],
  growth: 0,
  scatters: [
    ...BELOW_THREE,
    { units: 20, freeGames: 4 },
    { units: 100, freeGames: 6 },
    { units: 500, freeGames: 10 },
  ],
  freeGames: { multiplier: 10, again: [0, 0, 0, 2], most: 12, strips: SLEEPING_PANDA_REELS },
  strips: {
    lean: SLEEPING_PANDA_REELS,
    rich: exchange(
      exchange(SLEEPING_PANDA_REELS, 'a', 'J', [0, 1, 2, 3, 4, 5]),
      'b',
      'J',
      [0, 1, 2, 3, 4, 5],
    ),
  },
};

const NEW_YEARS_TABLE_REELS = layAlike(7, 'S1 a4 b4 c5 d5 A4x2 K4x2 Q4x2 J4x2 T4x2');

/** Seven reels of five rows, laid with many dishes; four scatters give a gift and ten free games. */
export const newYearsTable: ClimbingModel = {
  id: 'new-years-table',
  mechanic: 'climbing',
  rows: { from: 5, to: 5 },
  cap: 600,
  counts: [9, 10, 11, 13, 16],
  pays: {
    a: [40, 48, 60, 90, 160],
    b: [30, 36, 44, 65, 120],
    c: [24, 28, 34, 50, 95],
    d: [18, 22, 28, 40, 75],
    A: [13, 16, 20, 30, 55],
    K: [12, 14, 17, 26, 46],
    Q: [10, 12, 15, 22, 40],
    J: [8, 10, 12, 18, 34],
    T: [7, 8, 10, 15, 26],
  },
  ladder: [1, 1, 2],
  growth: 1,
  scatters: [
    ...BELOW_THREE,
    { units: 0, freeGames: 0 },
    { units: 100, freeGames: 10 },
    { units: 300, freeGames: 14 },
  ],
  freeGames: { multiplier: 1, again: [0, 0, 0, 3], most: 22, strips: NEW_YEARS_TABLE_REELS },
  strips: { lean: NEW_YEARS_TABLE_REELS, rich: exchange(NEW_YEARS_TABLE_REELS, 'a', 'T', [0, 1, 2, 3]) },
};
