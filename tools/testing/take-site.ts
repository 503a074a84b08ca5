import { changeRounds, claimRunningSite } from '@baize/testkit/running-site';

/* Runs before each file of the browser tests. Concurrent files have different pool ids. */
await claimRunningSite(process.env['VITEST_POOL_ID'] ?? '1');
// A test that was ended may have left them standing.
await changeRounds('release');
