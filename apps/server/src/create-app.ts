import type { IdMaker } from '@baize/clock';
import { CallError } from '@baize/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

import { limitBodies, UPLOAD_TIMEOUT_MS } from './body-deadline.ts';
import { refuseDeepBody } from './calls/refuse-deep-body.ts';
import type { ReplyWithError } from './calls/reply-with-error.ts';
import { closeUnusedConnections } from './close-unused-connections.ts';
import type { ServerConfig } from './config/server-config.ts';
import { childOf } from './observation/request-log.ts';
import { transportHeaders } from './observation/transport-headers.ts';
import { warnOfUntrustedProxy } from './observation/warn-of-untrusted-proxy.ts';
import { setCommonHeaders } from './observation/watch-requests.ts';
import { createRefuseUnread } from './refuse-unread.ts';

export interface AppParts {
  readonly config: ServerConfig;
  readonly ids: IdMaker;
  readonly log: Logger;
  readonly replyWithError: ReplyWithError;
}

const MAX_BODY_BYTES = 64 * 1024;
const MAX_PARAMETER_LENGTH = 200;
const REQUEST_ID_LENGTH = 16;
/** Enough for the largest body over a slow mobile connection, uploads aside. */
const REQUEST_TIMEOUT_MS = 20_000;
/** How often overdue requests are looked for, at most. */
const MAX_CHECK_MS = 5_000;
/** Longer than load balancers keep idle connections, so that none reuses a connection that is being closed. */
const KEEP_ALIVE_MS = 72_000;

/** The web server with its limits, before anything is registered. */
export function createApp({ config, ids, log, replyWithError }: AppParts): FastifyInstance {
  const requestTimeout = config.requestTimeoutMs ?? REQUEST_TIMEOUT_MS;
  const uploadTimeout = Math.max(requestTimeout, UPLOAD_TIMEOUT_MS);
  const transport = transportHeaders(config);
  // Needs no id lease, so that a refused request can still be found in the log.
  const requestId = () => ids.secret().slice(0, REQUEST_ID_LENGTH).replaceAll('-', '_');
  const app = Fastify({
    loggerInstance: log,
    childLoggerFactory: childOf,
    trustProxy: (_address: string, hop: number) => hop < config.trustedProxyHops,
    // A trusted proxy is believed about address and scheme only: the framework would take the host from this header, and
    // shared caches do not know it. Runs before the router, so that its errors are answered for the right brand too.
    rewriteUrl: (request) => {
      delete request.headers['x-forwarded-host'];
      return request.url ?? '/';
    },
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: uploadTimeout,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: {
      headersTimeout: requestTimeout,
      requestTimeout: uploadTimeout,
      connectionsCheckingInterval: Math.min(MAX_CHECK_MS, Math.ceil(requestTimeout / 4)),
    },
    routerOptions: { maxParamLength: MAX_PARAMETER_LENGTH },
    genReqId: requestId,
    forceCloseConnections: 'idle',
    clientErrorHandler: createRefuseUnread({ requestId, transport }),
    // No hook runs for an address that the router cannot parse. A browser is redirected to the 404 page; a program gets
    // the usual reply to a bad request.
    frameworkErrors: (error, request, reply) => {
      setCommonHeaders(request, reply);
      reply.headers(transport);
      const isPage = request.method === 'GET' && /\btext\/html\b/.test(request.headers.accept ?? '');
      if (isPage) reply.header('cache-control', 'no-store').redirect('/404', 302);
      else replyWithError(request, reply, error);
    },
  });
  if (Object.keys(transport).length > 0) {
    app.addHook('onSend', (_request, reply, payload, done) => {
      reply.headers(transport);
      done(null, payload);
    });
  }
  // No address speaks this protocol. Answered as a page, the socket would stay open for the keep-alive.
  app.addHook('onRequest', (request, reply, done) => {
    const { upgrade } = request.headers;
    if (upgrade === undefined || !/\bwebsocket\b/i.test(upgrade)) return done();
    reply.header('connection', 'close');
    done(new CallError('bad_request'));
  });
  app.setErrorHandler((error, request, reply) => {
    const beyond = unsatisfiable(error);
    if (beyond === undefined) return replyWithError(request, reply, error);
    return reply.code(416).header('content-range', beyond).header('cache-control', 'no-store').send();
  });
  app.setNotFoundHandler((request, reply) => replyWithError(request, reply, new CallError('data_not_found')));
  // The logger's type is narrower than the framework's; nothing here relies on the difference.
  const plain = app as unknown as FastifyInstance;
  closeUnusedConnections(plain);
  limitBodies(plain, requestTimeout);
  acceptBodies(plain);
  if (config.trustedProxyHops === 0) warnOfUntrustedProxy(plain);
  return plain;
}

function acceptBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    try {
      refuseDeepBody(String(body));
    } catch (error) {
      return done(error instanceof Error ? error : new Error('unreadable body', { cause: error }));
    }
    return parseJson(request, String(body), done);
  });
  // The specification also allows payment forms to be sent as form data.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

/** Of a range beyond the end of a file: the `Content-Range` that names its size, as the sender of files gives it. */
function unsatisfiable(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('statusCode' in error) || error.statusCode !== 416) return undefined;
  const headers = 'headers' in error ? new Headers(error.headers as Record<string, string>) : undefined;
  return headers?.get('content-range') ?? undefined;
}
