import { expect, it } from 'vitest';

import { applyChange } from './change.ts';
import { newestSpan } from './newest-definition.ts';

const first = 'packages/db/migrations/0001-first.sql';
const second = 'packages/db/migrations/0002-second.sql';
const third = 'packages/db/migrations/0003-third.sql';
const files: Readonly<Record<string, string>> = {
  [first]: `create table pot (size integer);
create function fill(p integer) returns integer language sql as $$
  select p + 1;
$$;
create function empty(p integer) returns integer language sql as $$
  select p - 1;
$$;
`,
  [second]: `create or replace function fill(p integer) returns integer language plpgsql as $$
begin
  return p + 1;
end $$;
create function spill(p integer) returns integer language sql as $$ select p + 1 $$;
`,
  [third]: 'alter table pot add column lid text;\n',
  'tools/other.ts': 'p + 1',
};
const names = [first, second, third];
const read = (file: string) => files[file] ?? '';
const changeOf = (file: string, find: string) => ({ file, find, replace: 'p', promise: 'it fills' });

it('applies a change of a function to its newest definition, and there to it alone', () => {
  const change = changeOf(first, 'p + 1');
  const span = newestSpan(change, names, read);
  expect(span.file).toBe(second);
  expect(applyChange(span, change)).toBe(read(second).replace('return p + 1', 'return p'));
});

it('leaves changes where nothing replaces them', () => {
  for (const change of [
    changeOf(first, 'p - 1'),
    changeOf(first, 'size integer'),
    changeOf(second, 'select p + 1'),
    changeOf('tools/other.ts', 'p + 1'),
  ])
    expect(newestSpan(change, names, read).file).toBe(change.file);
});

it('reports a text that the newest definition does not have', () => {
  const change = changeOf(first, 'select p + 1;');
  expect(() => applyChange(newestSpan(change, names, read), change)).toThrow('0 times');
});
