import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import { expect, test } from 'vitest';

/** Together about 60 MB of text, which the limit has no room for. */
const ROWS = 200_000;
const HEAP_MB = 32;

test('a list of 200,000 rows is written with a heap of 32 MB', async () => {
  const worker = new Worker(new URL('testing/long-list-worker.ts', import.meta.url), {
    workerData: { rows: ROWS, madeAt: new Date('2026-03-14T12:00:00Z') },
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: 8 },
  });
  const [result] = await once(worker, 'message');
  expect(result).toEqual({ count: ROWS, kept: 200, bytes: expect.any(Number) });
}, 60_000);
