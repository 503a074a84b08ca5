import type { Brand } from '@baize/brand';
import { apiBasePath, CallError, calls, type CallShape } from '@baize/contract';
import type { MaintenanceWatch } from '@baize/services';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { countRequest } from '../rate-limits/count-request.ts';
import type { RouteLimits } from '../rate-limits/route-limits.ts';
import type { RouteContext } from '../route.ts';
import { type AnsweredKey, routes } from '../routes/index.ts';
import { answerCall } from './answer-call.ts';
import { askedLanguage } from './asked-language.ts';
import type { CallerCountry } from './caller-country.ts';
import { callersBrand } from './caller.ts';
import { type Caller, createContext, type ServerServices, withPlayer } from './create-context.ts';
import { parseInput } from './parse-input.ts';
import type { ReplyCache } from './reply-cache.ts';
import type { ReplyWithError } from './reply-with-error.ts';
import { requireOpenSite } from './require-open-site.ts';

export interface CallDeps {
  readonly services: ServerServices;
  readonly brands: readonly Brand[];
  readonly cache: ReplyCache;
  readonly maintenance: Pick<MaintenanceWatch, 'isClosed'>;
  readonly callerCountry: CallerCountry;
  readonly publicScheme: 'http' | 'https' | 'request';
  readonly routeLimits: RouteLimits;
  readonly replyWithError: ReplyWithError;
}

/** Path of a call in the router's way of writing parameters. */
export function routerPath({ path }: CallShape): string {
  return apiBasePath + path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/** Who sent this request, to which brand. */
export function readCaller(
  request: FastifyRequest,
  { brands, publicScheme, callerCountry }: CallDeps,
): Caller {
  const scheme = publicScheme === 'request' ? request.protocol : publicScheme;
  return {
    brand: callersBrand(request, brands),
    language: askedLanguage(request.headers['accept-language']),
    requestId: request.id,
    ip: request.ip,
    country: callerCountry(request),
    userAgent: request.headers['user-agent'] ?? '',
    origin: `${scheme}://${request.host}`,
  };
}

/** Registers every call of the contract below the base path, each refusing other methods. */
export function registerCalls(app: FastifyInstance, deps: CallDeps): void {
  for (const key of Object.keys(routes) as AnsweredKey[]) registerCall(app, deps, key);
  refuseOtherMethods(app, deps);
  // Pages take every other address; below the base path what is missing is told to a program.
  app.all(`${apiBasePath}/*`, (request, reply) =>
    deps.replyWithError(request, reply, new CallError('data_not_found')),
  );
}

// The parameter ties a key to its contract and its route, which a union would not.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
function registerCall<Key extends AnsweredKey>(app: FastifyInstance, deps: CallDeps, key: Key): void {
  const shape: CallShape = calls[key];
  app.route({
    method: shape.method,
    url: routerPath(shape),
    handler: async (request, reply) => {
      const visitor = createContext(deps.services, readCaller(request, deps));
      requireOpenSite(key, visitor, deps.maintenance);
      await countRequest(visitor, key, deps.routeLimits);
      const caller = shape.auth === 'player' ? await withPlayer(visitor, request) : visitor;
      const input = parseInput(key, request);
      // The contract's `auth` decides both the type of the context and the line above.
      const body = await answerCall(key, caller as RouteContext<Key>, input, deps.cache);
      return send(reply, body, shape.cacheable === true);
    },
  });
}

function send(reply: FastifyReply, body: Buffer, isShared: boolean): FastifyReply {
  reply.header('cache-control', isShared ? 'no-cache' : 'no-store');
  if (isShared) reply.header('vary', 'accept-language, site-id');
  return reply.type('application/json; charset=utf-8').send(body);
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const;

/** An address that has calls answers 405 to the methods that it has none for. */
function refuseOtherMethods(app: FastifyInstance, { replyWithError }: CallDeps): void {
  const known = new Map<string, Set<string>>();
  for (const shape of Object.values<CallShape>(calls)) {
    const methods = known.get(routerPath(shape)) ?? new Set();
    known.set(routerPath(shape), methods.add(shape.method));
  }
  for (const [url, methods] of known) {
    app.route({
      method: METHODS.filter((method) => !methods.has(method)),
      url,
      handler: (request, reply) => {
        reply.header('allow', [...methods].join(', '));
        return replyWithError(request, reply, new CallError('method_not_allowed'));
      },
    });
  }
}
