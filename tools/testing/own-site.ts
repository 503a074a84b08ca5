import { startEmbedded } from '@baize/db/embedded';
import { smsLimits } from '@baize/services';
import { bootConstellation, findFreePort, throwawaySecrets } from '@baize/testkit';
import type { RunningSite } from '@baize/testkit/running-site';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RoundClock } from './round-clock.ts';
import { similarPicture } from './similar-picture.ts';

/** A running product that is removed with all its data when it is disposed. */
export interface OwnSite extends Omit<RunningSite, 'chromiumPath' | 'worker'>, AsyncDisposable {
  readonly rounds: RoundClock;
  /** Runs a job now, whatever its schedule. */
  runJob(name: string): Promise<void>;
}

export interface OwnSiteOptions {
  /** Whether pictures that are not in the repository are drawn, as for visitors, or replaced by similar ones. */
  readonly drawsPictures: boolean;
}

/** Boots the built product on free ports and an empty database of its own. */
export async function startOwnSite({ drawsPictures }: OwnSiteOptions): Promise<OwnSite> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'baize-browser-'));
  await using cleanup = new AsyncDisposableStack();
  cleanup.defer(() => rm(dataFolder, { recursive: true, force: true }));
  const database = await startEmbedded({
    dataDir: path.join(dataFolder, 'postgres'),
    // The data is temporary, so fsync is not needed.
    settings: { fsync: 'off', full_page_writes: 'off' },
  });
  cleanup.defer(() => rm(database.home, { recursive: true, force: true }));
  cleanup.defer(() => database.stop());
  const secrets = throwawaySecrets();
  const rounds = new RoundClock();
  const constellation = await bootConstellation({
    host: '127.0.0.1',
    port: await findFreePort(),
    sandboxPort: await findFreePort(),
    databaseUrl: database.url,
    dataFolder,
    secrets,
    pages: 'built',
    // All tests use one address and send more requests than people.
    routeLimits: {},
    smsLimits: { ...smsLimits, networkNext: manyADay, networkDay: manyADay },
    geoHeader: 'x-country',
    roundClock: rounds,
    ...(drawsPictures ? {} : { drawPicture: similarPicture }),
  });
  cleanup.defer(() => constellation.close());
  const { siteUrl, sandboxUrl } = constellation;
  const owned = cleanup.move();
  return {
    siteUrl,
    sandboxUrl,
    databaseUrl: database.url,
    personalIdKeys: { cipherKey: secrets.personalIdKey, hashKey: secrets.personalIdHashKey },
    documentKey: secrets.documentKey,
    rounds,
    runJob: (name) => constellation.server.runJob(name),
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  };
}

const manyADay = { max: 1_000, windowMs: 24 * 60 * 60_000 };
