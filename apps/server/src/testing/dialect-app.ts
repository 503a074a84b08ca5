import { installedProviders, openProvider, STUDIO_PARTY } from '@baize/providers';

import { seedDialectGames } from './dialect-table.ts';
import { createTestApp, type TestApp, type TestAppOptions } from './test-app.ts';
import { walletDrivers } from './wallet-drivers.ts';

/** The test app already has the usual provider and its games. */
const added = walletDrivers.filter(({ provider }) => provider !== STUDIO_PARTY);

const providers: NonNullable<TestAppOptions['providers']> = ({ clock, keys }) =>
  installedProviders
    .filter(({ name }) => added.some(({ provider }) => provider === name))
    .map((definition) =>
      openProvider(
        definition,
        { url: 'http://127.0.0.1:3001', keys },
        { clock, ids: { next: () => 1, secret: () => '' } },
      ),
    );

/** A server with the games of every dialect. */
export async function createDialectApp(): Promise<TestApp> {
  const app = await createTestApp({ providers });
  await seedDialectGames(app.database, added);
  await app.server.catalogue.reload();
  return app;
}

/** A further server on the database of one with the games of every dialect, as in another process. */
export function createDialectAppBeside(beside: TestApp): Promise<TestApp> {
  return createTestApp({ providers, beside });
}
