import { describe, expect, it } from 'vitest';
import { findInCode } from './code-search.ts';
import { parseText } from './parse-source.ts';
import { filesWhere, isCode, isTest } from './source-tree.ts';

/** The only file with statements on the ledger's tables; its SQL functions are in the migrations. */
const store = 'packages/db/src/ledger-store.ts';
const tables = 'account|transfer|posting|game_tx';
const statement = new RegExp(
  `\\b(?:from|join|into|update|truncate|table|copy) (?:only )?"?(?:${tables})"?(?=[\\s;(),\`])`,
  'g',
);
const schemaImport = /from\s+'[^']*schema\/ledger\.ts'/g;

describe('the tables of the ledger', () => {
  const files = filesWhere((path) => isCode(path) && /^(apps|packages)\//.test(path) && !isTest(path));

  it('are used by one file only', () => {
    expect(files.some(({ path }) => path === store)).toBe(true);
    const others = files.filter(({ path }) => path !== store && !path.startsWith('packages/db/src/schema/'));
    expect([...findInCode(others, statement), ...findInCode(others, schemaImport)]).toEqual([]);
  });

  it('are noticed in a statement elsewhere', () => {
    const text =
      'await pool.query(`select balance from account where id = $1`);\nimport a from "./account.ts";';
    expect(findInCode([{ path: 'packages/services/src/a.ts', text }], statement, parseText)).toEqual([
      'packages/services/src/a.ts:1: from account',
    ]);
  });
});
