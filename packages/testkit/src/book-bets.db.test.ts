import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { createIdMaker, systemClock } from '@baize/clock';
import {
  createLedgerStore,
  createTestDatabase,
  type PostgresLedgerStore,
  type TestDatabase,
} from '@baize/db';
import { proveBalances } from '@baize/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type BookPage, firstPicks, openBookPage, type PageBet, type PagePick } from './book-page.ts';
import { bootConstellation, type Constellation } from './constellation.ts';
import { findFreePort } from './free-port.ts';
import { throwawaySecrets } from './throwaway-secrets.ts';

const STAKE = 1_000;

let database: TestDatabase;
let dataFolder: string;
let site: Constellation;
let ledger: PostgresLedgerStore;
let owner: { siteId: number; playerId: number };
let page: BookPage;
let picks: PagePick[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const ids = createIdMaker(systemClock, 7);
  ledger = createLedgerStore({ pool: database.pool, clock: systemClock, ids, batching: false });
  dataFolder = await mkdtemp(path.join(tmpdir(), 'baize-bets-'));
  site = await bootConstellation({
    host: '127.0.0.1',
    port: await findFreePort(),
    sandboxPort: await findFreePort(),
    databaseUrl: database.url,
    dataFolder,
    secrets: throwawaySecrets(),
    pages: 'none',
    maxConnections: 5,
    routeLimits: {},
  });
  const siteId = site.brands.find(({ hosts }) => hosts.includes('localhost'))?.siteId ?? 0;
  page = await openBookPage({ ...site, siteId });
  const { rows } = await database.pool.query<{ id: string }>(
    `select id from player where username = 'demo' and site_id = $1`,
    [siteId],
  );
  owner = { siteId, playerId: Number(rows[0]?.id) };
  picks = await firstPicks(site.sandboxUrl, systemClock.now());
});
afterAll(async () => {
  await proveBalances(ledger);
  await site.close();
  await database.drop();
  await rm(dataFolder, { recursive: true, force: true });
});

const balance = async () => Number(await ledger.balance(owner.siteId, owner.playerId));

async function review() {
  const response = await fetch(`${site.sandboxUrl}/book-console/bets.json`);
  return (await response.json()) as { review: { kind: string; amountMinor: number }[]; pending: object[] };
}

/** Until the wallet has decided everything. */
async function paid(id: string, state = 'settled'): Promise<PageBet> {
  await expect.poll(async () => (await page.find(id)).state, { timeout: 20_000 }).toBe(state);
  await expect.poll(async () => (await review()).pending, { timeout: 20_000 }).toEqual([]);
  return page.find(id);
}

describe('a bet on the book', () => {
  it('is paid by its result, and again by its corrections, as the ledger has it', async () => {
    const before = await balance();
    const [pick] = picks as [PagePick];
    const bet = await page.place([pick], STAKE);
    expect([bet.state, await balance()]).toEqual(['open', before - STAKE]);
    await page.act(pick, 'start');
    await page.decide(pick, 'won');
    await page.act(pick, 'finish');
    const won = (await paid(bet.id)).paid;
    expect(won).toBe((STAKE * pick.price) / 1_000);
    expect(await balance()).toBe(before - STAKE + won);
    for (const [result, sum] of [
      ['halfLost', STAKE / 2],
      ['lost', 0],
      ['won', won],
      ['push', STAKE],
    ] as const) {
      await page.decide(pick, result);
      await expect.poll(async () => (await page.find(bet.id)).paid).toBe(sum);
      await paid(bet.id);
      expect(await balance()).toBe(before - STAKE + sum);
    }
  });

  it('of which everything is void is returned', async () => {
    const before = await balance();
    const both = picks.slice(1, 3);
    const bet = await page.place(both, STAKE);
    for (const pick of both) {
      await page.act(pick, 'start');
      await page.decide(pick, 'void');
      await page.act(pick, 'finish');
    }
    expect((await paid(bet.id)).paid).toBe(STAKE);
    expect(await balance()).toBe(before);
  });

  it('is cashed out in part, and the rest is settled', async () => {
    const before = await balance();
    const pick = picks[3] as PagePick;
    const bet = await page.place([pick], STAKE);
    const { offer } = await page.post<{ offer: { id: string; amount: number } }>(
      `/book/bets/${bet.id}/offer`,
      {
        share: 5_000,
      },
    );
    expect(await page.post<PageBet>('/book/cash-outs', { offerId: offer.id })).toMatchObject({
      paid: offer.amount,
    });
    await page.act(pick, 'start');
    await page.decide(pick, 'won');
    await page.act(pick, 'finish');
    const sum = offer.amount + (STAKE * pick.price) / 2_000;
    expect((await paid(bet.id)).paid).toBe(sum);
    expect(await balance()).toBe(before - STAKE + sum);
  });

  it('whose correction the balance does not cover is owed on both sides, until it is written off', async () => {
    const pick = picks[4] as PagePick;
    const bet = await page.place([pick], STAKE);
    await page.act(pick, 'start');
    await page.decide(pick, 'won');
    await page.act(pick, 'finish');
    const { paid: won } = await paid(bet.id);
    const empty = { kind: 'adjust', provider: 'test', currency: 1, tx: 'empty' } as const;
    const amountMinor = BigInt(await balance());
    await ledger.book({ ...owner, ...empty, amountMinor, from: 'main', to: 'operator' });
    await page.decide(pick, 'halfLost');
    await expect.poll(async () => (await review()).review).toMatchObject([{ kind: 'owed' }]);
    const owed = won - STAKE / 2;
    expect((await review()).review).toMatchObject([{ amountMinor: owed }]);
    expect([await balance(), Number(await ledger.debt(owner.siteId, owner.playerId))]).toEqual([0, owed]);
    await page.post(`/book-console/bets/${bet.id}/write-off`, {});
    expect((await paid(bet.id)).paid).toBe(won);
    expect([await balance(), Number(await ledger.debt(owner.siteId, owner.playerId))]).toEqual([0, 0]);
  });
});
