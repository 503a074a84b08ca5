import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { createIdMaker, systemClock } from '@baize/clock';
import { createKeyRing } from '@baize/providers';
import { createSandbox } from '@baize/sandbox';

/*
 * The sandbox with its airship table in a process of its own, so that its CPU time is not that of the players. Prints its
 * address as one line of JSON and ends on SIGTERM.
 */
const [secret] = process.argv.slice(2);
if (secret === undefined) throw new Error('the secret of the launches is missing');
const sandbox = await createSandbox({
  config: {
    origin: 'http://127.0.0.1',
    // Play money needs no wallet.
    siteUrl: 'http://127.0.0.1:9',
    dataFolder: await mkdtemp(path.join(tmpdir(), 'baize-bench-flight-')),
    keys: createKeyRing([secret]),
    demoSiteId: 7,
  },
  clock: systemClock,
  ids: createIdMaker(systemClock),
});
/** CPU time since the start, in microseconds. */
sandbox.get('/bench/cpu', async () => {
  const { user, system } = process.cpuUsage();
  return { microseconds: user + system };
});
const url = await sandbox.listen({ port: 0, host: '127.0.0.1' });
process.on('SIGTERM', () => {
  void sandbox.close().then(() => process.exit(0));
});
process.stdout.write(`${JSON.stringify({ url })}\n`);
