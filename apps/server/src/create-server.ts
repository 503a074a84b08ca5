import type { Brand } from '@baize/brand';
import type { Clock, IdMaker } from '@baize/clock';
import { createLedgerStore, type Database } from '@baize/db';
import type { ProviderRegistry } from '@baize/providers';
import {
  countUnread,
  closingEffects,
  type Catalogue,
  createDocumentKeys,
  createGameSessions,
  createOutbox,
  createPokerStatistics,
  createPostgresWakeups,
  findEndedSessions,
  hasNoPlayCounts,
  holdForTurnover,
  type LedgerAlarm,
  loadCatalogue,
  type MaintenanceWatch,
  type Outbox,
  type OutboxDeps,
  runPaymentNotices,
  runPaymentWork,
  sendGuessWarning,
  sendClosingNotice,
  sendPaymentNotice,
  sendRecoveryLink,
  type SmsLimits,
  smsLimits,
  watchMaintenance,
} from '@baize/services';
import type { FastifyInstance } from 'fastify';
import type { DestinationStream, Logger } from 'pino';

import { createBrandOrigin } from './brand-origin.ts';
import { caches, purgeOnChange } from './caches.ts';
import { registerCallbacks } from './callbacks/register-callbacks.ts';
import { type CallerCountry, createCallerCountry } from './calls/caller-country.ts';
import type { ServerServices } from './calls/create-context.ts';
import { type CallDeps, registerCalls } from './calls/register-calls.ts';
import { createReplyCache } from './calls/reply-cache.ts';
import { createReplyWithError } from './calls/reply-with-error.ts';
import { createVisitorCall } from './calls/visitor-call.ts';
import { readPersonalIdKeys } from './config/personal-id-keys.ts';
import type { ServerConfig } from './config/server-config.ts';
import { createApp } from './create-app.ts';
import { createDataCopyWriter } from './data-copies/create-data-copy-writer.ts';
import { createPlayerStreams, type PlayerStreams } from './events/player-streams.ts';
import { registerEvents } from './events/register-events.ts';
import { registerFiles } from './files/register-files.ts';
import { createCachedFeeds } from './cached-feeds.ts';
import { createJobRunner, type JobRunner } from './jobs/job-runner.ts';
import { jobs } from './jobs/jobs.ts';
import { writeClosingNotice, writeGuessesMessage, writeRecoveryMessage } from './emails/account-messages.ts';
import { writePaymentMessage } from './emails/payment-message.ts';
import { createLogger } from './observation/create-logger.ts';
import { createMetrics, type Metrics } from './observation/create-metrics.ts';
import { createMetricsApp } from './observation/create-metrics-app.ts';
import { registerPolicyReports } from './observation/register-policy-reports.ts';
import { registerProbes } from './observation/register-probes.ts';
import { transportHeaders } from './observation/transport-headers.ts';
import { watchPayouts } from './observation/watch-payouts.ts';
import { watchRequests } from './observation/watch-requests.ts';
import { createPictureData } from './pictures/picture-data.ts';
import { registerFilms } from './pictures/register-films.ts';
import { type PictureSources, registerPictures } from './pictures/register-pictures.ts';
import { singlePorts } from './single-ports.ts';
import { type RouteLimits, routeLimits } from './rate-limits/route-limits.ts';
import { registerReference } from './reference/register-reference.ts';

/** What the pages need from the server. */
export interface PageParts {
  readonly visitorCall: ReturnType<typeof createVisitorCall>;
  /** Notifies the page cache of changes. */
  readonly catalogue: Catalogue;
  readonly brands: readonly Brand[];
  readonly clock: Clock;
  /** The origin of a brand's site, whatever host the request names. */
  brandOrigin(brand: Brand): string;
  readonly maintenance: Pick<MaintenanceWatch, 'isClosed' | 'onChange'>;
  readonly callerCountry: CallerCountry;
  readonly transport: ReturnType<typeof transportHeaders>;
  /** Finds a picture as a data URL. */
  readonly pictureData: ReturnType<typeof createPictureData>;
}

export interface ServerDeps {
  readonly config: ServerConfig;
  readonly database: Pick<Database, 'pool' | 'sql'>;
  readonly clock: Clock;
  readonly ids: IdMaker;
  readonly brands: readonly Brand[];
  readonly providers: ProviderRegistry;
  /** Rate limits of routes; the product's table by default. */
  readonly routeLimits?: RouteLimits;
  /** Limits on SMS codes; the verb's own by default. */
  readonly smsLimits?: SmsLimits;
  /** Registers the pages for all addresses that nothing else handles. */
  readonly pages?: (app: FastifyInstance, parts: PageParts) => Promise<void>;
  readonly pictures?: PictureSources;
  /** Folder of short films. */
  readonly films?: string;
  /** `by name` runs only the jobs that are started with `runJob`; `scheduled` by default. */
  readonly jobs?: 'scheduled' | 'by name';
  /** Destination of the log; standard output by default. */
  readonly logStream?: DestinationStream;
}

export interface RunningServer {
  readonly app: FastifyInstance;
  readonly catalogue: Catalogue;
  readonly maintenance: MaintenanceWatch;
  /** Serves the metrics of this process. */
  readonly metricsApp: FastifyInstance;
  /** Listens on the configured ports. */
  listen(): Promise<void>;
  /** Runs a job in this process at once. */
  runJob(name: string): Promise<void>;
  /** Finishes requests in flight, ends the event streams and closes the database connections. */
  close(): Promise<void>;
}

/** How long a process may serve an outdated catalogue after another process changed it. */
const CATALOGUE_EVERY_MS = 5_000;

/** How long the first count of plays may delay a start. */
const FIRST_COUNT_MS = 10_000;

function openStreams(database: ServerDeps['database'], onProblem: (error: unknown) => void): PlayerStreams {
  return createPlayerStreams({
    findEnded: (sessions) => findEndedSessions({ database }, sessions),
    countUnread: (player) => countUnread({ database }, player),
    onProblem,
  });
}

/** The server over a migrated database, ready to listen. */
export async function createServer(deps: ServerDeps): Promise<RunningServer> {
  const { config, clock, ids, database, providers } = deps;
  const log = createLogger(config.logLevel, deps.logStream);
  const replyWithError = createReplyWithError(deps.brands);
  const app = createApp({ config, ids, log, replyWithError });
  const onProblem = (error: unknown) => log.error({ err: error }, 'a background task failed');
  const onIdleError = (error: Error) => log.warn({ err: error }, 'an idle database connection broke');
  database.pool.on('error', onIdleError);
  const streams = openStreams(database, onProblem);
  const readLedger = () => services.ledger.figures();
  const figures = { pool: database.pool, countStreams: streams.count, readLedger };
  const metrics = createMetrics({ ...figures, onProblem, providers });
  const runner = await openJobs(deps, metrics, log);
  const services = await createServices(deps, app, { metrics, runner, streams, onProblem });
  const maintenance = await watchMaintenance({ database, onProblem });
  for (const { siteId, traits } of deps.brands)
    await services.ledger.setTimeZone(siteId, traits['site.timeZone']);
  const cache = createReplyCache(clock, caches.replies);
  purgeOnChange(cache, caches.replies, { catalogue: services.games, maintenance });
  const callerCountry = await createCallerCountry(config);

  let isStopping = false;
  const calls = {
    services,
    brands: deps.brands,
    cache,
    onProblem,
    maintenance,
    callerCountry,
    publicScheme: config.publicScheme,
    routeLimits: deps.routeLimits ?? routeLimits,
    replyWithError,
  } satisfies CallDeps;
  maintenance.onChange((siteId, isClosed) => {
    if (isClosed) streams.closeOf(siteId);
  });
  watchRequests(app, metrics);
  registerProbes(app, { database, isStopping: () => isStopping });
  await registerPolicyReports(app, { brands: deps.brands, clock });
  registerApi(app, calls, streams);
  await registerReference(app);
  await registerCallbacks(app, { services, brands: deps.brands, metrics });
  await registerSite(deps, app, calls);

  await runner.start(services);
  const stops = [runPaymentWork(services, onProblem), runPaymentNotices(services, onProblem)];
  const watch = watchCatalogue(services.games, onProblem);
  app.addHook('preClose', async () => {
    isStopping = true;
    await watch.stop();
    streams.closeAll();
  });
  app.addHook('onClose', async () => {
    await maintenance.close();
    await runner.stop();
    await Promise.all(stops.map((stop) => stop()));
    await services.outbox.settle();
    await services.wakeups.close();
    database.pool.off('error', onIdleError);
  });
  await app.ready();
  return {
    catalogue: services.games,
    maintenance,
    runJob: runner.run,
    ...portsOf(app, createMetricsApp(metrics), config),
  };
}

function portsOf(
  app: FastifyInstance,
  metricsApp: FastifyInstance,
  { host, port, metrics }: ServerConfig,
): Pick<RunningServer, 'app' | 'metricsApp' | 'listen' | 'close'> {
  return {
    app,
    metricsApp,
    async listen() {
      await app.listen({ host, port });
      if (metrics) await metricsApp.listen(metrics);
    },
    async close() {
      await app.close();
      await metricsApp.close();
    },
  };
}

/** Every call of the contract. */
function registerApi(app: FastifyInstance, calls: CallDeps, streams: PlayerStreams): void {
  registerCalls(app, calls);
  registerEvents(app, calls, streams);
  registerFiles(app, calls);
}

/** Pictures, films and pages; pages take all remaining addresses. */
async function registerSite(
  deps: ServerDeps,
  app: FastifyInstance,
  calls: CallDeps & { readonly maintenance: MaintenanceWatch },
): Promise<void> {
  const { services, maintenance, callerCountry } = calls;
  if (deps.pictures) registerPictures(app, deps.pictures);
  if (deps.films) await registerFilms(app, deps.films);
  await deps.pages?.(app, {
    visitorCall: createVisitorCall(calls),
    catalogue: services.games,
    brands: deps.brands,
    clock: deps.clock,
    brandOrigin: (brand) => services.brandOrigin(brand),
    maintenance,
    callerCountry,
    transport: transportHeaders(deps.config),
    pictureData: createPictureData(deps.pictures?.directories ?? []),
  });
}

/** Reloads the catalogue of this process when any process has changed it; one reload at a time. */
function watchCatalogue(catalogue: Catalogue, onProblem: (error: unknown) => void) {
  let reading: Promise<void> | undefined;
  const timer = setInterval(() => {
    reading ??= catalogue
      .reloadIfChanged()
      .catch(onProblem)
      .finally(() => (reading = undefined));
  }, CATALOGUE_EVERY_MS);
  return {
    async stop() {
      clearInterval(timer);
      await reading;
    },
  };
}

async function openJobs(deps: ServerDeps, metrics: Metrics, log: Logger): Promise<JobRunner> {
  const isScheduled = deps.jobs !== 'by name';
  // The library is slow to load.
  const { createJobQueue } = isScheduled ? await import('./jobs/job-queue.ts') : {};
  const queue = createJobQueue?.({ databaseUrl: deps.config.databaseUrl, clock: deps.clock, log });
  return createJobRunner({ jobs, queue, metrics, log });
}

/** The port that the server listens on, or will. */
function portOf(app: FastifyInstance, { port }: Pick<ServerConfig, 'port'>): number {
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

interface ServiceParts {
  readonly metrics: Metrics;
  readonly runner: JobRunner;
  readonly streams: PlayerStreams;
  readonly onProblem: (error: unknown) => void;
}

async function createServices(
  deps: ServerDeps,
  app: FastifyInstance,
  { metrics, runner, streams, onProblem }: ServiceParts,
): Promise<ServerServices> {
  const { config, brands, database, clock, ids, providers } = deps;
  const port = () => portOf(app, config);
  const onAlarm = ({ reason, command: { kind, siteId, playerId, provider, tx } }: LedgerAlarm) => {
    metrics.countLedgerAlarm(reason);
    app.log.error({ reason, kind, siteId, playerId, provider, tx }, 'the ledger raised an alarm');
  };
  const ledger = createLedgerStore({ pool: database.pool, clock, ids, onAlarm, onProblem });
  const wakeups = await createPostgresWakeups({
    database,
    processId: ids.secret(),
    onProblem,
    onReopen: () => void streams.refresh(),
  });
  // A server that was down while the job should have run has no month of its own else.
  await ledger.makeMonths().catch(onProblem);
  const { mail, sms, ...ports } = singlePorts(providers);
  // Counts once, so that lobbies are sorted from the first start on; later a job does it, or the rest of it.
  if (await hasNoPlayCounts(database)) {
    await ledger.countPlays(AbortSignal.timeout(FIRST_COUNT_MS)).catch(onProblem);
  }
  const personalIdKeys = readPersonalIdKeys(config);
  const parts = { database, clock, ids, personalIdKeys, mail, sms, meter: metrics, onProblem };
  const outbox = openOutbox({ ...parts, queue: runner.queueEntry }, brands, () => services);
  const services: ServerServices = {
    database,
    clock,
    ids,
    providers,
    ...ports,
    ...createCachedFeeds({ providers, clock }, onProblem),
    pokerStatistics: createPokerStatistics({ ...ports, clock }),
    outbox,
    exclusionEffects: closingEffects({ ledger, clock }),
    withdrawalHolds: [holdForTurnover],
    brandOrigin: createBrandOrigin({ config, brands, port }),
    brandName: (siteId) => brands.find((brand) => brand.siteId === siteId)?.options.name,
    ledger,
    wakeups,
    dataCopyWriter: createDataCopyWriter(brands),
    games: await loadCatalogue({ database, clock }),
    gameSessions: createGameSessions({ database, clock, wakeups }),
    personalIdKeys,
    documentKeys: createDocumentKeys(config.secrets.documentKeys),
    smsLimits: deps.smsLimits ?? smsLimits,
    meter: metrics,
    onPayoutProblem: watchPayouts(metrics, app.log),
  };
  return services;
}

/** @param services what the work of entries needs, which includes the outbox */
function openOutbox(
  parts: Omit<OutboxDeps, 'recover' | 'warnOfGuesses' | 'notifyOfPayment' | 'notifyOfClosing'>,
  brands: readonly Brand[],
  services: () => ServerServices,
): Outbox {
  const brandOf = (id: number) => brands.find(({ siteId }) => siteId === id);
  return createOutbox({
    ...parts,
    async recover(entry, id) {
      const brand = brandOf(entry.siteId);
      if (brand) await sendRecoveryLink(services(), brand, entry, id, writeRecoveryMessage);
    },
    async warnOfGuesses(entry, id) {
      const brand = brandOf(entry.siteId);
      if (brand) await sendGuessWarning(services(), brand, entry, id, writeGuessesMessage);
    },
    async notifyOfPayment(entry, id) {
      const brand = brandOf(entry.siteId);
      if (brand) await sendPaymentNotice(services(), brand, entry, id, writePaymentMessage);
    },
    async notifyOfClosing(entry, id) {
      const brand = brandOf(entry.siteId);
      if (brand) await sendClosingNotice(services(), brand, entry, id, writeClosingNotice);
    },
  });
}
