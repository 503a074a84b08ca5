import { escapeHtml } from '@baize/brand/escape-html';
import { language as languages } from '@baize/contract';
import { languageAddress } from '@baize/contract/page-addresses';

/** Paths that crawlers should skip: calls, games, player pages, our own component gallery. */
const closed = [
  '/_api/',
  '/_callback/',
  '/__ui',
  '/account/',
  '/Account',
  '/Deposit',
  '/Withdraw',
  '/PlayGame',
  '/play/',
  '/launcher/',
  '/PlayZeplinGame/',
  '/forget-password/',
];

/** What crawlers may request, and the address of the sitemap. */
export function writeRobots(origin: string): string {
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

/** Every address in every language, each with its alternates. */
export function writeSitemap(origin: string, addresses: readonly string[]): string {
  const entries = addresses.flatMap((address) => {
    const link = (name: string, target: string) =>
      `<xhtml:link rel="alternate" hreflang="${name}" href="${escapeHtml(origin + target)}"/>`;
    const alternates = [
      ...languages.map((language) => link(language, languageAddress(address, language))),
      link('x-default', address),
    ].join('');
    return languages.map(
      (language) =>
        `<url><loc>${escapeHtml(origin + languageAddress(address, language))}</loc>${alternates}</url>`,
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** Lists the parts of a sitemap that is too long for one file. */
export function writeSitemapIndex(origin: string, parts: number): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...Array.from(
      { length: parts },
      (_, place) => `<sitemap><loc>${escapeHtml(`${origin}/sitemap-${place + 1}.xml`)}</loc></sitemap>`,
    ),
    '</sitemapindex>',
    '',
  ].join('\n');
}
