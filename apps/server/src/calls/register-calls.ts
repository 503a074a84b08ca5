import type { Brand } from '@baize/brand';
import { apiBasePath, CallError, type CallKey, calls, type CallShape } from '@baize/contract';
import type { MaintenanceWatch } from '@baize/services';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { transportHeaders } from '../observation/transport-headers.ts';
import { type Coding, codingFor, encodeBytes, encodeShared, sendUnacceptable } from '../content-coding.ts';
import { sendPlainly, withCommonHeaders } from '../observation/watch-requests.ts';
import { countRequest } from '../rate-limits/count-request.ts';
import { limitOf, type RouteLimits } from '../rate-limits/route-limits.ts';
import type { RouteContext } from '../route.ts';
import { type AnsweredKey, routes } from '../routes/index.ts';
import { answerCall } from './answer-call.ts';
import { requestedLanguage } from './requested-language.ts';
import { callerAddress } from './caller-address.ts';
import type { CallerCountry } from './caller-country.ts';
import { callersBrand } from './caller.ts';
import { type Caller, createContext, type ServerServices, withPlayer } from './create-context.ts';
import { readDeviceCookie } from './device-cookie.ts';
import { parseInput, type RawInput } from './parse-input.ts';
import { uploadLimits, withUpload } from './read-upload.ts';
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

/** Path of a call in the router's syntax for parameters. */
export function routerPath({ path }: CallShape): string {
  return apiBasePath + path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/** Who sent this request, and to which brand. */
export function readCaller(
  request: FastifyRequest,
  { brands, publicScheme, callerCountry }: CallDeps,
  /** What the headers of a page's call say, if something else says it. */
  said?: Pick<Caller, 'brand' | 'language'>,
): Caller {
  const scheme = publicScheme === 'request' ? request.protocol : publicScheme;
  return {
    brand: said?.brand ?? callersBrand(request, brands),
    language: said?.language ?? requestedLanguage(request.headers['accept-language']),
    requestId: request.id,
    ip: callerAddress(request),
    country: callerCountry(request),
    userAgent: request.headers['user-agent'] ?? '',
    deviceToken: readDeviceCookie(request),
    origin: `${scheme}://${request.host}`,
  };
}

/**
 * The context of a call for its caller, whatever its reply is sent as: the site is open to them, they are the
 * player that the call needs, and the request is counted.
 *
 * @throws CallError as `requireOpenSite`, `countRequest` and `withPlayer`
 */
// The type parameter ties a key to its context.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export async function openContext<Key extends CallKey>(
  key: Key,
  request: FastifyRequest,
  deps: CallDeps,
  said?: Pick<Caller, 'brand' | 'language'>,
): Promise<RouteContext<Key>> {
  const visitor = createContext(deps.services, readCaller(request, deps, said));
  requireOpenSite(key, visitor, deps.maintenance);
  await countRequest(visitor, key, request.query, deps.routeLimits);
  const caller = needsPlayer(calls[key], request) ? await withPlayer(key, visitor, request) : visitor;
  if (caller !== visitor) await countRequest(caller, key, request.query, deps.routeLimits);
  // The contract's `auth` decides both the type of the context and the branch above.
  return caller as RouteContext<Key>;
}

/** A token that is not valid any more is refused also where visitors may call, so that the page learns of it. */
function needsPlayer({ auth, knowsPlayer }: CallShape, { headers }: FastifyRequest): boolean {
  return auth === 'player' || (knowsPlayer === true && headers.authorization !== undefined);
}

/** Registers every call of the contract with a JSON reply below the base path, each refusing other methods. */
export function registerCalls(app: FastifyInstance, deps: CallDeps): void {
  const keys = Object.keys(routes) as AnsweredKey[];
  const isUpload = (key: AnsweredKey) => (calls[key] as CallShape).upload === true;
  for (const key of keys) if (!isUpload(key)) registerCall(app, deps, key);
  // In a scope of its own, so that no other call takes forms with files.
  void app.register(async (scope) => {
    await scope.register(multipart, { limits: uploadLimits });
    for (const key of keys) if (isUpload(key)) registerCall(scope, deps, key);
  });
  refuseOtherMethods(app, deps);
  // Pages take every other address; below the base path an unknown address gets an API error.
  app.all(`${apiBasePath}/*`, (request, reply) =>
    deps.replyWithError(request, reply, new CallError('data_not_found')),
  );
}

// The type parameter ties a key to its contract and route; a union would not.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
function registerCall<Key extends AnsweredKey>(app: FastifyInstance, deps: CallDeps, key: Key): void {
  const shape: CallShape = calls[key];
  const cachedHeaders = withCommonHeaders({ ...sharedHeaders, ...transportHeaders(deps) });
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const context = await openContext(key, request, deps);
    const address = shape.cacheable ? sharedAddress(key, context, request) : undefined;
    const make = (raw: RawInput) => answerCall(key, context, parseInput(key, raw), deps, address);
    const body = await (shape.upload ? withUpload(request, make) : make(request));
    reply.headers(context.replyHeaders);
    if (shape.cacheable !== true) reply.header('x-server-time', deps.services.clock.now().getTime());
    const isShared = shape.cacheable === true;
    return send(reply, body, {
      isShared,
      coding: codingFor(request.headers['accept-encoding'], body.length),
    });
  };
  app.route({
    method: shape.method,
    url: routerPath(shape),
    config: { isUpload: shape.upload === true },
    handler: (request, reply) => {
      const body = shape.cacheable ? readShared(key, request, deps) : undefined;
      if (!body) return answer(request, reply);
      const coding = codingFor(request.headers['accept-encoding'], body.length);
      if (coding !== 'identity') return send(reply, body, { isShared: true, coding });
      sendPlainly(request, reply, body, cachedHeaders);
      // A returned promise would be awaited by the framework, at a cost for each request.
      return undefined;
    },
  });
}

/** The unparsed parts of a request that a shared reply may depend on. */
function sharedAddress(
  key: AnsweredKey,
  { brand, language }: Pick<Caller, 'brand' | 'language'>,
  { url }: FastifyRequest,
): string {
  return `${brand.siteId} ${language} ${key} ${url}`;
}

/**
 * The cached reply to an identical request, without parsing. The caller's access is checked here as well; requests
 * with a rate limit are not served this way, because they have to be counted.
 */
function readShared(key: AnsweredKey, request: FastifyRequest, deps: CallDeps): Buffer | undefined {
  if (limitOf(deps.routeLimits, key, request.query)) return undefined;
  const brand = callersBrand(request, deps.brands);
  const country = brand.restrictedCountries.length > 0 ? deps.callerCountry(request) : '';
  requireOpenSite(key, { brand, country }, deps.maintenance);
  const language = requestedLanguage(request.headers['accept-language']);
  return deps.cache.readAt(sharedAddress(key, { brand, language }, request));
}

const CONTENT_TYPE = 'application/json; charset=utf-8';
/** Headers of a reply that is the same for all visitors. */
const shared = { 'cache-control': 'no-cache', vary: 'accept-language, site-id, accept-encoding' };
const sharedHeaders = { ...shared, 'content-type': CONTENT_TYPE };

const own = { 'cache-control': 'no-store', vary: 'accept-encoding' };

interface Sending {
  readonly isShared: boolean;
  readonly coding: Coding | undefined;
}

async function send(reply: FastifyReply, body: Buffer, { isShared, coding }: Sending): Promise<FastifyReply> {
  reply.headers(isShared ? shared : own);
  if (coding === undefined) return sendUnacceptable(reply);
  reply.type(CONTENT_TYPE);
  if (coding === 'identity') return reply.send(body);
  const bytes = await (isShared ? encodeShared(body, coding) : encodeBytes(body, coding));
  return reply.header('content-encoding', coding).send(bytes);
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const;

/** Replies 405 to methods for which an address has no call. */
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
