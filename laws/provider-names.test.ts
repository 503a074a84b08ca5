import { installedProviders } from '@baize/providers';
import { describe, expect, it } from 'vitest';
import { filesWhere, isCode, isTest, placeOf, type SourceFile } from './source-tree.ts';

/** Code that must work with any provider. */
const neutral = /^packages\/services\/src\/|^apps\/server\/src\/(?!testing\/)|^tools\/(serve\.ts|launch\/)/;

const names = installedProviders.map(({ name }) => name);

function namesIn(file: SourceFile): string[] {
  return names.flatMap((name) => {
    const offset = file.text.search(new RegExp(`['"\`/]${name}['"\`/]`));
    return offset < 0 ? [] : [`${placeOf(file, offset)} names ${name}`];
  });
}

/** Requests must go through the client, which has time limits and the circuit breaker. */
const ownWayOut = /\bfetch\(/;

describe('providers', () => {
  it('are named only in their folders, in data and in the stand-ins', () => {
    const files = filesWhere((path) => isCode(path) && !isTest(path) && neutral.test(path));
    expect(files.length).toBeGreaterThan(0);
    expect(files.flatMap(namesIn)).toEqual([]);
  });

  it('are noticed if they are named', () => {
    const text = "const provider = 'sandbox-studio';\n// sandbox-studio in a comment\n";
    expect(namesIn({ path: 'packages/services/src/a.ts', text })).toEqual([
      'packages/services/src/a.ts:1 names sandbox-studio',
    ]);
  });

  it('send through their client only', () => {
    const files = filesWhere(
      (path) => path.startsWith('packages/providers/src/') && isCode(path) && !isTest(path),
    );
    const others = files.filter(({ path }) => path !== 'packages/providers/src/client/provider-client.ts');
    expect(files.length).toBeGreaterThan(others.length);
    expect(others.filter(({ text }) => ownWayOut.test(text)).map(({ path }) => path)).toEqual([]);
  });
});
