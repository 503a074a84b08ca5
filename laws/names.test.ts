import { describe, expect, it } from 'vitest';
import { filesWhere, isCode } from './source-tree.ts';

const emptyNames = /^(utils?|helpers?|common|misc)(\.|$)/i;
const kebabFile = /^[a-z0-9]+(-[a-z0-9]+)*(\.(test|db|all|config|d))*\.(tsx?|mts|mjs|js)$/;

/** What is wrong with the names in a path, or undefined. */
function nameProblem(path: string): string | undefined {
  const parts = path.split('/');
  const vague = parts.find((part) => emptyNames.test(part));
  if (vague !== undefined) return `${path}: "${vague}" says nothing; name it after what it holds`;
  if (!kebabFile.test(parts.at(-1) ?? '')) return `${path}: code files have kebab-case names`;
  return undefined;
}

describe('names of files and folders', () => {
  it('are specific and in kebab case', () => {
    const files = filesWhere(isCode);
    expect(files.flatMap((file) => nameProblem(file.path) ?? [])).toEqual([]);
  });

  it('are noticed if they are not', () => {
    expect(nameProblem('apps/web/src/utils/dates.ts')).toContain('says nothing');
    expect(nameProblem('apps/web/src/helpers.ts')).toContain('says nothing');
    expect(nameProblem('apps/web/src/GameTile.tsx')).toContain('kebab-case');
    expect(nameProblem('apps/web/src/game-tile.test.tsx')).toBeUndefined();
  });
});
