import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

interface Line {
  readonly name: string;
  readonly country: { readonly code: string; readonly name: string } | null;
  readonly phone: string | null;
  readonly web: string | null;
}

async function linesOf(language: 'tr' | 'en', brand = app.brand): Promise<Line[]> {
  const reply = await app.call('GET', '/help-lines', { brand, language });
  expect(reply.statusCode).toBe(200);
  return reply.json<{ data: Line[] }>().data;
}

test('the lines are in the order of the brand and in the language of the request', async () => {
  const [turkish, english] = await Promise.all([linesOf('tr'), linesOf('en')]);
  expect(turkish[0]).toMatchObject({ country: { code: 'TR', name: 'Türkiye' }, phone: '115' });
  expect(english[0]).toMatchObject({ country: { code: 'TR', name: 'Türkiye' }, phone: '115' });
  expect(english.map(({ web, phone }) => phone ?? web)).toEqual(
    turkish.map(({ web, phone }) => phone ?? web),
  );
  expect(english[0]?.name).not.toBe(turkish[0]?.name);
});

test('each brand may have lines of its own', async () => {
  const own = {
    ...app.otherBrand,
    helpLines: [
      { name: { tr: 'Bizim hat', en: 'Our line' }, phone: '+90 212 000 00 00', text: { tr: 'a', en: 'b' } },
    ],
  };
  Object.assign(app.otherBrand, own);
  expect(await linesOf('tr', app.otherBrand)).toEqual([
    { name: 'Bizim hat', country: null, phone: '+90 212 000 00 00', web: null, text: 'a', hours: null },
  ]);
  expect((await linesOf('tr')).length).toBeGreaterThan(1);
});
