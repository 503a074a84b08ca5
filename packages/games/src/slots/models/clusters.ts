import { layStrips } from '../board/strips.ts';
import type { ClusterModel } from '../slot-model.ts';

const NO_PRIZE = { units: 0, freeGames: 0 };

/** Clusters on seven by seven; every tumble of a game raises the multiplier. */
export const risingClusters: ClusterModel = {
  id: 'rising-clusters',
  mechanic: 'cluster',
  rows: { from: 7, to: 7 },
  cap: 2_000,
  sizes: [5, 6, 7, 8, 10, 12, 15, 20],
  pays: {
    a: [20, 30, 40, 60, 120, 240, 600, 2_000],
    b: [14, 20, 30, 40, 80, 160, 400, 1_200],
    c: [10, 14, 20, 30, 60, 100, 240, 800],
    d: [8, 10, 14, 20, 40, 80, 160, 500],
    A: [6, 8, 10, 14, 30, 60, 120, 400],
    K: [4, 6, 8, 10, 24, 40, 100, 300],
    Q: [4, 6, 8, 10, 24, 40, 100, 300],
    J: [2, 4, 6, 8, 16, 30, 80, 240],
  },
  ladder: [1, 1, 2, 2, 3, 3, 4],
  growth: 0,
  scatters: [],
  freeGames: null,
  strips: {
    lean: layStrips(
      'a4 b5 c3x2 d3x2 A4x2 K4x2 Q4x2 J5x2 W1',
      'a4 b5 c3x2 d3x2 A4x2 K4x2 Q4x2 J5x2',
      'a4 b5 c3x2 d3x2 A4x2 K4x2 Q4x2 J5x2 W1',
      'a4 b5 c3x2 d3x2 A4x2 K4x2 Q4x2 J5x2 W1',
      'a4 b5 c3x2 d3x2 A4x2 K4x2 Q4x2 J5x2 W1',
      'a4 b5 c3x2 d3x2 A4x2 K4x2 Q4x2 J5x2',
      'a4 b5 c3x2 d3x2 A4x2 K4x2 Q4x2 J5x2 W1',
    ),
    rich: layStrips(
      'a4 b5 c3x2 d3x2 A4x2 K4x2 Q4x2 J5x2 W1',
      'a4 b5 c3x2 d3x2 A4x2 K4x2 Q4x2 J5x2',
      'a4 b5 c3x2 d3x2 A4x2 K4x2 Q4x2 J5x2 W1',
      'a4 b5 c3x2 d3x2 A4x2 K4x2 Q4x2 J5x2 W1',
      'a4 b5 c3x2 d3x2 A4x2 K4x2 Q4x2 J5x2 W1',
      'a4 b5 c3x2 d3x2 A4x2 K4x2 Q4x2 J5x2',
      'a4 b5 c3x2 d3x2 A4x2 K4x2 Q4x2 J5x2 W1',
    ),
  },
};

/** Clusters with free games whose multiplier is never reset. */
export const burstingClusters: ClusterModel = {
  ...risingClusters,
  id: 'bursting-clusters',
  cap: 5_000,
  ladder: [1, 1, 2, 2, 3, 3, 4, 5],
  growth: 2,
  scatters: [NO_PRIZE, NO_PRIZE, NO_PRIZE, { units: 0, freeGames: 8 }, { units: 0, freeGames: 12 }],
  freeGames: {
    multiplier: 1,
    again: [0, 0, 0, 4],
    most: 24,
    strips: layStrips(
      'S1 a5 b6 c4x2 d4x2 A5x2 K5x2 Q5x2 J6x2 W1',
      'a5 b6 c4x2 d4x2 A5x2 K5x2 Q5x2 J6x2',
      'S1 a5 b6 c4x2 d4x2 A5x2 K5x2 Q5x2 J6x2 W1',
      'a5 b6 c4x2 d4x2 A5x2 K5x2 Q5x2 J6x2 W1',
      'S1 a5 b6 c4x2 d4x2 A5x2 K5x2 Q5x2 J6x2 W1',
      'a5 b6 c4x2 d4x2 A5x2 K5x2 Q5x2 J6x2',
      'S1 a5 b6 c4x2 d4x2 A5x2 K5x2 Q5x2 J6x2 W1',
    ),
  },
  strips: {
    lean: layStrips(
      'S1 a5 b6 c4x2 d4x2 A5x2 K5x2 Q5x2 J6x2',
      'a5 b6 c4x2 d4x2 A5x2 K5x2 Q5x2 J6x2',
      'S1 a5 b6 c4x2 d4x2 A5x2 K5x2 Q5x2 J6x2 W1',
      'a5 b6 c4x2 d4x2 A5x2 K5x2 Q5x2 J6x2 W1',
      'S1 a5 b6 c4x2 d4x2 A5x2 K5x2 Q5x2 J6x2 W1',
      'a5 b6 c4x2 d4x2 A5x2 K5x2 Q5x2 J6x2',
      'S1 a5 b6 c4x2 d4x2 A5x2 K5x2 Q5x2 J6x2',
    ),
    rich: layStrips(
      'S1 a5 b6 c4x2 d4x2 A5x2 K5x2 Q5x2 J6x2',
      'a5 b6 c4x2 d4x2 A5x2 K5x2 Q5x2 J6x2',
      'S1 a5 b6 c4x2 d4x2 A5x2 K5x2 Q5x2 J6x2 W1',
      'a5 b6 c4x2 d4x2 A5x2 K5x2 Q5x2 J6x2 W1',
      'S1 a5 b6 c4x2 d4x2 A5x2 K5x2 Q5x2 J6x2 W1',
      'a5 b6 c4x2 d4x2 A5x2 K5x2 Q5x2 J6x2',
      'S1 a5 b6 c4x2 d4x2 A5x2 K5x2 Q5x2 J6x2',
    ),
  },
};
