import { formatMoney, parseWire } from '@baize/currency';
import { readPdf } from '@baize/pdf/read-pdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { password, signUp, type TestPlayer } from '../../testing/test-player.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

let app: TestApp;
let player: TestPlayer;
let startedAt: Date;
beforeAll(async () => {
  app = await createTestApp();
  startedAt = app.clock.now();
  player = await signUp(app, app.brand, 1_000_000n);
});
afterAll(() => app.close());

interface Sums {
  bet: string;
  win: string;
  refund: string;
  net: string;
  bets: number;
}
interface Statement {
  today: string;
  from: string;
  to: string;
  periods: (Sums & { from: string; to: string; minutes: number })[];
  totals: Sums & { minutes: number };
  categories: (Sums & { category: string })[];
  previous: string | null;
  next: string | null;
  lifetime: Record<string, string>;
  years: number[];
}

async function read(query = '', { token }: { token: string } = player): Promise<Statement> {
  const answer = await app.call('GET', `/account/statement${query}`, { token });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: Statement }>().data;
}

let rounds = 0;
async function play(
  owner: TestPlayer,
  { gameId, bet, win }: { gameId: number; bet: bigint; win: bigint },
  siteId = app.brand.siteId,
) {
  rounds += 1;
  const tx = `s${rounds}`;
  const game = {
    siteId,
    playerId: owner.id,
    provider: 'studio',
    currency: 1,
    gameId,
    roundId: tx,
    play: 'round',
  } as const;
  await app.ledger.book({ ...game, kind: 'bet', tx, amountMinor: bet });
  await app.ledger.book({ ...game, kind: 'win', tx: `w${tx}`, betTx: tx, amountMinor: win });
}

/** Sessions do not last for weeks. */
async function signInAgain(): Promise<void> {
  const body = { username: player.username, password };
  const answer = await app.call('POST', '/login', { body });
  player = { ...player, token: answer.json<{ access_token: string }>().access_token };
}

const day = (at: Date) => at.toLocaleDateString('en-CA', { timeZone: app.brand.traits['site.timeZone'] });

describe('the statement', () => {
  test('has what was played by period and category, and agrees with the game history', async () => {
    const { rows } = await app.database.pool.query<{ id: number }>(
      "select min(id) filter (where type = 'casino') as id from game union all select min(id) from game where type = 'live_casino'",
    );
    const [slot = 0, table = 0] = rows.map(({ id }) => id);
    for (let count = 0; count < 40; count += 1) {
      await play(player, { gameId: slot, bet: 1_000n, win: count % 3 === 0 ? 2_000n : 0n });
      app.clock.advance(5 * 60_000);
      await play(player, { gameId: table, bet: 500n, win: 100n });
      app.clock.advance(19 * HOUR_MS);
    }
    await play(player, { gameId: 999_999_999, bet: 300n, win: 0n });

    await signInAgain();
    const statement = await read('?by=day');
    expect(statement.periods).toHaveLength(31);
    expect(statement.to).toBe(statement.today);
    expect(statement.categories.map(({ category }) => category)).toEqual(['casino', 'live_casino', 'other']);
    const history = await app.call(
      'GET',
      `/account/game-history?start_date=${statement.from} 00:00:00&end_date=${statement.to} 23:59:59`,
      { token: player.token },
    );
    const { totals } = history.json<{ data: { totals: Record<string, string> } }>().data;
    expect(statement.totals).toMatchObject(totals);
    const minorOf = (wire: string) => BigInt(wire.replace('.', ''));
    for (const parts of [statement.periods, statement.categories])
      for (const part of ['bet', 'win', 'refund', 'net'] as const)
        expect(parts.reduce((sum, one) => sum + minorOf(one[part]), 0n)).toBe(minorOf(totals[part] ?? ''));
    // Five minutes between the two bets of a day; the pause after them is none.
    expect(Math.max(...statement.periods.map(({ minutes }) => minutes))).toBeLessThanOrEqual(10);
    expect(statement.totals.minutes).toBeGreaterThan(100);

    const all = await read('?by=month');
    expect(all.totals.bets).toBe(81);
    await app.server.runJob('add-up-play');
    expect(await read('?by=month')).toEqual(all);
    expect(await read('?by=day')).toEqual(statement);
  });

  test('leads to every earlier window and back', async () => {
    const latest = await read('?by=day');
    expect(latest.next).toBeNull();
    const earlier = await read(`?by=day&end=${latest.previous}`);
    expect(Date.parse(latest.from) - Date.parse(earlier.to)).toBe(DAY_MS);
    expect(earlier.from <= day(startedAt)).toBe(true);
    expect(earlier.previous).toBeNull();
    expect(earlier.next).toBe(latest.today);
    expect(await read('?by=day&end=0001-01-01')).toMatchObject({ to: day(startedAt), previous: null });
    expect(await read('?by=day&end=9999-12-31')).toEqual(latest);
  });

  test('has the payments of the life of the account as the ledger has them', async () => {
    const owner = await signUp(app, app.brand);
    const { rows } = await app.database.pool.query<{ id: number }>(
      'select min(id) as id from payment_method',
    );
    const write = (id: number, kind: number, amount: number) =>
      app.database.pool.query(
        `insert into payment_transaction (site_id, player_id, id, method_id, kind, amount_minor, currency, provider, fields,
             created_at, expires_at, fee_minor)
           values ($1, $2, $3, $4, $5, $6, 1, 'statement', '{}', $7::timestamptz, $7::timestamptz + interval '1 day', $8)`,
        [app.brand.siteId, owner.id, id, rows[0]?.id, kind, amount, app.clock.now(), kind === 1 ? 500 : 0],
      );
    const set = (id: number, change: string) =>
      app.database.pool.query(`update payment_transaction set ${change} where player_id = $1 and id = $2`, [
        owner.id,
        id,
      ]);
    await write(1, 1, 50_500);
    await set(1, 'status = 1');
    await write(2, 1, 10_500);
    await set(2, 'status = 1, credited_minor = 8000');
    await set(2, 'returned_minor = 3000');
    await write(3, 2, 20_000);
    await set(3, 'status = 3');
    await set(3, 'status = 1');
    await write(4, 2, 7_000);
    await write(5, 1, 90_000);
    expect((await read('', owner)).lifetime).toMatchObject({
      deposited: '580.00',
      deposits_returned: '30.00',
      withdrawn: '200.00',
      withdrawals_returned: '0.00',
      net: '-350.00',
    });
    expect((await read()).lifetime).toMatchObject({ deposited: '0.00', net: '0.00' });

    // The first instant of the year in the time zone of the brand, and the last one before it.
    const year = Number(day(app.clock.now()).slice(0, 4));
    const newYear = new Date(`${year}-01-01T00:00:00+03:00`);
    await write(6, 1, 111_500);
    await set(6, `status = 1, decided_at = '${newYear.toISOString()}'`);
    await write(7, 1, 222_500);
    await set(7, `status = 1, decided_at = '${new Date(newYear.getTime() - 1).toISOString()}'`);
    const answer = await app.call('GET', `/account/statement/${year}`, {
      token: owner.token,
      language: 'en',
    });
    const texts = readPdf(answer.rawPayload).pages.flat();
    expect(texts).toEqual(expect.arrayContaining(['₺1,690.00', '₺30.00', '₺200.00', '−₺1,460.00']));
    expect((await read('', owner)).lifetime).toMatchObject({ deposited: '3910.00' });
  });

  test.each(['?by=year', '?end=2026-02-30', '?end=today', '?by=day&end=20260101'])(
    'refuses %s',
    async (query) => {
      const answer = await app.call('GET', `/account/statement${query}`, { token: player.token });
      expect(answer.statusCode).toBe(422);
    },
  );

  test('is the player’s own, at the brand of the session', async () => {
    const stranger = await signUp(app, app.brand, 5_000n);
    const { totals, lifetime } = await read('?by=month', stranger);
    expect(totals).toMatchObject({ bet: '0.00', bets: 0, minutes: 0 });
    expect(lifetime['since']).not.toBe((await read()).lifetime['since']);

    const other = await signUp(app, app.otherBrand, 5_000n);
    await play(other, { gameId: 1, bet: 700n, win: 0n }, app.otherBrand.siteId);
    const answer = await app.call('GET', '/account/statement', { token: other.token, brand: app.otherBrand });
    expect(answer.json<{ data: Statement }>().data.totals).toMatchObject({ bet: '7.00', bets: 1 });
    expect((await app.call('GET', '/account/statement', { token: other.token })).statusCode).toBe(401);
    expect((await app.call('GET', '/account/statement')).statusCode).toBe(401);
  });
});

describe('the statement of a year', () => {
  const readYear = (year: number | string, { token }: { token: string } = player, language = 'en') =>
    app.call('GET', `/account/statement/${year}`, { token, language });

  test('is a PDF with the sums of the year, its categories and the limits in force', async () => {
    const year = Number(day(app.clock.now()).slice(0, 4));
    await app.ledger.setLimit(
      { siteId: app.brand.siteId, playerId: player.id, kind: 'bet', period: 'daily' },
      70_000n,
    );
    await app.ledger.setLimit(
      { siteId: app.brand.siteId, playerId: player.id, kind: 'time', period: 'weekly' },
      150n * 60_000n,
    );
    const statement = await read('?by=month');
    const answer = await readYear(year);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toContain(`"${app.brand.slug}-statement-${year}.pdf"`);
    const { pages } = readPdf(answer.rawPayload);
    const text = pages.flat().join('\n');
    const money = (wire: string) => formatMoney(parseWire(wire), 1, 'en').replace('-', '');
    expect(text).toContain(`Statement of ${year}`);
    expect(text).toContain(money(statement.totals.bet));
    expect(text).toContain(money(statement.totals.net));
    expect(text).toContain('Live casino');
    expect(text).toContain('Daily bet');
    expect(text).toContain('₺700.00');
    expect(text).toContain('2 h 30 min');
    expect(text).toContain('/account-limitation');

    const turkish = await readYear(year, player, 'tr');
    expect(turkish.headers['content-disposition']).toContain(`ekstre-${year}`);
  });

  test('is not drawn while another PDF of the player is, so that nobody keeps others waiting', async () => {
    const year = Number(day(app.clock.now()).slice(0, 4));
    const today = day(app.clock.now());
    const history = new URLSearchParams({
      format: 'pdf',
      start_date: `${today} 00:00:00`,
      end_date: `${today} 23:59:59`,
    });
    const answers = await Promise.all([
      readYear(year),
      readYear(year),
      app.call('GET', `/account/exports/sessions?${history}`, { token: player.token }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 429, 429]);
    expect((await readYear(year)).statusCode).toBe(200);
  });

  test('has none of another player, and there is none before the account', async () => {
    const year = Number(day(app.clock.now()).slice(0, 4));
    const stranger = await signUp(app, app.brand, 5_000n);
    const { pages } = readPdf((await readYear(year, stranger)).rawPayload);
    const text = pages.flat().join('\n');
    expect(text).toContain('No play in this period');
    expect(text).toContain('No limit is set.');
    expect(text).toContain(stranger.username);
    for (const other of [year - 1, year + 1, 1])
      expect((await readYear(other, stranger)).statusCode).toBe(404);
    for (const wrong of ['x', '0', '20260', '-1'])
      expect((await readYear(wrong, stranger)).statusCode).toBeGreaterThanOrEqual(400);
    expect((await app.call('GET', `/account/statement/${year}`)).statusCode).toBe(401);
    const elsewhere = await app.call('GET', `/account/statement/${year}`, {
      token: stranger.token,
      brand: app.otherBrand,
    });
    expect(elsewhere.statusCode).toBe(401);
  });
});
