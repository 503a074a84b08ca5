import { createKeyRing, ACTION_BATCH, quickErrors } from '@baize/providers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { createFaultBoard } from '../studio/wallet/fault-board.ts';
import { createBatchWallet } from './batch-wallet.ts';

const key = createKeyRing(['k'.repeat(40)]).current(ACTION_BATCH, 7);
const round = {
  id: 'r1',
  userId: '7-5',
  gameId: '141703',
  token: 's1',
  currency: 'TRY',
  stakeMinor: 500,
  winMinor: 970,
};

let site: FastifyInstance;
let siteUrl: string;
let reply: { status: number; body: object };
beforeEach(async () => {
  site = Fastify();
  site.post('*', async (_request, response) => response.code(reply.status).send(reply.body));
  siteUrl = await site.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => site.close());

it.each([
  [200, { balance: 900 }, { error: quickErrors.none, balanceMinor: 900 }],
  [412, { code: 100, balance: 3 }, { error: quickErrors.noFunds, balanceMinor: 3 }],
  [412, { code: 105 }, { error: quickErrors.limit, balanceMinor: undefined }],
  [404, { code: 404 }, { error: quickErrors.retry, balanceMinor: undefined }],
  [400, { code: 400 }, { error: quickErrors.final, balanceMinor: undefined }],
  // Nothing is decided.
  [503, { code: 503 }, null],
  [500, {}, null],
])('reads a reply of HTTP %i with %j', async (status, body, expected) => {
  reply = { status, body };
  const wallet = createBatchWallet({ siteUrl, timeoutMs: 1_000, faults: createFaultBoard() });
  expect(await wallet.win(key, round)).toEqual(expected);
});
