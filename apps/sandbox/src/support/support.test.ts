import { Script } from 'node:vm';

import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { addSupport } from './add-support.ts';

let app: FastifyInstance;
beforeEach(() => {
  app = Fastify();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  addSupport(app);
});
afterEach(() => app.close());

async function ask(text: string, language = 'tr') {
  return app.inject({
    method: 'POST',
    url: '/support/answers',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
    payload: new URLSearchParams({ text, language }).toString(),
  });
}

it('answers questions in the language of the visitor, to a page with an opaque origin', async () => {
  const answer = await ask('Yatırımım gelmedi');
  expect(answer.headers['access-control-allow-origin']).toBe('*');
  expect(answer.json()).toEqual({ text: expect.stringContaining('Yatırımlar') });
  expect((await ask('my deposit is late', 'en')).json()).toEqual({
    text: expect.stringContaining('Deposits'),
  });
  expect((await ask('hava nasıl')).json()).toEqual({ text: expect.stringContaining('deneme masası') });
});

it('refuses an empty question', async () => {
  expect((await ask('   ')).statusCode).toBe(400);
});

it('serves its script without types, and its style', async () => {
  const script = await app.inject('/support/chat.js');
  expect(script.headers['content-type']).toContain('javascript');
  expect(() => new Script(script.body)).not.toThrow();
  expect((await app.inject('/support/chat.css')).statusCode).toBe(200);
});
