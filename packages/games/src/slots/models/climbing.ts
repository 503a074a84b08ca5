import { exchange, layStrips } from '../board/strips.ts';
import { BELOW_THREE } from '../features/free-games.ts';
import type { ClimbingModel } from '../slot-model.ts';

const CLIMBING = layStrips(
  'S1 a2 b3 c4 d4 A3x2 K3x2 Q3x2 J4x2 T4x2',
  'S1 a2 b3 c4 d4 A3x2 K3x2 Q3x2 J4x2 T4x2',
  'S1 a2 b3 c4 d4 A3x2 K3x2 Q3x2 J4x2 T4x2',
  'S1 a2 b3 c4 d4 A3x2 K3x2 Q3x2 J4x2 T4x2',
  'S1 a2 b3 c4 d4 A3x2 K3x2 Q3x2 J4x2 T4x2',
  'S1 a2 b3 c4 d4 A3x2 K3x2 Q3x2 J4x2 T4x2',
);

/** Eight alike anywhere on six by five; the multiplier of free games climbs with every winning tumble. */
export const climbingEight: ClimbingModel = {
  id: 'climbing-eight',
  mechanic: 'climbing',
  rows: { from: 5, to: 5 },
  cap: 5_000,
  counts: [8, 9, 10, 11, 12],
  pays: {
    a: [60, 100, 200, 300, 600],
    b: [30, 50, 120, 200, 300],
    c: [24, 40, 60, 120, 240],
    d: [20, 24, 40, 80, 180],
    A: [12, 16, 24, 50, 120],
    K: [10, 14, 20, 40, 100],
    Q: [6, 8, 16, 30, 80],
    J: [6, 8, 12, 30, 60],
    T: [3, 5, 10, 20, 40],
  },
  ladder: [1],
  growth: 1,
  scatters: [
    ...BELOW_THREE,
    { units: 0, freeGames: 0 },
    { units: 60, freeGames: 10 },
    { units: 100, freeGames: 12 },
    { units: 2_000, freeGames: 15 },
  ],
  freeGames: {
    multiplier: 1,
    again: [0, 0, 0, 5],
    most: 30,
    strips: layStrips(
      'S1 a2 b3 c4 d4 A3x2 K3x2 Q3x2 J4x2 T4x2',
      'S1 a2 b3 c4 d4 A3x2 K3x2 Q3x2 J4x2 T4x2',
      'S1 a2 b3 c4 d4 A3x2 K3x2 Q3x2 J4x2 T4x2',
      'S1 a2 b3 c4 d4 A3x2 K3x2 Q3x2 J4x2 T4x2',
      'S1 a2 b3 c4 d4 A3x2 K3x2 Q3x2 J4x2 T4x2',
      'S1 a2 b3 c4 d4 A3x2 K3x2 Q3x2 J4x2 T4x2',
    ),
  },
  strips: { lean: exchange(CLIMBING, 'K', 'J', [0]), rich: CLIMBING },
};
