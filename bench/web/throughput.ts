import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import autocannon from 'autocannon';

import { startChildServer } from './child-server.ts';

/** Requests per second of one address, and its 99th percentile. */
export interface Throughput {
  readonly requestsPerSecond: number;
  readonly p99Ms: number;
}

export interface LoadOptions {
  readonly seconds: number;
  readonly connections: number;
}

/** Measures one address under full load, after a warm-up of a quarter of the time. */
export async function measureLoad(url: string, options: LoadOptions): Promise<Throughput> {
  const { seconds, connections } = options;
  await autocannon({ url, duration: Math.max(1, Math.round(seconds / 4)), connections });
  const result = await autocannon({ url, duration: seconds, connections });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} had ${result.non2xx} failed responses`);
  return { requestsPerSecond: result.requests.average, p99Ms: result.latency.p99 };
}

export interface Comparison {
  readonly site: Throughput;
  readonly buffer: Throughput;
  readonly text: Throughput;
}

/** The site compared with the same bytes from a bare server, in the same run. */
export async function compareWithBareServer(
  url: string,
  folder: string,
  options: LoadOptions,
): Promise<Comparison> {
  const file = path.join(folder, 'body.html');
  await writeFile(file, Buffer.from(await (await fetch(url)).arrayBuffer()));
  const bare = await startChildServer('bare-process.ts', file);
  try {
    const buffer = await measureLoad(bare.ready.url, options);
    const site = await measureLoad(url, options);
    const text = await measureLoad(`${bare.ready.url}/text`, options);
    return { site, buffer, text };
  } finally {
    await bare.stop();
  }
}
