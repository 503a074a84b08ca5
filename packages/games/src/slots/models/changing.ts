import { exchange, layStrips } from '../board/strips.ts';
import { BELOW_THREE } from '../features/free-games.ts';
import type { ChangingModel } from '../slot-model.ts';

const SHIFTING = layStrips(
  'S1 a2 b3 c2x2 d2x2 A2x3 K2x3 Q3x3 J3x3 T3x3',
  'S2 W1 a2 b3 c2x2 d2x2 A2x3 K2x3 Q3x3 J3x3 T3x3',
  'S1 W1 a2 b3 c2x2 d2x2 A2x3 K2x3 Q3x3 J3x3 T3x3',
  'S1 W1 a2 b3 c2x2 d2x2 A2x3 K2x3 Q3x3 J3x3 T3x3',
  'S2 W1 a2 b3 c2x2 d2x2 A2x3 K2x3 Q3x3 J3x3 T3x3',
  'S1 a2 b3 c2x2 d2x2 A2x3 K2x3 Q3x3 J3x3 T3x3',
);

/** Six reels of two to seven rows, up to 117,649 ways; the multiplier of free games never stops growing. */
export const shifting117649: ChangingModel = {
  id: 'shifting-117649',
  mechanic: 'changing',
  rows: { from: 2, to: 7 },
  cap: 2_500,
  pays: {
    a: [0, 0, 10, 20, 40, 120],
    b: [0, 0, 4, 6, 12, 24],
    c: [0, 0, 2, 4, 6, 16],
    d: [0, 0, 2, 3, 4, 10],
    A: [0, 0, 1, 1, 2, 4],
    K: [0, 0, 1, 1, 2, 4],
    Q: [0, 0, 1, 1, 1, 3],
    J: [0, 0, 1, 1, 1, 3],
    T: [0, 0, 1, 1, 1, 2],
  },
  ladder: [1],
  growth: 1,
  scatters: [
    ...BELOW_THREE,
    { units: 0, freeGames: 0 },
    { units: 0, freeGames: 10 },
    { units: 0, freeGames: 15 },
  ],
  freeGames: {
    multiplier: 1,
    again: [0, 0, 0, 4],
    most: 40,
    strips: layStrips(
      'S1 a2 b3 c2x2 d2x2 A2x3 K2x3 Q3x3 J3x3 T3x3',
      'S1 W1 a2 b3 c2x2 d2x2 A2x3 K2x3 Q3x3 J3x3 T3x3',
      'S1 W2 a2 b3 c2x2 d2x2 A2x3 K2x3 Q3x3 J3x3 T3x3',
      'S1 W2 a2 b3 c2x2 d2x2 A2x3 K2x3 Q3x3 J3x3 T3x3',
      'S1 W1 a2 b3 c2x2 d2x2 A2x3 K2x3 Q3x3 J3x3 T3x3',
      'S1 a2 b3 c2x2 d2x2 A2x3 K2x3 Q3x3 J3x3 T3x3',
    ),
  },
  strips: { lean: SHIFTING, rich: exchange(SHIFTING, 'T', 'W', [1, 2, 3]) },
};
