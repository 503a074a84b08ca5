import type { Game } from '@baize/contract';
import { category, game, gameCategory, studio } from '@baize/db';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { idsOf, readData, readListing } from '../../testing/call-data.ts';
import { slotId } from '../../testing/seed-catalogue.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { signUp } from '../../testing/test-player.ts';

const lightId = 100_001;
const poolId = 100_002;
const withoutDemoId = 100_010;
const rivalId = 100_040;
const orphanId = 100_041;
const futureId = 100_042;
const freshId = 100_043;
const closedId = 100_044;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  const { sql } = app.database;
  const words = (name: string) => ({ slug: name, nameTr: name, nameEn: name });
  await sql.insert(studio).values({
    id: 3,
    slug: 'closed',
    name: 'Closed',
    provider: 'sandbox-studio',
    picture: 'a',
    sort: 3,
    enabled: false,
  });
  await sql.insert(studio).values({
    id: 4,
    slug: 'unopened',
    name: 'Unopened',
    provider: 'sandbox-studio',
    picture: 'a',
    sort: 4,
  });
  const row = {
    folded: '',
    type: 'casino',
    picture: 'a',
    shape: 'portrait',
    demo: true,
    launchable: true,
  } as const;
  await sql.insert(game).values([
    { ...row, ...words('rival'), id: rivalId, studioId: 1, releasedAt: '2025-01-01' },
    { ...row, ...words('orphan'), id: orphanId, studioId: 3, releasedAt: '2025-01-01' },
    { ...row, ...words('future'), id: futureId, studioId: 2, releasedAt: '2026-03-16' },
    { ...row, ...words('fresh'), id: freshId, studioId: 2, releasedAt: '2026-03-15' },
    {
      ...row,
      ...words('unopened'),
      id: closedId,
      studioId: 4,
      launchable: false,
      minBetMinor: 100n,
      maxBetMinor: 500n,
      releasedAt: '2025-01-01',
    },
  ]);
  await sql.insert(category).values([
    { ...words('empty'), id: 3, type: 'casino', icon: 'a', sort: 0 },
    { ...words('closed'), id: 4, type: 'casino', icon: 'a', sort: 0 },
  ]);
  await sql.insert(gameCategory).values([
    { gameId: rivalId, categoryId: 1, sort: 3 },
    { gameId: orphanId, categoryId: 4, sort: 1 },
    { gameId: closedId, categoryId: 3, sort: 1 },
  ]);
  await app.server.catalogue.reload();
});
afterAll(() => app.close());

interface Config {
  readonly data: {
    readonly categories: { readonly id: number }[];
    readonly providers: { readonly id: number }[];
    readonly last_winners: { readonly game_id: number }[];
  };
}
const config = async (type: string, brand = app.brand) =>
  (await readData<Config>(app, `/config?type=${type}`, { brand })).data;

describe('a lobby', () => {
  test('has no category without a game, and nothing of a studio that was switched off', async () => {
    const { categories, providers } = await config('casino');
    expect(categories.map(({ id }) => id)).toEqual([1]);
    expect(providers.map(({ id }) => id)).toEqual([1, 2]);
    const listed = idsOf((await readListing(app, 'type=casino')).data);
    expect(listed).toContain(rivalId);
    expect(listed).not.toContain(orphanId);
    const { providers: studios } = await readData<{ providers: { id: number }[] }>(app, '/providers');
    expect(studios.map(({ id }) => id)).not.toContain(3);
  });

  test('of jackpots also has the slots that have one', async () => {
    expect(idsOf((await readListing(app, 'type=jackpot')).data)).toEqual([poolId]);
    expect(idsOf((await readListing(app, 'type=casino')).data)).toContain(poolId);
  });

  test.each(['', '&category_id=0', '&category_id=-1'])('is listed whole with "%s"', async (query) => {
    const listed = idsOf((await readListing(app, `type=casino${query}`)).data);
    const all = [slotId, lightId, poolId, withoutDemoId, rivalId, futureId, freshId];
    expect(listed.toSorted((a, b) => a - b)).toEqual(all.toSorted((a, b) => a - b));
  });

  test('calls new what is out, from its first day on', async () => {
    const games = (await readListing(app, 'type=casino')).data;
    expect(idsOf(games.filter(({ badge }) => badge === 'new'))).toEqual([freshId]);
  });

  test('shows the wins of its own games, at a brand that shows any', async () => {
    const silent = app.brands.find(({ traits }) => !traits['catalogue.lastWinners']);
    if (!silent) throw new Error('every brand shows winners');
    for (const brand of [app.brand, silent]) {
      const { siteId } = brand;
      const { id: playerId } = await signUp(app, brand, 10_000n);
      const play = { siteId, playerId, provider: 'test', currency: 1, gameId: slotId, roundId: 'r' };
      const common = { ...play, play: 'round' } as const;
      await app.ledger.book({ kind: 'bet', ...common, tx: 'b', amountMinor: 100n });
      await app.ledger.book({ kind: 'win', ...common, tx: 'w', betTx: 'b', amountMinor: 5_000n });
    }
    await app.server.catalogue.reload();
    const winsOf = async (type: string, brand: TestApp['brand']) =>
      (await config(type, brand)).last_winners.map(({ game_id: id }) => id);
    expect(await winsOf('casino', app.brand)).toEqual([slotId]);
    expect(await winsOf('live_casino', app.brand)).toEqual([]);
    expect(await winsOf('casino', silent)).toEqual([]);
  });
});

test('a game that cannot be opened is in no list, and its page says so', async () => {
  expect(idsOf((await readListing(app, 'type=casino')).data)).not.toContain(closedId);
  expect(idsOf((await readListing(app, 'type=casino&search=unopened')).data)).toEqual([]);
  expect((await config('casino')).providers.map(({ id }) => id)).not.toContain(4);
  for (const call of ['game-detail', 'game-sheet']) {
    const { data } = await readData<{ data: object }>(app, `/${call}/${closedId}`);
    expect(data).toMatchObject({ game: { id: closedId }, launchable: false, min_bet: null, max_bet: null });
  }
  const open = await readData<{ data: object }>(app, `/game-detail/${slotId}`);
  expect(open.data).toMatchObject({ launchable: true });
});

test('similar to a game are others, those of its studio first, then those of its categories', async () => {
  const similarTo = async (id: number) =>
    idsOf((await readData<{ data: { similar: Game[] } }>(app, `/game-detail/${id}`)).data.similar);
  expect((await similarTo(slotId)).slice(0, 2)).toEqual([rivalId, lightId]);
  expect((await similarTo(lightId)).slice(0, 2)).toEqual([slotId, rivalId]);
  for (const id of [slotId, lightId, rivalId, freshId]) expect(await similarTo(id)).not.toContain(id);
});
