import { MAX_BOOKING_MINOR } from '@baize/currency';
import { z } from 'zod';

import {
  amountMinor,
  currency,
  flag,
  identifier,
  list,
  MAX_AMOUNT_MINOR,
  message,
  oneOf,
  text,
} from '../wire/wire-types.ts';

/** The provider's name in addresses and in the ledger. */
export const ACTION_BATCH = 'action-batch';

const MAX_ACTIONS = 50;

const moved = amountMinor(0n, MAX_BOOKING_MINOR);

const action = z.discriminatedUnion(
  'action',
  [
    message({ action: z.literal('bet'), action_id: identifier, amount: amountMinor(1n, MAX_AMOUNT_MINOR) }),
    message({
      action: z.literal('win'),
      action_id: identifier,
      amount: moved,
      /** A part of the amount. */
      jackpot_win: moved.optional(),
    }),
    message({ action: z.literal('rollback'), action_id: identifier, original_action_id: identifier }),
  ],
  { error: 'an action of kind bet, win or rollback' },
);
export type BatchAction = z.output<typeof action>;

const play = message({
  user_id: identifier,
  currency,
  game: identifier,
  game_id: identifier.optional(),
  session_id: identifier.optional(),
  finished: flag,
  actions: list(action, MAX_ACTIONS).optional(),
}).refine(
  ({ actions = [], finished, game_id: round }) => round !== undefined || (actions.length === 0 && !finished),
  {
    path: ['game_id'],
    error: 'the round of the actions',
  },
);

/** Ids of free rounds are ours: the player's id and a number. */
const issue = /^(\d{1,15}-\d{1,16}):[A-Za-z0-9._-]{1,20}$/;

/** The fields of each call. */
export const batchCalls = {
  play,
  rollback: play,
  freespins: message({
    issue_id: identifier,
    status: oneOf(['active', 'played', 'canceled', 'expired']),
    total_amount: moved,
  }),
} as const;

export type PlayMessage = z.output<typeof play>;
export type FreeRoundsMessage = z.output<typeof batchCalls.freespins>;

/** The player of an issue of free rounds; undefined if it is not one of ours. */
export function playerOfIssue(issueId: string): string | undefined {
  return issue.exec(issueId)?.[1];
}

/** The response to the request for a game. */
export const batchLaunchReply = message({
  launch_options: message({ game_url: text(2_000) }),
  session_id: identifier.optional(),
});
