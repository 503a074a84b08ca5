import { connect } from 'node:net';

import type { TestApp } from './test-app.ts';

const listening = new WeakMap<TestApp, Promise<string>>();

/** The origin at which a test's server listens, from the first call on. */
export function originOf(app: TestApp): Promise<string> {
  const known = listening.get(app) ?? app.server.app.listen({ port: 0, host: '127.0.0.1' });
  listening.set(app, known);
  return known;
}

export interface HttpPost {
  readonly path: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Closes the connection without reading the response, once this resolves. */
  readonly loseReplyAfter?: (() => Promise<unknown>) | undefined;
}

export interface HttpAnswer {
  readonly http: number;
  readonly text: string;
}

/** Sends a provider's call to the server as a provider does, over a socket. */
export async function postOverHttp(app: TestApp, post: HttpPost): Promise<HttpAnswer> {
  const origin = await originOf(app);
  if (post.loseReplyAfter) return loseReply(new URL(origin), post);
  const { path, body, headers } = post;
  const response = await fetch(`${origin}${path}`, { method: 'POST', body, headers });
  return { http: response.status, text: await response.text() };
}

async function loseReply(
  { hostname, port }: URL,
  { path, body, headers, loseReplyAfter }: HttpPost,
): Promise<HttpAnswer> {
  const socket = connect(Number(port), hostname);
  const head = Object.entries({
    ...headers,
    host: `${hostname}:${port}`,
    'content-length': String(Buffer.byteLength(body)),
  });
  const lines = head.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.write(`POST ${path} HTTP/1.1\r\n${lines}\r\n${body}`);
  await loseReplyAfter?.();
  socket.destroy();
  return { http: 0, text: '{}' };
}
