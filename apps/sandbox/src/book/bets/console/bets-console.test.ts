import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createIdMaker, manualClock } from '@baize/clock';
import { createKeyRing, type LaunchTicket } from '@baize/providers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { createFaultBoard } from '../../../studio/wallet/fault-board.ts';
import { FakeWallet } from '../../../studio/wallet/fake-wallet.ts';
import { createWalletClient } from '../../../studio/wallet/wallet-client.ts';
import { type Visit, Visits } from '../../../visits/visit.ts';
import { type CreatedBetDesk, createBetDesk } from '../create-bet-desk.ts';
import { RESULT_MARKET, ScriptedBook } from '../testing/scripted-book.ts';
import { addBetsConsole } from './add-bets-console.ts';

const keys = createKeyRing(['k'.repeat(40)]);
const clock = manualClock(new Date('2026-05-01T12:00:00Z'));
const ids = createIdMaker(clock);
const log = { info: () => {}, warn: () => {}, error: () => {} };
const visit = {
  playKey: 'p',
  ticket: {
    key: keys.current('sandbox-redline', 7),
    currency: 'TRY',
    game: { code: '190202' },
  } as LaunchTicket,
  limits: { minBet: 100, maxBet: 50_000 },
  balanceMinor: 100_000,
  freeSpins: null,
  bonus: null,
  wallet: { session: 's-1', player: '7-5' },
  name: 'Elif <b>',
  seat: 'p',
  wagerByRequest: new Map(),
} satisfies Visit;

let folder = '';
let wallet: FakeWallet;
let book: ScriptedBook;
let created: CreatedBetDesk;
let app: FastifyInstance;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bets-console-'));
  wallet = new FakeWallet(keys, clock);
  const siteUrl = await wallet.listen();
  book = new ScriptedBook();
  book.add(1, new Date('2026-05-01T13:00:00Z'));
  created = await createBetDesk({
    dataFolder: folder,
    wallet: createWalletClient({ siteUrl, clock, faults: createFaultBoard(), timeoutMs: 1_000 }),
    retry: { firstDelayMs: 5, longestDelayMs: 20, giveUpAfterMs: 60_000 },
    visits: new Visits(),
    keys,
    clock,
    ids,
    log,
    book,
  });
  await created.start();
  app = Fastify();
  // As the sandbox reads forms.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  addBetsConsole(app, created.desk);
});
afterEach(async () => {
  await created.close();
  await app.close();
  await wallet.close();
  await rm(folder, { recursive: true });
});

const json = async () =>
  (await app.inject('/book-console/bets.json')).json<{ review: object[]; pending: object[] }>();
const page = async () => (await app.inject('/book-console/bets')).body;

/** A paid bet whose win is to be taken back, with an empty wallet. */
async function owe(): Promise<string> {
  const picks = [{ eventId: 1, marketId: RESULT_MARKET, pick: '1', price: 2_000 }];
  const bet = await created.desk.place(visit, {
    requestId: 'r',
    picks,
    sizes: [1],
    bankers: [],
    lineStakeMinor: 1_000n,
    rule: 'none',
  });
  book.end(1, { 1: 'won' });
  await expect.poll(async () => (await json()).pending).toEqual([]);
  await expect.poll(() => wallet.calls).toContain('round_end');
  wallet.balanceMinor = 0n;
  book.correct(1, { 1: 'lost' });
  await expect.poll(async () => (await json()).review).toHaveLength(1);
  return bet.id;
}

describe('the console of bets', () => {
  it('has nothing to decide at first', async () => {
    expect(await json()).toEqual({ review: [], pending: [] });
    expect(await page()).toContain('No bet needs a decision.');
  });

  it('lists what is owed, asks again, and writes it off', async () => {
    const id = await owe();
    expect((await json()).review).toMatchObject([{ kind: 'owed', amountMinor: 2_000, record: { id } }]);
    expect(await page()).toContain(`action="/book-console/bets/${id}/write-off"`);
    const act = (action: string) => app.inject({ method: 'POST', url: `/book-console/bets/${id}/${action}` });
    expect([(await act('retry')).statusCode, (await json()).review.length]).toEqual([200, 1]);
    expect([(await act('book')).statusCode, (await act('dance')).statusCode]).toEqual([404, 404]);
    const form = await app.inject({
      method: 'POST',
      url: `/book-console/bets/${id}/write-off`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    });
    expect([form.statusCode, form.headers.location]).toEqual([303, '/book-console/bets?said=write-off']);
    expect(await json()).toEqual({ review: [], pending: [] });
    expect((await act('write-off')).statusCode).toBe(404);
  });

  it('sends a refused refund under a new id, and nothing else', async () => {
    const id = await owe();
    const resend = async (bet: string) =>
      (await app.inject({ method: 'POST', url: `/book-console/bets/${bet}/resend` })).statusCode;
    expect([await page(), await resend(id)]).toEqual([expect.not.stringContaining('/resend'), 404]);
  });

  it('shows payments that the wallet has not decided', async () => {
    const id = await owe();
    wallet.isUp = false;
    wallet.balanceMinor = 5_000n;
    await app.inject({ method: 'POST', url: `/book-console/bets/${id}/retry` });
    expect((await json()).pending).toMatchObject([{ id }]);
    expect(await page()).toContain('<td>reduce</td>');
    wallet.isUp = true;
    await expect.poll(async () => (await json()).pending).toEqual([]);
    expect(wallet.balanceMinor).toBe(3_000n);
  });

  it('voids a standing bet by its coupon number, once, with a reason', async () => {
    const picks = [{ eventId: 1, marketId: RESULT_MARKET, pick: '1', price: 2_000 }];
    const { id, code } = await created.desk.place(visit, {
      requestId: 'v',
      picks,
      sizes: [1],
      bankers: [],
      lineStakeMinor: 1_000n,
      rule: 'none',
    });
    const before = wallet.balanceMinor;
    const post = async (payload: object) =>
      (await app.inject({ method: 'POST', url: '/book-console/bets/void-standing', payload })).statusCode;
    expect(await page()).toContain('action="/book-console/bets/void-standing"');
    const refused = [{ bet: code }, { bet: code, reason: ' ' }, { bet: code, reason: 'x'.repeat(201) }];
    for (const fields of refused) expect(await post(fields)).toBe(400);
    expect(await post({ bet: 'none', reason: 'A wrong price.' })).toBe(404);
    expect(await post({ bet: code, reason: ' A wrong price. ' })).toBe(200);
    expect(created.desk.find(visit, id)).toMatchObject({ state: 'settled', voidedFor: 'A wrong price.' });
    expect(await post({ bet: code, reason: 'Again.' })).toBe(404);
    await expect.poll(() => wallet.balanceMinor).toBe(before + 1_000n);
  });

  it('stores keys by their names only', async () => {
    await owe();
    const text = await readFile(join(folder, 'bets.jsonl'), 'utf8');
    expect(text).toContain(visit.ticket.key.id);
    expect(text).not.toContain(visit.ticket.key.secret);
  });
});
