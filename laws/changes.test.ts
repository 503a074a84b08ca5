import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { applyChange, type Change } from '../tools/changes/change.ts';
import { changeGroups } from '../tools/changes/groups.ts';
import { migrationFiles, newestSpan } from '../tools/changes/newest-definition.ts';
import { readProjectFile } from './source-tree.ts';

const migrations = migrationFiles(path.resolve(import.meta.dirname, '..'));
const changes = changeGroups.flatMap((group) => group.changes);

/** Why a change cannot be applied, or undefined. */
function changeProblem(change: Change, read = readProjectFile): string | undefined {
  try {
    applyChange(newestSpan(change, migrations, read), change);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

describe('the changes of test:changes', () => {
  it('can all be applied', () => {
    expect(changes.length).toBeGreaterThan(0);
    expect(changes.flatMap((change) => changeProblem(change) ?? [])).toEqual([]);
  });

  it('are listed once each', () => {
    const keys = changes.map(({ file, find, replace }) => JSON.stringify([file, find, replace]));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('are reported if their text is missing, occurs twice or does not change', () => {
    const change = { file: 'a.ts', find: 'x > 1', replace: 'x >= 1', promise: '1 is refused' };
    expect(changeProblem(change, () => 'if (x > 1) y();')).toBeUndefined();
    expect(changeProblem(change, () => 'y();')).toContain('0 times');
    expect(changeProblem(change, () => 'x > 1; x > 1')).toContain('2 times');
    expect(changeProblem({ ...change, replace: 'x > 1' }, () => 'x > 1')).toContain('itself');
  });
});
