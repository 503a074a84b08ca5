import { expect, test } from 'vitest';
import type { ChangeRoom } from './change.ts';
import { formatScores, scoreRooms } from './print-trials.ts';

const change = { file: 'a.ts', find: '>', replace: '>=', promise: 'the bound itself is refused' };
const room = (name: string, atLeast: number): ChangeRoom => ({ name, atLeast, tests: [], changes: [change] });

test('a room below its share is named, with the changes that went unnoticed', () => {
  const [ledger, server, idle] = [room('ledger', 1), room('server', 0.5), room('idle', 1)];
  const result = (of: ChangeRoom, isNoticed: boolean) => ({ room: of, change, isNoticed, seconds: 1 });
  const results = [result(ledger, true), result(ledger, false), result(server, true), result(server, false)];
  const scores = scoreRooms([ledger, server, idle], results);
  expect(scores.map(({ name, isEnough }) => [name, isEnough])).toEqual([
    ['ledger', false],
    ['server', true],
  ]);
  const text = formatScores(scores, results);
  expect(text).toContain('ledger  1 of 2   50.0 %  too few');
  expect(text).toContain('server  1 of 2   50.0 %\n');
  expect(text).toContain('a.ts: the bound itself is refused\n  - >\n  + >=');
});
