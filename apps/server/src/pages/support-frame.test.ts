import { fileURLToPath } from 'node:url';

import { loadBrands } from '@baize/brand';
import fastify from 'fastify';
import { expect, test } from 'vitest';

import { registerSupportFrame } from './support-frame.ts';

const [first] = loadBrands(fileURLToPath(new URL('../../../../brands', import.meta.url)));

async function openFrame(markup: string | undefined) {
  if (!first) throw new Error('there is no brand');
  const { web_live_support: _none, ...others } = first.options;
  const options = { ...others, ...(markup !== undefined && { web_live_support: markup }) };
  const app = fastify();
  registerSupportFrame(app, [{ ...first, hosts: ['one.example'], options }]);
  const answer = await app.inject({ url: '/_support/web', headers: { host: 'one.example' } });
  await app.close();
  const policy = String(answer.headers['content-security-policy']);
  const directives = new Map(
    policy.split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1)]),
  );
  return { answer, directives };
}

test('the support desk has an origin of nobody, wherever it is opened', async () => {
  const { answer, directives } = await openFrame('<script src="https://desk.example/a.js"></script>');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('https://desk.example/a.js');
  // With an origin of its own, or with ours, it could read what the site stores.
  expect(directives.get('sandbox')?.toSorted()).toEqual([
    'allow-forms',
    'allow-popups',
    'allow-popups-to-escape-sandbox',
    'allow-scripts',
  ]);
  expect(directives.get('frame-ancestors')).toEqual(["'self'"]);
  expect(directives.get('default-src')).toEqual(["'none'"]);
});

test('a brand without a support desk has no such address', async () => {
  expect((await openFrame(undefined)).answer.statusCode).toBe(404);
});
