import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

const manifest = new URL('../package.json', import.meta.url);
const { exports } = JSON.parse(readFileSync(manifest, 'utf8')) as { exports: Record<string, string> };
/** The package itself is for servers; all others are for pages too. */
const pageEntries = Object.entries(exports).filter(([name]) => name !== '.');

/** What follows `from` in imports and exports of values, and in imports without names. Types are not loaded. */
const LOADED = /^(?:(?:import|export) (?!type )[^;]*? from|import) '([^']+)'/gm;

/** The files that are loaded with one, and what they import besides files of this package. */
function loadedWith(entry: URL): { files: ReadonlySet<string>; others: readonly string[] } {
  const files = new Set<string>();
  const others: string[] = [];
  const load = (file: URL): void => {
    if (files.has(file.href)) return;
    files.add(file.href);
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(LOADED)) {
      if (specifier.startsWith('.')) load(new URL(specifier, file));
      else others.push(specifier);
    }
  };
  load(entry);
  return { files, others };
}

describe('an entry for pages', () => {
  it.each(pageEntries)('%s imports nothing of Node', (_, target) => {
    const { files, others } = loadedWith(new URL(target, manifest));
    expect(files.size).toBeGreaterThan(0);
    expect(others).toEqual([]);
  });

  it('would be noticed if it did', () => {
    expect(loadedWith(new URL('crash/crash-chain.ts', import.meta.url)).others).toEqual(['node:crypto']);
    expect(loadedWith(new URL('index.ts', import.meta.url)).others).toContain('node:crypto');
  });
});
