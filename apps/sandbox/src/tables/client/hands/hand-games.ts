import { compareHands, type Hand, HANDS } from '@baize/games/tables/layouts';

import type { FinishedRound } from '../../table-messages.ts';
import { evenRow, type SpotRows } from '../spot-rows.ts';

/** What differs between games of rock, paper, scissors. */
export interface HandGame {
  /** Who shows a hand, and the colour of the sleeve. */
  readonly sides: readonly (readonly [side: string, cuff: string])[];
  /** The hands of each throw, one for each side. */
  readonly throws: (view: unknown) => readonly (readonly Hand[])[];
  readonly throwMs: number;
  readonly isDuel: boolean;
  readonly pipLook: (result: FinishedRound) => string;
  readonly rows: SpotRows;
}

const HAND_GAME: HandGame = {
  sides: [['dealer', '#1d2026']],
  throws: (view) => [[view as Hand]],
  throwMs: 2_800,
  isDuel: false,
  pipLook: ({ result = '' }) => `hand-${result}`,
  rows: [evenRow(...HANDS)],
};

const HAND_DUEL: HandGame = {
  sides: [
    ['red', '#b31b2a'],
    ['blue', '#1f57ad'],
  ],
  throws: (view) => view as readonly (readonly Hand[])[],
  throwMs: 2_800,
  isDuel: true,
  pipLook: ({ winner = '' }) => `side-${winner.toLowerCase()}`,
  rows: [
    evenRow('red-side', 'blue-side'),
    evenRow('red-2-0', 'red-2-1', 'blue-2-1', 'blue-2-0'),
    evenRow(...HANDS),
    evenRow('tied', 'untied'),
  ],
};

/** By what a table plays. */
export const HAND_GAMES: Readonly<Record<string, HandGame>> = {
  'tables/hand-game': HAND_GAME,
  'tables/hand-duel': HAND_DUEL,
};

/** Throws that each side has won so far. */
export function scoresOf(throws: readonly (readonly Hand[])[]): readonly [number, number] {
  const leads = throws.map(([first = 0, second = 0]) => compareHands(first, second));
  return [leads.filter((lead) => lead > 0).length, leads.filter((lead) => lead < 0).length];
}
