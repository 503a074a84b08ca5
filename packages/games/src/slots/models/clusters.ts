import { exchange, layStrips } from '../board/strips.ts';
import { BELOW_THREE } from '../features/free-games.ts';
import type { ClusterModel } from '../slot-model.ts';

const RISING = layStrips(
  'a4 b5 c3x2 d3x2 A4x2 K4x2 Q4x2 J5x2 W1',
  'a4 b5 c3x2 d3x2 A4x2 K4x2 Q4x2 J5x2',
  'a4 b5 c3x2 d3x2 A4x2 K4x2 Q4x2 J5x2 W1',
  'a4 b5 c3x2 d3x2 A4x2 K4x2 Q4x2 J5x2 W1',
  'a4 b5 c3x2 d3x2 A4x2 K4x2 Q4x2 J5x2 W1',
  'a4 b5 c3x2 d3x2 A4x2 K4x2 Q4x2 J5x2',
  'a4 b5 c3x2 d3x2 A4x2 K4x2 Q4x2 J5x2 W1',
);

/** Clusters on seven by seven; the multiplier rises with the tumbles of a game. */
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
    d: [7, 9, 12, 18, 36, 70, 150, 500],
    A: [5, 7, 9, 12, 28, 55, 120, 400],
    K: [4, 6, 8, 10, 22, 40, 90, 300],
    Q: [4, 6, 8, 10, 22, 40, 90, 300],
    J: [2, 3, 5, 8, 16, 30, 80, 240],
  },
  ladder: [1, 1, 2, 2, 3, 3, 4],
  growth: 0,
  scatters: [],
  freeGames: null,
  strips: { lean: RISING, rich: exchange(exchange(RISING, 'J', 'W', [1, 5]), 'K', 'W', [3]) },
};

const BURSTING = layStrips(
  'S1 a5 b6 c4x2 d4x2 A5x2 K5x2 Q5x2 J6x2',
  'a5 b6 c4x2 d4x2 A5x2 K5x2 Q5x2 J6x2',
  'S1 a5 b6 c4x2 d4x2 A5x2 K5x2 Q5x2 J6x2 W1',
  'a5 b6 c4x2 d4x2 A5x2 K5x2 Q5x2 J6x2 W1',
  'S1 a5 b6 c4x2 d4x2 A5x2 K5x2 Q5x2 J6x2 W1',
  'a5 b6 c4x2 d4x2 A5x2 K5x2 Q5x2 J6x2',
  'S1 a5 b6 c4x2 d4x2 A5x2 K5x2 Q5x2 J6x2',
);

/** Clusters with free games in which every win raises the multiplier by two. */
export const burstingClusters: ClusterModel = {
  ...risingClusters,
  id: 'bursting-clusters',
  cap: 1_000,
  ladder: [1, 1, 2, 3, 4, 5, 6],
  growth: 2,
  scatters: [...BELOW_THREE, { units: 0, freeGames: 10 }, { units: 0, freeGames: 15 }],
  freeGames: {
    multiplier: 1,
    again: [0, 0, 0, 5],
    most: 30,
    strips: layStrips(
      'S1 a2x2 b3x2 c4x2 d4x2 A5x2 K5x2 Q6x2 J6x2 W1',
      'a2x2 b3x2 c4x2 d4x2 A5x2 K5x2 Q6x2 J6x2 W1',
      'S1 a2x2 b3x2 c4x2 d4x2 A5x2 K5x2 Q6x2 J6x2 W1',
      'a2x2 b3x2 c4x2 d4x2 A5x2 K5x2 Q6x2 J6x2 W1',
      'S1 a2x2 b3x2 c4x2 d4x2 A5x2 K5x2 Q6x2 J6x2 W1',
      'a2x2 b3x2 c4x2 d4x2 A5x2 K5x2 Q6x2 J6x2 W1',
      'S1 a2x2 b3x2 c4x2 d4x2 A5x2 K5x2 Q6x2 J6x2 W1',
    ),
  },
  strips: { lean: BURSTING, rich: exchange(exchange(BURSTING, 'J', 'W', [0, 1, 5, 6]), 'K', 'W', [2, 4]) },
};
