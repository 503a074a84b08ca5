import { type CallShape, calls } from '@baize/contract';
import { matchRoute } from '@baize/web/routes';
import { describe, expect, it } from 'vitest';
import { type ListRow, readList, servedProblems } from './served-list.ts';

/** Rows for a family of calls, and the call that represents it. */
const standIns: Readonly<Record<string, string>> = {
  'POST /{endpoint of a payment method}': 'POST /account/deposit/dynamic',
};
const callTable: Readonly<Record<string, CallShape>> = calls;

function callName(row: ListRow): string {
  return `${row['method']} ${row['path']}`;
}

function callOf(row: ListRow): CallShape | undefined {
  return callTable[standIns[callName(row)] ?? callName(row)];
}

function routeOf(row: ListRow) {
  const address = (row['path'] ?? '').replaceAll(/\{\w+\}/g, '1');
  return matchRoute(address)?.route;
}

function countServed(rows: readonly ListRow[]): string {
  return `${rows.filter((row) => row['served'] === 'yes').length} of ${rows.length}`;
}

describe('the lists of the specification', () => {
  it('agree with the calls of the contract', () => {
    const rows = readList('docs/calls.tsv');
    expect(servedProblems(rows, callName, (row) => callOf(row) !== undefined)).toEqual([]);
    console.info(`calls served: ${countServed(rows)}`);
  });

  it('agree with the calls that need a token', () => {
    const wrong = readList('docs/calls.tsv').filter((row) => {
      const call = callOf(row);
      return call !== undefined && /^(visitor|player)$/.test(row['auth'] ?? '') && call.auth !== row['auth'];
    });
    expect(wrong.map(callName)).toEqual([]);
  });

  it('contain every call of the contract that is not our own', () => {
    const listed = new Set(readList('docs/calls.tsv').map((row) => standIns[callName(row)] ?? callName(row)));
    const unlisted = Object.entries(callTable).filter(
      ([key, call]) => (call.origin === 'specification') !== listed.has(key),
    );
    expect(unlisted.map(([key]) => key)).toEqual([]);
  });

  it('agree with the addresses of the site', () => {
    const rows = readList('docs/routes.tsv');
    expect(
      servedProblems(
        rows,
        (row) => row['path'] ?? '',
        (row) => routeOf(row) !== undefined,
      ),
    ).toEqual([]);
    console.info(`addresses served: ${countServed(rows)}`);
  });

  it('agree with the access to served addresses', () => {
    const wrong = readList('docs/routes.tsv').filter((row) => {
      const route = routeOf(row);
      return route !== undefined && route.access !== row['who'];
    });
    expect(wrong.map((row) => row['path'])).toEqual([]);
  });

  it('are checked for rows that are wrongly marked or not marked as served', () => {
    const rows = [
      { path: '/a', served: 'yes' },
      { path: '/b', served: 'no' },
      { path: '/c', served: 'yes' },
    ];
    const problems = servedProblems(
      rows,
      (row) => row['path'] ?? '',
      (row) => row['path'] !== '/a',
    );
    expect(problems).toEqual(['/a is marked as served but is not', '/b is served: mark it in the list']);
  });
});
