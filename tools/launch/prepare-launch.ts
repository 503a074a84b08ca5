import { startEmbedded } from '@baize/db/embedded';
import path from 'node:path';
import { claimDataFolder, prepareDataFolder } from './data-folder.ts';
import { type LaunchSettings, readLaunchSettings } from './launch-settings.ts';
import { keepLocalSecrets, type LocalSecrets } from './local-secrets.ts';
import { reachDatabase } from './reach-database.ts';
import { requireFreePort } from './require-free-port.ts';

/** What a start needs before anything runs: settings, ports, data folder, secrets and a database server. */
export interface Launch extends AsyncDisposable {
  readonly root: string;
  readonly settings: LaunchSettings;
  readonly secrets: LocalSecrets;
  readonly databaseUrl: string;
}

export function announce(line: string): void {
  process.stdout.write(`${line}\n`);
}

/**
 * Checks everything that the user may have to fix, fastest first, and starts the database server. Disposing stops it
 * and releases the data folder.
 *
 * @throws LaunchProblem, EmbeddedError with one sentence for the user
 */
export async function prepareLaunch(root: string, env: NodeJS.ProcessEnv): Promise<Launch> {
  const settings = readLaunchSettings(env, root);
  const { host, port, sandboxPort, dataFolder, metrics } = settings;
  await using cleanup = new AsyncDisposableStack();
  prepareDataFolder(dataFolder);
  cleanup.defer(claimDataFolder(dataFolder, `http://${host}:${port}`));
  await requireFreePort(host, port, 'PORT');
  await requireFreePort(host, sandboxPort, 'SANDBOX_PORT');
  if (metrics) await requireFreePort(metrics.host, metrics.port, 'METRICS_PORT');
  if (settings.databaseUrl !== undefined) await reachDatabase(settings.databaseUrl);
  if (settings.databaseOwnerUrl !== undefined)
    await reachDatabase(settings.databaseOwnerUrl, 'DATABASE_OWNER_URL');
  const secrets = keepLocalSecrets(dataFolder);
  const databaseUrl = settings.databaseUrl ?? (await startDatabase(dataFolder, cleanup));
  const owned = cleanup.move();
  return { root, settings, secrets, databaseUrl, [Symbol.asyncDispose]: () => owned.disposeAsync() };
}

async function startDatabase(dataFolder: string, cleanup: AsyncDisposableStack): Promise<string> {
  const server = await startEmbedded({ dataDir: path.join(dataFolder, 'postgres'), log: announce });
  cleanup.defer(() => server.stop());
  return server.url;
}
