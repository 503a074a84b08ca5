import {
  category,
  type Database,
  game,
  gameCategory,
  page,
  popup,
  promotion,
  slider,
  studio,
} from '@baize/db';

import { createTestApp, type TestApp } from './test-app.ts';

/** More than two pages of bingo games. */
export const manyGames = 110;
export const manyIds = Array.from({ length: manyGames }, (_, place) => 200_000 + place);
export const liveId = 100_003;
export const lightId = 100_001;
export const poolId = 100_002;
export const longStudioId = 9087;

/** A test application with a long list of bingo games and all kinds of content besides the small catalogue. */
export async function createLongCatalogueApp(): Promise<TestApp> {
  const app = await createTestApp();
  const { sql } = app.database;
  await seedBingo(sql);
  await seedContent(sql, app.otherBrand.siteId);
  await app.server.catalogue.reload();
  return app;
}

async function seedBingo(sql: Database['sql']): Promise<void> {
  await sql.insert(studio).values({
    id: longStudioId,
    slug: 'cini',
    name: 'Çini',
    provider: 'sandbox-studio',
    picture: 'studio-cini',
    sort: 3,
  });
  const common = { picture: 'a', shape: 'portrait', demo: true, launchable: true } as const;
  await sql.insert(game).values(
    manyIds.map((id, place) => ({
      ...common,
      id,
      slug: `bingo-${id}`,
      studioId: place % 2 === 0 ? longStudioId : 1,
      type: 'bingo',
      nameTr: `Bingo ${String(place).padStart(3, '0')}`,
      nameEn: `Bingo hall ${place}`,
      folded: '',
      mechanic: place % 4 === 0 ? ('ways' as const) : place % 4 === 1 ? ('coins' as const) : null,
      volatility: 1 + (place % 5),
      rtpBasisPoints: 9400 + place * 4,
      features: place % 3 === 0 ? ['multiplier'] : [],
      popularity: manyGames - place,
      releasedAt: `2026-01-${String(1 + (place % 28)).padStart(2, '0')}`,
    })),
  );
  const words = { type: 'bingo', icon: 'grid', sort: 9 };
  await sql.insert(category).values({ ...words, id: 60, slug: 'halls', nameTr: 'Salonlar', nameEn: 'Halls' });
  await sql
    .insert(gameCategory)
    .values(manyIds.slice(0, 70).map((gameId, sort) => ({ gameId, categoryId: 60, sort })));
}

async function seedContent(sql: Database['sql'], otherSiteId: number): Promise<void> {
  const texts = { kicker: 'a', title: 'b', text: 'c', action: 'd' };
  await sql.insert(slider).values([
    {
      id: 10,
      type: 'bingo',
      sort: 1,
      picture: 'banner-bingo',
      url: '/bingo',
      texts: { tr: texts, en: { ...texts, title: 'B' } },
      placement: 'main',
    },
    {
      id: 11,
      type: 'bingo',
      sort: 2,
      picture: 'banner-x',
      url: '/x',
      texts: { tr: texts, en: texts },
      placement: 'main',
      siteId: otherSiteId,
    },
  ]);
  await sql.insert(popup).values([
    { id: 1, picture: 'promo-a', url: '/Promotions/1', nameTr: 'Paket', nameEn: 'Package', sort: 1 },
    {
      id: 2,
      picture: 'promo-b',
      url: '/bingo',
      nameTr: 'Bize özel',
      nameEn: 'Ours',
      sort: 2,
      siteId: otherSiteId,
    },
  ]);
  const body = { bodyTr: '<p>a</p>', bodyEn: '<p>a</p>' };
  await sql.insert(page).values({
    id: 1,
    slug: 'betting-rules',
    sort: 1,
    nameTr: 'Bahis Kuralları',
    nameEn: 'Betting rules',
    ...body,
  });
  const offer = {
    picture: 'promo-a',
    nameTr: 'Bahis paketi',
    nameEn: 'Betting package',
    descriptionTr: 'a',
    descriptionEn: 'a',
  };
  await sql.insert(promotion).values({ id: 1, sort: 1, ...offer });
}
