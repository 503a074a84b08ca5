import { eq, paymentTransaction } from '@baize/db';
import { proveBalances } from '@baize/ledger';
import { ENVOY_PARTY, ROVPAY_PARTY } from '@baize/providers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import {
  createPageProviders,
  pageNotice,
  seedPageMethods,
  sendPageNotice,
} from '../../testing/page-payments.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { type NewTestPlayer, signUp } from '../../testing/test-player.ts';

let app: TestApp;
let player: NewTestPlayer;
beforeAll(async () => {
  app = await createTestApp({ providers: (parts) => createPageProviders().open(parts) });
  await seedPageMethods(app.database);
});
beforeEach(async () => {
  player = await signUp(app);
});
afterAll(async () => {
  await proveBalances(app.ledger);
  await app.close();
});

const parties = [
  {
    party: ROVPAY_PARTY,
    open: () =>
      app.call('POST', '/account/deposit/rovpay/account', {
        token: player.token,
        body: { name: player.name, surname: player.surname, amount: '250.00', description: 'hediye' },
      }),
  },
  {
    party: ENVOY_PARTY,
    open: () =>
      app.call('GET', '/account/envoy/qr?bank=kuzey&id=250.00', {
        token: player.token,
        headers: { 'sec-fetch-site': 'same-origin' },
      }),
  },
] as const;

const rows = () =>
  app.database.sql.select().from(paymentTransaction).where(eq(paymentTransaction.playerId, player.id));
const balance = () => app.ledger.balance(app.brand.siteId, player.id);

describe.each(parties)('a notice of $party', ({ party, open }) => {
  async function opened(): Promise<number> {
    const answer = await open();
    expect(answer.statusCode, answer.body).toBe(200);
    return (await rows())[0]?.id ?? 0;
  }
  const notify = (id: number, change: Parameters<typeof pageNotice>[1] = {}) =>
    sendPageNotice(app, party, pageNotice(id, change));

  async function expireIt(): Promise<void> {
    app.clock.advance(31 * 60_000);
    await app.server.runJob('expire-payments');
  }

  test('that comes after the expiry credits the money once, and marks it late', async () => {
    const id = await opened();
    await expireIt();
    expect(await rows()).toMatchObject([{ id, status: 5 }]);
    const answers = [await notify(id), await notify(id)];
    expect(answers.map((answer) => answer.json())).toEqual([
      { status: 'OK', replayed: false },
      { status: 'OK', replayed: true },
    ]);
    expect(await rows()).toMatchObject([
      { status: 1, changeReason: 'late_payment', managerNote: 'note_late_payment' },
    ]);
    expect(await balance()).toBe(25_000n);
  });

  test('that comes after the player has cancelled credits the money too', async () => {
    const id = await opened();
    const cancelled = await app.call('PUT', `/cancel-pending-transactions/${id}`, { token: player.token });
    expect(cancelled.statusCode).toBe(200);
    await notify(id);
    expect(await rows()).toMatchObject([{ status: 1, changeReason: 'late_payment' }]);
    expect(await balance()).toBe(25_000n);
  });

  test('that comes after the player has closed the account credits nothing', async () => {
    const id = await opened();
    const closed = await app.call('POST', '/account/deactive-account', {
      token: player.token,
      body: { type: 4 },
    });
    expect(closed.statusCode, closed.body).toBe(200);
    expect(await rows()).toMatchObject([{ status: 4, changeReason: 'account_closed' }]);
    expect((await notify(id)).json()).toEqual({ status: 'OK', replayed: false });
    expect(await rows()).toMatchObject([{ status: 3, changeReason: 'paid_after_closing' }]);
    expect(await balance()).toBe(0n);
  });

  test('of less than was asked, late, waits for an operator and credits nothing', async () => {
    const id = await opened();
    await expireIt();
    expect((await notify(id, { amountMinor: 24_900n })).json()).toMatchObject({ status: 'OK' });
    expect(await rows()).toMatchObject([{ status: 3, changeReason: 'partial_payment' }]);
    expect(await balance()).toBe(0n);
  });

  test('of a failure after the expiry changes nothing', async () => {
    const id = await opened();
    await expireIt();
    expect((await notify(id, { state: 'failed' })).json()).toEqual({ status: 'OK', replayed: true });
    expect(await rows()).toMatchObject([{ status: 5 }]);
  });
});
