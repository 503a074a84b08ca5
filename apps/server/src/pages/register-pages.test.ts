import { fileURLToPath } from 'node:url';

import { loadBrands } from '@baize/brand';
import { systemClock } from '@baize/clock';
import fastify from 'fastify';
import { expect, test } from 'vitest';

import { registerPages } from './register-pages.ts';

test('the pages of a moved brand lead to its active domain, whatever a proxy is said to have seen', async () => {
  const [first] = loadBrands(fileURLToPath(new URL('../../../../brands', import.meta.url)));
  if (!first) throw new Error('there is no brand');
  const moved = { ...first, hosts: ['old.example', 'new.example'], activeDomain: 'new.example' };
  const app = fastify();
  registerPages(app, {
    clock: systemClock,
    brands: [moved],
    frameOrigins: [],
    captchaOrigin: 'https://captcha.example',
    maintenance: { isClosed: () => false },
    callerCountry: () => '',
    visitorCall: () => () => Promise.reject(new Error('no page is rendered here')),
    renderer: {
      styles: [],
      renderPage: () => Promise.reject(new Error('no page is rendered here')),
    },
  });
  const answer = await app.inject({
    url: '/register?ref=7',
    headers: { host: 'old.example', 'x-forwarded-host': 'evil.example' },
  });
  expect(answer.statusCode).toBe(302);
  expect(answer.headers.location).toBe('https://new.example/register?ref=7');
  expect(answer.headers['cache-control']).toBe('no-store');
  await app.close();
});
