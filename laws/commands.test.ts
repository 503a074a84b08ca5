import { describe, expect, it } from 'vitest';
import { commandNames } from '../tools/operator/operator-arguments.ts';
import { filesWhere, isCode, placeOf, readProjectFile, type SourceFile } from './source-tree.ts';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readProjectFile('package.json'));

/** Commands in a text that do not work: missing scripts, and TypeScript run by whatever Node is installed. */
function brokenCommands(file: SourceFile): string[] {
  const named = [...file.text.matchAll(/\bnpm run (?:-s )?([a-z][a-z:-]*)/g)]
    .filter(([, script = '']) => scripts[script] === undefined)
    .map(({ 0: command, index }) => `${placeOf(file, index)} names ${command}`);
  const unread = [...file.text.matchAll(/\bnode (?:tools|packages|apps|bench)\/\S+\.ts\b/g)].map(
    ({ 0: command, index }) => `${placeOf(file, index)} names ${command}, which needs Node 24`,
  );
  return [...named, ...unread];
}

describe('the scripts of package.json', () => {
  it('replace the shell in which npm starts them, because npm passes signals only to the shell', () => {
    expect(Object.keys(scripts).length).toBeGreaterThan(0);
    expect(
      Object.values(scripts).filter((script) => !script.startsWith('exec node tools/bootstrap.mjs ')),
    ).toEqual([]);
  });
});

describe('the commands of operators', () => {
  it.each(commandNames)('%s is described in docs/operations.md', (name) => {
    const isNamed = new RegExp(`npm run operator -- ${name}(?![\\w-])|\`${name}[\` ]`);
    expect(isNamed.test(readProjectFile('docs/operations.md'))).toBe(true);
  });
});

describe('commands in texts', () => {
  it('are scripts of package.json', () => {
    const files = filesWhere(
      (path) => path.endsWith('.md') || (isCode(path) && path !== 'laws/commands.test.ts'),
    );
    expect(files.flatMap(brokenCommands)).toEqual([]);
  });

  it('are noticed if there is no such script, or the installed Node would run TypeScript', () => {
    const text = 'Run `npm run check`, `npm run nothing` and\n`node tools/docs.ts`.';
    expect(brokenCommands({ path: 'a.md', text })).toEqual([
      'a.md:1 names npm run nothing',
      'a.md:2 names node tools/docs.ts, which needs Node 24',
    ]);
  });
});
