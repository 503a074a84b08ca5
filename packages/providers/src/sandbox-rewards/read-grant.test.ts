import { manualClock } from '@baize/clock';
import { expect, test } from 'vitest';

import { createKeyRing } from '../key-ring.ts';
import type { RewardGrant } from '../ports/rewards.ts';
import { signRequest } from '../signature.ts';
import { formatGrant, parseGrantReply, REWARD_GRANT_PATH } from './grant-message.ts';
import { readGrant } from './read-grant.ts';
import { REWARDS_PARTY } from './ticket.ts';

const keys = createKeyRing(['s'.repeat(32)]);
const SITE = 328392100;
const clock = manualClock(new Date('2026-05-01T12:00:00Z'));
const grant: RewardGrant = {
  grantId: 'wheel.1',
  player: `${SITE}-7`,
  reward: { kind: 'bonus', slug: 'wheel-5' },
};

function read(rawBody: string, party = REWARDS_PARTY, signed = rawBody, signedAt = clock) {
  const parts = { method: 'POST', path: REWARD_GRANT_PATH, rawBody: signed };
  const headers = signRequest(parts, keys.current(party, SITE), signedAt);
  return readGrant({ ...parts, rawBody, headers }, { keys, clock });
}

test('a grant reads as it was written', () => {
  const rewards = [
    grant.reward,
    { kind: 'freeSpins', slug: 'a-2' },
    { kind: 'points', points: 5 },
    { kind: 'check' },
  ] as const;
  for (const reward of rewards)
    expect(read(formatGrant({ ...grant, reward }))).toMatchObject({
      ok: true,
      siteId: SITE,
      grant: { ...grant, reward },
    });
});

test('its reply says what became of it', () => {
  const reading = read(formatGrant(grant));
  if (!reading.ok) throw new Error(reading.reason);
  for (const result of ['granted', 'repeated', 'unknownPlayer', 'notAllowed', 'notOpen'] as const) {
    const reply = reading.format(result);
    expect(reply.status).toBe(200);
    expect(parseGrantReply(reply.body)).toBe(result);
  }
  expect(reading.undecided().status).toBe(503);
  expect(reading.foreign().status).toBe(401);
  for (const body of ['', 'null', '{"status":"OK"}', reading.undecided().body])
    expect(parseGrantReply(body)).toBeUndefined();
});

test('a forged, changed, foreign or late grant is refused', () => {
  const body = formatGrant(grant);
  expect(
    readGrant({ method: 'POST', path: REWARD_GRANT_PATH, headers: {}, rawBody: body }, { keys, clock }),
  ).toMatchObject({
    ok: false,
    reason: 'missing',
    reply: { status: 401 },
  });
  expect(read(body.replace('wheel-5', 'wheel-500'), REWARDS_PARTY, body)).toMatchObject({
    reason: 'badSignature',
  });
  expect(read(body, 'sandbox-studio')).toMatchObject({ ok: false, reason: 'unknownKey' });
  const late = manualClock(new Date('2026-05-01T12:06:00Z'));
  expect(read(body, REWARDS_PARTY, body, late)).toMatchObject({
    reason: 'outOfWindow',
    reply: { status: 401 },
  });
});

test('a malformed grant is refused by its field', () => {
  const of = (change: object) =>
    read(JSON.stringify({ grant_id: 'a', player: 'b', reward: grant.reward, ...change }));
  expect(of({ grant_id: '' })).toMatchObject({ problem: { field: 'grant_id' }, reply: { status: 422 } });
  expect(of({ reward: { kind: 'money', slug: 'a' } })).toMatchObject({ problem: { field: 'reward.kind' } });
  expect(of({ reward: { kind: 'bonus', slug: 'A b' } })).toMatchObject({ problem: { field: 'reward.slug' } });
  for (const points of [0, -1, 1.5, 1_000_001, '5'])
    expect(of({ reward: { kind: 'points', points } })).toMatchObject({ problem: { field: 'reward.points' } });
});
