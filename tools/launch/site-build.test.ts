import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildSiteWhenChanged, hashInputs } from './site-build.ts';

const folders = [
  'apps/web',
  'packages/brand',
  'packages/contract',
  'packages/currency',
  'packages/messages',
  'packages/ui',
];

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'baize-build-'));
  for (const folder of folders) mkdirSync(path.join(root, folder, 'src'), { recursive: true });
  writeFileSync(path.join(root, 'package-lock.json'), '{}');
  writeFileSync(path.join(root, 'apps/web/src/site.tsx'), 'one');
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

describe('the stamp of a build', () => {
  it('changes with an input, a renamed file and the lock file, but not with a test', () => {
    const first = hashInputs(root);
    writeFileSync(path.join(root, 'apps/web/src/site.test.tsx'), 'test');
    expect(hashInputs(root)).toBe(first);
    writeFileSync(path.join(root, 'packages/ui/src/button.tsx'), '');
    const second = hashInputs(root);
    expect(second).not.toBe(first);
    writeFileSync(path.join(root, 'package-lock.json'), '{"packages":{}}');
    expect(hashInputs(root)).not.toBe(second);
  });

  it('spares a build whose inputs are the same', async () => {
    mkdirSync(path.join(root, 'apps/web/dist'));
    writeFileSync(path.join(root, 'apps/web/dist/built-from.txt'), hashInputs(root));
    const announced: string[] = [];
    expect(await buildSiteWhenChanged(root, () => announced.push('building'))).toBe(false);
    expect(announced).toEqual([]);
  });
});
