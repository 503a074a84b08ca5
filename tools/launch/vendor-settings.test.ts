import { expect, test } from 'vitest';

import { captchaProblems, readVendorSettings } from './vendor-settings.ts';

const origins = { STUDIO_URL: 'https://games.host', GATEWAY_URL: 'https://pay.host' };

test('secrets of captchas are read by site, and test secrets refused', () => {
  const read = (text: string) => readVendorSettings({ ...origins, TURNSTILE_SECRETS: text });
  const { settings, problems } = read('100=0x4AAA-b,200=0x4BBB_c');
  expect(problems).toEqual([]);
  expect([...settings.captchaSecrets]).toEqual([
    [100, '0x4AAA-b'],
    [200, '0x4BBB_c'],
  ]);
  expect(read('0x4AAA').problems).toHaveLength(1);
  expect(read('100=1x0000000000000000000000000000000AA').problems).toEqual([
    'TURNSTILE_SECRETS holds a test secret for the site 100',
  ]);
});

test('the socket of the live tables is an encrypted one, with nothing in its address but the place', () => {
  const read = (text: string) => readVendorSettings({ ...origins, LIVE_FEED_URL: text });
  expect(read('').settings.liveFeedUrl).toBeUndefined();
  expect(read('wss://tables.host/ws').problems).toEqual([]);
  expect(read('ws://tables.host/ws').problems).toHaveLength(1);
  expect(read('wss://tables.host/ws;script-src *').problems).toHaveLength(1);
});

test('a brand whose captcha stops nobody or everybody is named', () => {
  const problemsOf = (turnstile_validation: 0 | 1, siteKey?: string) => {
    const keys = siteKey === undefined ? {} : { TURNSTILE_SITE_KEY: siteKey };
    // Only what the check reads of a brand.
    const brand = { slug: 'x', siteId: 100, options: { turnstile_validation, keys } };
    const brands = [brand] as unknown as Parameters<typeof captchaProblems>[0];
    return captchaProblems(brands, { captchaSecrets: new Map([[200, '0x4B']]) });
  };
  expect(problemsOf(0)).toEqual([]);
  expect(problemsOf(1)).toEqual(['brand x asks for a captcha without a site key']);
  expect(problemsOf(1, '1x00000000000000000000AA')).toEqual(['brand x has a test key for its captcha']);
  expect(problemsOf(0, '0x4AAAA')).toEqual(['TURNSTILE_SECRETS lacks the secret of brand x (100)']);
});
