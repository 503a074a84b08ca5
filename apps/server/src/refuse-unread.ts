import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

import { CallError, type Language } from '@baize/contract';

import { explainError } from './calls/reply-with-error.ts';
import { requestedLanguage } from './calls/requested-language.ts';
import { contentPolicy } from './pages/content-policy.ts';
import { documentHeaders } from './pages/document-headers.ts';
import { plainPageStyle, writeBothLanguages } from './pages/plain-page.ts';
import { defaultHeaders } from './observation/watch-requests.ts';

/** An error of the parser, before there is a request. */
export interface UnreadError extends Error {
  readonly code?: string | undefined;
  /** The bytes that had arrived of the request, which the types of the framework describe as something else. */
  readonly rawPacket?: unknown;
}

interface UnreadParts {
  readonly requestId: () => string;
  readonly transport: Readonly<Record<string, string>>;
}

/** The status, and the text for people and programs. */
type Refusal = readonly [status: number, text: string];

/** A line of a request as long as this is what was too large. */
const LONG_ADDRESS = 8_192;
/** How much of what arrived is looked at, and how long the rest is read so that the response is not lost. */
const LOOKED_AT = 64 * 1024;
const CLOSE_AFTER_MS = 1_000;

function refusalOf(code: string | undefined, line: string): Refusal {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return [408, 'request_too_slow'];
  if (code !== 'HPE_HEADER_OVERFLOW') return [400, 'bad_request'];
  return line.length > LONG_ADDRESS ? [414, 'address_too_long'] : [431, 'headers_too_large'];
}

/** What can be known of a request that was never read: its line, and the headers that came with it. */
function glance(packet: unknown) {
  const text = Buffer.isBuffer(packet) ? packet.subarray(0, LOOKED_AT).toString('latin1') : '';
  const [line = ''] = text.split(/\r?\n/, 1);
  const headerOf = (name: string) => new RegExp(`\\n${name}:([^\\r\\n]*)`, 'i').exec(text)?.[1]?.trim();
  const [method = '', target = ''] = line.split(' ');
  // A browser whose headers did not come yet names no types, and of a request that was too slow nothing is handed over.
  const isRead = method === 'GET' || method === 'HEAD' || packet === undefined;
  const isPage = packet === undefined || (target.startsWith('/') && !target.startsWith('/_'));
  const wantsPage = isPage && (headerOf('accept') ?? (isRead ? 'text/html' : '')).includes('text/html');
  return { line, wantsPage, language: requestedLanguage(headerOf('accept-language')) };
}

function writeCall(text: string, language: Language, requestId: string): string {
  const error = new CallError('bad_request', { message: text });
  const { reply } = explainError(error, { language, brand: undefined, requestId });
  return JSON.stringify(reply);
}

/** The whole response to a request that could not be read: a page for a browser, JSON for programs. */
export function writeUnread(error: UnreadError, { requestId, transport }: UnreadParts): string {
  const { line, wantsPage, language } = glance(error.rawPacket);
  const [status, text] = refusalOf(error.code, line);
  const id = requestId();
  const body = wantsPage
    ? writeBothLanguages({ title: 'request_refused', text, requestId: id })
    : writeCall(text, language, id);
  const page = {
    ...documentHeaders,
    'content-security-policy': contentPolicy({ styles: [plainPageStyle], frameOrigins: [], isDev: false }),
  };
  const headers = {
    ...defaultHeaders,
    ...(wantsPage && page),
    ...transport,
    'content-type': wantsPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-request-id': id,
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${body}`;
}

/**
 * Answers requests that the parser refuses. The rest of what is sent is read for a moment: a connection that is closed on
 * unread bytes is reset, and the browser shows its own error in place of ours.
 */
export function createRefuseUnread(parts: UnreadParts): (error: UnreadError, socket: Socket) => void {
  const refused = new WeakSet<Socket>();
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed || refused.has(socket)) return;
    refused.add(socket);
    if (!socket.writable) {
      socket.destroy(error);
      return;
    }
    socket.end(writeUnread(error, parts));
    const timer = setTimeout(() => socket.destroy(), CLOSE_AFTER_MS);
    socket.once('close', () => clearTimeout(timer));
  };
}
