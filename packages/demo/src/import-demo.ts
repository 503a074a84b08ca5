import type { Clock, IdMaker } from '@baize/clock';
import {
  category,
  type Database,
  eq,
  game,
  gameCategory,
  importStamp,
  inTransaction,
  page,
  paymentCategory,
  paymentMethod,
  popup,
  promotion,
  slider,
  sportsProvider,
  story,
  studio,
} from '@baize/db';

import { importBonuses } from './import/bonus-rows.ts';
import { contentHash } from './import/content-hash.ts';
import { catalogueRows } from './import/catalogue-rows.ts';
import { moneyRows } from './import/money-rows.ts';
import { importPlayers, type PlayerVerbs } from './import/import-players.ts';
import { sportsbookGames, sportsbookStudios } from './import/sportsbook-rows.ts';
import { liveSlotRows } from './import/live-slot-rows.ts';
import { walletGameRows, walletGameStudios } from './import/wallet-game-rows.ts';
import { sportsProviders } from './sports-providers.ts';
import { insertInSteps, replaceRows } from './import/replace-rows.ts';
import { type DemoSite, siteRows } from './import/site-rows.ts';

export interface ImportDeps extends PlayerVerbs {
  database: Pick<Database, 'pool' | 'sql'>;
  clock: Clock;
  ids: Pick<IdMaker, 'next'>;
  /** The installed brands, each of which has a first slide of its own. */
  sites: readonly DemoSite[];
  /** The brand of the players whose wins are listed. */
  siteId: number;
}

export interface ImportReport {
  /** False if the same content had been imported before and nothing was changed. */
  imported: boolean;
  games: number;
  players: number;
}

const CATALOGUE_STAMP = 'demo-catalogue';
const PLAYERS_STAMP = 'demo-players';
const GAME_CATEGORY_COLUMNS = 3;

/**
 * Imports the demo content. The catalogue is written in one transaction and only if its content changed; players and
 * their money are created once and never changed afterwards. A repeated call costs two queries.
 */
export async function importDemo(deps: ImportDeps): Promise<ImportReport> {
  const { database, clock } = deps;
  const stamps = new Map(
    (await database.sql.select().from(importStamp)).map((stamp) => [stamp.name, stamp.hash]),
  );
  const hash = contentHash(deps.sites);
  const now = clock.now();
  const report: ImportReport = { imported: false, games: 0, players: 0 };
  if (stamps.get(CATALOGUE_STAMP) !== hash) {
    report.games = await importCatalogue(deps, now, hash);
    report.imported = true;
  }
  if (!stamps.has(PLAYERS_STAMP)) {
    report.players = await importPlayers(deps, deps, now);
    await database.sql
      .insert(importStamp)
      .values({ name: PLAYERS_STAMP, hash: String(deps.siteId), importedAt: now })
      .onConflictDoNothing();
    report.imported = true;
  }
  return report;
}

async function importCatalogue(
  { database, sites, ids }: Pick<ImportDeps, 'database' | 'sites' | 'ids'>,
  now: Date,
  hash: string,
): Promise<number> {
  const rows = catalogueRows(now);
  const site = siteRows(now, sites);
  const money = moneyRows(sites);
  await inTransaction(database, async ({ sql }) => {
    await replaceRows(sql, studio, [...rows.studios, ...sportsbookStudios, ...walletGameStudios]);
    await replaceRows(sql, category, rows.categories);
    // A removed game stays for the histories that refer to it, but is disabled.
    await sql.update(game).set({ enabled: false });
    await replaceRows(sql, game, [...rows.games, ...sportsbookGames, ...walletGameRows, ...liveSlotRows]);
    await sql.delete(gameCategory);
    await insertInSteps(rows.gameCategories, GAME_CATEGORY_COLUMNS, async (step) => {
      await sql.insert(gameCategory).values(step);
    });
    await replaceRows(sql, slider, site.sliders);
    await replaceRows(sql, story, site.stories);
    await replaceRows(sql, promotion, site.promotions);
    await replaceRows(sql, popup, site.popups);
    await replaceRows(sql, page, site.pages);
    await replaceRows(sql, paymentCategory, money.categories);
    await replaceRows(sql, paymentMethod, money.methods);
    await importBonuses(sql, { sites, now, nextId: () => ids.next() });
    await sql.delete(sportsProvider);
    await sql.insert(sportsProvider).values(sportsProviders);
    await sql.delete(importStamp).where(eq(importStamp.name, CATALOGUE_STAMP));
    await sql.insert(importStamp).values({ name: CATALOGUE_STAMP, hash, importedAt: now });
  });
  return rows.games.length;
}
