import { layStrips } from '../board/strips.ts';
import { FIVE_PATHS } from '../lines/line-paths.ts';
import type { LinesModel } from '../slot-model.ts';

/** Three reels, five lines, no features: many small prizes. */
export const plainThree: LinesModel = {
  id: 'plain-three',
  mechanic: 'lines',
  rows: { from: 3, to: 3 },
  cap: 100,
  lines: FIVE_PATHS,
  pays: {
    W: [0, 0, 600],
    a: [0, 0, 300],
    b: [0, 0, 200],
    c: [0, 0, 140],
    d: [0, 0, 120],
    A: [0, 0, 80],
    K: [0, 0, 50],
    Q: [0, 0, 40],
  },
  scatters: [],
  freeGames: null,
  strips: {
    lean: layStrips('W1 a1 b2 c3 d3 A4 K5 Q6', 'W1 a1 b2 c3 d3 A4 K5 Q6', 'W1 a1 b2 c3 d3 A4 K5 Q6'),
    rich: layStrips('W1 a1 b2 c3 d4 A4 K5 Q5', 'W1 a1 b2 c3 d4 A4 K5 Q5', 'W1 a1 b2 c3 d4 A4 K5 Q5'),
  },
};

/** Three reels whose wilds double a prize each, so that two of them in a win make it fourfold. */
export const doublingThree: LinesModel = {
  id: 'doubling-three',
  mechanic: 'lines',
  rows: { from: 3, to: 3 },
  cap: 500,
  lines: FIVE_PATHS,
  wildMultiplier: 2,
  pays: {
    W: [0, 0, 5_000],
    a: [0, 0, 400],
    b: [0, 0, 200],
    c: [0, 0, 100],
    d: [0, 0, 50],
    A: [0, 0, 30],
    K: [0, 0, 20],
    Q: [0, 0, 20],
  },
  scatters: [],
  freeGames: null,
  strips: {
    lean: layStrips('W1 a2 b3 c4 d5 A5 K6 Q6', 'W1 a2 b3 c4 d5 A5 K6 Q6', 'W1 a2 b3 c4 d5 A5 K6 Q6'),
    rich: layStrips('W1 a2 b3 c4 d5 A5 K6 Q6', 'W1 a2 b4 c4 d5 A5 K6 Q5', 'W1 a3 b3 c4 d5 A5 K6 Q5'),
  },
};
