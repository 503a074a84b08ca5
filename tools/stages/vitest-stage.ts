import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from './run-command.ts';
import type { Stage } from './stage.ts';
import { flakyTests } from './flaky-reporter.ts';
import { countTests, printedLines, readVitestReport } from './vitest-report.ts';

/** Programs that tests start again and again are compiled once; `tools/bootstrap.mjs` uses the same folder. */
const compileCache = path.resolve('node_modules/.cache/compile');
const flakyReporter = '--reporter=./tools/stages/flaky-reporter.ts';

export interface VitestStageOptions {
  /** A project of vitest.config.ts. */
  readonly project: string;
  readonly name?: string;
  /** Runs only test files whose path contains one of these. */
  readonly filters?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly note?: string;
  /** Shows what the tests print with `console.info`. */
  readonly showsLogs?: boolean;
}

/** Runs one vitest project and counts its tests. A file that fails to load counts as one failed test. */
export function vitestStage(options: VitestStageOptions): Stage {
  return {
    name: options.name ?? `${options.project} tests`,
    run: async () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'baize-tests-'));
      const reportPath = path.join(folder, 'report.json');
      const filters = options.filters ?? [];
      const args = ['run', '--project', options.project, '--reporter=dot', '--reporter=json', flakyReporter];
      const narrowed = filters.length > 0 ? ['--passWithNoTests', ...filters] : [];
      try {
        const { code, output } = await runCommand(
          'node_modules/.bin/vitest',
          [...args, `--outputFile.json=${reportPath}`, ...narrowed],
          { env: { NODE_COMPILE_CACHE: compileCache, ...options.env, NO_COLOR: '1' } },
        );
        for (const line of flakyTests(output)) process.stdout.write(`  ${line}\n`);
        if (options.showsLogs) {
          for (const line of printedLines(output)) process.stdout.write(`  ${line}\n`);
        }
        return {
          ...countTests(readVitestReport(reportPath), code),
          output,
          ...(options.note ? { note: options.note } : {}),
        };
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}
