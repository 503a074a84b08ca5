import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { smsLimits } from '@baize/services';
import { throwawaySecrets } from '@baize/testkit';
import { runningSite } from '@baize/testkit/running-site';
import { startProcesses } from '@baize/testkit/start-processes';
import pg from 'pg';
import { expect, it } from 'vitest';

import { balance, demo, signIn } from '../accounts.ts';
import { openHydrated, shareBrowser } from '../visit.ts';

const visits = shareBrowser();
const NAME = 'two_processes';

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: runningSite().databaseUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

// Two processes alternate in serving the pages, files and calls of one visit.
it('a visit served by two alternating processes signs in, reloads, shows one balance, and continues when one is killed', async () => {
  await using cleanup = new AsyncDisposableStack();
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'baize-two-'));
  cleanup.defer(() => rm(dataFolder, { recursive: true, force: true }));
  await onServer(`drop database if exists ${NAME} with (force)`);
  await onServer(`create database ${NAME}`);
  cleanup.defer(() => onServer(`drop database if exists ${NAME} with (force)`));
  const databaseUrl = new URL(runningSite().databaseUrl);
  databaseUrl.pathname = `/${NAME}`;
  const processes = await startProcesses({
    count: 2,
    databaseUrl: databaseUrl.href,
    dataFolder,
    secrets: throwawaySecrets(),
    pages: 'built',
    routeLimits: {},
    smsLimits,
  });
  cleanup.defer(() => processes.close());

  const context = await visits.newContext({ siteUrl: processes.balancedUrl });
  const [page, other] = [await context.newPage(), await context.newPage()];
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 500) failed.push(`${response.status()} ${response.url()}`);
  });
  await signIn(page, demo, `${processes.balancedUrl}/login`);
  await openHydrated(other, `${processes.balancedUrl}/slots`);
  await balance(other).waitFor();
  for (let count = 0; count < 4; count += 1) {
    await page.reload();
    await balance(page).waitFor();
  }
  const shown = await balance(page).innerText();
  expect(await balance(other).innerText()).toBe(shown);

  // One process is killed; the other one continues the visit.
  await processes.servers[0]?.kill();
  await openHydrated(page, `${processes.balancedUrl}/slots`);
  await balance(page).waitFor();
  expect(failed).toEqual([]);
});
