import { Script } from 'node:vm';

import { SCRIPT_HOST_PATH } from '@baize/providers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { addScriptHost } from './add-script-host.ts';

let app: FastifyInstance;
beforeEach(() => {
  app = Fastify();
  addScriptHost(app);
});
afterEach(() => app.close());

it('is sandboxed by its own policy, so that its origin is opaque however it is opened', async () => {
  const { headers, body } = await app.inject(SCRIPT_HOST_PATH);
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain('sandbox allow-scripts allow-forms allow-popups;');
  expect(policy).not.toMatch(/allow-same-origin|allow-top-navigation|escape-sandbox/);
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toContain(`src="${SCRIPT_HOST_PATH}/client.js"`);
});

it('serves its script without types, to a page with an opaque origin', async () => {
  const script = await app.inject(`${SCRIPT_HOST_PATH}/client.js`);
  expect(script.headers['access-control-allow-origin']).toBe('*');
  expect(() => new Script(script.body)).not.toThrow();
});
