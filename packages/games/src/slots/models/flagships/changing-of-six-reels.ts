import { exchange, layStrips } from '../../board/strips.ts';
import { BELOW_THREE } from '../../features/free-games.ts';
import type { ChangingModel } from '../../slot-model.ts';

const WAY_OUT_WEST_REELS = layStrips(
  'S1 a2 b3 c2x2 d2x2 A2x3 K2x3 Q3x3 J3x3 T3x3',
  'S1 W1 a2 b3 c2x2 d2x2 A2x3 K2x3 Q3x3 J3x3 T3x3',
  'S1 W1 a2 b3 c2x2 d2x2 A2x3 K2x3 Q3x3 J3x3 T3x3',
  'S1 W1 a2 b3 c2x2 d2x2 A2x3 K2x3 Q3x3 J3x3 T3x3',
  'S1 W1 a2 b3 c2x2 d2x2 A2x3 K2x3 Q3x3 J3x3 T3x3',
  'S1 a2 b3 c2x2 d2x2 A2x3 K2x3 Q3x3 J3x3 T3x3',
);

/** Six reels of two to seven rows, 117,649 ways; at high noon the multiplier starts at two and grows by two. */
export const wayOutWest: ChangingModel = {
  id: 'way-out-west',
  mechanic: 'changing',
  rows: { from: 2, to: 7 },
  cap: 2_000,
  pays: {
    a: [0, 0, 9, 17, 34, 100],
    b: [0, 0, 3, 5, 12, 26],
    c: [0, 0, 2, 3, 7, 17],
    d: [0, 0, 2, 3, 4, 10],
    A: [0, 0, 1, 1, 3, 4],
    K: [0, 0, 1, 1, 2, 3],
    Q: [0, 0, 1, 1, 1, 3],
    J: [0, 0, 1, 1, 1, 3],
    T: [0, 0, 1, 1, 1, 2],
  },
  ladder: [1],
  growth: 2,
  scatters: [
    ...BELOW_THREE,
    { units: 40, freeGames: 0 },
    { units: 0, freeGames: 8 },
    { units: 0, freeGames: 12 },
    { units: 0, freeGames: 16 },
  ],
  freeGames: { multiplier: 2, again: [0, 0, 0, 4], most: 32, strips: WAY_OUT_WEST_REELS },
  strips: { lean: WAY_OUT_WEST_REELS, rich: exchange(WAY_OUT_WEST_REELS, 'T', 'W', [1, 2, 3]) },
};

const COBRA_TEMPLE_REELS = layStrips(
  'S1 a2 b3 c4 d4 A3x2 K3x2 Q3x2 J4x2 T4x2',
  'S1 a2 b3 c4 d4 A3x2 K3x2 Q3x2 J4x2 T4x2 W1',
  'S1 a2 b3 c4 d4 A3x2 K3x2 Q3x2 J4x2 T4x2 W1',
  'S1 a2 b3 c4 d4 A3x2 K3x2 Q3x2 J4x2 T4x2 W1',
  'S1 a2 b3 c4 d4 A3x2 K3x2 Q3x2 J4x2 T4x2 W1',
  'S1 a2 b3 c4 d4 A3x2 K3x2 Q3x2 J4x2 T4x2',
);

/** Six reels of three to six rows, 46,656 ways; four scatters wake the cobra, whose multiplier grows by two. */
export const cobraTemple: ChangingModel = {
  id: 'cobra-temple',
  mechanic: 'changing',
  rows: { from: 3, to: 6 },
  cap: 2_500,
  pays: {
    a: [0, 0, 5, 10, 20, 50],
    b: [0, 0, 3, 5, 10, 20],
    c: [0, 0, 2, 3, 6, 12],
    d: [0, 0, 1, 3, 5, 9],
    A: [0, 0, 0, 1, 3, 5],
    K: [0, 0, 0, 1, 2, 4],
    Q: [0, 0, 0, 1, 2, 3],
    J: [0, 0, 0, 1, 1, 3],
    T: [0, 0, 0, 1, 1, 2],
  },
  ladder: [1],
  growth: 2,
  scatters: [
    ...BELOW_THREE,
    { units: 10, freeGames: 0 },
    { units: 40, freeGames: 5 },
    { units: 100, freeGames: 7 },
    { units: 1_000, freeGames: 10 },
  ],
  freeGames: { multiplier: 1, again: [0, 0, 0, 2], most: 13, strips: COBRA_TEMPLE_REELS },
  strips: { lean: COBRA_TEMPLE_REELS, rich: exchange(COBRA_TEMPLE_REELS, 'T', 'W', [1, 2]) },
};

const FULL_MOON_SUPPER_REELS = layStrips(
  'a2 b3 c2x2 d2x2 A2x3 K2x3 Q3x3 J3x3 T3x3',
  'W1 a2 b3 c2x2 d2x2 A2x3 K2x3 Q3x3 J3x3 T3x3',
  'W1 a2 b3 c2x2 d2x2 A2x3 K3x3 Q2x3 J3x3 T3x3',
  'W1 a2 b3 c2x2 d2x2 A3x3 K2x3 Q3x3 J3x3 T2x3',
  'W1 a2 b3 c2x2 d2x2 A2x3 K2x3 Q3x3 J2x3 T3x3',
  'a2 b3 c2x2 d2x2 A2x3 K2x3 Q3x3 J3x3 T3x3',
);

/** Six reels of two to five rows, 15,625 ways, without free games: from the fourth drop on the full moon doubles every prize. */
export const fullMoonSupper: ChangingModel = {
  id: 'full-moon-supper',
  mechanic: 'changing',
  rows: { from: 2, to: 5 },
  cap: 750,
  pays: {
    a: [0, 0, 28, 50, 85, 140],
    b: [0, 0, 22, 40, 65, 110],
    c: [0, 0, 17, 28, 48, 80],
    d: [0, 0, 14, 22, 40, 60],
    A: [0, 0, 8, 14, 22, 34],
    K: [0, 0, 6, 11, 20, 28],
    Q: [0, 0, 3, 8, 14, 22],
    J: [0, 0, 3, 6, 11, 20],
    T: [0, 0, 3, 6, 8, 17],
  },
  ladder: [1, 1, 1, 2],
  growth: 0,
  scatters: [],
  freeGames: null,
  strips: {
    lean: FULL_MOON_SUPPER_REELS,
    rich: exchange(exchange(FULL_MOON_SUPPER_REELS, 'T', 'W', [2]), 'J', 'W', [4]),
  },
};

const QUIET_TIGER_REELS = layStrips(
  'S1 a2 b2 c3 d3 A2x3 K2x3 Q2x3 J2x3 T2x3',
  'W1 a2 b2 c3 d3 A2x3 K2x3 Q2x3 J2x3 T2x3',
  'S1 W1 a2 b2 c3 d3 A2x3 K2x3 Q2x3 J2x3 T2x3',
  'S1 W1 a2 b2 c3 d3 A2x3 K2x3 Q2x3 J2x3 T2x3',
  'S1 W1 a2 b2 c3 d3 A2x3 K2x3 Q2x3 J2x3 T2x3',
  'S1 a2 b2 c3 d3 A2x3 K2x3 Q2x3 J2x3 T2x3',
);

/** Six reels of two to six rows, 46,656 ways, that lie in wait: only pictures pay for three, and free games start at twice the prize. */
export const quietTiger: ChangingModel = {
  id: 'quiet-tiger',
  mechanic: 'changing',
  rows: { from: 2, to: 6 },
  cap: 3_000,
  pays: {
    a: [0, 0, 8, 17, 34, 65],
    b: [0, 0, 5, 10, 20, 42],
    c: [0, 0, 2, 6, 12, 24],
    d: [0, 0, 2, 4, 8, 17],
    A: [0, 0, 0, 2, 4, 8],
    K: [0, 0, 0, 2, 3, 7],
    Q: [0, 0, 0, 1, 2, 6],
    J: [0, 0, 0, 1, 2, 5],
    T: [0, 0, 0, 1, 2, 4],
  },
  ladder: [1],
  growth: 1,
  scatters: [
    ...BELOW_THREE,
    { units: 0, freeGames: 6 },
    { units: 60, freeGames: 12 },
    { units: 200, freeGames: 18 },
  ],
  freeGames: { multiplier: 2, again: [0, 0, 0, 2], most: 20, strips: QUIET_TIGER_REELS },
  strips: { lean: QUIET_TIGER_REELS, rich: exchange(QUIET_TIGER_REELS, 'T', 'W', [2, 3]) },
};

const LAST_PHARAOH_REELS = layStrips(
  'S1 a2 b2 c3 d3 A3x2 K2x3 Q3x3 J3x3 T3x3',
  'S1 W1 a2 b2 c3 d3 A3x2 K2x3 Q3x3 J3x3 T3x3',
  'S1 W1 a2 b2 c3 d3 A3x2 K2x3 Q3x3 J3x3 T3x3',
  'S1 W1 a2 b2 c3 d3 A3x2 K2x3 Q3x3 J3x3 T3x3',
  'S1 W1 a2 b2 c3 d3 A3x2 K2x3 Q3x3 J3x3 T3x3',
  'S1 a2 b2 c3 d3 A3x2 K2x3 Q3x3 J3x3 T3x3',
);

/** 117,649 ways in which only pictures pay for three; the tomb gives twelve free games with a multiplier that never falls. */
export const lastPharaoh: ChangingModel = {
  id: 'last-pharaoh',
  mechanic: 'changing',
  rows: { from: 2, to: 7 },
  cap: 1_500,
  pays: {
    a: [0, 0, 13, 26, 65, 260],
    b: [0, 0, 5, 10, 26, 80],
    c: [0, 0, 3, 5, 13, 40],
    d: [0, 0, 2, 4, 9, 26],
    A: [0, 0, 0, 1, 3, 7],
    K: [0, 0, 0, 1, 2, 5],
    Q: [0, 0, 0, 1, 1, 3],
    J: [0, 0, 0, 1, 1, 3],
    T: [0, 0, 0, 1, 1, 2],
  },
  ladder: [1],
  growth: 1,
  scatters: [
    ...BELOW_THREE,
    { units: 20, freeGames: 0 },
    { units: 60, freeGames: 12 },
    { units: 400, freeGames: 18 },
    { units: 2_000, freeGames: 24 },
  ],
  freeGames: { multiplier: 1, again: [0, 0, 0, 5], most: 44, strips: LAST_PHARAOH_REELS },
  strips: { lean: LAST_PHARAOH_REELS, rich: exchange(LAST_PHARAOH_REELS, 'T', 'W', [1, 2, 3]) },
};

const ROBOT_LEAGUE_REELS = layStrips(
  'a2 b3 c2x2 d2x2 A2x3 K2x3 Q3x3 J3x3 T3x3',
  'W1 a2 b3 c2x2 d2x2 A2x3 K2x3 Q3x3 J3x3 T3x3',
  'W1 a2 b3 c2x2 d2x2 A3x3 K2x3 Q3x3 J2x3 T3x3',
  'W1 a2 b3 c2x2 d2x2 A2x3 K3x3 Q2x3 J3x3 T3x3',
  'W1 a2 b3 c2x2 d2x2 A2x3 K2x3 Q3x3 J3x3 T2x3',
  'a2 b3 c2x2 d2x2 A2x3 K2x3 Q3x3 J3x3 T3x3',
);

/** Six reels of three to five rows, 15,625 ways; robots that win in series are paid twice, then three times. */
export const robotLeague: ChangingModel = {
  id: 'robot-league',
  mechanic: 'changing',
  rows: { from: 3, to: 5 },
  cap: 700,
  pays: {
    a: [0, 0, 8, 16, 26, 42],
    b: [0, 0, 7, 14, 22, 34],
    c: [0, 0, 6, 11, 17, 26],
    d: [0, 0, 5, 8, 14, 22],
    A: [0, 0, 2, 5, 7, 11],
    K: [0, 0, 2, 5, 7, 11],
    Q: [0, 0, 1, 3, 6, 10],
    J: [0, 0, 1, 3, 6, 8],
    T: [0, 0, 1, 3, 5, 7],
  },
  ladder: [1, 1, 2, 3],
  growth: 0,
  scatters: [],
  freeGames: null,
  strips: { lean: ROBOT_LEAGUE_REELS, rich: exchange(ROBOT_LEAGUE_REELS, 'T', 'W', [2, 3]) },
};
