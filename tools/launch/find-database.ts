import { findRunningServer } from '@baize/db/embedded';
import path from 'node:path';
import type { LaunchSettings } from './launch-settings.ts';

/** The database of DATABASE_URL, else the one of a running `npm start`; undefined if there is neither. */
export async function findDatabase({
  databaseUrl,
  dataFolder,
}: Pick<LaunchSettings, 'databaseUrl' | 'dataFolder'>): Promise<string | undefined> {
  return databaseUrl ?? (await findRunningServer(path.join(dataFolder, 'postgres')));
}
