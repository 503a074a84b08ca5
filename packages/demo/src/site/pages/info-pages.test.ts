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

  it('promise no time or reason that brands do not keep, and no rule that only some of them have', () => {
    const untrue: Readonly<Record<string, readonly RegExp[]>> = {
      'aml-kyc-policy': [
        /24 (hours|saat)/,
        /30 (days|gün)/,
        /first request|ilk para çekme/i,
        /at least once|en az bir kez/,
      ],
      'payment-policy': [/24 (hours|saat)/, /where possible|olanaklıysa/i],
      'frequently-asked-questions': [
        /24 (hours|saat)/,
        /within minutes|birkaç dakika/i,
        /first withdrawal|ilk çekim/i,
      ],
      'terms-and-conditions': [/tell you the reason|gerekçesini/],
      'self-exclusion-policy': [/cannot sign in|giriş yapılamaz/, /in writing|yazılı/],
    };
    const found = texts.flatMap(({ slug, language, html }) =>
      (untrue[slug] ?? []).flatMap((one) => (one.test(html) ? [`${slug} ${language}: ${one.source}`] : [])),
    );
    expect(found).toEqual([]);
  });

  it('say that the balance of a closed account needs no play, and where money of a suspended one is asked for', () => {
    const said: Readonly<Record<string, RegExp>> = {
      'aml-kyc-policy': /nothing has to be played|oynama şartı aranmaz/,
      'self-exclusion-policy': /need not play any of it first|önce oynamanız gerekmez/,
      'terms-and-conditions': /paid out through support on request|talebiniz üzerine destek ekibi/,
    };
    for (const { slug, language, html } of texts)
      expect(html, `${slug} ${language}`).toMatch(said[slug] ?? /(?:)/);
  });

  it.each(texts)('$slug in $language loses nothing to sanitising', ({ html }) => {
    expect(cleanHtml(html)).toBe(html);
  });

  it.each(texts)('$slug in $language links only to existing pages', ({ html }) => {
    for (const [, address = ''] of html.matchAll(/href="([^"]+)"/g))
      expect(slugs).toContain(address.replace('/Pages/', ''));
  });
});
