import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { type Brand, loadBrands, publicBrand } from '@baize/brand';
import { manualClock, systemClock } from '@baize/clock';
import { device } from '@baize/contract';
import type { PageRequest } from '@baize/web';
import fastify from 'fastify';
import { describe, expect, test, vi } from 'vitest';

import { type PageRenderer, type PagesDeps, registerPages } from './register-pages.ts';

/** Pages are encoded once this is resolved. */
const { encoding } = vi.hoisted(() => ({ encoding: { begins: Promise.resolve() } }));
vi.mock('./encode-page.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('./encode-page.ts')>();
  const createPageEncoder: typeof original.createPageEncoder = () => {
    const encode = original.createPageEncoder();
    return async (page) => {
      await encoding.begins;
      return encode(page);
    };
  };
  return { ...original, createPageEncoder };
});

const PHONE = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140 Mobile Safari/537.36';

interface Parts {
  readonly brands?: readonly Partial<Brand>[];
  readonly renderer?: Partial<PageRenderer>;
  readonly deps?: Partial<PagesDeps>;
}

/** Pages of brands that are copies of the first one with a test's changes. */
function pagesOf({ brands: changes = [{}], renderer, deps }: Parts) {
  const [first] = loadBrands(fileURLToPath(new URL('../../../../brands', import.meta.url)));
  if (!first) throw new Error('no brand found');
  const app = fastify();
  registerPages(app, {
    clock: systemClock,
    brands: changes.map((change) => ({ ...first, ...change })),
    frameOrigins: [],
    captchaOrigin: 'https://captcha.example',
    maintenance: { isClosed: () => false },
    callerCountry: () => '',
    brandOrigin: ({ slug }) => `https://${slug}.example`,
    visitorCall: () => () => Promise.reject(new Error('no page is rendered here')),
    renderer: {
      styles: [],
      renderPage: () => Promise.reject(new Error('no page is rendered here')),
      ...renderer,
    },
    ...deps,
  });
  return app;
}

const screens = { [device.web]: 'web', [device.mobile]: 'mobile', [device.tablet]: 'tablet' };

type Rendering = Omit<PageRequest, 'assets'>;

/** A renderer of cacheable pages, and the requests it received. */
function recorder() {
  const asked: Rendering[] = [];
  const renderer = {
    canonicalAddress: (address: string) => address,
    renderPage: async (page: Rendering) => {
      asked.push(page);
      return { status: 200, html: `${page.brand.slug} ${screens[page.device]} ${page.origin}` };
    },
  };
  return { asked, renderer };
}

const houses = [
  { slug: 'one', hosts: ['one.example', 'alias.example'], activeDomain: null },
  { slug: 'two', hosts: ['two.example'], activeDomain: null },
];

test.each(['//evil.example', '//evil.example/gameHistory?x=1', '/\\evil.example', '////evil.example/casino'])(
  '%s is a path of the brand, never another host',
  async (url) => {
    const app = pagesOf({ brands: [{ hosts: ['house.example'], activeDomain: null }] });
    // A raw request, because the framework's `inject` would parse the address first.
    const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
    const sent = request({ host: '127.0.0.1', port, path: url, headers: { host: 'house.example' } }).end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    answer.resume();
    expect(answer.statusCode).toBe(302);
    const { origin } = new URL(answer.headers.location ?? '', 'https://house.example');
    expect(origin).toBe('https://house.example');
    await app.close();
  },
);

test('the pages of a moved brand redirect to its active domain, whatever X-Forwarded headers say', async () => {
  const app = pagesOf({ brands: [{ hosts: ['old.example', 'new.example'], activeDomain: 'new.example' }] });
  const answer = await app.inject({
    url: '/register?ref=7',
    headers: { host: 'old.example', 'x-forwarded-host': 'evil.example' },
  });
  expect(answer.statusCode).toBe(302);
  expect(answer.headers.location).toBe('https://new.example/register?ref=7');
  expect(answer.headers['cache-control']).toBe('no-store');
  await app.close();
});

test('spellings, ports and aliases of a host share one cached page with the brand’s origin', async () => {
  const { asked, renderer } = recorder();
  const app = pagesOf({ brands: houses, renderer });
  const hosts = [
    'one.example',
    'ONE.Example',
    'one.example:8443',
    'one.example:1',
    'one.example.',
    'alias.example',
  ];
  for (const host of hosts) {
    const { body } = await app.inject({ url: '/', headers: { host, 'x-forwarded-proto': 'ftp' } });
    expect(body).toBe('one web https://one.example');
  }
  expect(asked).toHaveLength(1);
  await app.close();
});

test('brands and screen sizes have separate cached pages', async () => {
  const { asked, renderer } = recorder();
  const app = pagesOf({ brands: houses, renderer });
  const read = async (host: string, agent: string) =>
    (await app.inject({ url: '/', headers: { host, 'user-agent': agent } })).body;
  for (let time = 0; time < 2; time += 1) {
    expect(await read('one.example', '')).toBe('one web https://one.example');
    expect(await read('one.example', PHONE)).toBe('one mobile https://one.example');
    expect(await read('two.example', '')).toBe('two web https://two.example');
  }
  expect(asked).toHaveLength(3);
  await app.close();
});

test('a maintenance page has the brand’s origin, however the host is written', async () => {
  const { asked, renderer } = recorder();
  const deps = { maintenance: { isClosed: () => true } };
  const app = pagesOf({ brands: houses, renderer, deps });
  for (const host of ['one.example:99', 'ONE.example', 'one.example']) {
    const { body } = await app.inject({ url: '/casino', headers: { host } });
    expect(body).toBe('one web https://one.example');
  }
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ rootState: 'maintenance', address: '/' });
  await app.close();
});

test('a maintenance page that failed is rendered again for the next visitor', async () => {
  let tries = 0;
  const renderPage = async () => {
    tries += 1;
    if (tries === 1) throw new Error('broken once');
    return { status: 503, html: 'closed' };
  };
  const deps = { maintenance: { isClosed: () => true } };
  const app = pagesOf({ brands: houses, renderer: { renderPage }, deps });
  const read = () => app.inject({ url: '/', headers: { host: 'one.example' } });
  expect((await read()).statusCode).toBe(500);
  const answer = await read();
  expect([answer.statusCode, answer.body]).toEqual([503, 'closed']);
  await read();
  expect(tries).toBe(2);
  await app.close();
});

test('a maintenance page without its data is rendered again for the next visitor', async () => {
  let tries = 0;
  const renderPage = async () => {
    tries += 1;
    return { status: 503, html: `try ${tries}`, ...(tries === 1 && { failure: new Error('no data') }) };
  };
  const deps = { maintenance: { isClosed: () => true } };
  const app = pagesOf({ brands: houses, renderer: { renderPage }, deps });
  const read = async () => (await app.inject({ url: '/', headers: { host: 'one.example' } })).body;
  expect([await read(), await read(), await read()]).toEqual(['try 1', 'try 2', 'try 2']);
  await app.close();
});

test('pages, cached or not, have opener, permissions and reporting headers', async () => {
  const { renderer } = recorder();
  const app = pagesOf({ brands: houses, renderer });
  for (const host of ['one.example', 'one.example', 'nobody.example']) {
    const { headers } = await app.inject({ url: '/', headers: { host } });
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': expect.stringMatching(/\bcamera=\(\).*\bgeolocation=\(\).*\bmicrophone=\(\)/),
      'reporting-endpoints': 'csp="/_report/csp"',
      'content-security-policy': expect.stringMatching(/report-uri \/_report\/csp; report-to csp$/),
    });
  }
  await app.close();
});

test.each([
  [undefined, undefined],
  ['br', 'br'],
  ['gzip;q=0.5', 'gzip'],
])('a page for %s is sent as %s, with all headers of the site', async (accepted, coding) => {
  const { renderer } = recorder();
  const renderPage = async (page: Rendering) => ({ ...(await renderer.renderPage(page)), early: '</a.js>' });
  const deps = { transport: { 'strict-transport-security': 'max-age=1' } };
  const app = pagesOf({ brands: houses, renderer: { ...renderer, renderPage }, deps });
  const headers = { host: 'one.example', ...(accepted !== undefined && { 'accept-encoding': accepted }) };
  const answer = await app.inject({ url: '/?lang=en', headers });
  expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, coding]);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(answer.rawPayload.length),
    vary: 'accept-encoding, cookie',
    'cache-control': 'public, max-age=0, must-revalidate',
    link: '</a.js>',
    'set-cookie': expect.stringMatching(/^lang=en;/),
    'x-request-id': expect.any(String),
    'x-content-type-options': 'nosniff',
    'referrer-policy': expect.any(String),
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': 'max-age=1',
    'content-security-policy': expect.stringMatching(/^default-src 'none'; .*report-to csp$/),
  });
  const { etag = '' } = answer.headers;
  const again = await app.inject({
    url: '/',
    headers: { ...headers, cookie: 'lang=en', 'if-none-match': etag },
  });
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
  await app.close();
});

test('a page is not sent to those who accept none of our codings', async () => {
  const app = pagesOf({ brands: houses, renderer: recorder().renderer });
  const headers = { host: 'one.example', 'accept-encoding': 'identity;q=0' };
  const answer = await app.inject({ url: '/', headers });
  expect([answer.statusCode, answer.headers['cache-control'], answer.headers.etag]).toEqual([
    406,
    'no-store',
    undefined,
  ]);
  await app.close();
});

describe('a flood of addresses that no cache holds', () => {
  const host = 'one.example';

  test('is answered with a light page that says when to come back; cached pages go on', async () => {
    const { renderer } = recorder();
    const slow = Promise.withResolvers<void>();
    const renderPage = async (page: Rendering) => {
      if (page.address !== '/') await slow.promise;
      return renderer.renderPage(page);
    };
    const app = pagesOf({ brands: houses, renderer: { ...renderer, renderPage } });
    await app.inject({ url: '/', headers: { host } });
    const flood = Array.from({ length: 300 }, (_, index) =>
      app.inject({ url: `/casino?page=${index}`, headers: { host, 'accept-language': 'en' } }),
    );
    const refused = await Promise.race(flood);
    expect(refused.statusCode).toBe(503);
    expect(refused.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    expect(refused.body).toContain('Please try again in a few seconds');
    expect((await app.inject({ url: '/', headers: { host } })).statusCode).toBe(200);
    slow.resolve();
    const served = (await Promise.all(flood)).filter(({ statusCode }) => statusCode === 200);
    expect(served.length).toBeGreaterThan(250);
    expect(served.length).toBeLessThanOrEqual(4 + 256);
    expect((await app.inject({ url: '/casino', headers: { host } })).statusCode).toBe(200);
    await app.close();
  });

  test('leaves turns of the event loop to others', async () => {
    const { asked, renderer } = recorder();
    const app = pagesOf({ brands: houses, renderer });
    const flood = Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        app.inject({ url: `/casino?page=${index}`, headers: { host } }),
      ),
    );
    let before = 0;
    let most = 0;
    while (asked.length < 40) {
      await nextTurn();
      most = Math.max(most, asked.length - before);
      before = asked.length;
    }
    expect(most).toBeLessThanOrEqual(2);
    await flood;
    await app.close();
  });

  test('of searches is limited for each network, and what is cached is not counted', async () => {
    const { asked, renderer } = recorder();
    const clock = manualClock(new Date(0));
    const app = pagesOf({ brands: houses, renderer, deps: { clock } });
    const search = (text: string, remoteAddress = '198.51.100.1') =>
      app.inject({
        url: `/casino?search=${text}`,
        remoteAddress,
        headers: { host, 'accept-language': 'en' },
      });
    for (let count = 0; count < 120; count += 1) expect((await search(`text${count}`)).statusCode).toBe(200);
    const refused = await search('more');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('60');
    expect(refused.body).toContain('Too many searches');
    expect(asked).toHaveLength(120);
    expect((await search('text119')).statusCode).toBe(200);
    expect((await search('more', '198.51.100.2')).statusCode).toBe(200);
    const other = { url: '/casino?page=2', remoteAddress: '198.51.100.1', headers: { host } };
    expect((await app.inject(other)).statusCode).toBe(200);
    clock.advance(60_000);
    expect((await search('more still')).statusCode).toBe(200);
    await app.close();
  });
});

test('languages, and who has closed the notice, each have their own kept page', async () => {
  const [brand] = loadBrands(fileURLToPath(new URL('../../../../brands', import.meta.url)));
  if (!brand) throw new Error('there is no brand');
  const options = { ...brand.options, notice: { tr: 'Bakım var', en: 'Maintenance' } };
  const { noticeKey } = publicBrand({ ...brand, options }, 'tr', '');
  let renders = 0;
  const renderPage = async ({ language, isNoticeClosed }: Rendering) => {
    renders += 1;
    return { status: 200, html: `${language} ${isNoticeClosed ? 'closed' : 'open'}` };
  };
  const renderer = { renderPage, canonicalAddress: (address: string) => address };
  const app = pagesOf({ brands: [{ ...houses[0], options }], renderer });
  const read = async (cookie: string) =>
    (await app.inject({ url: '/', headers: { host: 'one.example', cookie } })).body;
  for (let time = 0; time < 2; time += 1) {
    expect(await read('')).toBe('tr open');
    expect(await read('lang=en')).toBe('en open');
    expect(await read(`notice=${noticeKey}`)).toBe('tr closed');
    expect(await read(`lang=en; notice=${noticeKey}`)).toBe('en closed');
    expect(await read('notice=another')).toBe('tr open');
  }
  expect(renders).toBe(4);
  await app.close();
});

test.each([
  ['a closed brand', { maintenance: { isClosed: () => true } }, 'maintenance', 503],
  ['a country that the brand does not serve', { callerCountry: () => 'AA' }, 'restricted', 451],
])('%s gets one page for all addresses, which nobody may keep', async (_, deps, rootState, status) => {
  const { asked, renderer } = recorder();
  const renderPage = async (page: Rendering) => ({
    ...(await renderer.renderPage(page)),
    status: page.rootState === undefined ? 200 : status,
  });
  const restrictedCountries = ['AA', 'BB'];
  const brands = [{ ...houses[0], restrictedCountries }];
  const app = pagesOf({ brands, renderer: { ...renderer, renderPage }, deps });
  for (const url of ['/', '/casino', '/']) {
    const answer = await app.inject({ url, headers: { host: 'one.example' } });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['etag']).toBeUndefined();
  }
  expect(asked).toMatchObject([{ rootState }]);
  await app.close();
});

test('a country that the brand serves gets its pages', async () => {
  const { asked, renderer } = recorder();
  const brands = [{ ...houses[0], restrictedCountries: ['AA'] }];
  for (const country of ['', 'TR', 'aa']) {
    const app = pagesOf({ brands, renderer, deps: { callerCountry: () => country } });
    expect((await app.inject({ url: '/', headers: { host: 'one.example' } })).statusCode).toBe(200);
    await app.close();
  }
  expect(asked.map(({ rootState }) => rootState)).toEqual([undefined, undefined, undefined]);
});

test('pages that wait to be compressed hold up further renders', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  encoding.begins = promise;
  const { asked, renderer } = recorder();
  const app = pagesOf({ brands: [{ hosts: ['house.example'], activeDomain: null }], renderer });
  const all = Promise.all(
    Array.from({ length: 20 }, (_, number) =>
      app.inject({ url: `/casino?page=${number}`, headers: { host: 'house.example' } }),
    ),
  );
  for (let turns = 0; turns < 100; turns += 1) await nextTurn();
  expect(asked).toHaveLength(4);
  resolve();
  expect((await all).map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(asked).toHaveLength(20);
  await app.close();
});
