import type { Brand } from '@baize/brand';
import { manualClock } from '@baize/clock';
import type { Language } from '@baize/contract';
import { expect, test } from 'vitest';

import type { CatalogueContext } from '../catalogue/index.ts';
import { searchSite } from './search-site.ts';

type Content = CatalogueContext['games']['content'];

/** Rows that record reads of their names and throw when their text is read. */
function makeRows(reads: string[]) {
  const row = (
    id: number,
    nameTr: string,
    nameEn: string,
    siteId: number | null,
    endsAt: Date | null = null,
  ) => ({
    id,
    siteId,
    slug: `row-${id}`,
    picture: 'a',
    endsAt,
    get nameTr() {
      reads.push(nameTr);
      return nameTr;
    },
    get nameEn() {
      reads.push(nameEn);
      return nameEn;
    },
    get bodyTr(): string {
      throw new Error('a search needs no text of a page');
    },
    get bodyEn(): string {
      throw new Error('a search needs no text of a page');
    },
    descriptionTr: '<p>Bir</p>',
    descriptionEn: '<p>One</p>',
  });
  return row;
}

function open() {
  const reads: string[] = [];
  const row = makeRows(reads);
  const ended = row(3, 'Yaz turnuvası', 'Tournament', 1, new Date('2026-06-01T13:00:00Z'));
  const content = {
    promotions: [row(1, 'Yaz bonusu', 'Summer bonus', 1), row(2, 'Yaz bonusu', 'Summer bonus', 2), ended],
    pages: [row(4, 'Yaz kuralları', 'Summer rules', null)],
  } as unknown as Content;
  const clock = manualClock(new Date('2026-06-01T12:00:00Z'));
  const state = () => ({
    finder: { find: () => ({ games: [], total: 0 }) },
    lobby: () => ({ studios: [], categories: [] }),
    content,
  });
  let games = state();
  const search = async (q: string, siteId = 1, language: Language = 'tr') => {
    const traits = { 'site.timeZone': 'Europe/Istanbul' };
    const brand = { siteId, options: { name: 'Ev' }, traits } as Brand;
    const context = { games, brand, language, clock } as unknown as CatalogueContext;
    const { data } = await searchSite(context, { q, limit: 5 });
    return { promotions: data.promotions.map(({ id }) => id), pages: data.pages.map(({ id }) => id) };
  };
  return { reads, clock, search, reload: () => (games = state()) };
}

test('reads all names once for each state of the catalogue, and never the texts', async () => {
  const { reads, search, reload } = open();
  expect(await search('yaz')).toEqual({ promotions: [1, 3], pages: [4] });
  const first = reads.length;
  expect(await search('kurallar')).toEqual({ promotions: [], pages: [4] });
  expect(await search('yaz kur')).toEqual({ promotions: [], pages: [4] });
  expect(reads).toHaveLength(first);
  reload();
  await search('kurallar');
  expect(reads.length).toBeGreaterThan(first);
});

test('each brand and language has its own index', async () => {
  const { search } = open();
  expect(await search('yaz', 1)).toEqual({ promotions: [1, 3], pages: [4] });
  expect(await search('yaz', 2)).toEqual({ promotions: [2], pages: [4] });
  expect(await search('summer', 1)).toEqual({ promotions: [], pages: [] });
  expect(await search('summer', 1, 'en')).toEqual({ promotions: [1], pages: [4] });
});

test('a promotion is found until it ends, also with an index made before that', async () => {
  const { clock, search } = open();
  clock.advance(60 * 60_000 - 1);
  expect((await search('turnuva')).promotions).toEqual([3]);
  clock.advance(1);
  expect((await search('turnuva')).promotions).toEqual([]);
});
