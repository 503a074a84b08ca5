import {
  countLines,
  type Line,
  linesOf,
  MOST_LINES,
  possibleReturn,
  type SystemName,
  systems,
  totalOdds,
} from '@baize/games/sports/slip';

import {
  type BetKind,
  bankersOf,
  keyOf,
  kindOf,
  sizesOf,
  type SlipPick,
  type SlipState,
} from './slip-state.ts';

/** A bet as it would be placed now. A slip of single bets is several. */
export interface SlipBet {
  readonly picks: readonly SlipPick[];
  readonly sizes: readonly number[];
  /** Positions of picks. */
  readonly bankers: readonly number[];
  readonly lines: readonly Line[];
  readonly lineStakeMinor: number;
}

/** The bets of a slip that have a stake. */
export function betsOf(state: SlipState): SlipBet[] {
  const kind = kindOf(state);
  if (kind === 'single') {
    return state.picks.flatMap((pick) => {
      const stake = state.singleStakes[keyOf(pick)] ?? 0;
      return stake > 0
        ? [{ picks: [pick], sizes: [1], bankers: [], lines: [[0]], lineStakeMinor: stake }]
        : [];
    });
  }
  const shape = shapeOf(state, kind);
  if (shape === null || !state.stakeMinor) return [];
  return [{ ...shape, picks: state.picks, lineStakeMinor: state.stakeMinor }];
}

/** The one bet of a slip, whatever its stake. Null of several single bets, and of a system with too many lines. */
export function onlyBetOf(state: SlipState): Pick<SlipBet, 'picks' | 'lines'> | null {
  const { picks } = state;
  const kind = kindOf(state);
  if (kind === 'single') return picks.length === 1 ? { picks, lines: [[0]] } : null;
  const shape = shapeOf(state, kind);
  return shape && shape.lines.length > 0 ? { picks, lines: shape.lines } : null;
}

/** Total odds in thousandths, as they are sent to the wallet. */
export const oddsOfBet = (bet: Pick<SlipBet, 'picks' | 'lines'>): number =>
  totalOdds(pricesOf(bet), bet.lines);

/** The lines of an accumulator or system, whatever its stake. Null if there are too many. */
export function shapeOf(
  state: SlipState,
  kind: Exclude<BetKind, 'single'>,
): Pick<SlipBet, 'sizes' | 'bankers' | 'lines'> | null {
  const picks = state.picks.length;
  const chosen = new Set(kind === 'system' ? bankersOf(state) : []);
  const bankers = state.picks.flatMap((pick, at) => (chosen.has(keyOf(pick)) ? [at] : []));
  const sizes = kind === 'system' ? sizesOf(state) : [picks];
  if (countLines(picks, sizes, bankers.length) > MOST_LINES) return null;
  return { sizes, bankers, lines: linesOf(picks, sizes, bankers) };
}

export interface SlipSums {
  readonly bets: number;
  readonly lines: number;
  readonly stakeMinor: number;
  readonly possibleMinor: number;
  /** Of a system whose fewest legs win, at the lowest prices; null for others. */
  readonly leastMinor: number | null;
}

export function sumsOf(bets: readonly SlipBet[]): SlipSums {
  const total = (value: (bet: SlipBet) => number) => bets.reduce((sum, bet) => sum + value(bet), 0);
  const [only] = bets;
  const isSystem = bets.length === 1 && only !== undefined && only.lines.length > 1;
  return {
    bets: bets.length,
    lines: total(({ lines }) => lines.length),
    stakeMinor: total(({ lines, lineStakeMinor }) => lines.length * lineStakeMinor),
    possibleMinor: total(possibleOf),
    leastMinor: isSystem ? leastOf(only) : null,
  };
}

const pricesOf = ({ picks }: Pick<SlipBet, 'picks'>): number[] => picks.map(({ now }) => now);

export function possibleOf(bet: SlipBet): number {
  return Number(possibleReturn(pricesOf(bet), bet.lines, BigInt(bet.lineStakeMinor)));
}

/** What the line with the lowest prices returns: the least that a system pays if one of its smallest lines wins. */
function leastOf(bet: SlipBet): number {
  const fewest = Math.min(...bet.sizes) + bet.bankers.length;
  const prices = pricesOf(bet);
  const returns = bet.lines
    .filter((line) => line.length === fewest)
    .map((line) => possibleReturn(prices, [line], BigInt(bet.lineStakeMinor)));
  return Number(returns.reduce((least, amount) => (amount < least ? amount : least)));
}

/** The product of prices in hundredths, rounded half up, for people. */
export function productOf(prices: readonly number[]): number {
  const product = prices.reduce((total, price) => total * BigInt(price), 1n);
  const scale = 1_000n ** BigInt(prices.length);
  return Number((product * 200n + scale) / (2n * scale));
}

export interface SystemChoice {
  /** Its name in the trade; null for one of a single size. */
  readonly name: SystemName | null;
  readonly sizes: readonly number[];
  readonly lines: number;
}

/** The systems that are offered for so many free picks: one of each size, then those with a name. */
export function systemChoices(picks: number, bankers: number): SystemChoice[] {
  const free = picks - bankers;
  const withLines = (name: SystemName | null, sizes: readonly number[]): SystemChoice => ({
    name,
    sizes,
    lines: countLines(picks, sizes, bankers),
  });
  const smallest = bankers > 0 ? 1 : 2;
  const single = Array.from({ length: Math.max(0, free - smallest) }, (_, at) =>
    withLines(null, [at + smallest]),
  );
  const named = (Object.keys(systems) as SystemName[])
    .filter((name) => systems[name].picks === free)
    .map((name) => withLines(name, systems[name].sizes));
  return [...single, ...named].filter(({ lines }) => lines <= MOST_LINES);
}

/** Keys of picks that cannot be in one line with an earlier one of the same match. */
export function relatedKeys(state: SlipState): ReadonlySet<string> {
  const kind = kindOf(state);
  const alone =
    kind === 'system' && bankersOf(state).length === 0 && sizesOf(state).every((size) => size === 1);
  if (kind === 'single' || alone) return new Set();
  const seen = new Set<number>();
  const related = new Set<string>();
  for (const pick of state.picks) {
    if (seen.has(pick.eventId)) related.add(keyOf(pick));
    seen.add(pick.eventId);
  }
  return related;
}
