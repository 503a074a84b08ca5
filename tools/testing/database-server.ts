import { startTestServer, type TestServerOptions } from '@baize/db';

/** Starts the database server that all database tests of a run share; returns vitest's teardown. */
export default async function startDatabaseServer(): Promise<() => Promise<void>> {
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
