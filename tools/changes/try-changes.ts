import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { applyChange, type Change, type ChangeGroup } from './change.ts';
import { migrationFiles, newestSpan } from './newest-definition.ts';
import { runTests, type TestRun, type TestRunOptions } from './run-tests.ts';

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
  /** How long the tests of a group may take before they count as hanging. */
  readonly timeoutOf: (group: ChangeGroup) => number;
  readonly onResult: (result: TrialResult) => void;
}

/** The run of a group's tests without any change. */
export interface GroupRun {
  readonly group: ChangeGroup;
  readonly isPassed: boolean;
  readonly seconds: number;
  readonly output: string;
}

/** For the tests of a whole group on a busy machine. */
const GROUP_TIMEOUT_MS = 20 * 60_000;

/** Tries each change in one of the copies, in which nothing else is changed at that moment. */
export async function tryChanges(
  trials: readonly Trial[],
  { copies, databaseUrl, timeoutOf, onResult }: TrialSettings,
): Promise<TrialResult[]> {
  const waiting = [...trials];
  const results: TrialResult[] = [];
  const work = async (folder: string) => {
    for (let trial = waiting.shift(); trial; trial = waiting.shift()) {
      const startedMs = performance.now();
      const { outcome } = await tryChange(folder, trial, { databaseUrl, timeoutMs: timeoutOf(trial.group) });
      const seconds = (performance.now() - startedMs) / 1000;
      const result = { ...trial, isNoticed: outcome !== 'passed', seconds };
      results.push(result);
      onResult(result);
    }
  };
  await Promise.all(copies.map(work));
  return results;
}

async function tryChange(
  folder: string,
  trial: Trial,
  settings: Pick<TestRunOptions, 'databaseUrl' | 'timeoutMs'>,
): Promise<TestRun> {
  const { change } = trial;
  const span = newestSpan(change, migrationFiles(folder), (file) =>
    readFileSync(path.join(folder, file), 'utf8'),
  );
  const { text } = span;
  const filePath = path.join(folder, span.file);
  writeFileSync(filePath, applyChange(span, change));
  try {
    return await runTests({ folder, tests: testsOf(trial), ...settings });
  } finally {
    writeFileSync(filePath, text);
  }
}

const testsOf = ({ group, change }: Trial): readonly string[] => change.tests ?? group.tests;

/** Runs the tests of the trials, group by group, without any change, because only passing tests can notice one. */
export async function runUnchanged(
  trials: readonly Trial[],
  { copies, databaseUrl }: Pick<TrialSettings, 'copies' | 'databaseUrl'>,
): Promise<readonly GroupRun[]> {
  const waiting = [...new Set(trials.map(({ group }) => group))];
  const runs: GroupRun[] = [];
  const work = async (folder: string) => {
    for (let group = waiting.shift(); group; group = waiting.shift()) {
      const startedMs = performance.now();
      const tests = [...new Set(trials.filter((trial) => trial.group === group).flatMap(testsOf))];
      const { outcome, output } = await runTests({ folder, tests, databaseUrl, timeoutMs: GROUP_TIMEOUT_MS });
      const seconds = (performance.now() - startedMs) / 1000;
      runs.push({ group, isPassed: outcome === 'passed', seconds, output });
    }
  };
  await Promise.all(copies.map(work));
  return runs;
}
