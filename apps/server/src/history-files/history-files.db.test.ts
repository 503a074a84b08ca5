import { createIdMaker } from '@baize/clock';
import { createLedgerStore } from '@baize/db';
import { readPdf } from '@baize/pdf/read-pdf';
import { readXlsx } from 'hucre/xlsx';
import { takesAll } from '@baize/testkit/test-scope';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { signUp, type TestPlayer } from '../testing/test-player.ts';

const DAY_MS = 24 * 60 * 60_000;

let app: TestApp;
let player: TestPlayer;
let other: TestPlayer;
let elsewhere: TestPlayer;
beforeAll(async () => {
  app = await createTestApp();
  player = await signUp(app, app.brand, 10_000n);
  other = await signUp(app, app.brand, 10_000n);
  elsewhere = await signUp(app, app.otherBrand, 10_000n);
});
afterAll(() => app.close());

function address(history: string, format: string, changes: Record<string, string> = {}): string {
  const day = (ms: number) => new Date(app.clock.now().getTime() + ms).toISOString().slice(0, 10);
  const query = new URLSearchParams({
    format,
    start_date: `${day(-DAY_MS)} 00:00:00`,
    end_date: `${day(DAY_MS)} 23:59:59`,
    ...changes,
  });
  return `/account/exports/${history}?${query}`;
}

type Options = Partial<Parameters<TestApp['call']>[2]>;

function ask(history: string, format: string, changes?: Record<string, string>, options: Options = {}) {
  return app.call('GET', address(history, format, changes), { token: player.token, ...options });
}

async function readCsv(
  history: string,
  changes?: Record<string, string>,
  options?: Options,
): Promise<string[][]> {
  const answer = await ask(history, 'csv', changes, options);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.body).toMatch(/^\uFEFF/);
  const separator = options?.language === 'en' ? ',' : ';';
  return answer.body
    .slice(1)
    .split('\r\n')
    .slice(0, -1)
    .map((line) => line.split(separator));
}

async function readPdfTexts(
  history: string,
  changes?: Record<string, string>,
  options?: Options,
): Promise<string[]> {
  const answer = await ask(history, 'pdf', changes, options);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.headers['content-type']).toBe('application/pdf');
  return readPdf(answer.rawPayload).pages.flat();
}

/** Plays a round of one bet and one win. */
async function play({ id }: TestPlayer, brand = app.brand, tx = 'b', roundId = 'r'): Promise<void> {
  const key = { siteId: brand.siteId, playerId: id, provider: 'studio', currency: 1, gameId: 1 } as const;
  app.clock.advance(1000);
  await app.ledger.book({ ...key, kind: 'bet', tx, roundId, play: 'round', amountMinor: 1_250n });
  app.clock.advance(1000);
  await app.ledger.book({
    ...key,
    kind: 'win',
    tx: `${tx}-win`,
    betTx: tx,
    roundId,
    play: 'round',
    amountMinor: 3_000n,
  });
}

describe('a history as a file', () => {
  beforeAll(async () => {
    await play(player, app.brand, '=cmd|calc', '-r;1"');
    await play(other, app.brand, 'foreign');
    await play(elsewhere, app.otherBrand, 'far');
  });

  test('is a CSV with the rows of the range, in the form of the language', async () => {
    const [head, ...rows] = await readCsv('games');
    expect(head?.slice(0, 6)).toEqual(['Tarih', 'Oyun', 'Tür', 'Tutar', 'Para birimi', 'Bakiye']);
    expect(rows.map((row) => row.slice(2, 6))).toEqual([
      ['Kazanç', '30,00', 'TRY', '117,50'],
      ['Bahis', '-12,50', 'TRY', '87,50'],
    ]);
    expect(rows[0]?.[0]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(rows[0]?.at(-1)).toBe('Europe/Istanbul GMT+3');
    const { body } = await ask('games', 'csv', {}, { language: 'en' });
    expect(body).toContain(`,Bet,-12.50,TRY,87.50,"'-r;1""",'=cmd|calc,Europe/Istanbul GMT+3\r\n`);
  });

  test('is a workbook whose ids are texts, times are times and amounts are numbers', async () => {
    const answer = await ask('games', 'xlsx', {}, { language: 'en' });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.headers['content-type']).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
    const { sheets } = await readXlsx(answer.rawPayload);
    expect(sheets[0]?.rows.slice(0, 3).map((row) => row.slice(2))).toEqual([
      ['Type', 'Amount', 'Currency', 'Balance', 'Round no.', 'Provider’s transaction no.', 'Time zone'],
      ['Win', 30, 'TRY', 117.5, '-r;1"', '=cmd|calc-win', 'Europe/Istanbul GMT+3'],
      ['Bet', -12.5, 'TRY', 87.5, '-r;1"', '=cmd|calc', 'Europe/Istanbul GMT+3'],
    ]);
    expect(sheets[0]?.rows[1]?.[0]).toBeInstanceOf(Date);
    const financial = await readXlsx((await ask('sessions', 'xlsx')).rawPayload);
    expect(typeof financial.sheets[0]?.rows[1]?.[6]).toBe('string');
  });

  test('has its name in the language of the player, with brand and range', async () => {
    const answer = await ask('games', 'csv', {
      start_date: '2026-01-01 00:00:00',
      end_date: '2026-01-31 23:59:59',
    });
    const [, name = ''] = /filename\*=UTF-8''(.+)$/.exec(String(answer.headers['content-disposition'])) ?? [];
    expect(decodeURIComponent(name)).toBe(`${app.brand.options.name} Oyun geçmişi 2026-01-01 2026-01-31.csv`);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body.split('\r\n')).toHaveLength(2);
  });

  test('follows the filters of its own call', async () => {
    const bets = await readCsv('games', { type: '1' });
    expect(bets.slice(1).map((row) => row[2])).toEqual(['Bahis']);
    const held = await readCsv('activities', { wallet: '6' });
    expect(held).toHaveLength(1);
    expect((await readCsv('activities')).slice(1).map((row) => row[2])).toEqual([
      '30,00',
      '-12,50',
      '100,00',
    ]);
    expect((await ask('financial', 'csv', { type: '3' })).statusCode).toBe(422);
  });

  test('is a PDF with the player, the range, the totals and the rows', async () => {
    const texts = await readPdfTexts('games');
    expect(texts).toEqual(expect.arrayContaining(['Oyun geçmişi', player.username, String(player.id)]));
    expect(texts).toEqual(expect.arrayContaining(['−₺12,50', '+₺30,00', '₺117,50', '+₺17,50', '=cmd|calc']));
    expect(texts.some((text) => text.includes('(GMT+3)'))).toBe(true);
    const english = await readPdfTexts('sessions', {}, { language: 'en' });
    expect(english).toEqual(expect.arrayContaining(['Page 1 of 1', 'Active', 'IP address']));
    expect(await readPdfTexts('financial')).toContain('Bu dönemde kayıt yok.');
  });

  test.each(['financial', 'games', 'activities', 'sessions'])(
    'of %s shows nobody else’s rows',
    async (history) => {
      const own = await readCsv(history);
      expect(JSON.stringify(own)).not.toMatch(/foreign|far/);
      const theirs = await readCsv(history, {}, { token: elsewhere.token, brand: app.otherBrand });
      expect(JSON.stringify(theirs)).not.toContain('cmd');
      expect((await ask(history, 'csv', {}, { brand: app.otherBrand })).statusCode).toBe(401);
      expect((await app.call('GET', address(history, 'csv'))).statusCode).toBe(401);
    },
  );

  test.each([
    ['an end before its start', { start_date: '2026-03-02 00:00:00', end_date: '2026-03-01 23:59:59' }, 422],
    ['31 days and a second', { start_date: '2026-01-01 00:00:00', end_date: '2026-02-01 00:00:00' }, 422],
    ['another format', { format: 'xls' }, 422],
  ])('is refused for %s', async (_, changes, status) => {
    const answer = await ask('games', 'csv', changes);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-disposition']).toBeUndefined();
  });

  test('of an unknown kind is not found, and other methods are refused', async () => {
    expect((await ask('transfers', 'csv')).statusCode).toBe(404);
    expect(
      (await app.call('POST', address('games', 'csv'), { token: player.token, body: {} })).statusCode,
    ).toBe(405);
  });

  test('is not made twice at once for one player as a PDF', async () => {
    const answers = await Promise.all([ask('games', 'pdf'), ask('games', 'pdf')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 429]);
  });
});

describe('a history of many rows', () => {
  const ROWS = takesAll() ? 10_002 : 2_002;
  let owner: TestPlayer;
  beforeAll(async () => {
    owner = await signUp(app, app.brand, 2_000_000n);
    const key = {
      siteId: app.brand.siteId,
      playerId: owner.id,
      provider: 'studio',
      currency: 1,
      gameId: 1,
    } as const;
    const { pool } = app.database.site;
    const { clock } = app;
    const ledger = createLedgerStore({ pool, clock, ids: createIdMaker(clock, 1), batching: true });
    for (let first = 0; first < ROWS; first += 100) {
      app.clock.advance(20);
      // Statements planned for empty tables take a minute for all of them.
      if (first === 100 || first === 1_000) await app.database.pool.query('analyze');
      await Promise.all(
        Array.from({ length: Math.min(100, ROWS - first) }, (_, index) => {
          const tx = `many-${first + index}`;
          return ledger.book({ ...key, kind: 'bet', tx, roundId: tx, play: 'round', amountMinor: 100n });
        }),
      );
    }
  });

  test('has each of them once in a CSV', async () => {
    const [, ...rows] = await readCsv('games', {}, { token: owner.token });
    expect(new Set(rows.map((row) => row[7])).size).toBe(ROWS);
    expect(rows).toHaveLength(ROWS);
  });

  test.runIf(takesAll())('is too long for a PDF, which says so', async () => {
    const answer = await ask('games', 'pdf', {}, { token: owner.token });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      error: 'history_too_long',
      message: expect.stringMatching(/10\.00\d .*10\.000 kayıt/),
    });
  });
});
