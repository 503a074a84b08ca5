import { join } from 'node:path';

import { loadBrands } from '@baize/brand';
import { installedProviders, type KeyRing, openProvider, settingKind, STUDIO_PARTY } from '@baize/providers';
import { z } from 'zod';

import { seedDialectGames } from './dialect-table.ts';
import { openFakeStudio } from './fake-studio.ts';
import { createTestApp, type TestApp, type TestAppOptions } from './test-app.ts';
import type { WalletDriver } from './wallet-driver.ts';
import { walletDrivers } from './wallet-drivers.ts';

/** The test app already has the usual provider and its games. */
const added = walletDrivers.filter(({ provider }) => provider !== STUDIO_PARTY);

const siteIds = loadBrands(join(import.meta.dirname, '../../../../brands')).map(({ siteId }) => siteId);

function settingsOf(driver: WalletDriver, shape: z.ZodRawShape, keys: KeyRing, studioOrigin: string) {
  const own = driver.settings?.({ keys, siteIds }) ?? {};
  return Object.fromEntries(
    Object.entries(shape).map(([key, schema]) => {
      const kind = settingKind(schema);
      if (kind === 'other') return [key, z.parse(schema, own[key])];
      return [key, kind === 'keys' ? keys : studioOrigin];
    }),
  );
}

function providersAt(studioOrigin: string): NonNullable<TestAppOptions['providers']> {
  return ({ clock, keys }) =>
    added.flatMap((driver) => {
      const definition = installedProviders.find(({ name }) => name === driver.provider);
      if (!definition) return [];
      const settings = settingsOf(driver, definition.settings.shape, keys, studioOrigin);
      return [openProvider(definition, settings, { clock, ids: { next: () => 1, secret: () => '' } })];
    });
}

/** A server with the games of every dialect. */
export async function createDialectApp(): Promise<TestApp> {
  const studio = await openFakeStudio();
  const app = await createTestApp({ providers: providersAt(studio.origin) });
  await seedDialectGames(app.database, added);
  await app.server.catalogue.reload();
  return {
    ...app,
    close: async () => {
      await app.close();
      await studio.close();
    },
  };
}

/** A further server on the database of one with the games of every dialect, as in another process; it launches nothing. */
export function createDialectAppBeside(beside: TestApp): Promise<TestApp> {
  return createTestApp({ providers: providersAt('http://127.0.0.1:3001'), beside });
}
