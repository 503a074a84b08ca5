import { findEndedSessions } from '@baize/services';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { closeAccount, signInAgain } from '../testing/close-account.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { signUp, type TestPlayer } from '../testing/test-player.ts';
import { postWallet, sitDown } from '../testing/wallet-table.ts';

let here: TestApp;
let there: TestApp;
let url: string;
beforeAll(async () => {
  here = await createTestApp();
  there = await createTestApp({ beside: here });
  url = await there.server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await there.close();
  await here.close();
});

async function openStream({ token }: TestPlayer): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, 'site-id': String(there.brand.siteId) };
  const signal = AbortSignal.timeout(20_000);
  return fetch(`${url}/_api/account/events`, { headers, signal });
}

test('the pages of another process are closed, and their next call is refused', async () => {
  const player = await signUp(here, here.brand, 5_000n);
  const second = await signInAgain(here, player);
  const streams = await Promise.all([player, second].map(openStream));
  expect(streams.map(({ status }) => status)).toEqual([200, 200]);
  const read = streams.map((stream) => stream.text());
  expect((await closeAccount(here, player, 4)).statusCode).toBe(200);
  for (const text of await Promise.all(read))
    expect(text).toContain('data: {"kind":"signed-out","reason":"excluded"}');
  for (const { token } of [player, second])
    expect((await there.call('GET', '/user-profile', { token })).statusCode).toBe(401);
});

test('a process that missed the end finds it with its reason', async () => {
  const player = await signUp(here);
  await closeAccount(here, player, 1);
  const { rows } = await here.database.pool.query<{ id: string }>(
    'select id from session where player_id = $1',
    [player.id],
  );
  const key = { siteId: here.brand.siteId, id: player.id, sessionId: Number(rows[0]?.id) };
  expect(await findEndedSessions(there, [key])).toEqual(new Map([[key.sessionId, 'excluded']]));
});

test('a restricted session has a stream, with the balance', async () => {
  const player = await signUp(here, here.brand, 5_000n);
  await closeAccount(here, player, 1);
  const restricted = await signInAgain(there, player);
  const stream = await openStream(restricted);
  expect(stream.status).toBe(200);
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  let received = '';
  while (!received.includes('"kind":"balance"')) received += (await reader?.read())?.value;
  expect(received).toContain('"kind":"balance","balance":"50.00"');
  await reader?.cancel();
});

test('a game that is open in another process takes no further bet, and pays the wins of those before', async () => {
  const table = await sitDown(here);
  const play = { session: table.session, player: table.name, game: '172101', round: 'r1', currency: 'TRY' };
  const send = async (call: string, message: object) =>
    (await postWallet(there, call, { ...play, ...message })).json<{ status: string }>();
  // The other process now has the session in its cache.
  expect(await send('bet', { tx: 'b1', amount: 1_000 })).toMatchObject({ status: 'OK' });
  await closeAccount(here, table.player, 1);
  expect((await send('bet', { tx: 'b2', amount: 1_000 })).status).not.toBe('OK');
  expect(await send('win', { tx: 'w1', bet_tx: 'b1', amount: 2_500 })).toMatchObject({ status: 'OK' });
  expect(await table.balance()).toBe(11_500n);
});
