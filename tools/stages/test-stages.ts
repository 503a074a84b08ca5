import { findPostgres } from '../machine/find-postgres.ts';
import { chromiumAdvice, requireChromium } from '../machine/find-chromium.ts';
import { buildSiteWhenChanged } from '../launch/site-build.ts';
import type { Stage } from './stage.ts';
import { formatStage, lintStage, typesStage } from './static-stages.ts';
import { vitestStage } from './vitest-stage.ts';

type Environment = Readonly<Record<string, string>>;

const browserFolder = 'e2e';
/** The tests that are repeated on another PostgreSQL: those of the SQL itself, and of bets under concurrent calls. */
const sqlTests = ['packages/db/', 'packages/services/', 'apps/server/src/callbacks/bets-at-a-limit'];

/**
 * The stages of `npm test`. Filters select test files by path; browser tests run only if a filter selects one of them.
 *
 * @param takesAll whether tests run with all inputs; without filters it is a sample of them
 */
export function testStages(root: string, filters: readonly string[], takesAll = false): Stage[] {
  const narrowed = filters.length > 0;
  const env = { TEST_SCOPE: takesAll || narrowed ? 'all' : 'sample' };
  const wantsBrowser = !narrowed || filters.some((filter) => filter.startsWith(browserFolder));
  const wantsOthers = !narrowed || filters.some((filter) => !filter.startsWith(browserFolder));
  return [
    ...(narrowed ? [] : [formatStage, lintStage, typesStage]),
    ...(wantsOthers
      ? [
          vitestStage({ project: 'laws', name: 'laws', filters, showsLogs: true }),
          vitestStage({ project: 'unit', filters }),
          ...databaseStages(filters, env),
        ]
      : []),
    ...(wantsBrowser ? [buildStage(root), browserStage(filters, env)] : []),
  ];
}

/** Once on the embedded server, and once on another PostgreSQL if there is one. */
function databaseStages(filters: readonly string[], scope: Environment): Stage[] {
  const embedded = vitestStage({
    project: 'database',
    name: 'database tests, embedded PostgreSQL',
    filters,
    env: { ...scope, TEST_DATABASE: 'embedded' },
  });
  const url = process.env['DATABASE_URL'];
  const installed = findPostgres();
  if (!url && installed === undefined) return [embedded];
  const other = url ? 'the PostgreSQL of DATABASE_URL' : `installed PostgreSQL ${installed?.major}`;
  const again = vitestStage({
    project: 'database',
    name: `database tests, ${other}`,
    filters: filters.length > 0 ? filters : sqlTests,
    env: { ...scope, TEST_DATABASE: url ? 'url' : 'installed' },
  });
  return [embedded, again];
}

function buildStage(root: string): Stage {
  return {
    name: 'build of the site',
    run: async () => {
      try {
        await buildSiteWhenChanged(root, () => undefined);
        return { passed: 1, failed: 0, output: '' };
      } catch (error) {
        return { passed: 0, failed: 1, output: error instanceof Error ? error.message : String(error) };
      }
    },
  };
}

function browserStage(filters: readonly string[], scope: Environment): Stage {
  return {
    name: 'browser tests',
    run: () => {
      const chromium = requireChromium((line) => process.stdout.write(`${line}\n`));
      if (chromium === undefined) return Promise.resolve({ passed: 0, failed: 1, output: chromiumAdvice });
      const env = { ...scope, CHROMIUM_PATH: chromium };
      return vitestStage({ project: 'browser', filters, env, note: chromium }).run();
    },
  };
}
