import type { Brand } from '@baize/brand';
import { brandUrl } from '@baize/testkit/running-site';
import { describe, expect, it } from 'vitest';

import { type Reply, sendRequest } from '../send-request.ts';
import { brands } from '../visit.ts';

const ownPages = ['/', '/casino', '/Promotions', '/Pages/about', '/no/such/page'] as const;
/** Start pages, from which everything else is linked. Few of them differ by language. */
const pages = {
  tr: [
    ...ownPages,
    '/livecasino',
    '/Jackpot',
    '/virtual',
    '/bingo',
    '/beton',
    '/games',
    '/slots/category/hot-games',
  ],
  en: ownPages,
} as const;

/** There are many games with similar addresses, so only some of each kind are requested. */
const gameAddress = /^\/(?:PlayGame|play\/demo|game)\//i;
const GAMES_OF_EACH = 2;
/** Lists of the catalogue, which all brands share: one that exists at a brand exists at all. */
const sharedList = /^\/(?:casino|livecasino|slots|live-casino|providers|bingo|games|beton|virtual)[/?]/i;
const found = new Set<string>();
const AT_ONCE = 8;

type BrandId = Pick<Brand, 'slug' | 'siteId'>;

function requestFromBrand({ slug, siteId }: BrandId, language: string, address: string): Promise<Reply> {
  const headers = { cookie: `lang=${language}`, 'accept-language': language, 'site-id': String(siteId) };
  return sendRequest(brandUrl(slug) + encodeURI(address), { headers });
}

/** Internal links of a page, without their fragments. */
function linksOf(html: string): string[] {
  return [...html.matchAll(/<a [^>]*?href="(\/[^"#]*)/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );
}

/** Addresses in replies of calls, which pages link after hydration. */
function addressesIn(json: string): string[] {
  return [...json.matchAll(/"url":"(\/(?!pictures\/)[^"]*)"/g)].map(([, address = '']) => address);
}

function withFewGames(addresses: ReadonlySet<string>): string[] {
  const games = new Map<string, number>();
  return [...addresses].filter((address) => {
    const [, kind] = /^(\/[a-z]+)/i.exec(address) ?? [];
    if (kind === undefined || !gameAddress.test(address)) return true;
    games.set(kind, (games.get(kind) ?? 0) + 1);
    return (games.get(kind) ?? 0) <= GAMES_OF_EACH;
  });
}

async function collect(brand: BrandId, language: 'tr' | 'en'): Promise<Set<string>> {
  const answers = await Promise.all([
    ...pages[language].map(async (address) =>
      linksOf((await requestFromBrand(brand, language, address)).text),
    ),
    ...['/_api/popup', '/_api/homepage', '/_api/search?q=jackpot', '/_api/search?q=bonus'].map(
      async (address) => addressesIn((await requestFromBrand(brand, language, address)).text),
    ),
  ]);
  return new Set(answers.flat());
}

/** Addresses without a page, each with its status. */
async function findDead(brand: BrandId, language: string, addresses: readonly string[]): Promise<string[]> {
  const dead: string[] = [];
  const queue = addresses.values();
  const walk = async () => {
    for (const address of queue) {
      if (found.has(address)) continue;
      const { status, headers } = await requestFromBrand(brand, language, address);
      if (status >= 400 || headers.location === '/404') dead.push(`${address} ${status}`);
      else if (sharedList.test(address)) found.add(address);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, walk));
  return dead;
}

describe('no link leads to a missing page', () => {
  it.each(brands.map((brand) => [brand.slug, brand] as const))(
    'at %s, in both languages',
    async (_, brand) => {
      const turkish = await collect(brand, 'tr');
      expect(turkish.size).toBeGreaterThan(60);
      expect(await findDead(brand, 'tr', withFewGames(turkish))).toEqual([]);
      const english = await collect(brand, 'en');
      expect(english.size).toBeGreaterThan(60);
      const onlyEnglish = withFewGames(english.difference(turkish));
      expect(await findDead(brand, 'en', onlyEnglish)).toEqual([]);
    },
  );
});
