import { afterAll, beforeAll, expect, test } from 'vitest';

import { loadCatalogue } from '@baize/services';
import { createLongCatalogueApp, manyIds } from '../../testing/long-catalogue-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { signUp } from '../../testing/test-player.ts';

const DAY_MS = 24 * 60 * 60_000;

let app: TestApp;
beforeAll(async () => {
  app = await createLongCatalogueApp();
});
afterAll(() => app.close());

async function playBingo(players: number, gameId: number): Promise<void> {
  for (let count = 0; count < players; count += 1) {
    const player = await signUp(app, app.brand, 10_000n);
    await app.ledger.book({
      kind: 'bet',
      siteId: app.brand.siteId,
      playerId: player.id,
      provider: 'sandbox-studio',
      currency: 1,
      gameId,
      roundId: `${gameId} ${count}`,
      play: 'round',
      tx: `${gameId} ${count}`,
      amountMinor: 100n,
    });
  }
}

// A second catalogue over the same database acts as a second process.
test('two processes list the games in the same order, whatever was played between their starts', async () => {
  const { database, clock } = app;
  const first = app.server.catalogue;
  const pages = (catalogue: typeof first) => {
    const page = (offset: number) =>
      catalogue.finder
        .find({ type: 'bingo', sort: 'popular', language: 'tr' }, offset, 50)
        .games.map(({ id }) => id);
    return [...page(0), ...page(50), ...page(100)];
  };
  const last = manyIds.at(-1) ?? 0;
  expect(pages(first)).toHaveLength(manyIds.length);
  await playBingo(5, last);
  const second = await loadCatalogue({ database, clock });
  expect(pages(second)).toEqual(pages(first));
  expect(pages(first)[0]).not.toBe(last);
  await app.server.runJob('count-plays');
  await Promise.all([first.reloadIfChanged(), second.reloadIfChanged()]);
  expect(pages(first)[0]).toBe(last);
  expect(pages(second)).toEqual(pages(first));
  expect(new Set(pages(second))).toEqual(new Set(manyIds));
});

test('two processes mark the same games as new, even if one started days later', async () => {
  const { database, clock } = app;
  await database.pool.query(`update game set released_at = '2026-02-02' where id % 2 = 0`);
  const first = app.server.catalogue;
  await first.reloadIfChanged();
  const news = (catalogue: typeof first) =>
    manyIds.filter((id) => catalogue.findGame(id)?.tile.tr.badge === 'new');
  const before = news(first);
  expect(before).toHaveLength(manyIds.length / 2);
  clock.advance(3 * DAY_MS);
  const second = await loadCatalogue({ database, clock });
  expect(news(second)).toEqual(before);
  let purges = 0;
  first.onReload(() => {
    purges += 1;
  });
  await app.server.runJob('count-plays');
  await Promise.all([first.reloadIfChanged(), second.reloadIfChanged()]);
  expect(news(first)).toEqual(news(second));
  expect(news(first).length).toBeLessThan(before.length);
  // Unchanged data is not purged. The server also checks by itself, so the first change may count twice.
  const purgesBefore = purges;
  expect(purgesBefore).toBeGreaterThan(0);
  await app.server.runJob('count-plays');
  await first.reloadIfChanged();
  expect(purges).toBe(purgesBefore);
});
