import { startTestServer, type TestServerOptions } from '@baize/db';
import type { TestProject } from 'vitest/node';

/** Starts the database server that all database tests of a run share; returns vitest's teardown. */
export default async function startDatabaseServer(project: TestProject): Promise<() => Promise<void>> {
  project.provide('walletKills', Number(process.env['WALLET_KILLS'] ?? 0));
  const server = await startTestServer(chosenServer());
  return () => server.stop();
}

/** `npm test` runs the database tests on each server that it finds; otherwise the embedded one is used. */
function chosenServer(): TestServerOptions {
  const choice = process.env['TEST_DATABASE'];
  const url = process.env['DATABASE_URL'];
  if (choice === 'url' && url) return { url };
  return { binaries: choice === 'installed' ? 'installed' : 'package' };
}
