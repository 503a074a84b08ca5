import { type Brand, defaultBrand, loadBrands, fillRewardsOrigin, fillSupportOrigin } from '@baize/brand';
import { type Clock, systemClock } from '@baize/clock';
import { type Database, leaseWorker, openDatabase, prepareDatabase } from '@baize/db';
import {
  feedTables,
  gameArt,
  importDemo,
  pictureSpecs,
  sharedPictureSpec,
  tilePictures,
  unfedTables,
} from '@baize/demo';
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
import { keepRsaKeys } from './demo-rsa-keys.ts';
import { createDemoVerbs } from './demo-verbs.ts';
import { openDemoProviders } from './open-demo-providers.ts';

/** Secrets of an installation: 32 bytes each, in base64url. */
export interface ConstellationSecrets {
  readonly personalIdKey: string;
  readonly personalIdHashKey: string;
  readonly documentKey: string;
  /** Shared with the stand-ins; each derives its own keys from it. */
  readonly providerKey: string;
}

export interface ConstellationOptions {
  /** Address to listen on; browsers use `localhost` for a loopback address. */
  readonly host: string;
  readonly port: number;
  readonly sandboxPort: number;
  readonly databaseUrl: string;
  /** Of the role that owns the tables, if `databaseUrl` is the site's own login. */
  readonly databaseOwnerUrl?: string;
  /** Folder for generated pictures and the sandbox's journal. */
  readonly dataFolder: string;
  readonly secrets: ConstellationSecrets;
  /** The built site, the site from its sources with hot reload, or the API alone. */
  readonly pages: 'built' | 'dev' | 'none';
  readonly logLevel?: ServerConfig['logLevel'];
  readonly logStream?: ServerDeps['logStream'];
  /** Header with the visitor's country, as a proxy would send it. */
  readonly geoHeader?: string;
  /** Where metrics are served; not served by default. */
  readonly metrics?: { readonly host: string; readonly port: number };
  readonly clock?: Clock;
  /** The clock of the stand-ins, for tests of what takes them long; the same by default. */
  readonly sandboxClock?: Clock;
  /** By which the rounds of shared games begin and end; that of the stand-ins by default. */
  readonly roundClock?: Clock;
  readonly maxConnections?: number;
  /** Size of the page cache; 0 renders every page. */
  readonly maxPageBytes?: number;
  /** Rate limits of routes; as in production by default. */
  readonly routeLimits?: ServerDeps['routeLimits'];
  /** Limits on SMS codes; as in production by default. */
  readonly smsLimits?: ServerDeps['smsLimits'];
  /** Draws pictures that are not in the repository; as for visitors by default. */
  readonly drawPicture?: PictureSources['draw'];
  /** Whether this is a further process of a running product, which already has content and a sandbox. */
  readonly joins?: boolean;
  /** Called with one line about each step that takes a while. */
  announce?(line: string): void;
}

/** The running product: the site with its API, and the stand-ins for third parties. */
export interface Constellation {
  /** Address of the default brand for browsers. */
  readonly siteUrl: string;
  readonly sandboxUrl: string;
  readonly brands: readonly Brand[];
  readonly database: Database;
  readonly server: RunningServer;
  /** Finishes running requests, then closes everything. */
  close(): Promise<void>;
}

const root = path.resolve(import.meta.dirname, '../../..');
const loopback = new Set(['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost']);

/** What the server processes of one product share. */
export interface SharedResources extends AsyncDisposable {
  readonly brands: readonly Brand[];
  readonly database: Database;
  /** The address with which the site connects. */
  readonly databaseUrl: string;
  readonly clock: Clock;
  readonly ids: ServerDeps['ids'];
  readonly sandboxUrl: string;
}

/** Opens a migrated database, a worker number and, unless this process joins others, demo content and the sandbox. */
export async function openSharedResources(options: ConstellationOptions): Promise<SharedResources> {
  const clock = options.clock ?? systemClock;
  const { sandboxUrl } = addressesOf(options);
  const brands = loadBrands(path.join(root, 'brands')).map((brand) =>
    fillRewardsOrigin(fillSupportOrigin(brand, sandboxUrl), sandboxUrl),
  );
  await using cleanup = new AsyncDisposableStack();
  const prepared = await prepareDatabase({ url: options.databaseUrl, ownerUrl: options.databaseOwnerUrl });
  if (prepared.warning !== undefined) options.announce?.(`Warning: ${prepared.warning}`);
  const { url: databaseUrl, applied } = prepared;
  const database = openDatabase({
    url: databaseUrl,
    ...(options.maxConnections === undefined ? {} : { maxConnections: options.maxConnections }),
  });
  cleanup.defer(() => database.close());
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
  return {
    brands,
    database,
    databaseUrl,
    clock,
    ids,
    sandboxUrl,
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}

/**
 * Boots everything in this process, on an existing database server: migrations, demo content, sandbox, site. `npm
 * start`, tests and benchmarks all use it. After a failure everything is closed again.
 */
export async function bootConstellation(options: ConstellationOptions): Promise<Constellation> {
  const addresses = addressesOf(options);
  const keys = createKeyRing([options.secrets.providerKey]);
  await using cleanup = new AsyncDisposableStack();
  const shared = cleanup.use(await openSharedResources(options));
  const { brands, database, databaseUrl, clock, ids } = shared;
  const rsa = keepRsaKeys(options.dataFolder);
  const providers = createRegistry(openDemoProviders({ addresses, keys, rsa, brands, clock, ids }));
  const pages = await openPages(options.pages, {
    clock,
    brands,
    showsAllBrands: true,
    ...pageOrigins(providers),
    ...(options.maxPageBytes === undefined ? {} : { maxCacheBytes: options.maxPageBytes }),
  });
  if (pages !== undefined) cleanup.defer(() => pages.close());
  const server = await createServer({
    config: serverConfig({ ...options, databaseUrl }),
    database,
    clock,
    ids,
    brands,
    providers,
    ...(options.routeLimits === undefined ? {} : { routeLimits: options.routeLimits }),
    ...(options.smsLimits === undefined ? {} : { smsLimits: options.smsLimits }),
    pictures: pictureSources(options),
    films: path.join(root, 'packages/demo/films'),
    ...(pages === undefined ? {} : { pages: pages.register }),
    ...(options.logStream === undefined ? {} : { logStream: options.logStream }),
  });
  cleanup.defer(() => server.close());
  await server.listen();

  const opened = cleanup.move();
  const { siteUrl, sandboxUrl } = addresses;
  return { siteUrl, sandboxUrl, brands, database, server, close: () => opened.disposeAsync() };
}

function openSandbox(
  options: ConstellationOptions,
  { clock, ids, brands }: Pick<ServerDeps, 'clock' | 'ids' | 'brands'>,
) {
  const addresses = addressesOf(options);
  const { studio, operator } = keepRsaKeys(options.dataFolder);
  return createSandbox({
    config: {
      origin: addresses.sandboxUrl,
      siteUrl: addresses.siteInside,
      dataFolder: path.join(options.dataFolder, 'sandbox'),
      keys: createKeyRing([options.secrets.providerKey]),
      tables: [...feedTables(), ...unfedTables()],
      art: gameArt(),
      tiles: tilePictures(),
      demoSiteId: requireDefaultBrand(brands).siteId,
      siteIds: brands.map(({ siteId }) => siteId),
      rsa: { privateKey: studio.privateKey, operatorKey: operator.publicKey },
    },
    clock: options.sandboxClock ?? clock,
    ...(options.roundClock === undefined ? {} : { roundClock: options.roundClock }),
    ids,
  });
}

/** Addresses for browsers, and those that site and sandbox use to call each other. */
function addressesOf({ host, port, sandboxPort }: ConstellationOptions) {
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
    ids: parts.ids,
    sites: parts.brands.map(({ slug, siteId, options: { wheel_of_fortune_url: wheel } }) => ({
      slug,
      siteId,
      hasWheel: wheel !== undefined,
    })),
    siteId: requireDefaultBrand(parts.brands).siteId,
  });
}

function requireDefaultBrand(brands: readonly Brand[]): Brand {
  const brand = defaultBrand(brands);
  if (brand === undefined) throw new Error('no brand has the host localhost');
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
  const { personalIdKey, personalIdHashKey, documentKey } = secrets;
  return {
    host,
    port,
    databaseUrl,
    logLevel: logLevel ?? 'warn',
    // With a header, requests are treated as coming through a proxy.
    trustedProxyHops: geoHeader === undefined ? 0 : 1,
    ...(geoHeader !== undefined && { geoHeader }),
    ...(metrics !== undefined && { metrics }),
    publicScheme: 'request',
    brandAddresses: 'localhost',
    secrets: { personalIdKey, personalIdHashKey, documentKeys: [documentKey] },
  };
}

async function drawFromSpec(stem: string, width: number): Promise<Buffer | undefined> {
  const spec = pictureSpecs().get(stem);
  if (spec === undefined) return undefined;
  // Imported late, since the libraries are large and rarely needed.
  const { renderPicture, widthsOf } = await import('@baize/art');
  const widths: readonly number[] = widthsOf(spec);
  return widths.includes(width) ? renderPicture(spec, width) : undefined;
}

/** Pictures of the repository, else generated on first request and stored. */
function pictureSources({ dataFolder, drawPicture = drawFromSpec }: ConstellationOptions): PictureSources {
  return {
    directories: [path.join(root, 'packages/demo/pictures'), path.join(dataFolder, 'pictures')],
    draw: drawPicture,
    async drawShared(stem) {
      const spec = sharedPictureSpec(stem);
      if (spec === undefined) return undefined;
      const { renderSharedPicture } = await import('@baize/art');
      return renderSharedPicture(spec);
    },
  };
}
