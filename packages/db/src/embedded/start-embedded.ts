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
import { endAbandonedServer } from './run-server.ts';

export interface EmbeddedOptions {
  /** Folder of the database, made where it is missing. One server at a time. */
  dataDir: string;
  /** Told in one line what takes time. */
  log?: (line: string) => void;
  /** Which programs to use; by default those from npm, else installed ones. */
  binaries?: BinarySource;
  /** Settings of the server beside our own, such as `fsync`. */
  settings?: Readonly<Record<string, string>>;
}

export interface EmbeddedServer {
  /** With user and password; the database in it exists. */
  url: string;
  /** Of the server's main process; another one after it ended by itself and was started again. */
  readonly pid: number;
  /** Where its files are: the data folder, or under root a folder of the system. */
  home: string;
  /** Folder of the programs that run it. */
  binariesDirectory: string;
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL server of our own, which listens on the loopback interface only. The first
 * start makes its files; one after a crash waits for what is left of the server before. If the server ends by
 * itself, it is started again at the same address.
 *
 * @throws EmbeddedError with one sentence for a person
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const log = options.log ?? (() => undefined);
  const home = await chooseHome(options.dataDir);
  const releaseHome = await lockHome(home.directory, options.dataDir);
  try {
    await endAbandonedServer(clusterDirectory(home.directory), log);
    const major = await readClusterMajor(home.directory);
    const binaries = await findBinaries(home, options.binaries ?? 'any', major);
    if (major === undefined)
      log(`Making the database with PostgreSQL ${binaries.major} in ${home.directory}.`);
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
