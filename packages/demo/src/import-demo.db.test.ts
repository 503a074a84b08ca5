import { createIdMaker, manualClock } from '@baize/clock';
import {
  asc,
  createTestDatabase,
  eq,
  game,
  gameCategory,
  importStamp,
  page,
  paymentMethod,
  popup,
  promotion,
  slider,
  sportsProvider,
  studio,
  type TestDatabase,
} from '@baize/db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { demoGames } from './catalogue.ts';
import { type ImportDeps, importDemo } from './import-demo.ts';
import type { BonusEvent } from './import/demo-bonuses.ts';
import type { DemoEvent } from './import/demo-history.ts';
import type { DemoRound } from './import/import-players.ts';
import { winners } from './players.ts';
import { sportsbooks, sportsProviders } from './sports-providers.ts';
import { liveSlots } from './live-slots.ts';
import { walletGames } from './wallet-games.ts';

const NOW = new Date('2026-11-21T09:00:00Z');
const SITE_ID = 7;
const SITES = [
  { slug: 'baize', siteId: SITE_ID, hasWheel: true },
  { slug: 'mercan', siteId: 8, hasWheel: false },
];

const ids = createIdMaker(manualClock(NOW));

/** A fake of the product's verbs that records each call once per key, as they do. */
function recordVerbs() {
  const players = new Map<string, number>();
  const credits = new Map<string, bigint>();
  const rounds = new Map<string, DemoRound>();
  const histories = new Map<number, readonly DemoEvent[]>();
  const bonusWeeks = new Map<number, readonly BonusEvent[]>();
  const counts: { rounds: number; histories: number }[] = [];
  return {
    counts,
    players,
    credits,
    rounds,
    histories,
    verbs: {
      createPlayer: async (_siteId: number, { username }: { username: string }) => {
        const id = players.get(username) ?? players.size + 1;
        players.set(username, id);
        return id;
      },
      credit: async (_siteId: number, _playerId: number, amountMinor: bigint, key: string) => {
        credits.set(key, amountMinor);
      },
      bookHistory: async (siteId: number, _playerId: number, history: readonly DemoEvent[]) => {
        histories.set(siteId, history);
      },
      bookBonuses: async (siteId: number, _playerId: number, events: readonly BonusEvent[]) => {
        bonusWeeks.set(siteId, events);
      },
      bookRound: async (round: DemoRound) => {
        rounds.set(round.roundId, round);
      },
      countPlays: async () => {
        counts.push({ rounds: rounds.size, histories: histories.size });
      },
    },
  };
}

describe('importDemo', () => {
  let database: TestDatabase;
  const record = recordVerbs();
  const deps = (): ImportDeps => ({
    ...record.verbs,
    database,
    clock: manualClock(NOW),
    ids,
    siteId: SITE_ID,
    sites: SITES,
  });

  beforeAll(async () => {
    database = await createTestDatabase(4);
  });
  afterAll(() => database?.drop());

  it('writes the catalogue and creates the players', async () => {
    const report = await importDemo(deps());
    expect(report).toEqual({
      imported: true,
      games: demoGames().length,
      players: winners.length + 2 * SITES.length,
    });
    expect(await database.sql.select().from(studio)).toHaveLength(
      51 + sportsbooks.length + walletGames.length,
    );
    expect((await database.sql.select().from(gameCategory)).length).toBeGreaterThan(demoGames().length);
    expect((await database.sql.select().from(slider)).length).toBeGreaterThan(8);
    expect(await database.sql.select().from(promotion)).toHaveLength(8);
    expect(await database.sql.select().from(page)).toHaveLength(20);
    expect(await database.sql.select().from(popup)).toMatchObject([{ siteId: null, url: '/Promotions/1' }]);
    const [flagship] = await database.sql.select().from(game).where(eq(game.id, 172_101));
    expect(flagship).toMatchObject({
      slug: 'ejder-hazinesi',
      folded: 'ejder hazinesi dragon hoard',
      studioId: 1,
      play: 'slots/dragon-hoard',
      provider: null,
      minBetMinor: 200n,
      rtpBasisPoints: 9_640,
      leastRtpBasisPoints: null,
      mechanic: 'coins',
      volatility: 4,
      hitRate: 2_171,
      winRate: 1_140,
      featureOdds: 123,
      maxWinMultiplier: 1_500,
      topWinOdds: 25_730,
      lines: 10,
      ways: null,
    });
    const rows = await database.sql.select().from(game);
    const named = (slug: string) => rows.find((row) => row.slug === slug);
    expect(named('uc-deniz')).toMatchObject({ mechanic: 'ways', lines: null, ways: 243 });
    expect(named('canli-bakara-1')).toMatchObject({
      play: 'tables/baccarat',
      rtpBasisPoints: 9_894,
      leastRtpBasisPoints: 8_564,
      maxWinMultiplier: 12,
      topWinOdds: 13,
    });
    // A provider who runs two games of a studio leaves the others to the sandbox.
    expect(named('yazi-tura')).toMatchObject({ provider: null, play: 'choice' });
    expect(named('bakir-nal')).toMatchObject({ provider: 'sandbox-studio', play: 'slots/copper-horseshoe' });
    const [transfer] = await database.sql.select().from(paymentMethod).where(eq(paymentMethod.id, 1));
    expect(transfer).toMatchObject({ name: 'Hızlı Havale', minMinor: 25_000n, enabled: true });
  });

  it('credits players through the verbs and books past wins of 3,000 to 48,000 lira', () => {
    expect([...record.histories.keys()]).toEqual([SITE_ID, 8]);
    // The demo player's past does not order the lobbies.
    expect(record.counts[0]).toEqual({ rounds: record.rounds.size, histories: 0 });
    expect(record.credits.get(`demo-opening-${winners[0]?.username}`)).toBe(2_500_000n);
    expect(record.rounds.size).toBe(winners.length * 2);
    for (const round of record.rounds.values()) {
      expect(round.winMinor).toBeGreaterThanOrEqual(300_000n);
      expect(round.winMinor).toBeLessThanOrEqual(4_820_000n);
      expect(round.playedAt.getTime()).toBeLessThan(NOW.getTime());
    }
  });

  it('gives each installed brand a first slide of its own, and others none', async () => {
    const rows = await database.sql.select().from(slider).orderBy(asc(slider.sort));
    const home = rows.filter((row) => row.type === 'home' && row.placement === 'main');
    expect(home.map((row) => row.siteId)).toEqual([SITE_ID, 8, null, null, null]);
    expect(home.map((row) => row.texts.tr.title).slice(0, 2)).toEqual([
      'Masa hazır, ilk el bizden',
      'Rüzgâr döndü, yelkenler fora',
    ]);
  });

  it('does nothing the second time', async () => {
    const asked = record.rounds.size;
    record.rounds.clear();
    expect(await importDemo(deps())).toEqual({ imported: false, games: 0, players: 0 });
    expect(record.rounds.size).toBe(0);
    expect(asked).toBeGreaterThan(0);
  });

  it('rewrites changed content, keeps players, and disables games that left the catalogue', async () => {
    await database.sql.insert(game).values({
      id: 999_999,
      slug: 'eski-oyun',
      studioId: 1,
      type: 'casino',
      nameTr: 'Eski Oyun',
      nameEn: 'An Old Game',
      folded: 'eski oyun',
      picture: 'eski-oyun',
      shape: 'portrait',
      demo: true,
      launchable: true,
      releasedAt: '2020-01-01',
    });
    await database.sql
      .update(importStamp)
      .set({ hash: 'of other content' })
      .where(eq(importStamp.name, 'demo-catalogue'));
    expect(await importDemo(deps())).toEqual({ imported: true, games: demoGames().length, players: 0 });
    const offered = await database.sql.select().from(game).where(eq(game.enabled, true));
    expect(offered).toHaveLength(
      demoGames().length + sportsbooks.length + walletGames.length + liveSlots.length,
    );
    expect(await database.sql.select().from(sportsProvider)).toEqual(sportsProviders);
  });
});
