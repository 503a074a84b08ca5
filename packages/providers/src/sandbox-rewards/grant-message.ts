import { z } from 'zod';

import { grantPath, type GrantResult, type RewardGrant } from '../ports/rewards.ts';
import { readWireText, type WireResult } from '../wire/read-wire.ts';
import { identifier, integer, matching, message, oneOf } from '../wire/wire-types.ts';
import { REWARDS_PARTY } from './ticket.ts';

/** Path of the site's route for grants. */
export const REWARD_GRANT_PATH = grantPath(REWARDS_PARTY);

/** HTTP 200 means that a grant need not be repeated; of these, all but the first two say why there is none. */
export const grantWords = {
  granted: 'GRANTED',
  repeated: 'REPEATED',
  unknownPlayer: 'UNKNOWN_PLAYER',
  notAllowed: 'NOT_ALLOWED',
  notOpen: 'NOT_OPEN',
} as const satisfies Record<GrantResult, string>;

const slug = matching(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'the slug of a bonus').max(64, {
  error: 'a slug of at most 64 characters',
});
const MAX_POINTS = 1_000_000;

const grantSchema = message({
  grant_id: identifier,
  player: identifier,
  reward: z.discriminatedUnion(
    'kind',
    [
      message({ kind: z.literal('bonus'), slug }),
      message({ kind: z.literal('freeSpins'), slug }),
      message({ kind: z.literal('points'), points: integer(1, MAX_POINTS) }),
      message({ kind: z.literal('check') }),
    ],
    { error: 'a reward of kind bonus, freeSpins or points, or a check' },
  ),
}).transform(({ grant_id: grantId, player, reward }): RewardGrant => ({ grantId, player, reward }));

export function formatGrant({ grantId, player, reward }: RewardGrant): string {
  return JSON.stringify({ grant_id: grantId, player, reward });
}

export function parseGrant(rawBody: string): WireResult<RewardGrant> {
  return readWireText(grantSchema, rawBody);
}

const replySchema = message({ status: oneOf(Object.values(grantWords) as [string, ...string[]]) });

/** What the site said of a grant; undefined for anything that is no decision. */
export function parseGrantReply(body: string): GrantResult | undefined {
  const reading = readWireText(replySchema, body);
  if (!reading.ok) return undefined;
  const results = Object.keys(grantWords) as GrantResult[];
  return results.find((result) => grantWords[result] === reading.value.status);
}
