import { eq, paymentMethod, player as playerTable, session } from '@baize/db';
import type { PaymentGatewayPort } from '@baize/providers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { signUp, type TestPlayer } from '../../testing/test-player.ts';

const iban = 'TR330006100519786457841326';
const otherIban = 'TR320010009999901234567890';
const methodId = 40;
const DAY_MS = 24 * 60 * 60_000;
const payments: PaymentGatewayPort = {
  failureEnds: 'payment',
  createPayment: () => Promise.reject(new Error('not used')),
  notices: { read: () => Promise.reject(new Error('not used')) },
  payouts: {
    createPayout: () => Promise.reject(new Error('not used')),
    findPayout: () => Promise.resolve(undefined),
  },
};

let app: TestApp;
let player: TestPlayer;
beforeAll(async () => {
  app = await createTestApp({ providers: () => [{ name: 'payer', payments, circuit: () => 'closed' }] });
  const label = { tr: 'IBAN', en: 'IBAN' };
  await app.database.sql.insert(paymentMethod).values({
    id: methodId,
    slug: 'banka',
    name: 'Banka',
    nameEn: 'Bank',
    categoryId: 1,
    kind: 2,
    provider: 'payer',
    icon: 'landmark',
    color: '#2f8f6b',
    expireMinutes: 60,
    minMinor: 5_000n,
    maxMinor: 500_000n,
    stepMinor: 1_000n,
    endpoint: 'account/withdraw/dynamic',
    sort: 1,
    fields: [{ type: 'iban', name: 'iban', label, required: true, maxlength: 40 }],
    siteIds: [app.brand.siteId],
  });
});
beforeEach(async () => {
  player = await signUp(app, app.brand, 100_000n);
  await app.database.sql
    .update(playerTable)
    .set({ phoneVerifiedAt: app.clock.now(), identityVerifiedAt: app.clock.now() })
    .where(eq(playerTable.id, player.id));
  await setProven(app.clock.now());
});
afterAll(() => app.close());

/** When the player last gave more than the password in the session; null for never. */
const setProven = (stronglyProvenAt: Date | null) =>
  app.database.sql.update(session).set({ stronglyProvenAt }).where(eq(session.playerId, player.id));

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', address = '', body: object = {}, language = 'en') =>
  app.call(method, `/account/payout-destinations${address}`, {
    token: player.token,
    language,
    ...(method !== 'GET' && { body }),
  });
const book = async (language?: string) => (await send('GET', '', {}, language)).json<{ data: object }>().data;
const withdraw = (fields: object) =>
  app.call('POST', '/account/withdraw/dynamic', {
    token: player.token,
    language: 'en',
    body: { payment_id: methodId, amount: '100.00', ...fields },
  });

/** Requests a withdrawal, and takes it to its gateway and the bank without booking that. */
async function pay(): Promise<number> {
  const answer = await withdraw({ iban });
  expect(answer.statusCode, answer.body).toBe(200);
  const { transaction_id: id } = answer.json<{ data: { transaction_id: number } }>().data;
  for (const status of [3, 1])
    await app.database.pool.query(
      `update payment_transaction set status = $2, changed_by = 'gateway', changed_at = $3 where id = $1`,
      [id, status, app.clock.now()],
    );
  app.clock.advance(1);
  return id;
}

describe('the book of destinations', () => {
  test('never has the number itself, which a form need not send either', async () => {
    const id = await pay();
    const answer = await send('GET');
    expect(answer.body).not.toContain(iban.slice(6));
    expect(answer.json()).toMatchObject({
      success: true,
      data: {
        destinations: [{ id, method_id: methodId, method: 'Bank', account: 'TR33 … 1326', name: null }],
        lock: { is_on: false, ends_at: null, hours: 24 },
      },
    });
    expect(await book('tr')).toMatchObject({ destinations: [{ method: 'Banka' }] });
    const filled = await withdraw({ destination_id: String(id) });
    expect(filled.statusCode, filled.body).toBe(200);
    expect((await withdraw({ destination_id: 'x' })).statusCode).toBe(422);
  });

  test('keeps a name and forgets it with its destination', async () => {
    const id = await pay();
    const named = await send('PUT', `/${id}`, { name: ' Maaş  hesabım ' });
    expect(named.json()).toEqual({ success: true, message: 'The name of the account was saved.' });
    expect(await book()).toMatchObject({ destinations: [{ name: 'Maaş hesabım' }] });
    expect((await send('PUT', `/${id}`, { name: '' })).json()).toMatchObject({ error: 'invalid' });
    expect((await send('DELETE', `/${id}`)).statusCode).toBe(200);
    expect(await book()).toMatchObject({ destinations: [] });
    expect((await send('DELETE', `/${id}`)).json()).toMatchObject({ error: 'data_not_found' });
    await setProven(null);
    expect((await withdraw({ iban })).json()).toMatchObject({ error: 'strong_proof_needed' });
  });

  test('locks at once, and opens a day after a proof', async () => {
    await pay();
    expect((await send('POST', '/lock')).statusCode).toBe(200);
    expect((await withdraw({ iban: otherIban })).json()).toMatchObject({
      error: 'destination_locked',
      message: expect.stringContaining('24 hours'),
    });
    await setProven(null);
    expect((await send('POST', '/unlock')).json()).toMatchObject({ error: 'strong_proof_needed' });
    await setProven(app.clock.now());
    expect((await send('POST', '/unlock')).statusCode).toBe(200);
    const endsAt = new Date(app.clock.now().getTime() + DAY_MS).toISOString();
    expect(await book()).toMatchObject({ lock: { is_on: true, ends_at: endsAt } });
    const messages = await app.call('GET', '/account/messages', { token: player.token, language: 'en' });
    expect(messages.json<{ data: object[] }>().data.slice(0, 2)).toMatchObject([
      { kind: 'payout_lock_off', facts: { until: endsAt } },
      { kind: 'payout_lock_on' },
    ]);
  });

  test('is closed to visitors, and empty at first', async () => {
    expect((await app.call('GET', '/account/payout-destinations')).statusCode).toBe(401);
    expect(await book()).toMatchObject({ destinations: [] });
  });
});
