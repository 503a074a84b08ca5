import { describe, expect, it } from 'vitest';
import { parseSource, parseText } from './parse-source.ts';
import { filesWhere, isCode, placeOf, type SourceFile } from './source-tree.ts';

const isText = /\.(ts|tsx|mjs|js|json|md|css|sql|tsv|svg|html|yml)$|^\.ci\/|^(LICENSE|NOTICE)$/;
/** Folders of one person's machine. System folders of every Linux are not meant. */
const machinePath = /(?<![\w.@-])\/(?:home|Users|work|root|tmp)\/[\w.-]+/g;
const unfinished =
  /\b(?:TODO|FIXME|XXX|[Ll]orem [Ii]psum|[Cc]oming soon|[Nn]ot implemented|[Pp]laceholder text)\b/g;

/**
 * Words of the third column of the glossary in CONTRIBUTING.md that are never right in a comment. Those with another,
 * legitimate use, such as `letter` or `room`, are not here.
 */
const neverInComments =
  /\b(?:whoever|errands?|vendors?|hurr(?:y|ies|ied)|wish(?:es|ed)?|bring(?:s|ing)?|brought|tells?|telling|told(?! apart)|outlets?|workbench(?:es)?|fates?|tenants?|patience|unless said otherwise|lets? \w+ know)\b/gi;

/** The comments of a file in their places, with everything else blanked out. */
function commentsOf(file: SourceFile, parse = parseSource): SourceFile {
  const { code } = parse(file);
  const keep = (at: number) => code[at] !== file.text[at] || code[at] === '\n';
  const comments = Array.from({ length: code.length }, (_, at) => (keep(at) ? file.text.charAt(at) : ' '));
  return { path: file.path, text: comments.join('') };
}

function findWords(files: readonly SourceFile[], pattern: RegExp): string[] {
  return files.flatMap((file) =>
    [...file.text.matchAll(pattern)].map((match) => `${placeOf(file, match.index)}: ${match[0]}`),
  );
}

describe('forbidden words', () => {
  const files = filesWhere(
    (path) => isText.test(path) && path !== 'package-lock.json' && path !== 'laws/words.test.ts',
  );

  it('do not include paths of one machine', () => {
    expect(findWords(files, machinePath)).toEqual([]);
  });

  it('do not include marks of unfinished work', () => {
    expect(findWords(files, unfinished)).toEqual([]);
  });

  it('do not include words that the glossary replaces, in comments', () => {
    const comments = filesWhere((path) => isCode(path) && path !== 'laws/words.test.ts').map((file) =>
      commentsOf(file),
    );
    expect(comments.length).toBeGreaterThan(0);
    expect(findWords(comments, neverInComments)).toEqual([]);
  });

  it('are noticed in comments only', () => {
    const text = "// Whoever calls is told: 🎲\nconst wish = 'wish'; /* told apart,\n but a vendor */";
    const comments = commentsOf({ path: 'a.ts', text }, parseText);
    expect(findWords([comments], neverInComments)).toEqual([
      'a.ts:1: Whoever',
      'a.ts:1: told',
      'a.ts:3: vendor',
    ]);
  });

  it('are noticed', () => {
    const text = 'see /home/ada/notes and https://example.com/home/page\n// TODO: later';
    expect(findWords([{ path: 'a.ts', text }], machinePath)).toEqual(['a.ts:1: /home/ada']);
    expect(findWords([{ path: 'a.ts', text }], unfinished)).toEqual(['a.ts:2: TODO']);
  });
});
