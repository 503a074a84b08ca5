import type { SlotModel } from './slot-model.ts';
import { readStrips } from './strips.ts';

/** The classic: three reels of three rows, three rows and two diagonals as lines. */
export const threeReels: SlotModel = {
  id: 'three-reels-5',
  rows: 3,
  lines: [
    [1, 1, 1],
    [0, 0, 0],
    [2, 2, 2],
    [0, 1, 2],
    [2, 1, 0],
  ],
  linePays: {
    wild: [2000, 0, 0],
    high1: [600, 0, 0],
    high2: [300, 0, 0],
    high3: [200, 0, 0],
    high4: [140, 0, 0],
    low1: [80, 0, 0],
    low2: [60, 0, 0],
    low3: [50, 0, 0],
    low4: [40, 0, 0],
  },
  scatterPays: [
    { units: 40, freeGames: 8 },
    { units: 0, freeGames: 0 },
    { units: 0, freeGames: 0 },
  ],
  freeGameMultiplier: 2,
  highestReturn: 1_771.5,
  strips: {
    lean: readStrips('WbAJKcdQSAJQKbdJJacAKQdQ', 'QSAJQKbdJJacAKQdQWbAJKcd', 'JJacAKQdQWbAJKcdQSAJQKbd'),
    rich: readStrips('WbAaKcdQSAJQKbdJJacAKQdQ', 'QSAaQKbdJJacAKQdQWbAJKcd', 'JJacAKQdQWbAJKcdQSAJQKbd'),
    free: readStrips('acKdWQAJbKQdJcAQWKJdbQAJ', 'JbKQdJcAQWKJdbQAJacKdWQA', 'QWKJdbQAJacKdWQAJbKQdJcA'),
  },
};
