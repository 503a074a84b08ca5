import type { Brand } from '@baize/brand';
import { apiBasePath, CallError, calls, type CallShape } from '@baize/contract';
import type { MaintenanceWatch } from '@baize/services';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { transportHeaders } from '../observation/transport-headers.ts';
import { sendPlainly } from '../observation/watch-requests.ts';
import { countRequest } from '../rate-limits/count-request.ts';
import type { RouteLimits } from '../rate-limits/route-limits.ts';
import type { RouteContext } from '../route.ts';
import { type AnsweredKey, routes } from '../routes/index.ts';
import { answerCall } from './answer-call.ts';
import { askedLanguage } from './asked-language.ts';
import type { CallerCountry } from './caller-country.ts';
import { callersBrand } from './caller.ts';
import { type Caller, createContext, type ServerServices, withPlayer } from './create-context.ts';
import { readDeviceCookie } from './device-cookie.ts';
import { parseInput } from './parse-input.ts';
import type { ReplyCache } from './reply-cache.ts';
import type { ReplyWithError } from './reply-with-error.ts';
import { requireOpenSite } from './require-open-site.ts';

export interface CallDeps {
  readonly services: ServerServices;
  readonly brands: readonly Brand[];
  readonly cache: ReplyCache;
  readonly onProblem: (error: unknown) => void;
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
    deviceToken: readDeviceCookie(request),
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
  const keptHeaders = [...sharedHeaders, ...Object.entries(transportHeaders(deps)).flat()];
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const visitor = createContext(deps.services, readCaller(request, deps));
    requireOpenSite(key, visitor, deps.maintenance);
    await countRequest(visitor, key, deps.routeLimits);
    const caller = shape.auth === 'player' ? await withPlayer(visitor, request) : visitor;
    const input = parseInput(key, request);
    const address = shape.cacheable ? sharedAddress(key, visitor, request) : undefined;
    // The contract's `auth` decides both the type of the context and the line above.
    const body = await answerCall(key, caller as RouteContext<Key>, input, deps, address);
    reply.headers(visitor.replyHeaders);
    return send(reply, body, shape.cacheable === true);
  };
  app.route({
    method: shape.method,
    url: routerPath(shape),
    handler: (request, reply) => {
      const body = shape.cacheable ? readShared(key, request, deps) : undefined;
      if (!body) return answer(request, reply);
      sendPlainly(request, reply, body, keptHeaders);
      // What the framework is given back it would wait for, once more for each request.
      return undefined;
    },
  });
}

/** What was asked for as it came: the parts of a request that a shared reply may depend on. */
function sharedAddress(
  key: AnsweredKey,
  { brand, language }: Pick<Caller, 'brand' | 'language'>,
  { url }: FastifyRequest,
): string {
  return `${brand.siteId} ${language} ${key} ${url}`;
}

/**
 * The kept reply to the very same request of anybody, past everything that parsing needs. Whether the caller may be
 * answered at all is asked here as it is there; limited routes have to be counted and take the long way.
 */
function readShared(key: AnsweredKey, request: FastifyRequest, deps: CallDeps): Buffer | undefined {
  if (deps.routeLimits[key]) return undefined;
  const brand = callersBrand(request, deps.brands);
  const country = brand.restrictedCountries.length > 0 ? deps.callerCountry(request) : '';
  requireOpenSite(key, { brand, country }, deps.maintenance);
  const language = askedLanguage(request.headers['accept-language']);
  return deps.cache.readAt(sharedAddress(key, { brand, language }, request));
}

const CONTENT_TYPE = 'application/json; charset=utf-8';
/** Of a reply that others are answered the same. */
const shared = { 'cache-control': 'no-cache', vary: 'accept-language, site-id' };
const sharedHeaders = [...Object.entries(shared).flat(), 'content-type', CONTENT_TYPE];

function send(reply: FastifyReply, body: Buffer, isShared: boolean): FastifyReply {
  return reply
    .headers(isShared ? shared : { 'cache-control': 'no-store' })
    .type(CONTENT_TYPE)
    .send(body);
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
