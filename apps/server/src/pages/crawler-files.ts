import { escapeHtml } from '@baize/brand/escape-html';
import { language as languages } from '@baize/contract';
import { languageAddress } from '@baize/contract/page-addresses';

/** Where nothing is to be found by strangers: calls, play, what belongs to a player, our own workbench. */
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
  '/forget-password/',
];

/** What programs that read the site may ask for, and where its addresses are listed. */
export function writeRobots(origin: string): string {
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

/** Every address in every language, each with the others beside it. */
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

/** Names the parts of a list of addresses that is too long for one file. */
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
