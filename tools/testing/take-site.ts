import { claimRunningSite } from '@baize/testkit/running-site';

/* Runs before each file of the browser tests. Files that run at the same time have different numbers here. */
await claimRunningSite(process.env['VITEST_POOL_ID'] ?? '1');
