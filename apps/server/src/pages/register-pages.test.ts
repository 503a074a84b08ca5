import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { fileURLToPath } from 'node:url';

import { type Brand, loadBrands } from '@baize/brand';
import { systemClock } from '@baize/clock';
import fastify from 'fastify';
import { expect, test } from 'vitest';

import { registerPages } from './register-pages.ts';

function pagesOf(facts: Pick<Brand, 'hosts' | 'activeDomain'>) {
  const [first] = loadBrands(fileURLToPath(new URL('../../../../brands', import.meta.url)));
  if (!first) throw new Error('there is no brand');
  const app = fastify();
  registerPages(app, {
    clock: systemClock,
    brands: [{ ...first, ...facts }],
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
  return app;
}

test.each(['//evil.example', '//evil.example/gameHistory?x=1', '/\\evil.example', '////evil.example/casino'])(
  '%s is a path of the house and never another host',
  async (url) => {
    const app = pagesOf({ hosts: ['house.example'], activeDomain: null });
    // A request that is made by hand: the framework's own would read the address first.
    const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
    const sent = request({ host: '127.0.0.1', port, path: url, headers: { host: 'house.example' } }).end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    answer.resume();
    expect(answer.statusCode).toBe(302);
    const { origin } = new URL(answer.headers.location ?? '', 'https://house.example');
    expect(origin).toBe('https://house.example');
    await app.close();
  },
);

test('the pages of a moved brand lead to its active domain, whatever a proxy is said to have seen', async () => {
  const app = pagesOf({ hosts: ['old.example', 'new.example'], activeDomain: 'new.example' });
  const answer = await app.inject({
    url: '/register?ref=7',
    headers: { host: 'old.example', 'x-forwarded-host': 'evil.example' },
  });
  expect(answer.statusCode).toBe(302);
  expect(answer.headers.location).toBe('https://new.example/register?ref=7');
  expect(answer.headers['cache-control']).toBe('no-store');
  await app.close();
});
