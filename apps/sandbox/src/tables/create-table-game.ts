import type { Draw } from '@baize/games';
import type { LiveTableType } from '@baize/providers';

import type { WagerBook } from '../wagers/wager-book.ts';
import { BlackjackTableGame } from './blackjack/blackjack-table-game.ts';
import { LadderTableGame } from './spots/ladder-table-game.ts';
import { findSpotRules } from './spots/spot-rules.ts';
import { SpotTableGame } from './spots/spot-table-game.ts';
import type { TableGame } from './table-game.ts';
import type { TableSeed } from './table-seed.ts';

/** What a type of table plays unless its seed says otherwise. */
const USUAL_PLAYS: Readonly<Record<LiveTableType, string>> = {
  ROULETTE: 'tables/roulette',
  BLACKJACK: 'tables/blackjack',
  BACCARAT: 'tables/baccarat',
  DRAGONTIGER: 'tables/dragon-tiger',
  SicBO: 'tables/sic-bo',
  MEGAWHEEL: 'tables/money-wheel',
  SWEETBONANZA: 'tables/sweet-wheel',
  BOOMORBUST: 'tables/boom-ladder',
};

/** @throws Error if the seed names rules that no table has */
export function createTableGame(seed: TableSeed, parts: { draw: Draw; book: WagerBook }): TableGame {
  const play = seed.play ?? (seed.type === null ? '' : USUAL_PLAYS[seed.type]);
  if (play === USUAL_PLAYS.BLACKJACK) return new BlackjackTableGame(seed, parts);
  const rules = findSpotRules(play);
  if (rules === undefined) throw new Error(`table ${seed.id} plays ${play}, which has no rules`);
  return play === USUAL_PLAYS.BOOMORBUST
    ? new LadderTableGame(rules, seed, parts)
    : new SpotTableGame(rules, seed, parts.draw);
}
