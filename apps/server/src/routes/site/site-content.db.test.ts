import { eq, page, promotion } from '@baize/db';
import { readPdf } from '@baize/pdf/read-pdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../../testing/test-app.ts';

interface PagesReply {
  pages: { id: number; name: string; url: string; description: string }[];
}
interface PromotionsReply {
  promotions: { id: number; name: string; detail_image: string; description: string; until: string }[];
}

const attack = '<p onclick="alert(1)">x<script>alert(1)</script><a href="javascript:alert(1)">y</a></p>';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  const { sql } = app.database;
  const texts = { bodyTr: '<p>{brand} metni</p>', bodyEn: '<p>Text of {brand}</p>' };
  await sql.insert(page).values([
    { id: 1, slug: 'about', sort: 2, nameTr: '{brand} hakkında', nameEn: 'About {brand}', ...texts },
    { id: 2, slug: 'contact', sort: 1, nameTr: 'İletişim', nameEn: 'Contact', ...texts },
    {
      id: 3,
      slug: 'contact',
      siteId: app.otherBrand.siteId,
      sort: 3,
      nameTr: 'Bize yazın',
      nameEn: 'Write to us',
      bodyTr: attack,
      bodyEn: attack,
    },
  ]);
  const offer = {
    picture: 'promo-a',
    nameTr: 'Kampanya',
    nameEn: 'Offer',
    descriptionTr: attack,
    descriptionEn: attack,
  };
  await sql.insert(promotion).values([
    { id: 1, sort: 2, ...offer, endsAt: new Date('2026-03-31T20:00:00Z') },
    { id: 2, sort: 1, ...offer },
    { id: 3, sort: 3, ...offer, endsAt: new Date('2026-03-15T11:59:59Z') },
    { id: 4, sort: 4, ...offer, siteId: app.otherBrand.siteId },
  ]);
  await app.server.catalogue.reload();
});
afterAll(() => app.close());

describe('the PDF of an info page', () => {
  const follow = (url: string, headers = {}, brand = app.brand) =>
    app.server.app.inject({ method: 'GET', url, headers: { host: String(brand.hosts[0]), ...headers } });

  test('comes by a plain link, in the language of the link, and is saved', async () => {
    const { name } = app.brand.options;
    const sent = await follow('/_api/pages/About/file?lang=en', { 'accept-language': 'tr' });
    expect(sent.statusCode, sent.body).toBe(200);
    expect(sent.headers['content-disposition']).toMatch(/^attachment; filename="document\.pdf"/);
    const texts = readPdf(sent.rawPayload).pages.flat();
    expect(texts).toEqual(expect.arrayContaining([`About ${name}`, `Text of ${name}`, 'Page 1 of 1']));
    const turkish = await follow('/_api/pages/about/file', { 'accept-language': 'tr' });
    expect(readPdf(turkish.rawPayload).pages.flat()).toContain(`${name} hakkında`);
  });

  test('is of the brand of the host, and has nothing that an operator must not write', async () => {
    const own = await follow('/_api/pages/contact/file?lang=tr', {}, app.otherBrand);
    expect(readPdf(own.rawPayload).pages.flat()).toEqual(expect.arrayContaining(['Bize yazın', 'xy']));
  });

  test('is the same for all who ask', async () => {
    const [one, other] = await Promise.all([1, 2].map(() => follow('/_api/pages/about/file?lang=tr')));
    expect(one?.rawPayload.equals(other?.rawPayload ?? Buffer.alloc(0))).toBe(true);
  });

  test.each([
    '/_api/pages/none/file?lang=tr',
    '/_api/pages/%3Cb%3E/file?lang=tr',
    '/_api/pages/about/file?lang=xx',
  ])('that cannot be is a page that people can read: %s', async (url) => {
    const sent = await follow(url, { 'accept-language': 'tr' });
    expect(sent.statusCode).toBeGreaterThanOrEqual(400);
    expect(sent.headers['content-type']).toBe('text/html; charset=utf-8');
  });
});

describe('info pages', () => {
  test('are sorted, in the requested language, with the name of the brand', async () => {
    const { pages } = (await app.call('GET', '/pages?lang=en')).json<PagesReply>();
    const { name } = app.brand.options;
    expect(pages.map(({ url }) => url)).toEqual(['/Pages/contact', '/Pages/about']);
    expect(pages[1]).toMatchObject({ id: 1, name: `About ${name}`, description: `<p>Text of ${name}</p>` });
  });

  test('use the language of the request if none is given', async () => {
    const nameOf = async (language: string) =>
      (await app.call('GET', '/pages', { language })).json<PagesReply>().pages[0]?.name;
    expect(await nameOf('tr')).toBe('İletişim');
    expect(await nameOf('en')).toBe('Contact');
  });

  test('of a brand replace the shared ones, and are sanitised', async () => {
    const { pages } = (await app.call('GET', '/pages?lang=tr', { brand: app.otherBrand })).json<PagesReply>();
    expect(pages.map(({ name, url }) => [url, name])).toEqual([
      ['/Pages/about', `${app.otherBrand.options.name} hakkında`],
      ['/Pages/contact', 'Bize yazın'],
    ]);
    expect(pages[1]?.description).toBe('<p>x<a>y</a></p>');
  });

  test.each(['lang=xx', 'lang=', `lang=${encodeURIComponent("' or 1=1 --")}`, 'lang=tr&lang=en'])(
    'are refused for %s',
    async (query) => {
      expect((await app.call('GET', `/pages?${query}`)).statusCode).toBe(422);
    },
  );
});

describe('promotions', () => {
  test('are the brand’s running ones, sanitised', async () => {
    const { promotions } = (await app.call('GET', '/promotions', { language: 'en' })).json<PromotionsReply>();
    expect(promotions.map(({ id, until }) => [id, until])).toEqual([
      [2, ''],
      [1, '31 March'],
    ]);
    expect(promotions[0]).toMatchObject({
      name: 'Offer',
      image: '/pictures/promo-a-400.avif',
      detail_image: '/pictures/promo-a-400.avif',
      description: '<p>x<a>y</a></p>',
    });
  });

  test('that have ended are also not on the home page', async () => {
    const { data } = (await app.call('GET', '/homepage')).json<{
      data: { promotions: { id: number }[] };
    }>();
    expect(data.promotions.map(({ id }) => id)).toEqual([2, 1]);
  });

  test('of one brand are not shown to another', async () => {
    const ids = async (brand: TestApp['brand']) =>
      (await app.call('GET', '/promotions', { brand }))
        .json<PromotionsReply>()
        .promotions.map(({ id }) => id);
    expect(await ids(app.brand)).not.toContain(4);
    expect(await ids(app.otherBrand)).toContain(4);
  });
});

describe('the end of a promotion', () => {
  const shown = async () =>
    (await app.call('GET', '/promotions', { language: 'en' })).json<PromotionsReply>().promotions;

  async function endAt(end: Date): Promise<PromotionsReply['promotions'][number] | undefined> {
    await app.database.sql.update(promotion).set({ endsAt: end }).where(eq(promotion.id, 3));
    await app.server.catalogue.reload();
    return (await shown()).find(({ id }) => id === 3);
  }

  test('is its last moment', async () => {
    const now = app.clock.now().getTime();
    expect(await endAt(new Date(now))).toBeUndefined();
    expect(await endAt(new Date(now + 1))).toBeDefined();
  });

  test('is shown as a day in the site’s own time', async () => {
    expect(await endAt(new Date('2026-03-31T20:59:59Z'))).toMatchObject({ until: '31 March' });
    expect(await endAt(new Date('2026-03-31T21:00:00Z'))).toMatchObject({ until: '1 April' });
  });
});

test('a brand’s name is text in a page, whatever characters it has', async () => {
  const { options } = app.brand;
  const { name } = options;
  Object.assign(options, { name: 'Kaya & <i>Söz</i>' });
  await app.server.catalogue.reload();
  const { pages } = (await app.call('GET', '/pages?lang=en')).json<PagesReply>();
  Object.assign(options, { name });
  expect(pages.find(({ url }) => url === '/Pages/about')).toMatchObject({
    name: 'About Kaya & <i>Söz</i>',
    description: '<p>Text of Kaya &amp; &lt;i&gt;Söz&lt;/i&gt;</p>',
  });
});
