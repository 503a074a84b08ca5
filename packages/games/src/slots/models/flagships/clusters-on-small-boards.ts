import { exchange, layStrips } from '../../board/strips.ts';
import { BELOW_THREE } from '../../features/free-games.ts';
import type { ClusterModel } from '../../slot-model.ts';

const POMEGRANATE_BLOSSOM_REELS = layStrips(
  'a5 b5 c3x2 d3x2 A4x2 K4x2 Q4x2 J4x2',
  'W1 a5 b5 c3x2 d3x2 A4x2 K4x2 Q4x2 J4x2',
  'W2 a5 b5 c3x2 d3x2 A4x2 K4x2 Q4x2 J4x2',
  'W2 a5 b5 c3x2 d3x2 A4x2 K4x2 Q4x2 J4x2',
  'W1 a5 b5 c3x2 d3x2 A4x2 K4x2 Q4x2 J4x2',
  'a5 b5 c3x2 d3x2 A4x2 K4x2 Q4x2 J4x2',
);

/** A calm garden of six by five: little between small and large clusters, and no feature to wait for. */
export const pomegranateBlossom: ClusterModel = {
  id: 'pomegranate-blossom',
  mechanic: 'cluster',
  rows: { from: 5, to: 5 },
  cap: 120,
  sizes: [5, 6, 7, 9, 12, 16],
  pays: {
    a: [32, 46, 65, 100, 200, 660],
    b: [28, 38, 55, 80, 160, 540],
    c: [22, 30, 44, 65, 130, 440],
    d: [20, 28, 40, 60, 120, 400],
    A: [18, 26, 36, 55, 110, 360],
    K: [16, 22, 32, 48, 100, 320],
    Q: [15, 20, 30, 44, 85, 290],
    J: [13, 18, 26, 38, 75, 250],
  },
  ladder: [1],
  growth: 0,
  scatters: [],
  freeGames: null,
  strips: { lean: POMEGRANATE_BLOSSOM_REELS, rich: exchange(POMEGRANATE_BLOSSOM_REELS, 'J', 'W', [1, 2, 4]) },
};

const DIAMOND_DIVISION_REELS = layStrips(
  'a5 b6 c7 d7 A4x2 K4x2 Q4x2',
  'W1 a5 b6 c7 d7 A4x2 K4x2 Q4x2',
  'W1 a5 b6 c7 d7 A4x2 K4x2 Q4x2',
  'W1 a5 b6 c7 d7 A4x2 K4x2 Q4x2',
  'a5 b6 c7 d7 A4x2 K4x2 Q4x2',
);

/** Five by five without free games: each division won in a row lifts the multiplier, to ten at the top. */
export const diamondDivision: ClusterModel = {
  id: 'diamond-division',
  mechanic: 'cluster',
  rows: { from: 5, to: 5 },
  cap: 500,
  sizes: [5, 6, 7, 8, 10, 12],
  pays: {
    a: [160, 320, 660, 1_500, 4_200, 9_800],
    b: [90, 180, 360, 820, 2_400, 5_400],
    c: [50, 100, 200, 460, 1_300, 3_000],
    d: [32, 65, 130, 300, 860, 2_000],
    A: [22, 44, 90, 200, 560, 1_300],
    K: [18, 36, 75, 160, 480, 1_100],
    Q: [15, 30, 60, 130, 380, 880],
  },
  ladder: [1, 2, 4, 7, 10],
  growth: 0,
  scatters: [],
  freeGames: null,
  strips: { lean: DIAMOND_DIVISION_REELS, rich: exchange(DIAMOND_DIVISION_REELS, 'Q', 'W', [1, 2, 3]) },
};

const RUBY_DANCE_REELS = layStrips(
  'S1 a4 b5 c6 d6 A4x2 K4x2 Q4x2 J4x2',
  'S1 W1 a4 b5 c6 d6 A4x2 K4x2 Q4x2 J4x2',
  'S1 a4 b5 c6 d6 A4x2 K4x2 Q4x2 J4x2',
  'S1 W1 a4 b5 c6 d6 A4x2 K4x2 Q4x2 J4x2',
  'S1 a4 b5 c6 d6 A4x2 K4x2 Q4x2 J4x2',
);

/** Five by five; the dance of four free games multiplies by eight, and two scatters are enough to go on. */
export const rubyDance: ClusterModel = {
  id: 'ruby-dance',
  mechanic: 'cluster',
  rows: { from: 5, to: 5 },
  cap: 500,
  sizes: [5, 6, 7, 8, 10],
  pays: {
    a: [46, 90, 230, 640, 2_700],
    b: [30, 60, 150, 420, 1_800],
    c: [22, 42, 110, 300, 1_300],
    d: [17, 34, 85, 230, 1_000],
    A: [12, 24, 60, 170, 740],
    K: [10, 20, 50, 140, 600],
    Q: [8, 15, 38, 110, 460],
    J: [6, 12, 30, 85, 360],
  },
  ladder: [1, 1, 2, 3],
  growth: 0,
  scatters: [
    ...BELOW_THREE,
    { units: 20, freeGames: 4 },
    { units: 100, freeGames: 6 },
    { units: 400, freeGames: 10 },
  ],
  freeGames: { multiplier: 8, again: [0, 0, 2, 4], most: 16, strips: RUBY_DANCE_REELS },
  strips: { lean: RUBY_DANCE_REELS, rich: exchange(RUBY_DANCE_REELS, 'J', 'W', [0, 1, 2, 3, 4]) },
};

const LUCKY_FROG_REELS = layStrips(
  'S1 a4 b5 c6 d6 A7 K4x2 Q4x2 J4x2',
  'a4 b5 c6 d6 A7 K4x2 Q4x2 J4x2',
  'S1 a4 b5 c6 d6 A7 K4x2 Q4x2 J4x2 W1',
  'S1 a4 b5 c6 d6 A7 K4x2 Q4x2 J4x2 W1',
  'S1 a4 b5 c6 d6 A7 K4x2 Q4x2 J4x2 W1',
  'a4 b5 c6 d6 A7 K4x2 Q4x2 J4x2',
  'S1 a4 b5 c6 d6 A7 K4x2 Q4x2 J4x2',
);

/** Seven reels of five rows; every leap from the third on is paid six times, and free games leap by three. */
export const luckyFrog: ClusterModel = {
  id: 'lucky-frog',
  mechanic: 'cluster',
  rows: { from: 5, to: 5 },
  cap: 400,
  sizes: [5, 6, 7, 8, 10, 13],
  pays: {
    a: [75, 130, 210, 380, 1_100, 3_400],
    b: [50, 85, 140, 260, 720, 2_300],
    c: [38, 65, 100, 190, 540, 1_700],
    d: [32, 55, 85, 160, 440, 1_400],
    A: [26, 44, 70, 130, 360, 1_100],
    K: [19, 32, 50, 95, 270, 860],
    Q: [16, 28, 44, 80, 220, 720],
    J: [13, 22, 34, 65, 180, 580],
  },
  ladder: [1, 1, 6],
  growth: 3,
  scatters: [...BELOW_THREE, { units: 40, freeGames: 6 }],
  freeGames: { multiplier: 2, again: [0, 0, 0, 6], most: 30, strips: LUCKY_FROG_REELS },
  strips: { lean: LUCKY_FROG_REELS, rich: exchange(LUCKY_FROG_REELS, 'J', 'W', [1, 2, 3, 4, 5]) },
};
