import type { Reply } from '@baize/contract';
import { eq, paymentMethod, promotion, slider, story } from '@baize/db';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { readData } from '../../testing/call-data.ts';
import { slotId, transferMethodId } from '../../testing/seed-catalogue.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { signUp } from '../../testing/test-player.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  const { sql } = app.database;
  const siteId = app.otherBrand.siteId;
  const words = { nameTr: 'a', nameEn: 'a', descriptionTr: 'a', descriptionEn: 'a' };
  await sql.insert(promotion).values([
    { ...words, id: 1, sort: 1, picture: 'a' },
    { ...words, id: 2, sort: 2, picture: 'a', siteId },
  ]);
  const text = { kicker: 'a', title: 'b', text: 'c', action: 'd' };
  await sql.insert(slider).values({
    id: 3,
    siteId,
    type: 'home',
    placement: 'main',
    sort: 3,
    picture: 'a',
    url: '/a',
    texts: { tr: text, en: text },
  });
  const title = { titleTr: 'a', titleEn: 'a', picture: 'a', url: '/a' };
  await sql.insert(story).values([
    { ...title, id: 1, sort: 1 },
    { ...title, id: 2, sort: 2, siteId },
  ]);
  const [deposit] = await sql.select().from(paymentMethod).where(eq(paymentMethod.id, transferMethodId));
  if (!deposit) throw new Error('the method is missing');
  await sql.insert(paymentMethod).values([
    { ...deposit, id: 9, kind: 2, slug: 'cekim', name: 'Çekim' },
    { ...deposit, id: 10, sort: 4, slug: 'kiraz', nameEn: 'Kiraz Pay', siteIds: [siteId] },
  ]);
  const { id: playerId } = await signUp(app, app.brand, 10_000n);
  const play = {
    siteId: app.brand.siteId,
    playerId,
    provider: 'test',
    currency: 1,
    gameId: slotId,
    roundId: 'r',
  };
  const common = { ...play, play: 'round' } as const;
  await app.ledger.book({ kind: 'bet', ...common, tx: 'b', amountMinor: 100n });
  await app.ledger.book({ kind: 'win', ...common, tx: 'w', betTx: 'b', amountMinor: 5_000n });
  await app.server.catalogue.reload();
});
afterAll(() => app.close());

const home = async (brand = app.brand) =>
  (await readData<Reply<'GET /homepage'>>(app, '/homepage', { brand, language: 'en' })).data;

const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);

describe('the home page', () => {
  test('shows what belongs to its brand or to all', async () => {
    const { promotions, sliders, stories } = await home();
    expect([promotions, sliders, stories].map(idsOf)).toEqual([[1], [1], [1]]);
    const other = await home(app.otherBrand);
    expect([other.promotions, other.sliders, other.stories].map(idsOf)).toEqual([
      [1, 2],
      [1, 3],
      [1, 2],
    ]);
  });

  test('shows the ways to deposit that its brand offers, and none to withdraw', async () => {
    const namesAt = async (brand = app.brand) => (await home(brand)).payments.map(({ name }) => name);
    // A third one, Kapalı, was switched off.
    expect(await namesAt()).toEqual(['Fast Transfer', 'Kartix']);
    expect(await namesAt(app.otherBrand)).toEqual(['Fast Transfer', 'Kartix', 'Kiraz Pay']);
  });

  test('sends nothing for a section that the brand does not show', async () => {
    const { brand } = app;
    const shown = await home();
    expect(shown.last_winners).toMatchObject([{ game_id: slotId, amount: '50.00' }]);
    const sections = brand.traits['home.sections'];
    const without = (section: string) => sections.filter((name) => name !== section);
    const filledBy = async (section: (typeof sections)[number]) => {
      Object.assign(brand.traits, { 'home.sections': without(section) });
      await app.server.catalogue.reload();
      const page = await home();
      Object.assign(brand.traits, { 'home.sections': sections });
      return page;
    };
    expect((await filledBy('lastWinners')).last_winners).toEqual([]);
    expect((await filledBy('payments')).payments).toEqual([]);
    expect((await filledBy('promotions')).promotions).toEqual([]);
    expect((await filledBy('stories')).stories).toEqual([]);
    expect(await filledBy('hero')).toMatchObject({ sliders: [], sides: [] });
  });
});
