import { z } from 'zod';

import { defineCall } from '../call.ts';
import { instant, integerText, sum } from '../wire.ts';

/** A day of the brand. */
const day = z.iso.date();

/** The periods that a statement can be divided into. */
export const statementPeriods = ['day', 'week', 'month'] as const;
export type StatementPeriod = (typeof statementPeriods)[number];

/** The catalogue's types of games that are played with the main wallet; `other` for a game that was not in it. */
export const mainCategories = [
  'casino',
  'live_casino',
  'games',
  'virtual_games',
  'tv_games',
  'bingo',
  'sport',
  'other',
] as const;
export type MainCategory = (typeof mainCategories)[number];

/** All of them: those that are played with another wallet are of its type. */
export const playCategories = [...mainCategories, 'poker', 'live_slot', 'binary'] as const;
export type PlayCategory = (typeof playCategories)[number];

const playSums = {
  bet: sum,
  win: sum,
  refund: sum,
  /** What the player won or, below zero, lost: wins and refunds without bets. */
  net: sum,
  bets: z.number().int().nonnegative(),
};

/** As limits of time count it. */
const minutes = z.number().int().nonnegative();

export const statement = defineCall({
  method: 'GET',
  path: '/account/statement',
  area: 'account',
  auth: 'player',
  whileClosed: 'open',
  origin: 'own',
  summary:
    'What the player won or lost by day, week or month, time played, cost by category, money paid in and out.',
  query: z.object({
    by: z.enum(statementPeriods).default('week'),
    /** A day of the last period; today by default. */
    end: day.optional(),
  }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      by: z.enum(statementPeriods),
      today: day,
      /** The first and the last day, oldest period first; the last period may not be over yet. */
      from: day,
      to: day,
      periods: z.array(z.object({ from: day, to: day, ...playSums, minutes })),
      totals: z.object({ ...playSums, minutes }),
      /** Those that were played, the one with the highest bets first. */
      categories: z.array(z.object({ category: z.enum(playCategories), ...playSums })),
      /** The `end` of the statement before this one and of the one after it; null if there is none. */
      previous: day.nullable(),
      next: day.nullable(),
      lifetime: z.object({
        since: instant,
        /** What reached the account; `_returned` is what of it went back to where it came from. */
        deposited: sum,
        deposits_returned: sum,
        /** What was paid out; `_returned` is what of it came back. */
        withdrawn: sum,
        withdrawals_returned: sum,
        /** What the player took out or, below zero, paid in. */
        net: sum,
      }),
      /** Years with a statement, the latest first. */
      years: z.array(z.number().int()),
    }),
  }),
  errors: ['unauthenticated', 'invalid', 'too_many_requests', 'unavailable'],
});

export const yearStatement = defineCall({
  method: 'GET',
  path: '/account/statement/{year}',
  area: 'account',
  auth: 'player',
  whileClosed: 'open',
  origin: 'own',
  summary: 'The statement of a year as a PDF, in the language of the request.',
  params: z.object({ year: integerText(1, 9999) }),
  reply: z.file(),
  errors: [
    'unauthenticated',
    'bad_request',
    'data_not_found',
    'too_many_requests',
    'unavailable',
    'file_unavailable',
  ],
  file: 'application/pdf',
});
