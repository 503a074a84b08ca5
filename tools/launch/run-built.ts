import { demoPlayer } from '@baize/demo';
import { bootConstellation, type Constellation } from '@baize/testkit';
import { announce, type Launch } from './prepare-launch.ts';
import { buildSiteWhenChanged } from './site-build.ts';
import { untilStopped } from './stop-signals.ts';
import { formatSummary } from './summary.ts';

/** `npm start`: the built site with everything around it, in this process, until it is stopped. */
export async function runBuilt(launch: Launch, stopped: AbortSignal): Promise<void> {
  await buildSiteWhenChanged(launch.root, announce, { stopped });
  if (stopped.aborted) return;
  const constellation = await bootConstellation({ ...bootOptions(launch), pages: 'built', announce });
  announce(summarize(launch, constellation));
  await untilStopped(stopped);
  announce('\nStopping …');
  await constellation.close();
}

/** Options of both ways to run. */
export function bootOptions({ settings, secrets, databaseUrl }: Launch) {
  const { host, port, sandboxPort, dataFolder, databaseOwnerUrl, geoHeader, metrics } = settings;
  return {
    host,
    port,
    sandboxPort,
    dataFolder,
    secrets,
    databaseUrl,
    ...(databaseOwnerUrl !== undefined && { databaseOwnerUrl }),
    ...(geoHeader !== undefined && { geoHeader }),
    ...(metrics !== undefined && { metrics }),
  };
}

export function summarize({ settings }: Launch, { brands }: Pick<Constellation, 'brands'>): string {
  return formatSummary({
    ...settings,
    brands: brands.map(({ slug, options, hosts }) => ({
      slug,
      name: options.name,
      isDefault: hosts.includes('localhost'),
    })),
    player: demoPlayer,
  });
}
