import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { signUp, type TestPlayer } from '../../testing/test-player.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('the address', () => {
  const save = ({ token }: TestPlayer, fields: Record<string, unknown>) =>
    app.call('PUT', '/update-profile-address', {
      token,
      body: { city: 'İzmir', country: 222, address: 'Kordon 5, Alsancak', ...fields },
      language: 'en',
    });

  test('is stored, provinces as they are written', async () => {
    const player = await signUp(app);
    for (const city of ['istanbul', 'ISTANBUL', 'İSTANBUL', ' İstanbul ']) {
      const answer = await save(player, { city, country: '222' });
      expect(answer.json(), city).toMatchObject({
        success: true,
        message: 'Your address is saved.',
        user: { user_detail: { city: 'İstanbul', country_id: 222, address: 'Kordon 5, Alsancak' } },
      });
    }
    expect((await save(player, { city: 'Berlin', country: 58 })).statusCode).toBe(200);
  });

  test.each([
    ['city', { city: '' }],
    ['city', { city: 'Berlin' }],
    ['city', { city: 'x'.repeat(61), country: 58 }],
    ['city', { city: 'Ber\u202Elin', country: 58 }],
    ['city', { city: 'Berlin😀', country: 58 }],
    ['country', { country: 0 }],
    ['country', { country: 999 }],
    ['address', { address: '' }],
    ['address', { address: '\u200B' }],
    ['address', { address: 'x' }],
    ['address', { address: 'x'.repeat(101) }],
    ['address', { address: 'Kordon\u202E 5' }],
    ['address', { address: 'Kordon 😀' }],
    ['address', { address: '<b>Kordon</b>' }],
  ])('refuses a wrong %s: %j', async (field, fields) => {
    const answer = await save(await signUp(app), fields);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: { [field]: [expect.any(String)] } });
  });

  test('that is replaced stays known, and its player is notified once', async () => {
    const player = await signUp(app);
    await save(player, { address: 'Kordon 5' });
    await save(player, { address: 'Kordon 5' });
    await save(player, { city: 'Berlin', country: 58, address: 'Alexanderplatz 1' });
    const { rows } = await app.database.pool.query(
      'select country_id, city, address from earlier_address where player_id = $1 order by id',
      [player.id],
    );
    expect(rows).toHaveLength(2);
    expect(rows.at(-1)).toEqual({ country_id: 222, city: 'İzmir', address: 'Kordon 5' });
    const messages = await app.call('GET', '/account/messages?filter=security', { token: player.token });
    expect(messages.json<{ data: { kind: string }[] }>().data.map(({ kind }) => kind)).toEqual([
      'address_changed',
      'address_changed',
    ]);
  });

  test('refuses 10,000 characters and other shapes', async () => {
    const player = await signUp(app);
    for (const fields of [{ address: 'x'.repeat(10_000) }, { city: 7 }, { country: 'TR' }, { address: null }])
      expect((await save(player, fields)).statusCode).toBe(422);
  });
});
