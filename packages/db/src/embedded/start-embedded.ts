import pg from 'pg';

import { chooseHome } from './choose-home.ts';
import { type BinarySource, findBinaries } from './find-binaries.ts';
import { superviseServer } from './supervise-server.ts';
import {
  CLUSTER_DATABASE,
  clusterDirectory,
  clusterUrl,
  makeCluster,
  readClusterMajor,
} from './make-cluster.ts';
import { lockHome } from './owner-lock.ts';
import { stopAbandonedServer } from './run-server.ts';

export interface EmbeddedOptions {
  /** Folder of the database, created if it is missing. One server at a time. */
  dataDir: string;
  /** Called with one line about each step that takes time. */
  log?: (line: string) => void;
  /** Which programs to use; by default the npm package's, else installed ones. */
  binaries?: BinarySource;
  /** Additional server settings, such as `fsync`. */
  settings?: Readonly<Record<string, string>>;
  /** On the loopback interface; a free port by default. */
  port?: number;
}

export interface EmbeddedServer {
  /** With user and password; its database exists. */
  url: string;
  /** Of the server's main process; it changes when the server is restarted. */
  readonly pid: number;
  /** Where its files are: the data folder, or a system folder under root. */
  home: string;
  /** Folder of its programs. */
  binariesDirectory: string;
  stop(): Promise<void>;
}

/**
 * Starts the embedded PostgreSQL server, which listens on the loopback interface only. The first start creates its
 * files; a start after a crash first stops an abandoned server. If the server ends unexpectedly, it is restarted at the
 * same address.
 *
 * @throws EmbeddedError with one sentence for the user
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const log = options.log ?? (() => undefined);
  const home = await chooseHome(options.dataDir);
  const releaseHome = await lockHome(home.directory, options.dataDir);
  try {
    await stopAbandonedServer(clusterDirectory(home.directory), log);
    const major = await readClusterMajor(home.directory);
    const binaries = await findBinaries(home, options.binaries ?? 'any', major);
    if (major === undefined)
      log(`Creating the database with PostgreSQL ${binaries.major} in ${home.directory}.`);
    const settings = options.settings ?? {};
    const durable = settings['fsync'] !== 'off';
    const cluster = await makeCluster(home.directory, binaries, home.account, durable);
    const server = await superviseServer(
      {
        home: home.directory,
        clusterDirectory: cluster.directory,
        binaries,
        account: home.account,
        settings,
        ...(options.port !== undefined && { port: options.port }),
      },
      log,
    );
    const stop = async () => {
      await server.stop();
      await releaseHome();
    };
    await ensureDatabase(clusterUrl(server.port, cluster.password, 'postgres')).catch(
      async (error: unknown) => {
        await server.stop();
        throw error;
      },
    );
    return {
      url: clusterUrl(server.port, cluster.password),
      get pid() {
        return server.pid();
      },
      home: home.directory,
      binariesDirectory: binaries.directory,
      stop,
    };
  } catch (error) {
    await releaseHome();
    throw error;
  }
}

async function ensureDatabase(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [CLUSTER_DATABASE]);
    if (rowCount === 0) await client.query(`create database ${CLUSTER_DATABASE}`);
  } finally {
    await client.end();
  }
}
