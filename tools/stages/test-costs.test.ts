import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeCosts, filesOfPart, readCosts, writeCosts } from './test-costs.ts';

const cost = (file: string, seconds: number, stage = 'unit') => ({ stage, file, seconds });

describe('filesOfPart', () => {
  const costs = [cost('a', 10), cost('b', 6), cost('c', 5), cost('d', 1)];
  const parts = [1, 2].map((part) => filesOfPart(costs, costs, { part, parts: 2 }));

  it('shares out every file once, at about the same cost', () => {
    expect(parts.map((files) => files.map(({ file }) => file))).toEqual([
      ['a', 'd'],
      ['b', 'c'],
    ]);
  });

  it('takes a file that was never measured', () => {
    expect(filesOfPart([{ stage: 'unit', file: 'new' }], costs, { part: 1, parts: 1 })).toHaveLength(1);
  });
});

describe('the table of costs', () => {
  it('keeps the rows of what was not measured and drops files that are no more', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'baize-costs-'));
    const table = path.join(folder, 'costs.tsv');
    try {
      expect(readCosts(table)).toEqual([]);
      writeCosts(table, [cost('package.json', 1.25), cost('README.md', 2), cost('no-such-file', 3)]);
      writeCosts(table, [cost('README.md', 4), cost('README.md', 5, 'laws')]);
      expect(readFileSync(table, 'utf8')).toBe(
        'laws\tREADME.md\t5.0\nunit\tREADME.md\t4.0\nunit\tpackage.json\t1.3\n',
      );
      expect(readCosts(table)).toContainEqual(cost('README.md', 5, 'laws'));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('is shown by area, with the slowest tests', () => {
    const costs = [cost('e2e/play/a.test.ts', 90), cost('e2e/play/b.test.ts', 30), cost('laws/a.test.ts', 6)];
    const tests = [{ file: 'e2e/play/a.test.ts', name: 'x', state: 'passed' as const, ms: 1500 }];
    const text = describeCosts(costs, tests);
    expect(text).toContain('2.0 min  unit: e2e/play');
    expect(text).toContain('1.5 s    e2e/play/a.test.ts > x');
  });
});
