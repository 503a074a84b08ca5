import { exchange, layAlike } from '../../board/strips.ts';
import { FIVE_PATHS } from '../../lines/line-paths.ts';
import type { CoinsModel } from '../../slot-model.ts';

const VIKING_WAY_REELS = layAlike(3, 'W1 C1x3 a2 b3 c4 A6 K7 Q7');

/** Three reels; five shields of nine lock. */
export const vikingWay: CoinsModel = {
  id: 'viking-way',
  mechanic: 'coins',
  rows: { from: 3, to: 3 },
  cap: 400,
  lines: FIVE_PATHS,
  pays: {
    W: [0, 0, 500],
    a: [0, 0, 360],
    b: [0, 0, 160],
    c: [0, 0, 80],
    A: [0, 0, 36],
    K: [0, 0, 20],
    Q: [0, 0, 16],
  },
  coins: {
    start: 5,
    chance: 90,
    grandUnits: 6_000,
    values: [
      { units: 10, weight: 40 },
      { units: 20, weight: 30 },
      { units: 40, weight: 18 },
      { units: 80, weight: 8 },
      { units: 160, weight: 3, tier: 'mini' },
      { units: 300, weight: 2, tier: 'minor' },
      { units: 1_000, weight: 1, tier: 'major' },
    ],
  },
  strips: { lean: VIKING_WAY_REELS, rich: exchange(VIKING_WAY_REELS, 'Q', 'a', [0, 1, 2]) },
};

const DAYS_FISHING_REELS = layAlike(3, 'W1 C1x2 C1 a2 b3 c4 A6 K7 Q8');

/** Three reels; four fish are a catch, most of them small. */
export const daysFishing: CoinsModel = {
  id: 'days-fishing',
  mechanic: 'coins',
  rows: { from: 3, to: 3 },
  cap: 100,
  lines: FIVE_PATHS,
  pays: {
    W: [0, 0, 900],
    a: [0, 0, 600],
    b: [0, 0, 300],
    c: [0, 0, 150],
    A: [0, 0, 60],
    K: [0, 0, 36],
    Q: [0, 0, 30],
  },
  coins: {
    start: 4,
    chance: 100,
    grandUnits: 2_000,
    values: [
      { units: 10, weight: 40 },
      { units: 20, weight: 30 },
      { units: 30, weight: 18 },
      { units: 40, weight: 8 },
      { units: 60, weight: 4, tier: 'mini' },
      { units: 150, weight: 2, tier: 'minor' },
      { units: 600, weight: 1, tier: 'major' },
    ],
  },
  strips: { lean: DAYS_FISHING_REELS, rich: exchange(DAYS_FISHING_REELS, 'Q', 'c', [0, 1, 2]) },
};

const LUCKY_LEAF_REELS = layAlike(3, 'W1 C1x3 a2 b3 c4 A6 K7 Q7');

/** Three reels; wilds double, five leaves lock. */
export const luckyLeaf: CoinsModel = {
  id: 'lucky-leaf',
  mechanic: 'coins',
  rows: { from: 3, to: 3 },
  cap: 300,
  lines: FIVE_PATHS,
  wildMultiplier: 2,
  pays: {
    W: [0, 0, 1_000],
    a: [0, 0, 300],
    b: [0, 0, 150],
    c: [0, 0, 70],
    A: [0, 0, 30],
    K: [0, 0, 18],
    Q: [0, 0, 18],
  },
  coins: {
    start: 5,
    chance: 70,
    grandUnits: 6_000,
    values: [
      { units: 10, weight: 44 },
      { units: 20, weight: 30 },
      { units: 30, weight: 14 },
      { units: 50, weight: 8 },
      { units: 100, weight: 4, tier: 'mini' },
      { units: 200, weight: 2, tier: 'minor' },
      { units: 800, weight: 1, tier: 'major' },
    ],
  },
  strips: { lean: LUCKY_LEAF_REELS, rich: exchange(LUCKY_LEAF_REELS, 'Q', 'b', [0, 1, 2]) },
};

const HIDDEN_VAULT_REELS = layAlike(3, 'W1 C1x3 a2 b3 c4 A6 K7 Q7');

/** Three reels; six of nine locks open a vault whose coins are large. */
export const hiddenVault: CoinsModel = {
  id: 'hidden-vault',
  mechanic: 'coins',
  rows: { from: 3, to: 3 },
  cap: 1_000,
  lines: FIVE_PATHS,
  pays: {
    W: [0, 0, 700],
    a: [0, 0, 450],
    b: [0, 0, 240],
    c: [0, 0, 120],
    A: [0, 0, 45],
    K: [0, 0, 25],
    Q: [0, 0, 24],
  },
  coins: {
    start: 6,
    chance: 60,
    grandUnits: 20_000,
    values: [
      { units: 40, weight: 40 },
      { units: 80, weight: 30 },
      { units: 120, weight: 16 },
      { units: 200, weight: 8 },
      { units: 400, weight: 4, tier: 'mini' },
      { units: 1_000, weight: 2, tier: 'minor' },
      { units: 4_000, weight: 1, tier: 'major' },
    ],
  },
  strips: {
    lean: exchange(HIDDEN_VAULT_REELS, 'a', 'Q', [0]),
    rich: exchange(exchange(HIDDEN_VAULT_REELS, 'a', 'Q', [0]), 'Q', 'b', [0, 1, 2]),
  },
};

const CRABS_TREASURE_REELS = layAlike(3, 'W1 C2x2 a2 b3 c4 A6 K7 Q8');

/** Three reels with coins in pairs; four lock, and each new one is likely. */
export const crabsTreasure: CoinsModel = {
  id: 'crabs-treasure',
  mechanic: 'coins',
  rows: { from: 3, to: 3 },
  cap: 250,
  lines: FIVE_PATHS,
  pays: {
    W: [0, 0, 700],
    a: [0, 0, 450],
    b: [0, 0, 240],
    c: [0, 0, 120],
    A: [0, 0, 45],
    K: [0, 0, 28],
    Q: [0, 0, 24],
  },
  coins: {
    start: 4,
    chance: 60,
    grandUnits: 4_000,
    values: [
      { units: 10, weight: 50 },
      { units: 16, weight: 26 },
      { units: 30, weight: 14 },
      { units: 60, weight: 6, tier: 'mini' },
      { units: 160, weight: 3, tier: 'minor' },
      { units: 600, weight: 1, tier: 'major' },
    ],
  },
  strips: { lean: CRABS_TREASURE_REELS, rich: exchange(CRABS_TREASURE_REELS, 'Q', 'b', [0, 1, 2]) },
};
