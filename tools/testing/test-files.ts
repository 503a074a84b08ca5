import { globSync } from 'node:fs';

/** The projects of vitest.config.ts. */
export type TestProject = 'laws' | 'unit' | 'database' | 'browser';

/** The test files of each project. Those of the database tests are among the patterns of the unit tests. */
export const testPatterns: Readonly<Record<TestProject, readonly string[]>> = {
  laws: ['laws/**/*.test.ts'],
  unit: ['{apps,packages,tools,bench}/**/*.test.{ts,tsx}'],
  database: ['{apps,packages,tools}/**/*.db.test.ts'],
  browser: ['e2e/**/*.test.ts'],
};

/** Folders with copies and products of others' files. */
export const ignoredFolders = ['**/node_modules/**', '**/dist/**', '.data/**', '.cache/**'];

/** What only the whole run takes: `name.all.test.ts`. */
export const wholeRunPattern = '**/*.all{,.db}.test.{ts,tsx}';

/** Paths of all test files of a project, with forward slashes. */
export function testFilesOf(project: TestProject): readonly string[] {
  const found = globSync([...testPatterns[project]], { exclude: ignoredFolders }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  return found.filter((file) => project !== 'unit' || !file.includes('.db.test.')).toSorted();
}
