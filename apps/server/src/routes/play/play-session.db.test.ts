import { useTestClock } from '@baize/db';
import { createPostgresWakeups, type Wakeups } from '@baize/services';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { slotId, switchedOffId, withoutDemoId } from '../../testing/seed-catalogue.ts';
import { openBook } from '../../testing/sports-desk.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { signIn, signUp, type TestPlayer } from '../../testing/test-player.ts';
import { sitDown } from '../../testing/wallet-table.ts';

const START = new Date('2026-03-15T12:00:00Z');
const MINUTE_MS = 60_000;
const FIRST = 'page-one';
const SECOND = 'page-two';

let app: TestApp;
let setClock: (at: Date) => Promise<void>;
beforeAll(async () => {
  app = await createTestApp();
  setClock = await useTestClock(app);
});
afterAll(() => app.close());

/** Sets the database's clock to minutes after the start; that of the process follows. */
const at = (minutes: number) => setClock(new Date(START.getTime() + minutes * MINUTE_MS));
const instant = (minutes: number) => new Date(START.getTime() + minutes * MINUTE_MS).toISOString();

interface Session {
  readonly started_at: string;
  readonly now: string;
  readonly bets: string;
  readonly wins: string;
  readonly net: string;
  readonly reality_check: { readonly every: number | null; readonly due_at: string | null };
  readonly elsewhere: { readonly game_id: number; readonly name: string } | null;
}

beforeEach(() => at(0));

async function keep({ token }: TestPlayer, fields: object = {}): Promise<Session> {
  const body = { page: FIRST, game_id: slotId, ...fields };
  const reply = await app.call('POST', '/account/play-session', { token, body, language: 'en' });
  return reply.json<{ data: Session }>().data;
}

async function acknowledge({ token }: TestPlayer, fields: object = {}): Promise<Session | null> {
  const body = { page: FIRST, choice: 'continue', ...fields };
  const reply = await app.call('POST', '/account/play-session/acknowledge', { token, body });
  return reply.json<{ data: Session | null }>().data;
}

/** The player with a new sign-in, as on another device; the first one has expired by then. */
async function renew(player: TestPlayer): Promise<TestPlayer> {
  const reply = await signIn(app, player.username);
  return { ...player, token: reply.json<{ access_token: string }>().access_token };
}

/** Plays for an hour without a pause. */
async function playForAnHour(player: TestPlayer): Promise<TestPlayer> {
  for (const minute of [0, 9, 18, 27, 36, 45, 54]) {
    await at(minute);
    await keep(player);
  }
  await at(60);
  return renew(player);
}

const leave = ({ token }: TestPlayer, page = FIRST) =>
  app.call('POST', '/account/play-session/leave', { token, body: { page } });

describe('a play session', () => {
  it('starts with the first open game and has the bets and wins since', async () => {
    const table = await sitDown(app);
    await table.bet({ tx: 'before', round: 'r0', amount: 500 });
    await at(1);
    expect(await keep(table.player)).toMatchObject({
      started_at: instant(1),
      now: instant(1),
      bets: '0.00',
      wins: '0.00',
      net: '0.00',
      elsewhere: null,
    });
    await at(2);
    await table.bet({ amount: 3_000 });
    await table.win({ amount: 1_050 });
    const expected = { started_at: instant(1), now: instant(2), bets: '30.00', wins: '10.50', net: '-19.50' };
    expect(await keep(table.player)).toMatchObject(expected);
  });

  it('is the player’s own', async () => {
    const [one, other] = [await sitDown(app), await sitDown(app)];
    await keep(one.player);
    await keep(other.player);
    await one.bet({ amount: 3_000 });
    await other.bet({ amount: 700 });
    await other.win({ amount: 900 });
    expect(await keep(one.player)).toMatchObject({ net: '-30.00', elsewhere: null });
    expect(await keep(other.player)).toMatchObject({ net: '2.00', elsewhere: null });
  });

  it('goes on over a pause of ten minutes and starts again after a longer one', async () => {
    const player = await signUp(app);
    await keep(player);
    await at(10);
    expect(await keep(player)).toMatchObject({ started_at: instant(0) });
    await at(20);
    expect(await keep(player)).toMatchObject({ started_at: instant(0) });
    await at(30.1);
    expect(await keep(player)).toMatchObject({
      started_at: instant(30.1),
      reality_check: { due_at: instant(90.1) },
    });
  });

  it('goes on while bets arrive, without a page', async () => {
    const table = await sitDown(app);
    await keep(table.player);
    for (const minute of [9, 18, 27]) {
      await at(minute);
      await table.bet({ tx: `b${minute}`, round: `r${minute}`, amount: 100 });
    }
    await at(36);
    expect(await keep(table.player)).toMatchObject({ started_at: instant(0), bets: '3.00' });
  });

  it('starts with the first bet after a pause', async () => {
    const table = await sitDown(app);
    await keep(table.player);
    await at(1);
    await table.bet({ tx: 'early', round: 'r0', amount: 700 });
    await at(12);
    await table.bet({ tx: 'b1', round: 'r1', amount: 100 });
    await at(15);
    await table.bet({ tx: 'b2', round: 'r2', amount: 100 });
    await at(16);
    const expected = { started_at: instant(12), bets: '2.00', reality_check: { due_at: instant(72) } };
    expect(await keep(table.player)).toMatchObject(expected);
  });

  it('is one for all tabs that open at the same time', async () => {
    const player = await signUp(app);
    const pages = Array.from({ length: 12 }, (_, index) => `page-${index}-x`);
    const sessions = await Promise.all(pages.map((page) => keep(player, { page })));
    expect(new Set(sessions.map((session) => session.started_at))).toEqual(new Set([instant(0)]));
    expect(sessions.filter((session) => session.elsewhere === null)).toHaveLength(1);
  });

  it('is never ahead of the clock, if that is set back', async () => {
    const first = await signUp(app);
    await at(525_600);
    const player = await renew(first);
    expect(await keep(player)).toMatchObject({ started_at: instant(525_600) });
    await at(5);
    expect(await keep(player)).toMatchObject({
      started_at: instant(5),
      now: instant(5),
      reality_check: { due_at: instant(65) },
    });
    await at(6);
    expect(await keep(player)).toMatchObject({ started_at: instant(5) });
  });
});

describe('a reality check', () => {
  it('is due an interval after the start, and again after it was acknowledged', async () => {
    const first = await signUp(app);
    expect(await keep(first)).toMatchObject({ reality_check: { every: 60, due_at: instant(60) } });
    const player = await playForAnHour(first);
    expect(await keep(player)).toMatchObject({ reality_check: { due_at: instant(60) } });
    await at(62);
    const moved = { started_at: instant(0), reality_check: { every: 60, due_at: instant(122) } };
    expect(await acknowledge(player)).toMatchObject(moved);
    expect(await keep(player)).toMatchObject(moved);
  });

  it('does not divide the bets of the play session', async () => {
    const table = await sitDown(app);
    await keep(table.player);
    await table.bet({ amount: 3_000 });
    const player = await playForAnHour(table.player);
    expect(await acknowledge(player)).toMatchObject({ bets: '30.00', net: '-30.00' });
    await at(61);
    expect(await keep(player)).toMatchObject({ bets: '30.00', net: '-30.00' });
  });

  it('moves on once, however many tabs acknowledge it', async () => {
    const player = await playForAnHour(await signUp(app));
    const replies = await Promise.all(Array.from({ length: 8 }, () => acknowledge(player)));
    expect(new Set(replies.map((reply) => reply?.reality_check.due_at))).toEqual(new Set([instant(120)]));
    await at(63);
    expect(await acknowledge(player)).toMatchObject({ reality_check: { due_at: instant(120) } });
  });

  it('is not moved on before it is due', async () => {
    const player = await signUp(app);
    await keep(player);
    await at(9);
    expect(await acknowledge(player)).toMatchObject({ reality_check: { due_at: instant(60) } });
  });

  it('is nothing without a play session, or after its end', async () => {
    const player = await signUp(app);
    expect(await acknowledge(player)).toBeNull();
    await keep(player);
    await at(11);
    expect(await acknowledge(player)).toBeNull();
  });
});

describe('a second page', () => {
  it('learns where the player plays, until the page before is left', async () => {
    const player = await signUp(app);
    await keep(player);
    const elsewhere = { game_id: slotId, name: 'Dragon Hoard' };
    expect(await keep(player, { page: SECOND, game_id: withoutDemoId })).toMatchObject({ elsewhere });
    expect(await keep(player)).toMatchObject({ elsewhere: null });
    await leave(player, SECOND);
    expect(await keep(player, { page: SECOND })).toMatchObject({ elsewhere });
    await leave(player);
    expect(await keep(player, { page: SECOND })).toMatchObject({ elsewhere: null });
    expect(await keep(player)).toMatchObject({ elsewhere: { game_id: slotId } });
  });

  it('may play if the page before has not been heard from for a minute', async () => {
    const player = await signUp(app);
    await keep(player);
    await at(0.99);
    expect(await keep(player, { page: SECOND })).toMatchObject({ elsewhere: { game_id: slotId } });
    await at(1);
    expect(await keep(player, { page: SECOND })).toMatchObject({ elsewhere: null });
  });

  it('may take over, which the page before learns', async () => {
    const player = await signUp(app);
    await keep(player);
    const moved = { page: SECOND, game_id: withoutDemoId, moves: true };
    expect(await keep(player, moved)).toMatchObject({ elsewhere: null });
    expect(await keep(player)).toMatchObject({ elsewhere: { game_id: withoutDemoId } });
  });

  it('may play once a choice at a reality check has left the page before', async () => {
    const player = await signUp(app);
    await keep(player);
    await acknowledge(player, { choice: 'stop' });
    expect(await keep(player, { page: SECOND })).toMatchObject({ elsewhere: null });
  });
});

describe('the poker room', () => {
  it('extends the play session of games and is one of the pages that wait for each other', async () => {
    const player = await signUp(app);
    await keep(player);
    await leave(player);
    await at(9);
    const poker = { page: SECOND, game_id: null };
    expect(await keep(player, poker)).toMatchObject({ started_at: instant(0), elsewhere: null });
    expect(await keep(player)).toMatchObject({ elsewhere: { game_id: null, name: 'Poker' } });
    await at(18);
    expect(await keep(player, poker)).toMatchObject({ started_at: instant(0) });
    expect(await keep(player, { moves: true })).toMatchObject({ elsewhere: null });
    expect(await keep(player, poker)).toMatchObject({
      elsewhere: { game_id: slotId, name: 'Dragon Hoard' },
    });
  });

  it('stops for a reality check', async () => {
    const player = await signUp(app);
    for (const minute of [0, 9, 18, 27, 36, 45, 54]) {
      await at(minute);
      await keep(player, { game_id: null });
    }
    await at(61);
    const due = { reality_check: { due_at: instant(60) } };
    const renewed = await renew(player);
    expect(await keep(renewed, { game_id: null })).toMatchObject(due);
    expect(await acknowledge(renewed)).toMatchObject({ reality_check: { due_at: instant(121) } });
  });

  it('is no place to play at a brand without one', async () => {
    const brand = app.brands.find(({ options, traits }) => !options.poker && traits['auth.entry'] === 'own');
    if (!brand) throw new Error('every brand has poker');
    const { token } = await signUp(app, brand);
    const body = { page: FIRST, game_id: null };
    const reply = await app.call('POST', '/account/play-session', { brand, token, body });
    expect(reply.json()).toMatchObject({ error: 'invalid' });
  });
});

describe('a page of sport', () => {
  const sport = { page: SECOND, game_id: null, beside: true };

  it('extends the play session, stops for its reality check, and goes on with the others', async () => {
    const first = await signUp(app);
    for (const minute of [0, 9, 18, 27, 36, 45, 54]) {
      await at(minute);
      expect(await keep(first, sport)).toMatchObject({ started_at: instant(0), elsewhere: null });
    }
    await at(61);
    const player = await renew(first);
    const due = { started_at: instant(0), reality_check: { due_at: instant(60) } };
    expect(await keep(player, sport)).toMatchObject(due);
    expect(await keep(player)).toMatchObject(due);
    const moved = { started_at: instant(0), reality_check: { due_at: instant(121) } };
    expect(await acknowledge(player, { page: SECOND })).toMatchObject(moved);
    expect(await keep(player)).toMatchObject(moved);
  });

  it('is open beside the page at which the player plays', async () => {
    const player = await signUp(app);
    await keep(player, sport);
    expect(await keep(player)).toMatchObject({ elsewhere: null });
    expect(await keep(player, { ...sport, moves: true })).toMatchObject({ elsewhere: null });
    expect(await keep(player)).toMatchObject({ elsewhere: null });
    expect(await keep(player, { page: 'page-three' })).toMatchObject({ elsewhere: { game_id: slotId } });
  });

  it('shows the result with the bets on sport', async () => {
    const player = await signUp(app, app.brand, 100_000n);
    await keep(player, sport);
    await at(1);
    const book = await openBook(app, player);
    await book.bet('sport-1');
    await book.win('sport-win', 'sport-1', 2_500);
    await book.bet('sport-2');
    expect(await keep(player, sport)).toMatchObject({ bets: '20.00', wins: '25.00', net: '5.00' });
  });
});

it.each([
  ['a game as a page of sport', { beside: true }],
  ['a short page', { page: 'short' }],
  ['a page with other characters', { page: 'page one!' }],
  ['a long page', { page: 'x'.repeat(33) }],
  ['no page', { page: undefined }],
  ['an unknown game', { game_id: 999_999 }],
  ['a game that is switched off', { game_id: switchedOffId }],
  ['a game by its name', { game_id: 'dragon' }],
  ['the number by which the database knows the poker room', { game_id: 0 }],
  ['no game', { game_id: undefined }],
])('%s is refused and starts no session', async (_, fields) => {
  const player = await signUp(app);
  const body = { page: FIRST, game_id: slotId, ...fields };
  const reply = await app.call('POST', '/account/play-session', { token: player.token, body });
  expect(reply.json()).toMatchObject({ error: 'invalid' });
  expect(await acknowledge(player)).toBeNull();
});

describe('open pages, also of another process,', () => {
  let there: Wakeups;
  beforeAll(async () => {
    const onProblem = (error: unknown) => expect.unreachable(String(error));
    there = await createPostgresWakeups({ database: app.database, processId: 'there', onProblem });
  });
  afterAll(() => there.close());

  const follow = (player: TestPlayer) => {
    const kinds: string[] = [];
    there.subscribe({ siteId: app.brand.siteId, playerId: player.id }, ({ kind }) => kinds.push(kind));
    return kinds;
  };
  const move = (player: TestPlayer) => keep(player, { page: SECOND, moves: true });

  it('are notified once of an acknowledged reality check', async () => {
    const player = await playForAnHour(await signUp(app));
    const kinds = follow(player);
    await acknowledge(player);
    await vi.waitFor(() => expect(kinds).toEqual(['play']), { timeout: 20_000 });
    await acknowledge(player);
    await move(player);
    await vi.waitFor(() => expect(kinds.length).toBeGreaterThan(1), { timeout: 20_000 });
    expect(kinds).toEqual(['play', 'play']);
  });

  it('are notified that play has moved, and of nothing else', async () => {
    const player = await signUp(app);
    const kinds = follow(player);
    await keep(player);
    await keep(player, { page: SECOND });
    await move(player);
    await vi.waitFor(() => expect(kinds).toEqual(['play']), { timeout: 20_000 });
  });
});
