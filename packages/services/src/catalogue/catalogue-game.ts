import type { Game, GameType, Language } from '@baize/contract';

import type { GameFacts } from '../game-facts.ts';

/** A game with everything that listings and the page around it show. */
export interface CatalogueGame extends GameFacts {
  readonly studioId: number;
  /** Types of lobby that list it. */
  readonly lobbies: readonly GameType[];
  readonly categoryIds: readonly number[];
  /** Where it stands in each of them, in the order of `categoryIds`; the smallest comes first. */
  readonly categorySorts: readonly number[];
  readonly volatility: number | null;
  readonly maxWinMultiplier: number | null;
  readonly features: readonly string[];
  /** `2026-03-01` */
  readonly releasedAt: string;
  /** As tiles show it, ready to be sent. */
  readonly tile: Readonly<Record<Language, Game>>;
}
