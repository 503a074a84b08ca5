import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { applyChange, type Change, type ChangeRoom } from './change.ts';
import { runTests, type TestRun } from './run-tests.ts';

export interface Trial {
  readonly room: ChangeRoom;
  readonly change: Change;
}

export interface TrialResult extends Trial {
  readonly isNoticed: boolean;
  readonly seconds: number;
}

export interface TrialSettings {
  /** One folder for each worker. */
  readonly copies: readonly string[];
  readonly databaseUrl: string;
  readonly onResult: (result: TrialResult) => void;
}

/** Longer than the slowest room takes when nothing is wrong: whatever hangs has been noticed. */
const TIMEOUT_MS = 4 * 60_000;

/** Tries each change in one of the copies, in which nothing else is changed at that moment. */
export async function tryChanges(
  trials: readonly Trial[],
  { copies, databaseUrl, onResult }: TrialSettings,
): Promise<TrialResult[]> {
  const waiting = [...trials];
  const results: TrialResult[] = [];
  const work = async (folder: string) => {
    for (let trial = waiting.shift(); trial; trial = waiting.shift()) {
      const startedMs = performance.now();
      const { outcome } = await tryChange(folder, trial, databaseUrl);
      const seconds = (performance.now() - startedMs) / 1000;
      const result = { ...trial, isNoticed: outcome !== 'passed', seconds };
      results.push(result);
      onResult(result);
    }
  };
  await Promise.all(copies.map(work));
  return results;
}

async function tryChange(folder: string, { room, change }: Trial, databaseUrl: string): Promise<TestRun> {
  const filePath = path.join(folder, change.file);
  const text = readFileSync(filePath, 'utf8');
  writeFileSync(filePath, applyChange(text, change));
  try {
    const tests = change.tests ?? room.tests;
    return await runTests({ folder, tests, databaseUrl, timeoutMs: TIMEOUT_MS });
  } finally {
    writeFileSync(filePath, text);
  }
}

/**
 * Runs the tests of the rooms without any change: only tests that pass can notice something.
 *
 * @returns the names of the rooms whose tests fail, with what they print
 */
export async function findFailingRooms(
  rooms: readonly ChangeRoom[],
  { copies, databaseUrl }: Pick<TrialSettings, 'copies' | 'databaseUrl'>,
): Promise<readonly { readonly name: string; readonly output: string }[]> {
  const waiting = [...rooms];
  const failing: { name: string; output: string }[] = [];
  const work = async (folder: string) => {
    for (let room = waiting.shift(); room; room = waiting.shift()) {
      const extra = room.changes.flatMap(({ tests }) => tests ?? []);
      const tests = [...new Set([...room.tests, ...extra])];
      const { outcome, output } = await runTests({ folder, tests, databaseUrl, timeoutMs: TIMEOUT_MS });
      if (outcome !== 'passed') failing.push({ name: room.name, output });
    }
  };
  await Promise.all(copies.map(work));
  return failing;
}
