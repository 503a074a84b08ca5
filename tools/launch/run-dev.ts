import { loadBrands } from '@baize/brand';
import path from 'node:path';
import { announce, type Launch } from './prepare-launch.ts';
import { bootOptions, summarize } from './run-built.ts';
import { superviseChild } from './supervise-child.ts';

/** Sources of the server; Vite reloads the site's own sources without a restart. */
const watchedFolders = ['apps/server/src', 'apps/sandbox/src', 'packages', 'brands'];

/**
 * `npm run dev`: the server in a child process that is restarted when its sources change, while the database keeps
 * running. The site is served from its sources with hot reload.
 */
export async function runDev(launch: Launch, stopped: AbortSignal): Promise<void> {
  const { root } = launch;
  announce(summarize(launch, { brands: loadBrands(path.join(root, 'brands')) }));
  await superviseChild({
    script: path.join(root, 'tools/launch/dev-server.ts'),
    env: { DEVELOPING_OPTIONS: JSON.stringify(bootOptions(launch)) },
    folders: watchedFolders.map((folder) => path.join(root, folder)),
    stopped,
    announce,
  });
}
