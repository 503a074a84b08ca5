import { join } from 'node:path';

import { expect, test } from 'vitest';

import type { Brand } from './brand.ts';
import { loadBrands } from './load-brands.ts';
import { publicBrand } from './public-brand.ts';

const [brand] = loadBrands(join(import.meta.dirname, '../../../brands'));

function keyOf(notice: Brand['options']['notice']): string | null {
  if (!brand) throw new Error('there is no brand');
  const { notice: _none, ...options } = brand.options;
  const changed = { ...brand, options: { ...options, ...(notice && { notice }) } };
  const keys = (['tr', 'en'] as const).map((language) => publicBrand(changed, language, '').noticeKey);
  expect(keys[0]).toBe(keys[1]);
  return keys[0] ?? null;
}

test('a closed notice is shown again when its text changes, in either language', () => {
  const first = keyOf({ tr: 'Bakım var', en: 'Maintenance' });
  expect(first).toMatch(/^\w+$/);
  expect(keyOf({ tr: 'Bakım var', en: 'Maintenance' })).toBe(first);
  const others = [
    keyOf({ tr: 'Bakım yok', en: 'Maintenance' }),
    keyOf({ tr: 'Bakım var', en: 'No maintenance' }),
    keyOf({ tr: 'Maintenance', en: 'Bakım var' }),
  ];
  expect(new Set([first, ...others]).size).toBe(4);
  expect(keyOf(undefined)).toBeNull();
});

test('the captcha’s script is loaded by the brands that have a widget, and no others', () => {
  if (!brand) throw new Error('there is no brand');
  const originAt = (keys: Brand['options']['keys'], captchaOrigin?: string) =>
    publicBrand({ ...brand, options: { ...brand.options, keys } }, 'tr', '', { captchaOrigin }).captchaOrigin;
  expect(originAt({ TURNSTILE_SITE_KEY: 'a-key' }, 'https://captcha.example')).toBe(
    'https://captcha.example',
  );
  expect(originAt({ TURNSTILE_SITE_KEY: 'a-key' })).toBeNull();
  expect(originAt({}, 'https://captcha.example')).toBeNull();
});

test('pages of levels are those whose address a brand with the trait has, and browsers do not learn it', () => {
  if (!brand) throw new Error('there is no brand');
  const address = 'https://rewards.example/?d={data}';
  const shownAt = (options: Partial<Brand['options']>, hasLevels = true) => {
    const traits = { ...brand.traits, 'extras.levelPages': hasLevels };
    return publicBrand({ ...brand, traits, options: { ...brand.options, ...options } }, 'tr', '');
  };
  expect(shownAt({ level_url: address, case_url: address }).levelPages).toEqual(['level', 'case']);
  expect(shownAt({ case_url: address }).levelPages).toEqual(['case']);
  expect(shownAt({}).levelPages).toEqual([]);
  expect(shownAt({ level_url: address, case_url: address }, false).levelPages).toEqual([]);
  expect(JSON.stringify(shownAt({ level_url: address }))).not.toContain(address);
});
