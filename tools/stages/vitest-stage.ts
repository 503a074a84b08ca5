import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from './run-command.ts';
import { countReport, failuresOf, passedOf, selectionOf } from './count-report.ts';
import type { Stage, StageResult } from './stage.ts';
import { type ShiftedClock, shiftedEnvironment } from './shifted-clock.ts';
import type { FileCost } from './test-costs.ts';
import { printedLines, readRunReport, REPORT_PATH, type RunReport } from './run-report.ts';

/** Programs that tests start again and again are compiled once; `tools/bootstrap.mjs` uses the same folder. */
const compileCache = path.resolve('node_modules/.cache/compile');

export interface VitestStageOptions {
  /** A project of vitest.config.ts. */
  readonly project: string;
  readonly name?: string;
  /** Its name in the table of costs; the project by default. */
  readonly key?: string;
  /** Runs only test files whose path contains one of these. */
  readonly filters?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly note?: string;
  /** Shows what the tests print with `console.info`. */
  readonly showsLogs?: boolean;
  /** The clock of the tests and of all that they start, anew for each run; the machine's if undefined. */
  readonly clock?: ShiftedClock | undefined;
}

interface VitestRun {
  readonly code: number;
  readonly output: string;
  readonly report: RunReport | undefined;
}

/** Runs one vitest project and counts its tests. What failed can be run once more, alone and in one worker. */
export function vitestStage(options: VitestStageOptions): Stage {
  const { filters = [], note } = options;
  const narrowed = filters.length > 0 ? ['--passWithNoTests', ...filters] : [];
  return {
    name: options.name ?? `${options.project} tests`,
    run: async () => {
      const run = await runVitest(options, narrowed);
      if (options.showsLogs) {
        for (const line of printedLines(run.output)) process.stdout.write(`  ${line}\n`);
      }
      return { ...resultOf(run, options), ...(note ? { note } : {}) };
    },
  };
}

function costsOf({ fileMs }: RunReport, { key, project }: VitestStageOptions): readonly FileCost[] {
  return Object.entries(fileMs).map(([file, ms]) => ({ stage: key ?? project, file, seconds: ms / 1000 }));
}

function resultOf(run: VitestRun, options: VitestStageOptions): StageResult {
  const failures = failuresOf(run.report);
  const selection = selectionOf(failures);
  return {
    ...countReport(run.report, run.code),
    output: run.output,
    ...(run.report === undefined ? {} : { tests: run.report.tests, costs: costsOf(run.report, options) }),
    ...(selection === undefined
      ? {}
      : {
          secondLook: {
            names: failures.map(({ label }) => label),
            run: async () => {
              const args = ['--maxWorkers=1', ...selection];
              const { report, code, output } = await runVitest(options, args);
              return { passed: passedOf(failures, report, code).map(({ label }) => label), output };
            },
          },
        }),
  };
}

async function runVitest(
  { project, env, clock }: VitestStageOptions,
  args: readonly string[],
): Promise<VitestRun> {
  const folder = mkdtempSync(path.join(tmpdir(), 'baize-tests-'));
  const reportPath = path.join(folder, 'report.json');
  const reporters = ['--reporter=dot', '--reporter=./tools/stages/run-report.ts'];
  try {
    const { code, output } = await runCommand(
      'node_modules/.bin/vitest',
      ['run', '--project', project, ...reporters, ...args],
      {
        env: {
          NODE_COMPILE_CACHE: compileCache,
          TZ: 'UTC',
          ...env,
          ...(clock === undefined ? {} : shiftedEnvironment(clock, new Date())),
          NO_COLOR: '1',
          [REPORT_PATH]: reportPath,
        },
      },
    );
    return { code, output, report: readRunReport(reportPath) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
