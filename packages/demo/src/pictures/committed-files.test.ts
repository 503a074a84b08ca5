import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { COMMITTED_BYTES_MAX, describeCommitted, RECORD_FILE } from './committed-files.ts';

const folder = path.resolve(import.meta.dirname, '../../pictures');

describe('the committed pictures', () => {
  const pictures = describeCommitted();
  const names = pictures.flatMap(({ files }) => files.map(({ name }) => name));

  it('are in the repository in both widths, and no others are', () => {
    expect(names.length).toBe(pictures.length * 2);
    expect(names.filter((name) => !existsSync(path.join(folder, name)))).toEqual([]);
    const known = new Set([...names, RECORD_FILE]);
    expect(readdirSync(folder).filter((name) => !known.has(name))).toEqual([]);
  });

  it('match their specs; if not, run packages/demo/src/pictures/draw-committed.ts', () => {
    const record: unknown = JSON.parse(readFileSync(path.join(folder, RECORD_FILE), 'utf8'));
    expect(record).toEqual(Object.fromEntries(pictures.map(({ stem, hash }) => [stem, hash])));
  });

  it('stay small', () => {
    const bytes = names.reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0);
    expect(bytes).toBeLessThanOrEqual(COMMITTED_BYTES_MAX);
  });
});
