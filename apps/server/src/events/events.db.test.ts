import { setTimeout as pause } from 'node:timers/promises';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { signUp, type TestPlayer } from '../testing/test-player.ts';

let app: TestApp;
let url: string;
beforeAll(async () => {
  app = await createTestApp();
  url = await app.server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const open = (player: TestPlayer, signal?: AbortSignal) =>
  fetch(`${url}/_api/account/events`, {
    headers: { authorization: `Bearer ${player.token}`, 'site-id': String(app.brand.siteId) },
    ...(signal && { signal }),
  });

/** The events of a stream, one at a time. */
async function* events(response: Response): AsyncGenerator {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of response.body ?? []) {
    const blocks = (rest + decoder.decode(chunk, { stream: true })).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks)
      if (block.startsWith('data: ')) yield JSON.parse(block.slice('data: '.length));
  }
}

test('tells the balance at once, after a payment, and the end of the session', async () => {
  const player = await signUp(app, app.brand, 5_000n);
  const stream = events(await open(player));
  expect((await stream.next()).value).toEqual({ kind: 'balance', balance: '50.00' });
  const deposit = await app.call('POST', '/account/deposit/dynamic', {
    token: player.token,
    body: { payment_id: 2, amount: '250.00' },
  });
  const { transaction_id: id } = deposit.json<{ data: { transaction_id: number } }>().data;
  const notice = {
    notice_id: 'n',
    vendor_ref: `ref-${id}`,
    transaction_id: id,
    outcome: 'approved',
    amount: 25_000,
    currency: 'TRY',
  };
  await app.callback('sandbox-gateway', '/_callback/payments/sandbox-gateway', JSON.stringify(notice));
  expect((await stream.next()).value).toEqual({
    kind: 'transaction',
    balance: '300.00',
    transaction: { id, status: 1, amount: '250.00', type: 1 },
  });
  await app.call('POST', '/logout', { token: player.token });
  expect((await stream.next()).value).toEqual({ kind: 'signed-out' });
  expect((await stream.next()).done).toBe(true);
});

test('a player has five streams at most, and gets a place back', async () => {
  const player = await signUp(app);
  const stop = new AbortController();
  const first = await open(player, stop.signal);
  const others = await Promise.all(Array.from({ length: 4 }, () => open(player)));
  expect([first, ...others].map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const refused = await open(player);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('20');
  stop.abort();
  let last = await open(player);
  while (last.status === 429) {
    await pause(20);
    last = await open(player);
  }
  expect(last.status).toBe(200);
  for (const response of [...others, last]) await response.body?.cancel();
});

test('needs a token', async () => {
  expect((await open({ id: 0, username: '', token: 'x' })).status).toBe(401);
});
