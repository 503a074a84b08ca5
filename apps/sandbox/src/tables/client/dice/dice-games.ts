import type { FinishedRound } from '../../table-messages.ts';
import { evenRow, numberedRow, type SpotRows } from '../spot-rows.ts';
import type { DieColour } from './die.ts';

/** Dice that are thrown together. */
export interface DiceGroup {
  readonly colour: DieColour;
  readonly dice: readonly number[];
}

/** What differs between games of dice. */
export interface DiceGame {
  /** In the order in which they are thrown. */
  readonly groups: (view: unknown) => readonly DiceGroup[];
  /** Before the first round. */
  readonly atRest: readonly DiceGroup[];
  /** Classes of a result in the list of the last ones, and its text. */
  readonly pip: (result: FinishedRound) => readonly [look: string, text: string];
  readonly rows: SpotRows;
  /** Rows of a narrow board, if they differ. */
  readonly narrowRows?: SpotRows;
  /** Up to this width an upright screen has the narrow board, if its boxes need more room than those of other tables. */
  readonly narrowUntilPx?: number;
}

const FACES = [1, 2, 3, 4, 5, 6];
const TOTALS = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17];
const pairs = FACES.flatMap((low) => FACES.filter((high) => high > low).map((high) => `pair-${low}-${high}`));

const SIC_BO: DiceGame = {
  groups: (view) => [{ colour: 'ivory', dice: view as readonly number[] }],
  atRest: [{ colour: 'ivory', dice: [3, 5, 1] }],
  pip: ({ totalSum = 0, result = '' }) => {
    const isTriple = new Set(result.split('-')).size === 1;
    return [isTriple ? 'green' : totalSum >= 11 ? 'red' : 'black', String(totalSum)];
  },
  rows: [
    [
      ['small', 3],
      ['odd', 3],
      ['any-triple', 4],
      ['even', 3],
      ['big', 3],
    ],
    [...numberedRow('double', FACES), ...numberedRow('triple', FACES)],
    numberedRow('total', TOTALS),
    evenRow(...pairs),
    numberedRow('single', FACES),
  ],
  narrowUntilPx: 900,
  narrowRows: [
    evenRow('small', 'big'),
    evenRow('odd', 'any-triple', 'even'),
    numberedRow('total', TOTALS.slice(0, 7)),
    numberedRow('total', TOTALS.slice(7)),
    numberedRow('single', FACES),
    numberedRow('double', FACES),
    numberedRow('triple', FACES),
    evenRow(...pairs.slice(0, 5)),
    evenRow(...pairs.slice(5, 10)),
    evenRow(...pairs.slice(10)),
  ],
};

const OVER_UNDER: DiceGame = {
  groups: (view) => [{ colour: 'ivory', dice: view as readonly number[] }],
  atRest: [{ colour: 'ivory', dice: [3, 4] }],
  pip: ({ totalSum = 0 }) => [totalSum === 7 ? 'green' : totalSum > 7 ? 'red' : 'black', String(totalSum)],
  rows: [
    [
      ['under-seven', 3],
      ['seven', 2],
      ['over-seven', 3],
    ],
    numberedRow('total', [2, 3, 4, 5, 6]),
    numberedRow('total', [8, 9, 10, 11, 12]),
    evenRow('equal-dice'),
  ],
};

const DICE_DUEL: DiceGame = {
  groups: (view) => {
    const { red, blue } = view as { readonly red: readonly number[]; readonly blue: readonly number[] };
    return [
      { colour: 'red', dice: red },
      { colour: 'blue', dice: blue },
    ];
  },
  atRest: [
    { colour: 'red', dice: [5, 2] },
    { colour: 'blue', dice: [3, 4] },
  ],
  pip: ({ winner = '', result = '' }) => [`side-${winner.toLowerCase()}`, result],
  rows: [
    [
      ['red-side', 3],
      ['tie', 2],
      ['blue-side', 3],
    ],
    evenRow('red-clear', 'blue-clear'),
    evenRow('under-14', 'over-14'),
  ],
};

/** By what a table plays. */
export const DICE_GAMES: Readonly<Record<string, DiceGame>> = {
  'tables/sic-bo': SIC_BO,
  'tables/over-under': OVER_UNDER,
  'tables/dice-duel': DICE_DUEL,
};
