import { MAX_BALANCE_MINOR, MAX_BOOKING_MINOR } from '@baize/currency';
import { proveBalances } from '@baize/ledger';
import { createLocalWakeups, expirePayments, type PlayerEvent } from '@baize/services';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { approvalOf, sendNotice, startDeposit } from '../../testing/deposits.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { signUp, type TestPlayer } from '../../testing/test-player.ts';

const DAY_MS = 24 * 60 * 60_000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(async () => {
  await proveBalances(app.ledger);
  await app.close();
});

const approve = (transactionId: number) => sendNotice(app, approvalOf(transactionId));

async function statusOf(id: number): Promise<number | undefined> {
  const { rows } = await app.database.pool.query<{ status: number }>(
    'select status from payment_transaction where id = $1',
    [id],
  );
  return rows[0]?.status;
}

const move = (player: TestPlayer, tx: string, from: 'operator' | 'main', amountMinor: bigint) =>
  app.ledger.book({
    kind: 'adjust',
    siteId: app.brand.siteId,
    playerId: player.id,
    provider: 'test',
    tx,
    amountMinor,
    currency: 1,
    from,
    to: from === 'main' ? 'operator' : 'main',
  });

test('a deposit that the ledger refuses stays pending and is booked once there is room', async () => {
  const player = await signUp(app);
  for (let number = 0; number < 9; number += 1)
    await move(player, `fill-${number}`, 'operator', MAX_BOOKING_MINOR);
  const { balanceMinor = 0n } = (await app.ledger.mainAccount(app.brand.siteId, player.id)) ?? {};
  await move(player, 'rest', 'operator', MAX_BALANCE_MINOR - balanceMinor - 24_999n);
  const id = await startDeposit(app, player);
  const refused = await approve(id);
  expect([refused.statusCode, refused.json()]).toEqual([503, { status: 'UNDECIDED' }]);
  expect(await statusOf(id)).toBe(0);
  await move(player, 'room', 'main', 1n);
  expect((await approve(id)).json()).toEqual({ status: 'OK', replayed: false });
  expect((await approve(id)).json()).toEqual({ status: 'OK', replayed: true });
  expect(await statusOf(id)).toBe(1);
  expect(await app.ledger.balance(app.brand.siteId, player.id)).toBe(MAX_BALANCE_MINOR);
});

test('a deposit expires after a day if it was not decided', async () => {
  const [waiting, approved, young] = [await signUp(app), await signUp(app), await signUp(app)];
  const waitingId = await startDeposit(app, waiting);
  const approvedId = await startDeposit(app, approved);
  await approve(approvedId);
  app.clock.advance(1);
  const youngId = await startDeposit(app, young);
  const wakeups = createLocalWakeups();
  const heard: PlayerEvent[] = [];
  wakeups.subscribe({ siteId: app.brand.siteId, playerId: waiting.id }, (event) => heard.push(event));
  const expire = () =>
    expirePayments({ database: app.database, ledger: app.ledger, clock: app.clock, wakeups });

  app.clock.advance(DAY_MS - 2);
  expect(await expire()).toBe(0);
  app.clock.advance(1);
  expect(await expire()).toBe(1);
  expect(await expire()).toBe(0);
  expect([await statusOf(waitingId), await statusOf(approvedId), await statusOf(youngId)]).toEqual([5, 1, 0]);
  const transaction = { id: waitingId, status: 5, type: 1, amount: '250.00' };
  expect(heard).toEqual([{ kind: 'transaction', balanceMinor: '0', version: 0, transaction }]);
});
