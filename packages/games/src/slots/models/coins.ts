import { layStrips } from '../board/strips.ts';
import { FIVE_PATHS, TEN_PATHS, TWENTY_PATHS } from '../lines/line-paths.ts';
import type { CoinsModel } from '../slot-model.ts';

/** Ten lines; six coins lock. */
export const lockedSix: CoinsModel = {
  id: 'locked-six',
  mechanic: 'coins',
  rows: { from: 3, to: 3 },
  cap: 1_000,
  lines: TEN_PATHS,
  pays: {
    W: [0, 0, 200, 1_000, 5_000],
    a: [0, 0, 100, 500, 2_000],
    b: [0, 0, 60, 300, 1_000],
    c: [0, 0, 60, 150, 600],
    A: [0, 0, 20, 80, 250],
    K: [0, 0, 20, 80, 250],
    Q: [0, 0, 20, 60, 200],
    J: [0, 0, 20, 50, 160],
  },
  coins: {
    start: 6,
    chance: 55,
    grandUnits: 20_000,
    values: [
      { units: 20, weight: 40 },
      { units: 40, weight: 24 },
      { units: 60, weight: 14 },
      { units: 100, weight: 10 },
      { units: 200, weight: 6, tier: 'mini' },
      { units: 500, weight: 3, tier: 'minor' },
      { units: 2_000, weight: 1, tier: 'major' },
    ],
  },
  strips: {
    lean: layStrips(
      'W1 C1x2 C2 a2 b3 c3 A5 K5 Q5 J5',
      'W1 C1x2 C2 a2 b3 c3 A5 K5 Q5 J5',
      'W1 C1x2 C2 a2 b3 c3 A5 K5 Q5 J5',
      'W1 C1x2 C2 a2 b3 c3 A5 K5 Q5 J5',
      'W1 C1x2 C2 a2 b3 c3 A5 K5 Q5 J5',
    ),
    rich: layStrips(
      'W1 C1x2 C2 a2 b4 c3 A5 K5 Q5 J4',
      'W1 C1x2 C2 a2 b4 c3 A5 K5 Q5 J4',
      'W1 C1x2 C2 a2 b4 c3 A5 K5 Q5 J4',
      'W1 C1x2 C2 a2 b3 c3 A5 K5 Q5 J5',
      'W1 C1x2 C2 a2 b3 c3 A5 K5 Q5 J5',
    ),
  },
};

/** Twenty lines with larger coins that lock more rarely. */
export const heavyCoins: CoinsModel = {
  id: 'heavy-coins',
  mechanic: 'coins',
  rows: { from: 3, to: 3 },
  cap: 5_000,
  lines: TWENTY_PATHS,
  pays: {
    W: [0, 0, 100, 400, 2_000],
    a: [0, 0, 40, 160, 800],
    b: [0, 0, 30, 100, 400],
    c: [0, 0, 20, 50, 200],
    A: [0, 0, 6, 20, 100],
    K: [0, 0, 6, 16, 80],
    Q: [0, 0, 4, 12, 60],
    J: [0, 0, 4, 16, 60],
  },
  coins: {
    start: 6,
    chance: 55,
    grandUnits: 100_000,
    values: [
      { units: 40, weight: 50 },
      { units: 100, weight: 24 },
      { units: 200, weight: 14 },
      { units: 400, weight: 6, tier: 'mini' },
      { units: 1_000, weight: 4, tier: 'minor' },
      { units: 5_000, weight: 2, tier: 'major' },
    ],
  },
  strips: {
    lean: layStrips(
      'W1 C1x2 C1 a2 b3 c4 A5 K5 Q5 J5',
      'W1 C1x2 C1 a2 b3 c4 A5 K5 Q5 J5',
      'W1 C1x2 C1 a2 b3 c4 A5 K5 Q5 J5',
      'W1 C1x2 C1 a2 b3 c4 A5 K5 Q5 J5',
      'W1 C1x2 C1 a2 b3 c4 A5 K5 Q5 J5',
    ),
    rich: layStrips(
      'W1 C1x2 C1 a2 b4 c4 A5 K5 Q5 J4',
      'W1 C1x2 C1 a2 b4 c4 A5 K5 Q5 J4',
      'W1 C1x2 C1 a2 b4 c4 A5 K5 Q5 J4',
      'W1 C1x2 C1 a2 b3 c4 A5 K5 Q5 J5',
      'W1 C1x2 C1 a2 b3 c4 A5 K5 Q5 J5',
    ),
  },
};

/** Three reels; five coins of nine lock. */
export const lockedNine: CoinsModel = {
  id: 'locked-nine',
  mechanic: 'coins',
  rows: { from: 3, to: 3 },
  cap: 300,
  lines: FIVE_PATHS,
  pays: {
    W: [0, 0, 600],
    a: [0, 0, 400],
    b: [0, 0, 200],
    c: [0, 0, 100],
    A: [0, 0, 40],
    K: [0, 0, 20],
    Q: [0, 0, 20],
  },
  coins: {
    start: 5,
    chance: 100,
    grandUnits: 4_000,
    values: [
      { units: 10, weight: 40 },
      { units: 20, weight: 30 },
      { units: 40, weight: 16 },
      { units: 60, weight: 8 },
      { units: 100, weight: 4, tier: 'mini' },
      { units: 200, weight: 2, tier: 'minor' },
      { units: 1_000, weight: 1, tier: 'major' },
    ],
  },
  strips: {
    lean: layStrips('W1 C1x3 a2 b3 c4 A6 K7 Q7', 'W1 C1x3 a2 b3 c4 A6 K7 Q7', 'W1 C1x3 a2 b3 c4 A6 K7 Q7'),
    rich: layStrips('W1 C1x3 a2 b4 c4 A6 K7 Q6', 'W1 C1x3 a2 b4 c4 A6 K7 Q6', 'W1 C1x3 a2 b4 c4 A6 K7 Q6'),
  },
};
