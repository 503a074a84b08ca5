import { join } from 'node:path';

import { expect, test } from 'vitest';

import { fillRewardsOrigin } from './fill-rewards-origin.ts';
import { fillFrameTemplate, isFrameTemplate } from './frame-template.ts';
import { loadBrands } from './load-brands.ts';

const brands = loadBrands(join(import.meta.dirname, '../../../brands'));
const having = brands.filter(({ options }) => options.wheel_of_fortune_url?.startsWith('{rewards_origin}'));

test('addresses have the origin of the partner, or are left out without one', () => {
  expect(having.length).toBeGreaterThan(1);
  for (const brand of having) {
    expect(fillRewardsOrigin(brand, 'http://localhost:3001').options.wheel_of_fortune_url).toBe(
      'http://localhost:3001/rewards/wheel?user={userId}&site={siteName}&name={userName}',
    );
    expect(fillRewardsOrigin(brand, undefined).options.wheel_of_fortune_url).toBeUndefined();
  }
  const [first] = having;
  if (!first) throw new Error('no brand has a wheel');
  const own = { ...first, options: { ...first.options, case_url: 'https://cases.example/?d={data}' } };
  expect(fillRewardsOrigin(own, undefined).options.case_url).toBe('https://cases.example/?d={data}');
});

test.each([
  'http://a.example/',
  '/wheel?user={userId}',
  '{rewards_origin}',
  '{rewards_origin}.evil.example/',
  'https://{userName}.example/',
  'https://{userName}@a.example/',
  'https://a.example/?user={user}',
  'javascript:alert(1)',
])('%s is no address of a frame', (text) => {
  expect(isFrameTemplate(text)).toBe(false);
});

test('values are encoded, and cannot bring placeholders with them', () => {
  const template =
    'https://a.example/{siteName}/wheel?user={userId}&name={userName}&data={data}&again={userId}';
  expect(isFrameTemplate(template)).toBe(true);
  const filled = fillFrameTemplate(template, {
    userId: '7',
    siteName: 'a/../b',
    userName: 'Çağla {userId}&user=8#',
    data: 'a+/=',
  });
  expect(filled).toBe(
    'https://a.example/a%2F..%2Fb/wheel?user=7&name=%C3%87a%C4%9Fla%20%7BuserId%7D%26user%3D8%23&data=a%2B%2F%3D&again=7',
  );
  const { searchParams, hash } = new URL(filled);
  expect([searchParams.get('name'), searchParams.getAll('user'), hash]).toEqual([
    'Çağla {userId}&user=8#',
    ['7'],
    '',
  ]);
});
