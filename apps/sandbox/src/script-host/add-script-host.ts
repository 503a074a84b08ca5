import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';

import { SCRIPT_HOST_PATH } from '@baize/providers';
import type { FastifyInstance } from 'fastify';

/**
 * A page for games that open by script. The page around it passes the markup, which then runs here. Sandboxed by its own
 * policy, the document has an opaque origin even if it is opened directly: what runs in it has no storage, no cookies and no
 * access to any page, also none of this origin.
 */
const policy = [
  'sandbox allow-scripts allow-forms allow-popups',
  "default-src 'none'",
  "script-src 'unsafe-inline' https: http:",
  "style-src 'unsafe-inline' https: http:",
  'img-src data: blob: https: http:',
  'font-src data: https: http:',
  'media-src blob: https: http:',
  'connect-src https: http: wss: ws:',
  'frame-src https: http:',
  "base-uri 'none'",
  "object-src 'none'",
].join('; ');

const PAGE = `<!doctype html>
<html><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex"><title>…</title>
<script type="module" src="${SCRIPT_HOST_PATH}/client.js"></script></head><body></body></html>`;

/** The demo's host of scripts. In production it is a page on an origin with nothing else. */
export function addScriptHost(app: FastifyInstance): void {
  app.get(SCRIPT_HOST_PATH, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-store')
      .send(PAGE),
  );
  app.get(`${SCRIPT_HOST_PATH}/client.js`, async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('access-control-allow-origin', '*')
      .send(stripTypeScriptTypes(await readFile(new URL('client/script-host.ts', import.meta.url), 'utf8'))),
  );
}
