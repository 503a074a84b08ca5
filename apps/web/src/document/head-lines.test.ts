import { QueryClient } from '@tanstack/react-query';
import type { Language } from '@baize/contract';
import { compileMessages } from '@baize/messages';
import { describe, expect, it } from 'vitest';

import { runningPromotions } from '../areas/site/running-promotions.ts';
import { infoPages } from '../areas/site/info-pages.ts';
import type { App } from '../app/app.ts';
import { matchRoute, routeTable } from '../routes/table.ts';
import { gameSheet } from '../areas/play/game-page/game-page-data.ts';
import { parseLobby } from '../addresses/lobby-address.ts';
import { lobbyConfig } from '../areas/catalogue/lobby-config.ts';
import { lobbyGames } from '../areas/catalogue/lobby-data.ts';
import type { OpenPage } from '../router/open-page.ts';
import { headLines } from './head-lines.ts';

const attack = '</script><script>alert(1)</script>"';
const options = {
  name: 'Ev',
  title: 'Ev: oyunlar',
  description: 'Bir ev & oyunları',
  keywords: 'oyun',
  logo: '/brands/ev/logo.svg',
  instagram: 'https://instagram.example/ev',
  poker: true,
};

/** An app with only the parts that heads read. */
function makeApp(language: Language = 'tr'): App {
  const brand = { slug: 'ev', options, messages: {} };
  return { brand, language, messages: {}, queries: new QueryClient() } as unknown as App;
}

/** Parameters of addresses that take only some values. */
const examples: Readonly<Record<string, string>> = { token: 'link', id: '9087', provider: 'redline' };

/** The head of an address, as its own route parses it. */
function linesAt(address: string, app = makeApp(), changes: Partial<OpenPage> = {}): string {
  const { pathname, searchParams } = new URL(address, 'http://site.invalid');
  const match = matchRoute(pathname);
  if (!match) throw new Error(`no route has ${address}`);
  const page: OpenPage = {
    address,
    route: match.route,
    View: () => null,
    input: match.route.parse(match.params, searchParams),
    status: match.route.status ?? 200,
    ...changes,
  };
  return headLines({ app, page, request: { origin: 'https://ev.example' }, title: 'Adı' }).join('\n');
}

function dataOf(lines: string): { '@graph': Record<string, unknown>[] } | undefined {
  const text = /<script type="application\/ld\+json">(.*)<\/script>/.exec(lines)?.[1];
  return text === undefined ? undefined : (JSON.parse(text) as { '@graph': Record<string, unknown>[] });
}

const typesOf = (lines: string) => dataOf(lines)?.['@graph'].map((thing) => thing['@type']);

describe('the head of every kind of page', () => {
  it('describes the brand and its search on the home page', () => {
    const lines = linesAt('/');
    expect(lines).toContain('<title>Ev: oyunlar</title>');
    expect(lines).toContain('<meta name="description" content="Bir ev &amp; oyunları">');
    expect(lines).toContain('<link rel="canonical" href="https://ev.example/">');
    expect(lines).toContain('content="https://ev.example/pictures/share/house-ev.jpg"');
    expect(lines).not.toContain('noindex');
    expect(typesOf(lines)).toEqual(['Organization', 'WebSite']);
    expect(JSON.stringify(dataOf(lines))).toContain('/casino?search={search_term_string}');
  });

  it('prefers a brand’s own texts', () => {
    const app = { ...makeApp(), messages: compileMessages({ head_poker: '{brand} masaları' }) };
    expect(linesAt('/poker', app)).toContain('<meta name="description" content="Ev masaları">');
    expect(linesAt('/poker')).not.toContain('Ev masaları');
  });

  it('has an address per language, and lists the alternatives', () => {
    const lines = linesAt('/poker', makeApp('en'));
    expect(lines).toContain('<link rel="canonical" href="https://ev.example/poker?lang=en">');
    expect(lines).toContain('<meta property="og:locale" content="en_GB">');
    expect(lines.match(/hreflang="[^"]+" href="[^"]+"/g)).toEqual([
      'hreflang="tr" href="https://ev.example/poker"',
      'hreflang="en" href="https://ev.example/poker?lang=en"',
      'hreflang="x-default" href="https://ev.example/poker"',
    ]);
    expect(typesOf(lines)).toEqual(['BreadcrumbList']);
  });

  it('lists the games of a lobby; a name cannot close the script element', () => {
    const app = makeApp();
    const input = parseLobby('casino', {}, new URLSearchParams());
    const config = { categories: [], providers: [], last_winners: [] };
    app.queries.setQueryData(lobbyConfig(app, 'casino').queryKey, { success: true, data: config } as never);
    const game = { id: 7, name: attack, picture: 'kurt' };
    const pages = [{ games: { data: [game] } }];
    app.queries.setQueryData(lobbyGames(app, input, undefined).queryKey, { pages, pageParams: [1] } as never);
    const lines = linesAt('/casino', app);
    expect(lines).not.toContain(attack);
    expect(lines).toContain('/pictures/share/kurt.jpg');
    expect(typesOf(lines)).toEqual(['BreadcrumbList', 'ItemList']);
    expect(dataOf(lines)?.['@graph'][1]).toMatchObject({
      itemListElement: [{ position: 1, name: attack, url: 'https://ev.example/game/7' }],
    });
  });

  it('describes a game with its studio and lobby', () => {
    const app = makeApp('en');
    const game = { id: 7, name: attack, picture: 'kurt', type: 'live_casino' };
    const data = {
      game,
      studio: { name: 'Tulpar' },
      categories: [{ name: 'Roulette' }],
      released_at: '2026-03-01',
    };
    app.queries.setQueryData(gameSheet(app, 7).queryKey, { success: true, data } as never);
    const lines = linesAt('/game/7', app);
    expect(lines).not.toContain(attack);
    expect(lines).not.toContain('noindex');
    expect(lines).toContain('<link rel="canonical" href="https://ev.example/game/7?lang=en">');
    expect(lines).toContain('content="https://ev.example/pictures/share/kurt.jpg"');
    expect(typesOf(lines)).toEqual(['BreadcrumbList', 'Game']);
    expect(dataOf(lines)?.['@graph'][0]).toMatchObject({
      itemListElement: [{}, { item: 'https://ev.example/livecasino?lang=en' }, { name: 'Adı' }],
    });
    expect(dataOf(lines)?.['@graph'][1]).toEqual({
      '@type': 'Game',
      name: attack,
      url: 'https://ev.example/game/7?lang=en',
      image: 'https://ev.example/pictures/share/kurt.jpg',
      inLanguage: 'en',
      datePublished: '2026-03-01',
      publisher: { '@type': 'Organization', name: 'Tulpar' },
      genre: ['Roulette'],
    });
  });

  it.each(['search=kurt', 'sort=new', 'page=2', 'provider=1,2', 'category=0'])(
    'keeps a filtered lobby (%s) from search engines',
    (query) => {
      const lines = linesAt(`/casino?${query}`);
      expect(lines).toContain('<meta name="robots" content="noindex">');
      expect(lines).not.toContain('hreflang');
      expect(dataOf(lines)).toBeUndefined();
    },
  );

  it('offers a category or one studio of a lobby to search engines', () => {
    for (const address of ['/casino?provider=4', '/casino?category=4', '/slots/category/klasik'])
      expect(linesAt(address)).not.toContain('noindex');
  });

  it('describes an info page by its own text and lists its questions', () => {
    const app = makeApp();
    const description = `<h2>Hesap</h2><h3>Nasıl &amp; neden?</h3><p>Böyle <b>yapılır</b>.</p><h3>Başlık</h3><p>x</p>`;
    const page = { id: 1, name: 'Sorular', url: '/Pages/sorular', description };
    app.queries.setQueryData(infoPages(app).queryKey, { success: true, pages: [page] } as never);
    const lines = linesAt('/Pages/sorular', app);
    expect(lines).toContain(
      '<meta name="description" content="Hesap Nasıl &amp; neden? Böyle yapılır. Başlık x">',
    );
    expect(dataOf(lines)?.['@graph'][1]).toEqual({
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Nasıl & neden?',
          acceptedAnswer: { '@type': 'Answer', text: 'Böyle yapılır.' },
        },
      ],
    });
    expect(linesAt('/Pages/yok', app)).toContain('noindex');
  });

  it('shares a promotion with its own picture', () => {
    const app = makeApp();
    const promotion = { id: 2, name: 'Hafta', picture: 'promo-hafta', description: '<p>Koşullar.</p>' };
    app.queries.setQueryData(runningPromotions(app).queryKey, {
      success: true,
      promotions: [promotion],
    } as never);
    const lines = linesAt('/Promotions/2', app);
    expect(lines).toContain('content="https://ev.example/pictures/share/promo-hafta.jpg"');
    expect(lines).toContain('<meta property="og:description" content="Koşullar.">');
  });

  it.each([
    '/Deposit',
    '/gameHistory',
    '/PlayGame/5',
    '/play/demo/5',
    '/PlayGameNewWindow/x/5',
    '/launcher/5',
    '/PlayZeplinGame/x/5',
    '/PlayPoker',
    '/__ui',
    '/404',
    '/forget-password',
  ])('keeps %s from search engines', (address) => {
    expect(linesAt(address)).toContain('noindex');
    expect(dataOf(linesAt(address))).toBeUndefined();
  });

  it('keeps a page that failed to load from search engines', () => {
    expect(linesAt('/', makeApp(), { status: 500, failure: new Error('x') })).toContain('noindex');
  });

  it('exists for every address of the table', () => {
    expect(routeTable.length).toBeGreaterThan(20);
    for (const route of routeTable) {
      const address = route.paths[0].replaceAll(/:(\w+)\??/g, (_, name: string) => examples[name] ?? 'x');
      const isThere = (route.status ?? 200) === 200;
      expect(linesAt(address).includes('<link rel="canonical"'), address).toBe(isThere);
    }
  });
});
