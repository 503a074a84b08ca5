import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createIdMaker, manualClock } from '@baize/clock';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { CrashLog } from './crash-log.ts';

const ids = createIdMaker(manualClock(new Date('2026-05-01T12:00:00Z')));
const SALT = 'ab'.repeat(32);
let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crash-log-'));
  path = join(folder, 'rounds.jsonl');
});
afterEach(() => rm(folder, { recursive: true }));

async function openLog(rounds: number): Promise<CrashLog> {
  const log = await CrashLog.open(path, ids, rounds);
  await log.prepare();
  return log;
}

/** Plays a round; false if the chain was used up. */
async function play(log: CrashLog): Promise<boolean> {
  const result = await log.openRound();
  if (result !== null) await log.endRound(result, 'flown');
  return result !== null;
}

it('publishes a chain before it has a salt, and plays no round without one', async () => {
  const log = await openLog(3);
  expect(log.facts).toMatchObject({ salt: null, rounds: 3 });
  expect(await log.openRound()).toBeNull();
  for (const salt of ['', 'AB'.repeat(32), 'ab'.repeat(31)])
    expect(await log.chooseSalt(log.facts?.commitment ?? '', salt)).toBe(false);
  expect(await log.chooseSalt(log.facts?.commitment ?? '', SALT)).toBe(true);
  expect(await play(log)).toBe(true);
  await log.close();
});

it('continues its chain in the next process, and has another one after the last round', async () => {
  let log = await openLog(3);
  const first = log.facts?.commitment ?? '';
  await log.chooseSalt(first, SALT);
  for (const _ of [1, 2]) await play(log);
  await log.close();
  log = await openLog(3);
  expect(log.facts).toMatchObject({ commitment: first, salt: SALT });
  expect([await play(log), await play(log)]).toEqual([true, false]);
  expect(log.results.map(({ round }) => round)).toEqual([3, 2, 1]);
  expect(log.facts?.salt).toBeNull();
  const second = log.facts?.commitment ?? '';
  expect(second).not.toBe(first);
  await log.close();
  log = await openLog(3);
  expect(log.facts).toMatchObject({ commitment: second, salt: null });
  await log.chooseSalt(second, SALT);
  await play(log);
  expect(log.results.map(({ round, commitment }) => [round, commitment])).toEqual([
    [1, second],
    [3, first],
    [2, first],
    [1, first],
  ]);
  await log.close();
});

it('stores that a round begins before anyone can bet on it, without its result', async () => {
  const log = await openLog(3);
  await log.chooseSalt(log.facts?.commitment ?? '', SALT);
  const result = await log.openRound();
  const stored = await readFile(path, 'utf8');
  expect(stored.trim().split('\n').at(-1)).toBe(
    JSON.stringify({ kind: 'opened', commitment: log.facts?.commitment, round: 1 }),
  );
  expect(stored).not.toContain(result?.seed);
  await log.close();
});
