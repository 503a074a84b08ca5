import { describe, expect, it } from 'vitest';
import { filesWhere, isCode, isTest, readProjectFile } from './source-tree.ts';

/** `env['PORT']` and `readNumber(env, 'PORT', …)`, as settings are read. */
const reading = /\benv\s*(?:\[|,)\s*'([A-Z][A-Z0-9_]+)'/g;
/** One that our own processes pass to each other is nobody's setting. */
const internal = 'tools/launch/dev-server.ts';
const readers = /^apps\/server\/src\/config\/|^tools\/(launch|serve)/;

describe('settings', () => {
  const paper = readProjectFile('docs/operations.md');
  const files = filesWhere(
    (path) => isCode(path) && readers.test(path) && !isTest(path) && path !== internal,
  );
  const names = new Set(
    files.flatMap(({ text }) => [...text.matchAll(reading)].map((match) => match[1] ?? '')),
  );

  it('are all described for the people who run this', () => {
    expect(names.size).toBeGreaterThan(0);
    expect([...names].filter((name) => !paper.includes(`\`${name}\``))).toEqual([]);
  });
});
