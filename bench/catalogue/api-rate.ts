import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import { defaultBrand, loadBrands } from '@baize/brand';
import autocannon from 'autocannon';

import { startChildServer } from '../web/child-server.ts';

export interface ApiRate {
  readonly callsPerSecond: number;
  readonly barePerSecond: number;
  readonly bytes: number;
}

const CONNECTIONS = 10;

/** A call that returns 50 games, compared with a bare Fastify that sends the same bytes, in the same run. */
export async function measureApi(root: string, folder: string, seconds: number): Promise<ApiRate> {
  const brand = defaultBrand(loadBrands(path.join(root, 'brands')));
  if (!brand) throw new Error('no brand found');
  const headers = { 'site-id': String(brand.siteId) };
  const site = await startChildServer('site-process.ts', folder);
  try {
    const url = `${site.ready.url}/_api/games?type=casino&per_page=50`;
    const body = Buffer.from(await (await fetch(url, { headers })).arrayBuffer());
    const file = path.join(folder, 'games.json');
    await writeFile(file, body);
    const bare = await startChildServer('bare-process.ts', file);
    try {
      const barePerSecond = await rateOf(bare.ready.url, {}, seconds);
      const callsPerSecond = await rateOf(url, headers, seconds);
      return { callsPerSecond, barePerSecond, bytes: body.length };
    } finally {
      await bare.stop();
    }
  } finally {
    await site.stop();
  }
}

async function rateOf(url: string, headers: Record<string, string>, seconds: number): Promise<number> {
  const options = { url, headers, connections: CONNECTIONS };
  await autocannon({ ...options, duration: Math.max(1, Math.round(seconds / 4)) });
  const result = await autocannon({ ...options, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} had ${result.non2xx} failed responses`);
  return result.requests.average;
}
