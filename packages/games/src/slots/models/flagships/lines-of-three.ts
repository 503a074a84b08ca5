import { exchange, layAlike, layStrips } from '../../board/strips.ts';
import { BELOW_THREE } from '../../features/free-games.ts';
import { FIVE_PATHS } from '../../lines/line-paths.ts';
import type { LinesModel } from '../../slot-model.ts';

const NEON_SEVENS_REELS = layAlike(3, 'W1 a2 b3 c4 d5 A6 K7 Q7');

/** Three reels; a wild triples a prize, and two of them make it ninefold. */
export const neonSevens: LinesModel = {
  id: 'neon-sevens',
  mechanic: 'lines',
  rows: { from: 3, to: 3 },
  cap: 900,
  lines: FIVE_PATHS,
  wildMultiplier: 3,
  pays: {
    W: [0, 0, 10_000],
    a: [0, 0, 360],
    b: [0, 0, 160],
    c: [0, 0, 80],
    d: [0, 0, 40],
    A: [0, 0, 20],
    K: [0, 0, 16],
    Q: [0, 0, 10],
  },
  scatters: [],
  freeGames: null,
  strips: { lean: NEON_SEVENS_REELS, rich: exchange(NEON_SEVENS_REELS, 'Q', 'b', [1, 2]) },
};

const CLOWNS_CARD_REELS = layStrips(
  'a2 b3 c4 d4 A6 K7 Q7',
  'W1 a2 b3 c4 d4 A6 K6 Q7',
  'a2 b3 c4 d4 A6 K7 Q7',
);

/** Three reels with wilds only in the middle, where each makes a prize fivefold. */
export const clownsCard: LinesModel = {
  id: 'clowns-card',
  mechanic: 'lines',
  rows: { from: 3, to: 3 },
  cap: 400,
  lines: FIVE_PATHS,
  wildMultiplier: 5,
  pays: {
    a: [0, 0, 1_200],
    b: [0, 0, 360],
    c: [0, 0, 150],
    d: [0, 0, 70],
    A: [0, 0, 36],
    K: [0, 0, 25],
    Q: [0, 0, 20],
  },
  scatters: [],
  freeGames: null,
  strips: { lean: CLOWNS_CARD_REELS, rich: exchange(CLOWNS_CARD_REELS, 'Q', 'b', [1, 2]) },
};

const COPPER_HORSESHOE_REELS = layAlike(3, 'S1 W1 a2 b2 c3 d3 A4 K5 Q6');

/** Three reels with free games: three horseshoes start seven of them at twice the prize. */
export const copperHorseshoe: LinesModel = {
  id: 'copper-horseshoe',
  mechanic: 'lines',
  rows: { from: 3, to: 3 },
  cap: 300,
  lines: FIVE_PATHS,
  pays: {
    W: [0, 0, 1_500],
    a: [0, 0, 600],
    b: [0, 0, 300],
    c: [0, 0, 160],
    d: [0, 0, 120],
    A: [0, 0, 70],
    K: [0, 0, 40],
    Q: [0, 0, 28],
  },
  scatters: [...BELOW_THREE, { units: 40, freeGames: 7 }],
  freeGames: {
    multiplier: 2,
    again: [0, 0, 0, 7],
    most: 28,
    strips: layAlike(3, 'S1 W2 a2 b2 c3 d3 A4 K4 Q5'),
  },
  strips: { lean: COPPER_HORSESHOE_REELS, rich: exchange(COPPER_HORSESHOE_REELS, 'Q', 'c', [0, 1, 2]) },
};

const OLD_WAY_FRUIT_REELS = layAlike(3, 'a1 b2 c3 d3 A4 K5');

/** Three reels, five lines and nothing else: a prize in more than every third game. */
export const oldWayFruit: LinesModel = {
  id: 'old-way-fruit',
  mechanic: 'lines',
  rows: { from: 3, to: 3 },
  cap: 50,
  lines: FIVE_PATHS,
  pays: {
    a: [0, 0, 600],
    b: [0, 0, 240],
    c: [0, 0, 140],
    d: [0, 0, 80],
    A: [0, 0, 60],
    K: [0, 12, 40],
  },
  scatters: [],
  freeGames: null,
  strips: { lean: OLD_WAY_FRUIT_REELS, rich: exchange(OLD_WAY_FRUIT_REELS, 'K', 'c', [0, 1, 2]) },
};

const DICE_STREET_REELS = layAlike(3, 'S2 W1 a2 b3 c3 d4 A5 K5 Q6');

/** Three reels on which three dice anywhere pay, and wilds double. */
export const diceStreet: LinesModel = {
  id: 'dice-street',
  mechanic: 'lines',
  rows: { from: 3, to: 3 },
  cap: 250,
  lines: FIVE_PATHS,
  wildMultiplier: 2,
  pays: {
    W: [0, 0, 1_800],
    a: [0, 0, 450],
    b: [0, 0, 240],
    c: [0, 0, 120],
    d: [0, 0, 60],
    A: [0, 0, 28],
    K: [0, 0, 24],
    Q: [0, 0, 15],
  },
  scatters: [...BELOW_THREE, { units: 100, freeGames: 0 }],
  freeGames: null,
  strips: { lean: DICE_STREET_REELS, rich: exchange(DICE_STREET_REELS, 'Q', 'c', [0, 1, 2]) },
};
