import { openDatabase } from '@baize/db';
import { createInterface } from 'node:readline/promises';
import path from 'node:path';
import { explainProblem } from './launch/explain-problem.ts';
import { announce, prepareLaunch } from './launch/prepare-launch.ts';

/**
 * `npm run demo:reset`: empties the demo's database after a confirmation; the next start imports everything again. The
 * launch holds the lock of the data folder, so nothing can be running on it.
 */
async function reset(): Promise<void> {
  if (!process.argv.includes('--yes') && !(await confirm())) {
    announce('Nothing was changed.');
    return;
  }
  await using launch = await prepareLaunch(path.resolve(import.meta.dirname, '..'), process.env);
  const database = openDatabase({
    url: launch.settings.databaseOwnerUrl ?? launch.databaseUrl,
    maxConnections: 1,
  });
  try {
    await database.pool.query(
      'drop schema if exists pgboss cascade; drop schema public cascade; create schema public',
    );
  } finally {
    await database.close();
  }
  announce('The demo data was deleted; the next npm start creates it again.');
}

async function confirm(): Promise<boolean> {
  const target = process.env['DATABASE_URL'] ? 'the database of DATABASE_URL' : "this folder's own database";
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(
    `This deletes all players, money and histories in ${target}. Continue? (yes/no) `,
  );
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}

try {
  await reset();
  process.exit(0);
} catch (error) {
  process.stderr.write(`${explainProblem(error)}\n`);
  process.exit(1);
}
