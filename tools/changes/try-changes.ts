import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { applyChange, type Change, type ChangeGroup } from './change.ts';
import { runTests, type TestRun } from './run-tests.ts';

export interface Trial {
  readonly group: ChangeGroup;
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

/** Longer than the slowest group takes when nothing is wrong: whatever hangs has been noticed. */
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

async function tryChange(folder: string, { group, change }: Trial, databaseUrl: string): Promise<TestRun> {
  const filePath = path.join(folder, change.file);
  const text = readFileSync(filePath, 'utf8');
  writeFileSync(filePath, applyChange(text, change));
  try {
    const tests = change.tests ?? group.tests;
    return await runTests({ folder, tests, databaseUrl, timeoutMs: TIMEOUT_MS });
  } finally {
    writeFileSync(filePath, text);
  }
}

/**
 * Runs the tests of the groups without any change: only tests that pass can notice something.
 *
 * @returns the names of the groups whose tests fail, with what they print
 */
export async function findFailingGroups(
  groups: readonly ChangeGroup[],
  { copies, databaseUrl }: Pick<TrialSettings, 'copies' | 'databaseUrl'>,
): Promise<readonly { readonly name: string; readonly output: string }[]> {
  const waiting = [...groups];
  const failing: { name: string; output: string }[] = [];
  const work = async (folder: string) => {
    for (let group = waiting.shift(); group; group = waiting.shift()) {
      const extra = group.changes.flatMap(({ tests }) => tests ?? []);
      const tests = [...new Set([...group.tests, ...extra])];
      const { outcome, output } = await runTests({ folder, tests, databaseUrl, timeoutMs: TIMEOUT_MS });
      if (outcome !== 'passed') failing.push({ name: group.name, output });
    }
  };
  await Promise.all(copies.map(work));
  return failing;
}
