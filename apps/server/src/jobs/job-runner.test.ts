import { expect, test } from 'vitest';

import type { ServerServices } from '../calls/create-context.ts';
import { type Job, ProcessStopping } from './job.ts';
import { createJobRunner } from './job-runner.ts';

/** A runner of one job, and what it reports. */
async function start(run: Job['run']) {
  const counted: unknown[] = [];
  const logged: unknown[] = [];
  const runner = createJobRunner({
    jobs: [{ name: 'tidy', schedule: '0 0 * * *', run }],
    queue: undefined,
    metrics: { countJob: (name, outcome) => counted.push([name, outcome]) },
    log: { error: (line: unknown) => void logged.push(line) },
  });
  // The jobs of these tests need nothing of them.
  await runner.start({} as ServerServices);
  return { runner, counted, logged };
}

test('a job that fails is counted and logged, and fails for its caller too', async () => {
  const failure = new Error('no');
  const { runner, counted, logged } = await start(() => Promise.reject(failure));
  await expect(runner.run('tidy')).rejects.toBe(failure);
  expect(counted).toEqual([['tidy', 'failed']]);
  expect(logged).toEqual([{ err: failure, job: 'tidy' }]);
});

test('a job that is done is counted as such', async () => {
  const { runner, counted, logged } = await start(async () => undefined);
  await runner.run('tidy');
  expect([counted, logged]).toEqual([[['tidy', 'done']], []]);
});

test('a job that nobody knows is refused', async () => {
  const { runner, counted } = await start(async () => undefined);
  await expect(runner.run('untidy')).rejects.toThrow('untidy');
  expect(counted).toEqual([]);
});

test('a job that ends because the process stops has not failed', async () => {
  const { runner, counted, logged } = await start(() => Promise.reject(new ProcessStopping()));
  await expect(runner.run('tidy')).rejects.toThrow(ProcessStopping);
  expect([counted, logged]).toEqual([[], []]);
});
