import { FeedUnavailable, type JackpotNetwork, type UpcomingMatch } from '@baize/providers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const networks: JackpotNetwork[] = ['cards', 'grand'].map((id) => ({
  id,
  currency: 'TRY',
  tiers: ['one', 'two', 'three', 'four'].map((tier, index) => ({
    id: tier,
    amountMinor: 1_000_055n - BigInt(index),
    mustHitByMinor: 2_000_000n,
    shareBasisPoints: 25,
    hits: index,
    lastHitAt: index === 0 ? null : new Date('2026-03-01T10:00:00Z'),
  })),
}));
const side = { name: 'Ege Gücü', short: 'EGE', colors: ['#111111', '#222222'] as const };

describe('the feeds', () => {
  let app: TestApp;
  let isSilent = false;
  let matches: UpcomingMatch[] = [];
  const answer = <Value>(value: Value) =>
    isSilent ? Promise.reject(new FeedUnavailable('silent')) : Promise.resolve(value);

  beforeAll(async () => {
    app = await createTestApp({
      jackpots: { readJackpots: () => answer(networks) },
      matches: { readMatches: () => answer(matches) },
    });
  });
  afterAll(() => app.close());
  beforeEach(() => {
    isSilent = false;
    app.clock.advance(10 * 60_000);
  });
  const ask = async (address: string) => (await app.call('GET', address)).json();

  it('have four tiers of the card jackpot, with exact amounts', async () => {
    const reply = await ask('/egt/jackpots');
    expect(reply).toMatchObject({ success: true, live: true, age_seconds: 0 });
    expect(reply.data).toHaveLength(4);
    expect(reply.data[0]).toEqual({
      id: 'one',
      level: 1,
      levels: 4,
      currency: 'TRY',
      amount: '10000.55',
      must_hit_by: '20000.00',
      share_basis_points: 100,
      hits: 0,
      last_hit_at: null,
    });
  });

  it('have the other jackpots with their tiers', async () => {
    const reply = await ask('/pragmatic-jackpot/jackpots');
    expect(reply.data.jackpots.map(({ id }: { id: string }) => id)).toEqual(['grand']);
    expect(reply.data.jackpots[0].tiers[1]).toMatchObject({
      id: 'two',
      level: 2,
      amount: '10000.54',
      hits: 1,
    });
  });

  it('have no amounts once the source has been silent for too long, until it replies again', async () => {
    await ask('/egt/jackpots');
    isSilent = true;
    app.clock.advance(19_000);
    expect(await ask('/egt/jackpots')).toMatchObject({ live: true, age_seconds: 19 });
    app.clock.advance(5_000);
    const silent = await ask('/egt/jackpots');
    expect(silent).toMatchObject({ live: false, age_seconds: 24 });
    expect(silent.data.map(({ amount }: { amount: string | null }) => amount)).toEqual([
      null,
      null,
      null,
      null,
    ]);
    isSilent = false;
    app.clock.advance(5_000);
    expect(await ask('/egt/jackpots')).toMatchObject({
      live: true,
      data: [{ amount: '10000.55' }, {}, {}, {}],
    });
  });

  it('have upcoming matches with their odds, and no old ones', async () => {
    const at = (minutes: number) => new Date(app.clock.now().getTime() + minutes * 60_000);
    const match = {
      tournament: 'Anadolu Ligi',
      home: side,
      away: side,
      odds: { p1: '1.85', x: '3.40', p2: '4.10' },
    };
    matches = [
      { ...match, id: 1, startsAt: at(2) },
      { ...match, id: 2, startsAt: at(90) },
    ];
    const reply = await ask('/betradar-widget');
    expect(reply.data.games).toHaveLength(2);
    expect(reply.data.games[0]).toEqual({
      id: 1,
      tournament: 'Anadolu Ligi',
      start_at: at(2).toISOString(),
      teams: {
        home: { name: 'Ege Gücü', short: 'EGE', logo: null, colors: ['#111111', '#222222'] },
        away: { name: 'Ege Gücü', short: 'EGE', logo: null, colors: ['#111111', '#222222'] },
      },
      odds: { p1: '1.85', x: '3.40', p2: '4.10' },
    });
    isSilent = true;
    app.clock.advance(3 * 60_000);
    expect((await ask('/betradar-widget')).data.games.map(({ id }: { id: number }) => id)).toEqual([2]);
    app.clock.advance(3 * 60_000);
    expect(await ask('/betradar-widget')).toMatchObject({ live: false, data: { games: [] } });
  });
});
