import { expect, test } from 'vitest';
import type { ChangeGroup } from './change.ts';
import { formatScores, scoreGroups } from './print-trials.ts';

const change = { file: 'a.ts', find: '>', replace: '>=', promise: 'the limit itself is refused' };
const group = (name: string, atLeast: number): ChangeGroup => ({
  name,
  atLeast,
  tests: [],
  changes: [change],
});

test('a group below its share is named, with the changes that went unnoticed', () => {
  const [ledger, server, idle] = [group('ledger', 1), group('server', 0.5), group('idle', 1)];
  const result = (of: ChangeGroup, isNoticed: boolean) => ({ group: of, change, isNoticed, seconds: 1 });
  const results = [result(ledger, true), result(ledger, false), result(server, true), result(server, false)];
  const scores = scoreGroups([ledger, server, idle], results);
  expect(scores.map(({ name, isEnough }) => [name, isEnough])).toEqual([
    ['ledger', false],
    ['server', true],
  ]);
  const text = formatScores(scores, results);
  expect(text).toContain('ledger  1 of 2   50.0 %  too few');
  expect(text).toContain('server  1 of 2   50.0 %\n');
  expect(text).toContain('a.ts: the limit itself is refused\n  - >\n  + >=');
});
