import type { Brand } from '@baize/brand';
import type { Clock, IdMaker } from '@baize/clock';
import { CallError } from '@baize/contract';
import { createLedgerStore, type Database } from '@baize/db';
import {
  type CaptchaPort,
  createKeyRing,
  type GameStudioPort,
  type JackpotPort,
  type MailPort,
  type MatchFeedPort,
  type PaymentGatewayPort,
  type PokerRoomPort,
  type SmsPort,
} from '@baize/providers';
import {
  type Catalogue,
  clearRateWindows,
  createErrands,
  createGameSessions,
  createPokerStatistics,
  createPostgresWakeups,
  expireDeposits,
  loadCatalogue,
  type MaintenanceWatch,
  type Meter,
  type SmsLimits,
  smsLimits,
  watchMaintenance,
} from '@baize/services';
import Fastify, { type FastifyInstance } from 'fastify';
import type { DestinationStream, Logger } from 'pino';

import { createBrandOrigin } from './brand-origin.ts';
import { registerGatewayNotices } from './callbacks/payments/sandbox-gateway.ts';
import { registerWallet } from './callbacks/games/sandbox-studio/register-wallet.ts';
import { type CallerCountry, createCallerCountry } from './calls/caller-country.ts';
import type { ServerServices } from './calls/create-context.ts';
import { type CallDeps, registerCalls } from './calls/register-calls.ts';
import { createReplyCache } from './calls/reply-cache.ts';
import { createReplyWithError, type ReplyWithError } from './calls/reply-with-error.ts';
import { createVisitorCall } from './calls/visitor-call.ts';
import { readPersonalIdKeys } from './config/personal-id-keys.ts';
import type { ServerConfig } from './config/server-config.ts';
import { createPlayerStreams } from './events/player-streams.ts';
import { registerEvents } from './events/register-events.ts';
import { createFeedReadings } from './feed-readings.ts';
import { createLogger } from './observation/create-logger.ts';
import { createMetrics } from './observation/create-metrics.ts';
import { registerProbes } from './observation/register-probes.ts';
import { childOf } from './observation/request-log.ts';
import { setCommonHeaders, watchRequests } from './observation/watch-requests.ts';
import { registerFilms } from './pictures/register-films.ts';
import { type PictureSources, registerPictures } from './pictures/register-pictures.ts';
import { type RouteLimits, routeLimits } from './rate-limits/route-limits.ts';
import { registerReference } from './reference/register-reference.ts';

/** What pages are rendered with. */
export interface PageParts {
  readonly visitorCall: ReturnType<typeof createVisitorCall>;
  /** Tells those who keep pages that what they were made from has changed. */
  readonly catalogue: Catalogue;
  readonly brands: readonly Brand[];
  readonly clock: Clock;
  /** Where players find a brand, whatever host was asked. */
  brandOrigin(brand: Brand): string;
  readonly maintenance: Pick<MaintenanceWatch, 'isClosed' | 'onChange'>;
  readonly callerCountry: CallerCountry;
}

export interface ServerDeps {
  readonly config: ServerConfig;
  readonly database: Pick<Database, 'pool' | 'sql'>;
  readonly clock: Clock;
  readonly ids: IdMaker;
  readonly brands: readonly Brand[];
  readonly studio: GameStudioPort;
  readonly gateway: PaymentGatewayPort;
  readonly mail: MailPort;
  readonly sms: SmsPort;
  readonly captcha: CaptchaPort;
  /** Absent where nobody runs them: then nothing is told of them. */
  readonly jackpots?: JackpotPort | undefined;
  readonly matches?: MatchFeedPort | undefined;
  readonly pokerRoom: PokerRoomPort;
  /** How often a route may be called; the table of routes unless said otherwise. */
  readonly routeLimits?: RouteLimits;
  /** How often codes are sent; the table of the verb unless said otherwise. */
  readonly smsLimits?: SmsLimits;
  /** Registers the pages under every address that nothing else has. */
  readonly pages?: (app: FastifyInstance, parts: PageParts) => Promise<void>;
  readonly pictures?: PictureSources;
  /** Folder of short films. */
  readonly films?: string;
  /** Where log lines go; standard output unless said otherwise. */
  readonly logStream?: DestinationStream;
}

export interface RunningServer {
  readonly app: FastifyInstance;
  readonly catalogue: Catalogue;
  readonly maintenance: MaintenanceWatch;
  /** Finishes what is in flight, ends the event streams and lets go of the database. */
  close(): Promise<void>;
}

const MAX_BODY_BYTES = 64 * 1024;
const MAX_PARAMETER_LENGTH = 200;
const REPLY_CACHE = { maxBytes: 32 * 1024 * 1024, lifeMs: 5_000 };
const EXPIRY_EVERY_MS = 5 * 60_000;
/** How long a process may show what another one has changed. */
const CATALOGUE_EVERY_MS = 5_000;
const RECOUNT_EVERY_MS = 10 * 60_000;

/** The server over a migrated database, ready to listen. */
export async function createServer(deps: ServerDeps): Promise<RunningServer> {
  const { config, clock, ids, database } = deps;
  const log = createLogger(config.logLevel, deps.logStream);
  const replyWithError = createReplyWithError(deps.brands);
  const app = createApp(config, ids, log, replyWithError);
  const onProblem = (error: unknown) => log.error({ err: error }, 'something went wrong beside a request');
  const streams = createPlayerStreams(onProblem);
  const metrics = createMetrics({ pool: database.pool, countStreams: streams.count });
  const services = await createServices(deps, app, metrics, onProblem);
  const cache = createReplyCache(clock, REPLY_CACHE);
  services.games.onReload(() => cache.purge());
  const maintenance = await watchMaintenance({ database, onProblem });
  const callerCountry = await createCallerCountry(config);

  let isStopping = false;
  const calls: CallDeps = {
    services,
    brands: deps.brands,
    cache,
    maintenance,
    callerCountry,
    publicScheme: config.publicScheme,
    routeLimits: deps.routeLimits ?? routeLimits,
    replyWithError,
  };
  maintenance.onChange((siteId, isClosed) => {
    cache.purge();
    if (isClosed) streams.closeOf(siteId);
  });
  watchRequests(app, metrics);
  registerProbes(app, { database, metrics, isStopping: () => isStopping });
  registerCalls(app, calls);
  registerEvents(app, calls, streams);
  await registerReference(app);
  const callbacks = { services, brands: deps.brands };
  await registerWallet(app, { ...callbacks, keys: createKeyRing(config.walletKeys), metrics });
  await registerGatewayNotices(app, { ...callbacks, keys: createKeyRing(config.gatewayKeys) });
  if (deps.pictures) registerPictures(app, deps.pictures);
  if (deps.films) await registerFilms(app, deps.films);
  await deps.pages?.(app, {
    visitorCall: createVisitorCall(calls),
    catalogue: services.games,
    brands: deps.brands,
    clock,
    brandOrigin: (brand) => services.brandOrigin(brand),
    maintenance,
    callerCountry,
  });

  const expiry = setInterval(() => {
    void expireDeposits(services).catch(onProblem);
    void clearRateWindows(services).catch(onProblem);
  }, EXPIRY_EVERY_MS);
  const watch = keepCatalogueFresh(services.games, onProblem);
  app.addHook('preClose', async () => {
    isStopping = true;
    clearInterval(expiry);
    await watch.stop();
    streams.closeAll();
  });
  app.addHook('onClose', async () => {
    await maintenance.close();
    await services.errands.finish();
    await services.wakeups.close();
  });
  await app.ready();
  return { app, catalogue: services.games, maintenance, close: () => app.close() };
}

/** Looks for changes of the catalogue, and now and then for what players do; one look at a time. */
function keepCatalogueFresh(catalogue: Catalogue, onProblem: (error: unknown) => void) {
  let looking: Promise<void> = Promise.resolve();
  const look = (work: () => Promise<void>) => {
    looking = looking.then(work).catch(onProblem);
  };
  const timers = [
    setInterval(() => look(() => catalogue.reloadIfChanged()), CATALOGUE_EVERY_MS),
    setInterval(() => look(() => catalogue.recount()), RECOUNT_EVERY_MS),
  ];
  return {
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await looking;
    },
  };
}

function createApp(
  config: ServerConfig,
  ids: IdMaker,
  log: Logger,
  replyWithError: ReplyWithError,
): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    childLoggerFactory: childOf,
    trustProxy: (_address: string, hop: number) => hop < config.trustedProxyHops,
    bodyLimit: MAX_BODY_BYTES,
    routerOptions: { maxParamLength: MAX_PARAMETER_LENGTH },
    genReqId: () => ids.next().toString(36),
    forceCloseConnections: 'idle',
    // For an address that the router cannot read no hook runs. A person is led to the page for what is not there, a
    // program is answered like to any other bad request.
    frameworkErrors: (error, request, reply) => {
      setCommonHeaders(request, reply);
      const isPage = request.method === 'GET' && /\btext\/html\b/.test(request.headers.accept ?? '');
      if (isPage) reply.header('cache-control', 'no-store').redirect('/404', 302);
      else replyWithError(request, reply, error);
    },
  });
  // The specification lets payment forms travel as form data as well.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.setErrorHandler((error, request, reply) => replyWithError(request, reply, error));
  app.setNotFoundHandler((request, reply) => replyWithError(request, reply, new CallError('data_not_found')));
  // The logger's type is narrower than the framework's own, which nothing here relies on.
  return app as unknown as FastifyInstance;
}

async function createServices(
  deps: ServerDeps,
  app: FastifyInstance,
  meter: Meter,
  onProblem: (error: unknown) => void,
): Promise<ServerServices> {
  const { config, brands, database, clock, ids, studio, gateway, mail, sms, captcha, pokerRoom } = deps;
  const port = () => {
    const address = app.server.address();
    return typeof address === 'object' && address !== null ? address.port : config.port;
  };
  const ledger = createLedgerStore({ pool: database.pool, clock, ids });
  return {
    database,
    clock,
    ids,
    studio,
    gateway,
    mail,
    sms,
    captcha,
    ...createFeedReadings(deps, onProblem),
    pokerRoom,
    pokerStatistics: createPokerStatistics({ pokerRoom, clock }),
    errands: createErrands(onProblem),
    brandOrigin: createBrandOrigin({ config, brands, port }),
    ledger,
    wakeups: await createPostgresWakeups({ database, processId: ids.secret(), onProblem }),
    games: await loadCatalogue({ database, ledger, clock }),
    gameSessions: createGameSessions({ database, clock }),
    personalIdKeys: readPersonalIdKeys(config),
    smsLimits: deps.smsLimits ?? smsLimits,
    meter,
  };
}
