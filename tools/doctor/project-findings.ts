import { existsSync } from 'node:fs';
import path from 'node:path';
import { dataFolderOwner, prepareDataFolder } from '../launch/data-folder.ts';
import type { LaunchSettings } from '../launch/launch-settings.ts';
import { LaunchProblem } from '../launch/launch-problem.ts';
import { reachDatabase } from '../launch/reach-database.ts';
import { tryPort } from '../launch/require-free-port.ts';
import { isBuilt } from '../launch/site-build.ts';
import type { Finding } from './finding.ts';

/** Checks of the checkout: libraries, build, data folder, database and ports. */
export async function projectFindings(root: string, settings: LaunchSettings): Promise<Finding[]> {
  const owner = dataFolderOwner(settings.dataFolder);
  return [
    // The bootstrap has installed the libraries before this runs.
    { state: 'ok', subject: 'libraries', text: 'installed as in the lock file' },
    buildFinding(root),
    dataFinding(settings.dataFolder),
    await databaseFinding(settings),
    owner === undefined
      ? { state: 'ok', subject: 'running', text: 'not running on this data' }
      : { state: 'ok', subject: 'running', text: `yes, at ${owner.address} (process ${owner.pid})` },
    ...(owner === undefined
      ? [
          await portFinding(settings.host, settings.port, 'PORT'),
          await portFinding(settings.host, settings.sandboxPort, 'SANDBOX_PORT'),
        ]
      : []),
  ];
}

function buildFinding(root: string): Finding {
  return {
    state: 'ok',
    subject: 'site',
    text: isBuilt(root) ? 'built from these files' : 'will be built by the next start',
  };
}

function dataFinding(folder: string): Finding {
  if (!existsSync(folder))
    return { state: 'ok', subject: 'data folder', text: `${folder}, created by the first start` };
  try {
    prepareDataFolder(folder);
    return { state: 'ok', subject: 'data folder', text: folder };
  } catch {
    return {
      state: 'fail',
      subject: 'data folder',
      text: `${folder} cannot be written`,
      advice: 'Make it writable, or choose another with DATA_FOLDER.',
    };
  }
}

async function databaseFinding({ databaseUrl, dataFolder }: LaunchSettings): Promise<Finding> {
  if (databaseUrl !== undefined) {
    try {
      const major = await reachDatabase(databaseUrl);
      return { state: 'ok', subject: 'database', text: `PostgreSQL ${major} of DATABASE_URL` };
    } catch (error) {
      if (!(error instanceof LaunchProblem)) throw error;
      return { state: 'fail', subject: 'database', text: error.message };
    }
  }
  const exists = existsSync(path.join(dataFolder, 'postgres'));
  return {
    state: 'ok',
    subject: 'database',
    text: exists
      ? `embedded, files in ${path.join(dataFolder, 'postgres')}`
      : 'embedded, created by the first start',
  };
}

async function portFinding(host: string, port: number, setting: string): Promise<Finding> {
  const code = await tryPort(host, port);
  if (code === undefined) return { state: 'ok', subject: setting, text: `${port} on ${host} is free` };
  return {
    state: 'fail',
    subject: setting,
    text: `${port} on ${host} cannot be used (${code})`,
    advice: `Stop what uses it, or choose another with ${setting}=${port + 100} npm start.`,
  };
}
