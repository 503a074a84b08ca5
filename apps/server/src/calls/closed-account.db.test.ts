import { type CallKey, calls, type CallShape, isRefusedWhileClosed } from '@baize/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { closeAccount, signInAgain } from '../testing/close-account.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { signUp, type TestPlayer } from '../testing/test-player.ts';

let app: TestApp;
let restricted: TestPlayer;
beforeAll(async () => {
  app = await createTestApp();
  const player = await signUp(app, app.brand, 5_000n);
  await closeAccount(app, player, 4);
  restricted = await signInAgain(app, player);
});
afterAll(() => app.close());

const playerCalls = Object.entries<CallShape>(calls).filter(([, { auth }]) => auth === 'player') as [
  CallKey,
  CallShape,
][];
const refused = playerCalls.filter(([, shape]) => isRefusedWhileClosed(shape));

/** Sends a call without a body, which most refuse as incomplete. */
function send({ method, path }: CallShape, { token }: Pick<TestPlayer, 'token'>) {
  if (method !== 'GET' && method !== 'POST' && method !== 'PUT') throw new Error(method);
  const body = method === 'GET' ? {} : { body: {} };
  return app.call(method, path.replaceAll(/\{\w+\}/g, '1'), { token, language: 'en', ...body });
}

/** What a player with a closed account still needs: their money, records and rights. */
const open = [
  'POST /refresh',
  'POST /logout',
  'GET /user-profile',
  'PUT /change-password',
  'GET /check-2fa',
  'POST /enable-2fa',
  'POST /confirm-2fa',
  'POST /disable-2fa',
  'POST /account/recovery-codes',
  'GET /account/security',
  'POST /account/proof',
  'POST /account/proof/passkey-options',
  'GET /account/passkeys',
  'POST /account/passkeys/options',
  'POST /account/passkeys',
  'PUT /account/passkeys/{id}',
  'DELETE /account/passkeys/{id}',
  'POST /account/verifications/sms',
  'POST /account/verifications/sms-check',
  'GET /account/limit-trail',
  'POST /account/deactive-account',
  'GET /account/closing',
  'POST /account/request-return',
  'GET /sportbook/betconstruct/history',
  'GET /sport/betradar/history',
  'GET /sportsbook/redlane/history',
  'POST /sports/history-token',
  'GET /poker-balance',
  'GET /live-slot/balance',
  'GET /binary-option/balance',
  'GET /account/wallets',
  'GET /account/game-transfers',
  'POST /poker-transfer',
  'POST /live-slot/transfer',
  'POST /binary-option/transfer',
  'GET /account/game-history',
  'GET /account/financial-history',
  'GET /account/logs',
  'GET /account/session-history',
  'GET /account/statement',
  'GET /account/exports/{history}',
  'GET /account/statement/{year}',
  'POST /account/sessions/end',
  'POST /account/sessions/end-others',
  'GET /account/events',
  'GET /account/messages',
  'POST /account/messages/read',
  'GET /account/data-copies',
  'POST /account/data-copies',
  'GET /account/data-copies/{id}/file',
  'GET /account/recovery-codes/file',
  'POST /account/file-links',
  'GET /account/payment-details',
  'GET /account/payment-methods',
  'GET /pending-transactions/{type}',
  'PUT /cancel-pending-transactions/{id}',
  'GET /account/transactions/{id}',
  'GET /account/withdrawal-state',
  'POST /account/withdraw/dynamic',
  'POST /account/withdrawals/{id}/stop',
  'GET /account/payout-destinations',
  'PUT /account/payout-destinations/{id}',
  'DELETE /account/payout-destinations/{id}',
  'POST /account/payout-destinations/lock',
  'POST /account/payout-destinations/unlock',
  'GET /account/documents',
  'POST /account/documents',
  'GET /account/bonuses',
  'POST /account/bonuses/decline',
  'POST /account/bonuses/give-up',
  'POST /account/bonuses/offers',
  'GET /account/bonus-steps',
  'GET /account/bonus-history',
  'GET /account/free-spin-history',
  'GET /account/loyalty',
];

describe('a player with a closed account', () => {
  test('may make these calls only', () => {
    expect(playerCalls.length).toBeGreaterThan(refused.length);
    expect(playerCalls.filter((call) => !refused.includes(call)).map(([key]) => key)).toEqual(open);
  });

  test.each(refused)('may not %s', async (_, shape) => {
    const answer = await send(shape, restricted);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({
      error: 'account_closed',
      message: expect.stringContaining('is closed'),
    });
  });

  test.each([
    '/user-profile',
    '/account/closing',
    '/pending-transactions/1',
    '/account/game-history?start_date=2026-03-01 00:00:00&end_date=2026-03-15 23:59:59',
    '/account/financial-history?start_date=2026-03-01 00:00:00&end_date=2026-03-15 23:59:59',
    '/account/exports/games?format=csv&start_date=2026-03-01 00:00:00&end_date=2026-03-15 23:59:59',
  ])('may GET %s', async (address) => {
    expect((await app.call('GET', address, { token: restricted.token })).statusCode).toBe(200);
  });

  test('may stay signed in, and sign out', async () => {
    const refreshed = await app.call('POST', '/refresh', { token: restricted.token });
    const { access_token: token } = refreshed.json<{ access_token: string }>();
    expect(refreshed.json()).toMatchObject({ user: { is_closed: 1 } });
    expect((await app.call('POST', '/logout', { token })).statusCode).toBe(200);
  });
});

test('a session that was opened before the account closed is restricted from then on', async () => {
  const player = await signUp(app);
  const bystander = await signUp(app);
  const listGames = ({ token }: TestPlayer) => app.call('GET', '/account/recent-games', { token });
  expect((await listGames(player)).statusCode).toBe(200);
  // As if the player had signed in between the exclusion and the end of the sessions.
  await app.ledger.exclude(app.brand.siteId, player.id, 1, 'brand');
  expect((await listGames(player)).json()).toMatchObject({ error: 'account_closed' });
  expect((await listGames(bystander)).statusCode).toBe(200);
});

test('the same player of another brand is not restricted', async () => {
  const elsewhere = await signUp(app, app.otherBrand);
  await app.ledger.openAccounts(app.brand.siteId, elsewhere.id, 1);
  await app.ledger.exclude(app.brand.siteId, elsewhere.id, 1, 'operator');
  const { token } = elsewhere;
  const answer = await app.call('GET', '/account/recent-games', { token, brand: app.otherBrand });
  expect(answer.statusCode).toBe(200);
});
