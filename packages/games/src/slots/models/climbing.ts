import { layStrips } from '../board/strips.ts';
import type { ClimbingModel } from '../slot-model.ts';

const NO_PRIZE = { units: 0, freeGames: 0 };

/** Eight alike anywhere on six by five; the multiplier of free games climbs with every winning tumble. */
export const climbingEight: ClimbingModel = {
  id: 'climbing-eight',
  mechanic: 'climbing',
  rows: { from: 5, to: 5 },
  cap: 5_000,
  counts: [8, 9, 10, 11, 12],
  pays: {
    a: [100, 150, 300, 500, 1_000],
    b: [50, 80, 200, 300, 500],
    c: [40, 60, 100, 200, 400],
    d: [30, 40, 60, 120, 300],
    A: [20, 26, 40, 80, 200],
    K: [16, 20, 30, 60, 160],
    Q: [10, 14, 20, 50, 120],
    J: [8, 10, 16, 40, 100],
    T: [4, 6, 12, 30, 60],
  },
  ladder: [1],
  growth: 1,
  scatters: [NO_PRIZE, NO_PRIZE, NO_PRIZE, NO_PRIZE, { units: 60, freeGames: 10 }, { units: 100, freeGames: 12 }, { units: 2_000, freeGames: 15 }],
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
  strips: {
    lean: layStrips(
      'S1 a2 b3 c4 d4 A3x2 K3x2 Q3x2 J4x2 T4x2',
      'S1 a2 b3 c4 d4 A3x2 K3x2 Q3x2 J4x2 T4x2',
      'S1 a2 b3 c4 d4 A3x2 K3x2 Q3x2 J4x2 T4x2',
      'S1 a2 b3 c4 d4 A3x2 K3x2 Q3x2 J4x2 T4x2',
      'S1 a2 b3 c4 d4 A3x2 K3x2 Q3x2 J4x2 T4x2',
      'S1 a2 b3 c4 d4 A3x2 K3x2 Q3x2 J4x2 T4x2',
    ),
    rich: layStrips(
      'S1 a2 b3 c4 d4 A3x2 K3x2 Q3x2 J4x2 T4x2',
      'S1 a2 b3 c4 d4 A3x2 K3x2 Q3x2 J4x2 T4x2',
      'S1 a2 b3 c4 d4 A3x2 K3x2 Q3x2 J4x2 T4x2',
      'S1 a2 b3 c4 d4 A3x2 K3x2 Q3x2 J4x2 T4x2',
      'S1 a2 b3 c4 d4 A3x2 K3x2 Q3x2 J4x2 T4x2',
      'S1 a2 b3 c4 d4 A3x2 K3x2 Q3x2 J4x2 T4x2',
    ),
  },
};
