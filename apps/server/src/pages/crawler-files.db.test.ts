import { page, promotion } from '@baize/db';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { registerCrawlerFiles } from './register-crawler-files.ts';
import { slotId, switchedOffId } from '../testing/seed-catalogue.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    pages: async (server, { catalogue, brandOrigin, brands, clock }) =>
      registerCrawlerFiles(server, {
        clock,
        brands,
        catalogue,
        brandOrigin,
        isServed: (address) => !address.startsWith('/live-casino'),
      }),
  });
  const { sql } = app.database;
  const texts = { bodyTr: 'a', bodyEn: 'a', nameTr: 'a', nameEn: 'a', sort: 1 };
  await sql.insert(page).values([
    { id: 1, slug: 'about', ...texts },
    { id: 2, slug: 'theirs', siteId: app.otherBrand.siteId, ...texts },
  ]);
  const offer = { picture: 'a', nameTr: 'a', nameEn: 'a', descriptionTr: 'a', descriptionEn: 'a', sort: 1 };
  await sql.insert(promotion).values([
    { id: 1, ...offer },
    { id: 2, ...offer, siteId: app.otherBrand.siteId },
    { id: 3, ...offer, endsAt: new Date('2026-03-15T11:00:00Z') },
  ]);
  await app.server.catalogue.reload();
});
afterAll(() => app.close());

const get = (url: string, host: string) =>
  app.server.app.inject({ method: 'GET', url, headers: { host, 'x-forwarded-host': 'evil.example' } });

test('robots.txt names the sitemap of the brand and excludes players’ pages', async () => {
  const [host = ''] = app.otherBrand.hosts;
  const answer = await get('/robots.txt', host);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body).toContain(`Sitemap: https://${app.otherBrand.options.domain}/sitemap.xml\n`);
  for (const path of ['/_api/', '/__ui', '/play/', '/account/'])
    expect(answer.body).toContain(`Disallow: ${path}\n`);
});

test('the sitemap lists every public address of the site, in both languages', async () => {
  const { options, hosts } = app.brand;
  const answer = await get('/sitemap.xml', hosts[0] ?? '');
  expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
  const found = [...answer.body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
  const origin = `https://${options.domain}`;
  const paths = [
    '/',
    '/casino',
    '/slots/category/hot-games',
    '/slots/providers/kuzgun/1',
    '/slots/providers/lodos/2',
    '/livecasino',
    '/Jackpot',
    '/Jackpot?provider=1',
    '/Promotions',
    '/Promotions/1',
    '/Pages/about',
  ];
  const bare = found.filter((address) => !address.includes('lang=en'));
  const games = bare.filter((address) => address.includes('/game/'));
  expect(bare).toEqual([...paths.map((path) => origin + path), ...games]);
  expect(games).toContain(`${origin}/game/${slotId}`);
  expect(games).not.toContain(`${origin}/game/${switchedOffId}`);
  expect(new Set(games).size).toBe(games.length);
  expect(found).toHaveLength(bare.length * 2);
  expect(found).toContain(`${origin}/casino?lang=en`);
  expect(answer.body).toContain(
    `<xhtml:link rel="alternate" hreflang="en" href="${origin}/Jackpot?provider=1&amp;lang=en"/>`,
  );
});

test('each brand has its own, and an unknown host has none', async () => {
  const [host = ''] = app.otherBrand.hosts;
  const other = await get('/sitemap.xml', host);
  expect(other.body).toContain(`https://${app.otherBrand.options.domain}/Promotions/2<`);
  expect(other.body).toContain('/Pages/theirs<');
  expect(other.body).not.toContain('evil.example');
  expect((await get('/sitemap.xml', 'nobody.example')).statusCode).toBe(404);
  expect((await get('/robots.txt', 'nobody.example')).statusCode).toBe(404);
});

test('a list too long for one file is split into parts, without losing an address', async () => {
  const small = await createTestApp({
    pages: async (server, { catalogue, brandOrigin, brands, clock }) =>
      registerCrawlerFiles(server, {
        clock,
        brands,
        catalogue,
        brandOrigin,
        isServed: () => true,
        fileAddresses: 4,
      }),
  });
  const { options, hosts } = small.brand;
  const read = (url: string) =>
    small.server.app.inject({ method: 'GET', url, headers: { host: hosts[0] ?? '' } });
  const placesIn = (body: string) =>
    [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place = '']) => place);
  const whole = await read('/sitemap.xml');
  expect(whole.body).toContain('<sitemapindex');
  const parts = placesIn(whole.body);
  expect(parts.length).toBeGreaterThan(1);
  expect(parts[0]).toBe(`https://${options.domain}/sitemap-1.xml`);
  const files = await Promise.all(parts.map((part) => read(new URL(part).pathname)));
  const addresses = files.flatMap(({ body }) => placesIn(body));
  for (const { body } of files) expect(placesIn(body).length).toBeLessThanOrEqual(8);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toContain(`https://${options.domain}/game/${slotId}`);
  for (const part of ['0', String(parts.length + 1)])
    expect((await read(`/sitemap-${part}.xml`)).statusCode).toBe(404);
  await small.close();
});
