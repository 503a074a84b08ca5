import { cleanHtml } from '@baize/services';
import { describe, expect, it } from 'vitest';

import { languages } from '../../text.ts';
import { infoPages } from './index.ts';

const slugs = [
  'about',
  'responsible-gambling',
  'privacy-policy',
  'terms-and-conditions',
  'betbuilder-rules',
  'sportsbook-rules',
  'bonus-system',
  'frequently-asked-questions',
  'contact',
  'affiliates',
  'tournaments',
  'betting-rules',
  'complaints-and-arbitration',
  'bonus-policy',
  'aml-kyc-policy',
  'payment-policy',
  'netent-rescription',
  'self-exclusion-policy',
  'dispute-resolution',
  'fairness-methods',
];

const texts = infoPages.flatMap((page) =>
  languages.map((language) => ({ slug: page.slug, language, html: page.body[language] })),
);

describe('the info pages', () => {
  it('are the twenty that the site links to, each once', () => {
    expect(infoPages.map(({ slug }) => slug).toSorted()).toEqual(slugs.toSorted());
    expect(new Set(infoPages.map(({ id }) => id)).size).toBe(slugs.length);
  });

  it.each(texts)('$slug in $language has 150 to 500 words and names the brand', ({ html }) => {
    const words = html
      .replaceAll(/<[^>]+>/g, ' ')
      .trim()
      .split(/\s+/);
    expect(words.length).toBeGreaterThanOrEqual(150);
    expect(words.length).toBeLessThanOrEqual(500);
    expect(html).toContain('{brand}');
  });

  it.each(texts)('$slug in $language loses nothing to sanitising', ({ html }) => {
    expect(cleanHtml(html)).toBe(html);
  });

  it.each(texts)('$slug in $language links only to existing pages', ({ html }) => {
    for (const [, address = ''] of html.matchAll(/href="([^"]+)"/g))
      expect(slugs).toContain(address.replace('/Pages/', ''));
  });
});
