import { loadBrands, fillRewardsOrigin, fillSupportOrigin } from '@baize/brand';
import { systemClock } from '@baize/clock';
import { leaseWorker, openDatabase, prepareDatabase } from '@baize/db';
import {
  createRegistry,
  installedProviders,
  type ProviderSettings,
  readProviderSettings,
  duplicatePortProblems,
} from '@baize/providers';
import {
  ConfigError,
  createServer,
  openBuiltPages,
  pageOrigins,
  readConfig,
  type ServerConfig,
} from '@baize/server';
import path from 'node:path';
import { explainProblem } from './launch/explain-problem.ts';
import {
  captchaProblems,
  methodsWithoutDestination,
  missingProviders,
  silentProviders,
} from './launch/provider-problems.ts';
import { announce } from './launch/prepare-launch.ts';
import { reachDatabase } from './launch/reach-database.ts';
import { requireFreePort } from './launch/require-free-port.ts';
import { buildSiteWhenChanged } from './launch/site-build.ts';
import { untilStopped, watchStopSignals } from './launch/stop-signals.ts';

const root = path.resolve(import.meta.dirname, '..');

/** `npm run serve`: only the site, as in production, until it is stopped. */
async function serve(): Promise<void> {
  const stopped = watchStopSignals();
  const { config, settings } = readSettings();
  await requireFreePort(config.host, config.port, 'PORT');
  if (config.metrics) await requireFreePort(config.metrics.host, config.metrics.port, 'METRICS_PORT');
  await reachDatabase(config.databaseUrl);
  if (config.databaseOwnerUrl !== undefined)
    await reachDatabase(config.databaseOwnerUrl, 'DATABASE_OWNER_URL');
  await buildSiteWhenChanged(root, announce, { stopped });
  if (stopped.aborted) return;
  const clock = systemClock;
  // The demo brands' live support is a stand-in; one that a brand names itself is used unchanged.
  const brands = loadBrands(path.join(root, 'brands')).map((brand) =>
    fillRewardsOrigin(fillSupportOrigin(brand, undefined), undefined),
  );
  await using cleanup = new AsyncDisposableStack();
  const databaseUrl = await prepare(config);
  const database = openDatabase({ url: databaseUrl, ...config.databaseLimits });
  cleanup.defer(() => database.close());
  const lease = await leaseWorker({
    database,
    clock,
    onProblem: (error) => announce(`The worker number could not be renewed: ${String(error)}`),
  });
  cleanup.defer(() => lease.release());
  const { ids } = lease;
  const opened = settings.open({ clock, ids });
  refuseProblems(duplicatePortProblems(opened));
  const providers = createRegistry(opened);
  refuseProblems([...captchaProblems(brands, providers), ...(await missingProviders(database, settings))]);
  const warnings = [...silentProviders(providers), ...(await methodsWithoutDestination(database))];
  for (const warning of warnings) announce(`Warning: ${warning}.`);
  const pages = await openBuiltPages({ clock, brands, ...pageOrigins(providers) });
  const server = await createServer({
    config: { ...config, databaseUrl },
    database,
    clock,
    ids,
    brands,
    providers,
    pages: pages.register,
  });
  cleanup.defer(() => server.close());
  await server.listen();
  await untilStopped(stopped);
}

/** Applies the migrations; returns the address with which the site connects. */
async function prepare({ databaseUrl, databaseOwnerUrl }: ServerConfig): Promise<string> {
  const { url, warning } = await prepareDatabase({ url: databaseUrl, ownerUrl: databaseOwnerUrl });
  if (warning !== undefined) announce(`Warning: ${warning}`);
  return url;
}

interface Settings {
  readonly config: ServerConfig;
  readonly settings: ProviderSettings;
}

/** Reads the settings of the server and of its providers, and reports all problems together. */
function readSettings(): Settings {
  const settings = readProviderSettings(process.env, installedProviders);
  return { config: readConfig(process.env, settings), settings };
}

function refuseProblems(problems: readonly string[]): void {
  if (problems.length > 0) throw new ConfigError(problems);
}

try {
  await serve();
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof ConfigError ? error.message : explainProblem(error)}\n`);
  process.exit(1);
}
