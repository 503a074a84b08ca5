import { eq, paymentMethod, player as playerTable, session } from '@baize/db';
import { proveBalances } from '@baize/ledger';
import type { PaymentGatewayPort } from '@baize/providers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { password, signIn, signUp, type TestPlayer } from '../../testing/test-player.ts';

const iban = 'TR330006100519786457841326';
const methodId = 40;
const coinMethodId = 41;
const mobileMethodId = 42;
const fieldOf = (type: string, name: string) => ({
  type,
  name,
  label: { tr: name, en: name },
  required: true,
  maxlength: 100,
});
/** A gateway that pays players; none of these tests gets that far. */
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
  const method = {
    categoryId: 1,
    kind: 2,
    provider: 'payer',
    icon: 'landmark',
    color: '#2f8f6b',
    expireMinutes: 60,
    minMinor: 5_000n,
    maxMinor: 500_000n,
    stepMinor: 1_000n,
    feeFixedMinor: 500n,
    endpoint: 'account/withdraw/dynamic',
    sort: 1,
    siteIds: [app.brand.siteId],
  };
  await app.database.sql.insert(paymentMethod).values([
    { ...method, id: methodId, slug: 'banka', name: 'Banka', fields: [fieldOf('iban', 'iban')] },
    {
      ...method,
      id: coinMethodId,
      slug: 'zincir',
      name: 'Zincir',
      fields: [
        {
          ...fieldOf('select', 'coin'),
          options: [
            { value: 'btc', label: { tr: 'BTC', en: 'BTC' }, network: 'bitcoin' },
            { value: 'usdt', label: { tr: 'USDT', en: 'USDT' }, network: 'tron' },
          ],
        },
        fieldOf('coin_address', 'address'),
      ],
    },
    { ...method, id: mobileMethodId, slug: 'cep', name: 'Cep', fields: [fieldOf('phone', 'mobile_number')] },
  ]);
});
beforeEach(async () => {
  player = await signUpVerified();
});
afterAll(async () => {
  await proveBalances(app.ledger);
  await app.close();
});

async function signUpVerified(brand = app.brand): Promise<TestPlayer> {
  const signedUp = await signUp(app, brand, 100_000n);
  await app.database.sql
    .update(playerTable)
    .set({ phoneVerifiedAt: app.clock.now(), identityVerifiedAt: app.clock.now() })
    .where(eq(playerTable.id, signedUp.id));
  await setProven(signedUp, app.clock.now());
  return signedUp;
}

/** When the player last gave more than the password in the session; null for never. */
const setProven = ({ id }: Pick<TestPlayer, 'id'>, stronglyProvenAt: Date | null) =>
  app.database.sql.update(session).set({ stronglyProvenAt }).where(eq(session.playerId, id));

const withdraw = (fields: object = {}, options: object = {}) =>
  app.call('POST', '/account/withdraw/dynamic', {
    token: player.token,
    language: 'en',
    body: { payment_id: methodId, amount: '250.00', iban, ...fields },
    ...options,
  });
const requested = async () =>
  (await withdraw()).json<{ data: { transaction_id: number } }>().data.transaction_id;
const state = async (options: object = { token: player.token }) =>
  app.call('GET', '/account/withdrawal-state', { language: 'en', ...options });
const read = (id: number | string, options: object = { token: player.token }) =>
  app.call('GET', `/account/transactions/${id}`, { language: 'en', ...options });
const balances = async () => {
  const { main, held } = await app.ledger.balances(app.brand.siteId, player.id);
  return [main, held];
};

describe('POST /account/withdraw/dynamic', () => {
  test('holds the amount and says so in the language of the page', async () => {
    const answer = await withdraw();
    expect(answer.statusCode).toBe(200);
    const { success, data } = answer.json<{
      success: boolean;
      data: { message: string; transaction_id: number };
    }>();
    expect([success, data.message.length > 10]).toEqual([true, true]);
    expect(data.transaction_id).toBeGreaterThan(0);
    expect(await balances()).toEqual([75_000n, 25_000n]);
    const again = [await withdraw(), await withdraw({}, { language: 'tr' })];
    expect(again.map((one) => one.json<{ error: string }>().error)).toEqual([
      'pending_withdrawal',
      'pending_withdrawal',
    ]);
    expect(new Set(again.map((one) => one.json<{ message: string }>().message)).size).toBe(2);
  });

  test.each([
    ['no IBAN', { iban: '' }, 422],
    ['a wrong IBAN', { iban: iban.replace('326', '327') }, 422],
    ['an amount below the minimum', { amount: '40.00' }, 422],
    ['an amount in Arabic digits', { amount: '٢٥٠' }, 422],
    ['a method in another form of its number', { payment_id: `0x${methodId.toString(16)}` }, 422],
    ['a method that there is not', { payment_id: 999 }, 422],
    ['more than the balance', { amount: '1010.00' }, 422],
  ])('refuses %s and holds nothing', async (_, fields, status) => {
    const answer = await withdraw(fields);
    expect([answer.statusCode, await balances()]).toEqual([status, [100_000n, 0n]]);
  });

  test('is for players of the brand that offers the method', async () => {
    expect((await withdraw({}, { token: undefined })).statusCode).toBe(401);
    const theirs = await signUpVerified(app.otherBrand);
    const answer = await withdraw({}, { token: theirs.token, brand: app.otherBrand });
    expect(answer.statusCode).toBe(422);
    expect((await withdraw({}, { token: theirs.token })).statusCode).toBe(401);
    expect(await app.ledger.balance(app.otherBrand.siteId, theirs.id)).toBe(100_000n);
  });
});

describe('the proof at the exit', () => {
  const prove = (body: object) => app.call('POST', '/account/proof', { token: player.token, body });
  const errorOf = async (answer: ReturnType<typeof prove>) => (await answer).json<{ error: string }>().error;
  const sentCode = () => /\b\d{6}\b/.exec(app.post.messages.at(-1)?.text ?? '')?.[0] ?? '';

  beforeEach(async () => {
    app.post.messages.length = 0;
    await setProven(player, null);
  });

  test('takes the password and a code sent to the verified phone, which says what it is for', async () => {
    expect(await errorOf(withdraw())).toBe('strong_proof_needed');
    expect((await prove({ password })).statusCode).toBe(200);
    expect(await errorOf(withdraw())).toBe('strong_proof_needed');
    const asked = await prove({ password, strong: 1 });
    const { error, data } = asked.json<{ error: string; data: { id: string } }>();
    expect([error, app.post.messages.length]).toEqual(['sms_code_required', 1]);
    expect(app.post.messages[0]?.text).toContain('Para cekme');
    const wrong = sentCode() === '000000' ? '000001' : '000000';
    expect(await errorOf(prove({ password, strong: 1, id: data.id, sms_code: wrong }))).toBe('invalid');
    expect(await errorOf(withdraw())).toBe('strong_proof_needed');
    const right = { strong: 1, id: data.id, sms_code: sentCode() };
    expect(await errorOf(prove({ ...right, password: 'Baska9Parola' }))).toBe('invalid');
    expect((await prove({ ...right, password })).statusCode).toBe(200);
    // A code is used once.
    expect(await errorOf(prove({ ...right, password }))).toBe('invalid');
    expect((await withdraw()).statusCode).toBe(200);
  });

  test('is not the code of a sign-in, nor anybody else’s', async () => {
    await app.database.sql.update(playerTable).set({ smsSignIn: true }).where(eq(playerTable.id, player.id));
    const signedIn = await signIn(app, player.username);
    const { id } = signedIn.json<{ data: { id: string } }>().data;
    const body = { password, strong: 1, id, sms_code: sentCode() };
    expect(await errorOf(prove(body))).toBe('invalid');
    const mine = await prove({ password, strong: 1 });
    const sent = { id: mine.json<{ data: { id: string } }>().data.id, sms_code: sentCode() };
    const other = await signUpVerified();
    const theirs = app.call('POST', '/account/proof', {
      token: other.token,
      body: { password, strong: 1, ...sent },
    });
    expect(await errorOf(theirs)).toBe('invalid');
    // Nor that of another session of the same player, which may be a thief's.
    await app.database.sql.update(playerTable).set({ smsSignIn: false }).where(eq(playerTable.id, player.id));
    const { access_token: second } = (await signIn(app, player.username)).json<{ access_token: string }>();
    const elsewhere = app.call('POST', '/account/proof', {
      token: second,
      body: { password, strong: 1, ...sent },
    });
    expect(await errorOf(elsewhere)).toBe('invalid');
    expect((await prove({ password, strong: 1, ...sent })).statusCode).toBe(200);
  });

  test('is given by signing in with a second step', async () => {
    await app.database.sql.update(playerTable).set({ smsSignIn: true }).where(eq(playerTable.id, player.id));
    const { id } = (await signIn(app, player.username)).json<{ data: { id: string } }>().data;
    const signedIn = await signIn(app, player.username, { id, sms_code: sentCode() });
    const { access_token: token } = signedIn.json<{ access_token: string }>();
    expect((await withdraw({}, { token })).statusCode).toBe(200);
  });
});

describe('the destination of a withdrawal', () => {
  const bitcoin = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
  const stored = async () => {
    const { rows } = await app.database.pool.query<{ fields: Record<string, string> }>(
      'select fields from payment_transaction where player_id = $1',
      [player.id],
    );
    return rows.map(({ fields }) => fields);
  };

  test.each([
    ['attacker', 'btc', 'This is not an address of Bitcoin'],
    [`${bitcoin.slice(0, -1)}5`, 'btc', 'This is not an address of Bitcoin'],
    [bitcoin, 'usdt', 'This is an address of Bitcoin, but the coin is sent over TRON'],
  ])('is an address of the coin’s network: %s for %s is refused', async (address, coin, message) => {
    const reply = await withdraw({ payment_id: coinMethodId, coin, address });
    expect(reply.statusCode).toBe(422);
    expect(reply.json<{ errors: Record<string, string[]> }>().errors['address']?.[0]).toContain(message);
    expect([await balances(), await stored()]).toEqual([[100_000n, 0n], []]);
  });

  test('is stored in one spelling, however it was pasted', async () => {
    const address = `\u200Ebitcoin:${bitcoin.toUpperCase()} `;
    expect((await withdraw({ payment_id: coinMethodId, coin: 'btc', address })).statusCode).toBe(200);
    expect(await stored()).toMatchObject([{ coin: 'btc', address: bitcoin }]);
  });

  test('is the player’s own number for a mobile transfer, which the form knows', async () => {
    const form = await app.call('GET', '/account/payment-details?type=2', { token: player.token });
    const { methods } = form.json<{
      data: { methods: { id: number; options: { fields: { value?: string }[] } }[] };
    }>().data;
    const own = methods.find(({ id }) => id === mobileMethodId)?.options.fields[0]?.value ?? '';
    expect(own).toMatch(/^5\d{9}$/);
    const other = `5${own.endsWith('1') ? '3' : '4'}21234567`;
    const refused = await withdraw({ payment_id: mobileMethodId, mobile_number: other });
    expect(refused.json()).toMatchObject({
      errors: {
        mobile_number: [`Money goes to your own verified number only: … ${own.slice(-4)}.`],
      },
    });
    const typed = `0${own.slice(0, 3)} ${own.slice(3)}`;
    expect((await withdraw({ payment_id: mobileMethodId, mobile_number: typed })).statusCode).toBe(200);
    expect(await stored()).toMatchObject([{ mobile_number: own }]);
  });
});

describe('GET /account/withdrawal-state', () => {
  test('says what can be withdrawn, and what a pending withdrawal holds', async () => {
    const before = (await state()).json<{ data: object }>().data;
    expect(before).toMatchObject({ total: '1000.00', available: '1000.00', kept: [], blocked: null });
    await withdraw();
    const after = (await state()).json<{ data: object }>().data;
    expect(after).toMatchObject({
      total: '1000.00',
      available: '750.00',
      kept: [{ reason: 'held', amount: '250.00' }],
      blocked: 'pending',
      today: { count: 1, sum: '250.00' },
    });
  });

  test('is each player’s own, at each brand', async () => {
    await withdraw();
    const other = await signUpVerified();
    const foreign = await signUpVerified(app.otherBrand);
    const own = { available: '1000.00', blocked: null };
    expect((await state({ token: other.token })).json()).toMatchObject({ data: own });
    const there = await state({ token: foreign.token, brand: app.otherBrand });
    expect(there.json()).toMatchObject({ data: own });
    expect((await state({ token: foreign.token })).statusCode).toBe(401);
    expect((await state({})).statusCode).toBe(401);
  });
});

describe('GET /account/transactions/{id}', () => {
  test('shows the player’s own payment, with the amount that arrives', async () => {
    const id = await requested();
    const answer = await read(id);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ data: { id, type: 2, status: 0, amount: '250.00', fee: '5.00' } });
    expect(answer.body).not.toContain(iban);
  });

  test('shows nobody else’s, neither at the brand nor at another, nor under another form of its number', async () => {
    const id = await requested();
    const other = await signUpVerified();
    const foreign = await signUpVerified(app.otherBrand);
    expect((await read(id, { token: other.token })).statusCode).toBe(404);
    expect((await read(id, { token: foreign.token, brand: app.otherBrand })).statusCode).toBe(404);
    expect((await read(id, { token: player.token, brand: app.otherBrand })).statusCode).toBe(401);
    expect((await read(id, {})).statusCode).toBe(401);
    for (const form of [`0x${id.toString(16)}`, `${id}.0`, `0${id}`, `%20${id}`, '-1'])
      expect((await read(form)).statusCode, form).toBe(404);
  });
});
