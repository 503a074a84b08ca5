import path from 'node:path';
import { runCommand } from './run-command.ts';
import type { Stage } from './stage.ts';

/** A stage that runs one program. Its exit code is the result, and it counts as one test. */
function programStage(name: string, program: string, ...args: string[]): Stage {
  return {
    name,
    run: async () => {
      const { code, output } = await runCommand(path.join('node_modules/.bin', program), args);
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
    },
  };
}

export const formatStage = programStage('format', 'oxfmt', '--check');
export const lintStage = programStage('lint', 'oxlint', '--type-aware', '--quiet');
export const typesStage = programStage('types', 'tsc', '-p', 'tsconfig.json', '--checkers', '2');
export const unusedStage = programStage('unused code', 'knip', '--no-progress');

/** Checks that generated documents are up to date. */
export const docsStage: Stage = {
  name: 'docs',
  run: async () => {
    const { code, output } = await runCommand(process.execPath, ['tools/docs.ts', '--check']);
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
  },
};
