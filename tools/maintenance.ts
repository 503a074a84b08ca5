import { loadBrands } from '@baize/brand';
import { systemClock } from '@baize/clock';
import { type Database, moveMonthsAway, MonthsStay, openDatabase } from '@baize/db';
import { listMaintenance, setMaintenance } from '@baize/services';
import path from 'node:path';
import { readArchiveMonth } from './launch/archive-month.ts';
import { explainProblem } from './launch/explain-problem.ts';
import { findDatabase } from './launch/find-database.ts';
import { LaunchProblem } from './launch/launch-problem.ts';
import { readLaunchSettings } from './launch/launch-settings.ts';
import { announce } from './launch/prepare-launch.ts';
import { readMaintenanceArguments } from './launch/maintenance-arguments.ts';

const root = path.resolve(import.meta.dirname, '..');

/**
 * `npm run maintenance -- on|off <brand>…`: closes brands for maintenance or opens them again, in the database of
 * DATABASE_URL or of a running `npm start`. Without arguments it prints which brands are closed.
 * `npm run maintenance -- archive --before 2026-05` moves the months of the ledger before that one away.
 */
async function run(): Promise<void> {
  const before = readArchiveMonth(process.argv.slice(2));
  if (before) return archive(before);
  const brands = loadBrands(path.join(root, 'brands'));
  const request = readMaintenanceArguments(process.argv.slice(2), brands);
  const database = openDatabase({ url: await requireDatabase(), maxConnections: 1 });
  try {
    const services = { database, clock: systemClock };
    for (const { siteId } of request.brands)
      await setMaintenance(services, { siteId, isClosed: request.isClosed });
    const closed = await listMaintenance(services);
    for (const { slug, siteId } of brands) {
      const row = closed.find((one) => one.siteId === siteId);
      announce(`${slug}: ${row ? `closed since ${row.begunAt.toISOString()}` : 'open'}`);
    }
  } finally {
    await database.close();
  }
}

async function archive(before: Date): Promise<void> {
  const database = openDatabase({ url: await requireDatabase(), maxConnections: 1 });
  try {
    const { tables } = await moveAway(database, before);
    announce(
      tables.length === 0
        ? 'No month is left to move.'
        : `The ledger adds up. These tables can be dumped, and dropped afterwards: ${tables.join(', ')}`,
    );
  } finally {
    await database.close();
  }
}

async function moveAway(database: Database, before: Date) {
  try {
    return await moveMonthsAway({ database, clock: systemClock }, before);
  } catch (error) {
    if (error instanceof MonthsStay) throw new LaunchProblem(`No month was moved: ${error.message}.`);
    throw error;
  }
}

async function requireDatabase(): Promise<string> {
  const settings = readLaunchSettings(process.env, root);
  const url = await findDatabase(settings);
  if (url !== undefined) return url;
  throw new LaunchProblem(
    `No database runs in ${settings.dataFolder}: start the site first, or name another database with DATABASE_URL.`,
  );
}

try {
  await run();
} catch (error) {
  process.stderr.write(`${explainProblem(error)}\n`);
  process.exitCode = 1;
}
