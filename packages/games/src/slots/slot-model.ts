import type { AnywherePays } from './anywhere/evaluate-anywhere.ts';
import type { Rows } from './board/board.ts';
import type { StripSet } from './board/strips.ts';
import type { ClusterPays } from './cluster/evaluate-clusters.ts';
import type { CoinFeature } from './coins/coin-feature.ts';
import type { FreeGames, ScatterPrize } from './features/free-games.ts';
import type { LinePays } from './lines/lines-model.ts';
import type { WaysPays } from './ways/evaluate-ways.ts';

interface Model {
  readonly id: string;
  /**
   * Before each paid game one of two strip sets is drawn. Their returns are below and above those that a game may state, so
   * that a weight of the draw exists that gives the stated one.
   */
  readonly strips: { readonly lean: StripSet; readonly rich: StripSet };
  /** Rows of the reels. */
  readonly rows: Rows;
  /** The most that a round pays, in stakes; it ends the round and is part of the return. */
  readonly cap: number;
}

/** Prizes of 0, 1, 2 … scatters anywhere, and the free games that they start; null if there are none. */
interface Scatters {
  readonly scatters: readonly ScatterPrize[];
  readonly freeGames: FreeGames | null;
}

/** How prizes of tumbling games are multiplied. */
interface Tumbles {
  /** Multipliers of the first drop of a paid game, the second and so on; the last one stays. */
  readonly ladder: readonly number[];
  /** Added to the multiplier of free games after every winning drop; it is never reset within the feature. */
  readonly growth: number;
}

export interface LinesModel extends Model, Scatters, LinePays {
  readonly mechanic: 'lines';
}

export interface WaysModel extends Model, Scatters, WaysPays {
  readonly mechanic: 'ways';
}

/** Lines, and coins that lock while the others respin. */
export interface CoinsModel extends Model, LinePays {
  readonly mechanic: 'coins';
  readonly coins: CoinFeature;
}

export interface ClusterModel extends Model, Scatters, ClusterPays, Tumbles {
  readonly mechanic: 'cluster';
}

/** Ways on reels whose rows change in every game, with tumbles. */
export interface ChangingModel extends Model, Scatters, WaysPays, Tumbles {
  readonly mechanic: 'changing';
}

/** Symbols pay anywhere and tumble; the multiplier of free games climbs. */
export interface ClimbingModel extends Model, Scatters, AnywherePays, Tumbles {
  readonly mechanic: 'climbing';
}

/** Games whose boards come to rest once. */
export type WindowModel = LinesModel | WaysModel;

/** Games whose wins vanish and make room for others. */
export type TumblingModel = ClusterModel | ChangingModel | ClimbingModel;

/** A model is data; a variant of it has another stated return, theme and name. */
export type SlotModel = WindowModel | CoinsModel | TumblingModel;

export type Mechanic = SlotModel['mechanic'];
