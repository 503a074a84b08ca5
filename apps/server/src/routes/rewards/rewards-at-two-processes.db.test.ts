import { proveBalances } from '@baize/ledger';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { offerRewards, type OfferedRewards } from '../../testing/offered-rewards.ts';
import { slotId } from '../../testing/seed-catalogue.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { signUp, type TestPlayer } from '../../testing/test-player.ts';

const ATTEMPTS = 10;

let here: TestApp;
let there: TestApp;
let player: TestPlayer;
let rewards: OfferedRewards;
beforeAll(async () => {
  here = await createTestApp();
  there = await createTestApp({ beside: here });
  player = await signUp(here, here.brand, 50_000n);
  rewards = await offerRewards(here, player);
});
afterAll(async () => {
  await proveBalances(here.ledger);
  await there.close();
  await here.close();
});

/** Sends the same calls to both processes at once. @returns how many succeeded */
async function race(path: string, bodies: readonly object[]): Promise<number> {
  const replies = await Promise.all(
    Array.from({ length: ATTEMPTS }, (_, index) => {
      const app = index % 2 === 0 ? here : there;
      return app.call('POST', path, { token: player.token, body: bodies[index % bodies.length] ?? {} });
    }),
  );
  return replies.filter(({ statusCode }) => statusCode === 200).length;
}

async function money() {
  const { main, bonus } = await here.ledger.balances(here.brand.siteId, player.id);
  return { main, bonus };
}

test('of acceptances and refusals of one offer at once, one is carried out', async () => {
  const { award, terms } = rewards;
  await Promise.all([
    race('/account/bonuses/accept', [{ award_id: award, terms_id: terms }]),
    race('/account/bonuses/decline', [{ award_id: award }]),
  ]);
  const { rows } = await here.database.pool.query<{ status: number }>(
    'select status from bonus_award where id = $1',
    [award],
  );
  const isActive = rows[0]?.status === 1;
  expect(isActive ? 1 : 3).toBe(rows[0]?.status);
  expect(await money()).toEqual({ main: 50_000n, bonus: isActive ? 10_000n : 0n });
});

test('free rounds that are claimed many times at once are one set', async () => {
  const body = { game_id: slotId, free_spin_id: rewards.spins };
  expect(await race('/account/claim-freespin', [body])).toBeGreaterThan(0);
  const { rows } = await here.database.pool.query(
    'select id::float8, status, left_count from free_spin where player_id = $1 and status = 1',
    [player.id],
  );
  expect(rows).toEqual([{ id: rewards.spins, status: 1, left_count: 5 }]);
});
