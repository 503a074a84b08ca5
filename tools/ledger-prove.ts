import { type IdMaker, systemClock } from '@baize/clock';
import { createLedgerStore, openDatabase } from '@baize/db';
import { startEmbedded } from '@baize/db/embedded';
import { type LedgerBreak, LedgerProofError } from '@baize/ledger';
import { proveLedger } from '@baize/services';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { claimDataFolder } from './launch/data-folder.ts';
import { explainProblem } from './launch/explain-problem.ts';
import { findDatabase } from './launch/find-database.ts';
import { LaunchProblem } from './launch/launch-problem.ts';
import { readLaunchSettings } from './launch/launch-settings.ts';
import { announce } from './launch/prepare-launch.ts';

/**
 * `npm run ledger:prove`: proves the ledger of every brand in the database of DATABASE_URL, else in the one of a running
 * `npm start`, else in the data folder's, which is started for the proof. Prints every contradiction and exits with code
 * 1 if there is one.
 */
async function prove(root: string): Promise<void> {
  await using cleanup = new AsyncDisposableStack();
  const database = openDatabase({ url: await reachDatabase(root, cleanup), maxConnections: 1 });
  cleanup.defer(() => database.close());
  const ledger = createLedgerStore({ pool: database.pool, clock: systemClock, ids: noIds });
  try {
    await proveLedger({ ledger });
    announce('The ledger of every brand adds up.');
  } catch (error) {
    if (!(error instanceof LedgerProofError)) throw error;
    for (const found of error.breaks) announce(describeBreak(found));
    announce(`${error.breaks.length} contradictions.`);
    process.exitCode = 1;
  }
}

/** A proof writes no rows, so it needs no worker number. */
const noIds: IdMaker = {
  next() {
    throw new Error('a proof makes no ids');
  },
  secret() {
    throw new Error('a proof makes no secrets');
  },
};

async function reachDatabase(root: string, cleanup: AsyncDisposableStack): Promise<string> {
  const settings = readLaunchSettings(process.env, root);
  const url = await findDatabase(settings);
  if (url !== undefined) return url;
  const dataDir = path.join(settings.dataFolder, 'postgres');
  if (!existsSync(dataDir)) {
    throw new LaunchProblem(
      `There is no database in ${settings.dataFolder}: name the folder with DATA_FOLDER or a database with DATABASE_URL.`,
    );
  }
  cleanup.defer(claimDataFolder(settings.dataFolder, 'npm run ledger:prove'));
  const server = await startEmbedded({ dataDir, log: announce });
  cleanup.defer(() => server.stop());
  return server.url;
}

function describeBreak({ rule, siteId, playerId, accountNumber, expectedMinor, foundMinor }: LedgerBreak) {
  const account = accountNumber === null ? '' : `, account ${accountNumber}`;
  return `${rule}: site ${siteId}, player ${playerId}${account}, expected ${expectedMinor}, found ${foundMinor}`;
}

try {
  await prove(path.resolve(import.meta.dirname, '..'));
} catch (error) {
  process.stderr.write(`${explainProblem(error)}\n`);
  process.exitCode = 1;
}
