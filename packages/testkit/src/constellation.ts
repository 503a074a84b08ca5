import { type Brand, defaultBrand, loadBrands, fillSupportOrigin } from '@baize/brand';
import { type Clock, systemClock } from '@baize/clock';
import { type Database, leaseWorker, migrate, openDatabase } from '@baize/db';
import { feedTables, importDemo, pictureSpecs, sharedPictureSpec } from '@baize/demo';
import { createKeyRing, createRegistry } from '@baize/providers';
import { createSandbox } from '@baize/sandbox';
import {
  createServer,
  pageOrigins,
  openBuiltPages,
  openDevPages,
  type PictureSources,
  type RunningServer,
  type ServerConfig,
  type ServerDeps,
} from '@baize/server';
import path from 'node:path';
import { createDemoVerbs } from './demo-verbs.ts';
import { openDemoProviders } from './open-demo-providers.ts';

/** Secrets of an installation: 32 bytes each, in base64url. */
export interface ConstellationSecrets {
  readonly personalIdKey: string;
  readonly personalIdHashKey: string;
  /** Shared with the stand-ins; each has keys of its own, derived from it. */
  readonly providerKey: string;
}

export interface ConstellationOptions {
  /** Address to listen on; browsers on this machine use `localhost` for the loopback one. */
  readonly host: string;
  readonly port: number;
  readonly sandboxPort: number;
  readonly databaseUrl: string;
  /** Where drawn pictures and the sandbox's journal are kept. */
  readonly dataFolder: string;
  readonly secrets: ConstellationSecrets;
  /** The built site, the site from its sources with hot reload, or the API alone. */
  readonly pages: 'built' | 'dev' | 'none';
  readonly logLevel?: ServerConfig['logLevel'];
  readonly logStream?: ServerDeps['logStream'];
  /** Header in which visitors may name their country, as a proxy in front would. */
  readonly geoHeader?: string;
  /** Where figures for monitoring are served; nowhere unless said. */
  readonly metrics?: { readonly host: string; readonly port: number };
  readonly clock?: Clock;
  readonly maxConnections?: number;
  /** Bound on the pages that are kept; 0 renders every one anew. */
  readonly maxPageBytes?: number;
  /** How often a route may be called; as in production unless said otherwise. */
  readonly routeLimits?: ServerDeps['routeLimits'];
  /** How often codes are sent by SMS; as in production unless said otherwise. */
  readonly smsLimits?: ServerDeps['smsLimits'];
  /** A further process of a running product: content and sandbox are there already. */
  readonly joins?: boolean;
  /** Told in one line what takes a while. */
  announce?(line: string): void;
}

/** The running product: the site with its API, and the stand-ins for third parties. */
export interface Constellation {
  /** The default brand as a browser reaches it. */
  readonly siteUrl: string;
  readonly sandboxUrl: string;
  readonly brands: readonly Brand[];
  readonly database: Database;
  readonly server: RunningServer;
  /** Finishes what is in flight, then lets go of everything. */
  close(): Promise<void>;
}

const root = path.resolve(import.meta.dirname, '../../..');
const loopback = new Set(['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost']);

/** What servers of one product need before they start. */
export interface SharedResources extends AsyncDisposable {
  readonly brands: readonly Brand[];
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: ServerDeps['ids'];
  readonly sandboxUrl: string;
}

/** Migrations, a worker number and, unless this process joins others, demo content and the sandbox. */
export async function openSharedResources(options: ConstellationOptions): Promise<SharedResources> {
  const clock = options.clock ?? systemClock;
  const { sandboxUrl } = placesOf(options);
  const brands = loadBrands(path.join(root, 'brands')).map((brand) => fillSupportOrigin(brand, sandboxUrl));
  await using cleanup = new AsyncDisposableStack();
  const database = openDatabase({
    url: options.databaseUrl,
    ...(options.maxConnections === undefined ? {} : { maxConnections: options.maxConnections }),
  });
  cleanup.defer(() => database.close());
  const applied = await migrate(database.pool);
  const lease = await leaseWorker({
    database,
    clock,
    onProblem: (error) => options.announce?.(`The worker number could not be renewed: ${String(error)}`),
  });
  cleanup.defer(() => lease.release());
  const { ids } = lease;
  if (applied.length > 0) options.announce?.('Importing the demo brands, games and players …');
  if (!options.joins) {
    await importContent(options, { database, clock, ids, brands });
    const sandbox = await openSandbox(options, { clock, ids, brands });
    cleanup.defer(() => sandbox.close());
    await sandbox.listen({ host: options.host, port: options.sandboxPort });
  }
  const opened = cleanup.move();
  return { brands, database, clock, ids, sandboxUrl, [Symbol.asyncDispose]: () => opened.disposeAsync() };
}

/**
 * Boots everything in this process, on a database server that is there: migrations, demo content, sandbox, site.
 * The one way to boot, for `npm start`, the tests and the benchmarks alike. What was opened before a failure is
 * closed again.
 */
export async function bootConstellation(options: ConstellationOptions): Promise<Constellation> {
  const places = placesOf(options);
  const keys = createKeyRing([options.secrets.providerKey]);
  await using cleanup = new AsyncDisposableStack();
  const { brands, database, clock, ids } = cleanup.use(await openSharedResources(options));
  const providers = createRegistry(openDemoProviders({ places, keys, brands, clock, ids }));
  const pages = await openPages(options.pages, {
    clock,
    brands,
    ...pageOrigins(providers),
    ...(options.maxPageBytes === undefined ? {} : { maxCacheBytes: options.maxPageBytes }),
  });
  if (pages !== undefined) cleanup.defer(() => pages.close());
  const server = await createServer({
    config: serverConfig(options),
    database,
    clock,
    ids,
    brands,
    providers,
    ...(options.routeLimits === undefined ? {} : { routeLimits: options.routeLimits }),
    ...(options.smsLimits === undefined ? {} : { smsLimits: options.smsLimits }),
    pictures: pictureSources(options.dataFolder),
    films: path.join(root, 'packages/demo/films'),
    ...(pages === undefined ? {} : { pages: pages.register }),
    ...(options.logStream === undefined ? {} : { logStream: options.logStream }),
  });
  cleanup.defer(() => server.close());
  await server.listen();

  const opened = cleanup.move();
  const { siteUrl, sandboxUrl } = places;
  return { siteUrl, sandboxUrl, brands, database, server, close: () => opened.disposeAsync() };
}

function openSandbox(
  options: ConstellationOptions,
  { clock, ids, brands }: Pick<ServerDeps, 'clock' | 'ids' | 'brands'>,
) {
  const places = placesOf(options);
  return createSandbox({
    config: {
      origin: places.sandboxUrl,
      siteUrl: places.siteInside,
      dataFolder: path.join(options.dataFolder, 'sandbox'),
      keys: createKeyRing([options.secrets.providerKey]),
      tables: feedTables(),
      demoSiteId: requireDefaultBrand(brands).siteId,
    },
    clock,
    ids,
  });
}

/** Addresses as browsers use them, and as the two halves use them between themselves. */
function placesOf({ host, port, sandboxPort }: ConstellationOptions) {
  const outside = loopback.has(host) ? 'localhost' : host;
  const inside = loopback.has(host) ? '127.0.0.1' : host;
  return {
    siteUrl: `http://${outside}:${port}`,
    sandboxUrl: `http://${outside}:${sandboxPort}`,
    siteInside: `http://${inside}:${port}`,
    sandboxInside: `http://${inside}:${sandboxPort}`,
  };
}

async function importContent(
  options: ConstellationOptions,
  parts: Pick<ServerDeps, 'clock' | 'ids' | 'brands'> & { database: Database },
): Promise<void> {
  const { database, clock } = parts;
  const { personalIdKey, personalIdHashKey } = options.secrets;
  const personalIdKeys = {
    cipherKey: Buffer.from(personalIdKey, 'base64url'),
    hashKey: Buffer.from(personalIdHashKey, 'base64url'),
  };
  const verbs = createDemoVerbs({ ...parts, personalIdKeys });
  await importDemo({
    ...verbs,
    database,
    clock,
    sites: parts.brands.map(({ slug, siteId }) => ({ slug, siteId })),
    siteId: requireDefaultBrand(parts.brands).siteId,
  });
}

function requireDefaultBrand(brands: readonly Brand[]): Brand {
  const brand = defaultBrand(brands);
  if (brand === undefined)
    throw new Error('no brand has the host localhost, where a visitor of this machine begins');
  return brand;
}

function openPages(kind: ConstellationOptions['pages'], deps: Parameters<typeof openBuiltPages>[0]) {
  if (kind === 'none') return undefined;
  return kind === 'built' ? openBuiltPages(deps) : openDevPages(deps);
}

function serverConfig({
  host,
  port,
  databaseUrl,
  secrets,
  logLevel,
  geoHeader,
  metrics,
}: ConstellationOptions): ServerConfig {
  const { personalIdKey, personalIdHashKey } = secrets;
  return {
    host,
    port,
    databaseUrl,
    logLevel: logLevel ?? 'warn',
    // Whoever names the header stands in for the proxy.
    trustedProxyHops: geoHeader === undefined ? 0 : 1,
    ...(geoHeader !== undefined && { geoHeader }),
    ...(metrics !== undefined && { metrics }),
    publicScheme: 'request',
    brandAddresses: 'localhost',
    secrets: { personalIdKey, personalIdHashKey },
  };
}

/** Pictures that are part of the repository, else drawn when they are first asked for, and kept. */
function pictureSources(dataFolder: string): PictureSources {
  return {
    directories: [path.join(root, 'packages/demo/pictures'), path.join(dataFolder, 'pictures')],
    async draw(stem, width) {
      const spec = pictureSpecs().get(stem);
      if (spec === undefined) return undefined;
      // The libraries that draw are large, and most starts draw nothing.
      const { renderPicture, widthsOf } = await import('@baize/art');
      const widths: readonly number[] = widthsOf(spec);
      return widths.includes(width) ? renderPicture(spec, width) : undefined;
    },
    async drawShared(stem) {
      const spec = sharedPictureSpec(stem);
      if (spec === undefined) return undefined;
      const { renderSharedPicture } = await import('@baize/art');
      return renderSharedPicture(spec);
    },
  };
}
