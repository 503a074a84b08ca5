import { connect } from 'node:net';
import { connect as connectSecurely } from 'node:tls';

import type { WalletSite } from './wallet-driver.ts';

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
export async function postOverHttp(site: Pick<WalletSite, 'origin'>, post: HttpPost): Promise<HttpAnswer> {
  const origin = await site.origin();
  if (post.loseReplyAfter) return loseReply(new URL(origin), post);
  const { path, body, headers } = post;
  const response = await fetch(`${origin}${path}`, { method: 'POST', body, headers });
  return { http: response.status, text: await response.text() };
}

async function loseReply(
  { hostname, port, protocol, host }: URL,
  { path, body, headers, loseReplyAfter }: HttpPost,
): Promise<HttpAnswer> {
  const isSecure = protocol === 'https:';
  const target = { host: hostname, port: Number(port) || (isSecure ? 443 : 80) };
  const socket = isSecure ? connectSecurely({ ...target, servername: hostname }) : connect(target);
  const head = Object.entries({
    ...headers,
    host,
    'content-length': String(Buffer.byteLength(body)),
  });
  const lines = head.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.write(`POST ${path} HTTP/1.1\r\n${lines}\r\n${body}`);
  await loseReplyAfter?.();
  socket.destroy();
  return { http: 0, text: '{}' };
}
