import { describe, expect, it } from 'vitest';
import { filesWhere, isCode, isTest, readProjectFile } from './source-tree.ts';

/** How settings are read: `env['PORT']` and `readNumber(env, 'PORT', …)`. */
const reading = /\benv\s*(?:\[|,)\s*'([A-Z][A-Z0-9_]+)'/g;
/** A variable that our own processes pass to each other is not a setting. */
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

  it('are all documented for operators', () => {
    expect(names.size).toBeGreaterThan(0);
    expect([...names].filter((name) => !paper.includes(`\`${name}\``))).toEqual([]);
  });
});
