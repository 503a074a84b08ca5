import { layStrips } from '../board/strips.ts';
import { BELOW_THREE } from '../features/free-games.ts';
import { TEN_PATHS, TWENTY_FIVE_PATHS, TWENTY_PATHS } from '../lines/line-paths.ts';
import type { LinesModel } from '../slot-model.ts';

/** Ten lines that pay rarely and much, with free games at three times the prize. */
export const boldTen: LinesModel = {
  id: 'bold-ten',
  mechanic: 'lines',
  rows: { from: 3, to: 3 },
  cap: 1_000,
  lines: TEN_PATHS,
  pays: {
    W: [0, 20, 200, 2_000, 10_000],
    a: [0, 10, 120, 1_200, 6_000],
    b: [0, 0, 80, 500, 3_000],
    c: [0, 0, 40, 200, 1_000],
    d: [0, 0, 40, 200, 1_000],
    A: [0, 0, 10, 50, 250],
    K: [0, 0, 10, 50, 250],
    Q: [0, 0, 10, 40, 150],
    J: [0, 0, 10, 40, 150],
  },
  scatters: [
    ...BELOW_THREE,
    { units: 40, freeGames: 10 },
    { units: 200, freeGames: 10 },
    { units: 1_000, freeGames: 10 },
  ],
  freeGames: {
    multiplier: 3,
    again: [0, 0, 0, 10],
    most: 30,
    strips: layStrips(
      'S1 W1 a2 b2 c3 d3 A4 K4 Q4 J4',
      'S1 W2 a2 b2 c3 d3 A4 K4 Q4 J4',
      'S1 W2 a2 b2 c3 d3 A4 K4 Q4 J4',
      'S1 W2 a2 b2 c3 d3 A4 K4 Q4 J4',
      'S1 W1 a2 b2 c3 d3 A4 K4 Q4 J4',
    ),
  },
  strips: {
    lean: layStrips(
      'S1 a2 b3 c3 d3 A4 K4 Q5 J5',
      'S1 W1 a2 b2 c3 d3 A4 K4 Q5 J5',
      'S1 W1 a2 b2 c3 d3 A4 K4 Q5 J5',
      'S1 W1 a2 b2 c3 d3 A4 K4 Q5 J5',
      'S1 W1 a2 b2 c3 d3 A4 K4 Q5 J5',
    ),
    rich: layStrips(
      'S1 a3 b3 c3 d3 A4 K4 Q5 J4',
      'S1 W1 a2 b2 c3 d3 A4 K4 Q5 J5',
      'S1 W1 a2 b2 c3 d3 A4 K4 Q5 J5',
      'S1 W1 a2 b2 c3 d3 A4 K4 Q5 J5',
      'S1 W1 a2 b2 c3 d3 A4 K4 Q5 J5',
    ),
  },
};

/** Twenty lines with free games at twice the prize. */
export const steadyTwenty: LinesModel = {
  id: 'steady-twenty',
  mechanic: 'lines',
  rows: { from: 3, to: 3 },
  cap: 500,
  lines: TWENTY_PATHS,
  pays: {
    W: [0, 0, 100, 600, 4_000],
    a: [0, 0, 60, 300, 2_000],
    b: [0, 0, 40, 160, 800],
    c: [0, 0, 30, 100, 400],
    d: [0, 0, 30, 80, 300],
    A: [0, 0, 10, 40, 120],
    K: [0, 0, 10, 40, 120],
    Q: [0, 0, 8, 20, 80],
    J: [0, 0, 8, 20, 80],
  },
  scatters: [
    ...BELOW_THREE,
    { units: 40, freeGames: 8 },
    { units: 200, freeGames: 12 },
    { units: 1_000, freeGames: 16 },
  ],
  freeGames: {
    multiplier: 2,
    again: [0, 0, 0, 8],
    most: 32,
    strips: layStrips(
      'S1 W1 a2 b2 c3 d3 A4 K4 Q4 J4',
      'S1 W2 a2 b2 c3 d3 A4 K4 Q4 J4',
      'S1 W2 a2 b2 c3 d3 A4 K4 Q4 J4',
      'S1 W2 a2 b2 c3 d3 A4 K4 Q4 J4',
      'S1 W1 a2 b2 c3 d3 A4 K4 Q4 J4',
    ),
  },
  strips: {
    lean: layStrips(
      'S1 W1 a2 b2 c3 d3 A4 K4 Q5 J5',
      'S1 W1 a2 b2 c3 d3 A4 K4 Q5 J5',
      'S1 W1 a2 b2 c3 d3 A4 K4 Q5 J5',
      'S1 W1 a2 b2 c3 d3 A4 K4 Q5 J5',
      'S1 W1 a2 b2 c3 d3 A4 K4 Q5 J5',
    ),
    rich: layStrips(
      'S1 W1 a2 b2 c3 d3 A4 K4 Q5 J5',
      'S1 W1 a3 b2 c3 d3 A4 K4 Q5 J4',
      'S1 W1 a3 b2 c3 d3 A4 K4 Q5 J4',
      'S1 W1 a2 b2 c3 d3 A4 K4 Q5 J5',
      'S1 W1 a2 b2 c3 d3 A4 K4 Q5 J5',
    ),
  },
};

/** Twenty-five lines; wilds stand in stacks in free games, which pay three times the prize. */
export const stackedTwentyFive: LinesModel = {
  id: 'stacked-twenty-five',
  mechanic: 'lines',
  rows: { from: 3, to: 3 },
  cap: 1_000,
  lines: TWENTY_FIVE_PATHS,
  pays: {
    W: [0, 0, 60, 400, 2_000],
    a: [0, 0, 40, 240, 1_200],
    b: [0, 0, 30, 120, 600],
    c: [0, 0, 20, 60, 240],
    d: [0, 0, 20, 60, 200],
    A: [0, 0, 6, 20, 80],
    K: [0, 0, 6, 20, 80],
    Q: [0, 0, 4, 16, 60],
    J: [0, 0, 4, 16, 60],
  },
  scatters: [
    ...BELOW_THREE,
    { units: 40, freeGames: 7 },
    { units: 200, freeGames: 10 },
    { units: 1_000, freeGames: 15 },
  ],
  freeGames: {
    multiplier: 3,
    again: [0, 0, 0, 7],
    most: 35,
    strips: layStrips(
      'S1 a2 b2 c3 d3 A4 K5 Q5 J5',
      'S1 W1x4 a2 b2 c3 d3 A4 K4 Q4 J4',
      'S1 W1x4 a2 b2 c3 d3 A4 K4 Q4 J4',
      'S1 W1x4 a2 b2 c3 d3 A4 K4 Q4 J4',
      'S1 W1x2 a2 b2 c3 d3 A4 K4 Q5 J5',
    ),
  },
  strips: {
    lean: layStrips(
      'S1 a2 b2 c3 d3 A4 K5 Q6 J6',
      'S1 W1x2 a2 b2 c3 d3 A4 K4 Q6 J6',
      'S1 W1x2 a2 b2 c3 d3 A4 K4 Q6 J6',
      'S1 W1x2 a2 b2 c3 d3 A4 K4 Q6 J6',
      'S1 W1x2 a2 b2 c3 d3 A4 K4 Q6 J6',
    ),
    rich: layStrips(
      'S1 a3 b2 c3 d3 A4 K5 Q6 J5',
      'S1 W1x2 a3 b2 c3 d3 A4 K4 Q6 J5',
      'S1 W1x2 a3 b2 c3 d3 A4 K4 Q6 J5',
      'S1 W1x2 a2 b2 c3 d3 A4 K4 Q6 J6',
      'S1 W1x2 a2 b2 c3 d3 A4 K4 Q6 J6',
    ),
  },
};
