import type { CoinTier, Mechanic, SlotModel, SlotSymbol } from '@baize/games';

/** A prize of a symbol: for this many alike, reels or touching cells, or more up to the next prize. */
export interface PagePrize {
  readonly count: number;
  readonly units: number;
}

/** What a page shows of a model, besides scripts: plain JSON. Prizes are twentieths of the stake. */
export interface PageModel {
  readonly mechanic: Mechanic;
  readonly reels: number;
  /** Rows of each reel: the same always, or any of a range. */
  readonly rows: { readonly from: number; readonly to: number };
  /** What passes while the reels turn; where they stop is drawn by the server. */
  readonly strips: readonly string[];
  /** The row on each reel of every line; empty without lines. */
  readonly lines: readonly (readonly number[])[];
  /** The symbols that pay, best first. */
  readonly pays: readonly { readonly symbol: SlotSymbol; readonly prizes: readonly PagePrize[] }[];
  readonly hasWilds: boolean;
  readonly wildMultiplier: number;
  /** By number of scatters, those that give something. */
  readonly scatters: readonly (PagePrize & { readonly freeGames: number })[];
  readonly freeGames: {
    readonly multiplier: number;
    readonly most: number;
    /** Fewest scatters that add free games, and how many they add; null if none do. */
    readonly again: PageAgain | null;
  } | null;
  /** Multipliers of the drops of a paid game. */
  readonly ladder: readonly number[];
  /** Added to the multiplier of free games by every winning drop. */
  readonly growth: number;
  readonly coins: PageCoins | null;
  /** In stakes. */
  readonly cap: number;
}

interface PageAgain {
  readonly count: number;
  readonly added: number;
}

export interface PageCoins {
  /** Coins that start the respins. */
  readonly start: number;
  readonly grandUnits: number;
  /** Fewest and most units of a coin without a tier. */
  readonly least: number;
  readonly most: number;
  /** The best first. */
  readonly tiers: readonly { readonly tier: CoinTier; readonly units: number }[];
}

export function pageModelOf(model: SlotModel): PageModel {
  const scatters = 'scatters' in model ? model.scatters : [];
  const freeGames = 'freeGames' in model ? model.freeGames : null;
  const { lean } = model.strips;
  return {
    mechanic: model.mechanic,
    reels: lean.length,
    rows: model.rows,
    strips: lean,
    lines: 'lines' in model ? model.lines : [],
    pays: prizesOf(model),
    hasWilds: [...lean, ...(freeGames?.strips ?? [])].some((strip) => strip.includes('W')),
    wildMultiplier: ('wildMultiplier' in model ? model.wildMultiplier : undefined) ?? 1,
    scatters: scatters
      .map((prize, count) => ({ ...prize, count }))
      .filter(({ units, freeGames: games }) => units > 0 || games > 0),
    freeGames: freeGames && {
      multiplier: freeGames.multiplier,
      most: freeGames.most,
      again: againOf(freeGames.again),
    },
    ladder: 'ladder' in model ? model.ladder : [1],
    growth: 'growth' in model ? model.growth : 0,
    coins: 'coins' in model ? coinsOf(model.coins) : null,
    cap: model.cap,
  };
}

function prizesOf(model: SlotModel): PageModel['pays'] {
  return Object.entries(model.pays).map(([symbol, row]) => ({
    // Pay tables are keyed by symbols.
    symbol: symbol as SlotSymbol,
    prizes: row.flatMap((units, index) => {
      const count = countAt(model, index);
      return units > 0 ? [{ count, units }] : [];
    }),
  }));
}

/** How many alike a column of a pay table is for. */
function countAt(model: SlotModel, index: number): number {
  if (model.mechanic === 'cluster') return model.sizes[index] ?? 0;
  if (model.mechanic === 'climbing') return model.counts[index] ?? 0;
  return index + 1;
}

function againOf(again: readonly number[]): PageAgain | null {
  const count = again.findIndex((added) => added > 0);
  return count < 0 ? null : { count, added: again[count] ?? 0 };
}

function coinsOf({
  start,
  grandUnits,
  values,
}: Extract<SlotModel, { mechanic: 'coins' }>['coins']): PageCoins {
  const plain = values.filter(({ tier }) => tier === undefined).map(({ units }) => units);
  return {
    start,
    grandUnits,
    least: Math.min(...plain),
    most: Math.max(...plain),
    tiers: values
      .flatMap(({ tier, units }) => (tier === undefined ? [] : [{ tier, units }]))
      .toSorted((one, other) => other.units - one.units),
  };
}
