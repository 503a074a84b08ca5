import { parseSource } from './parse-source.ts';
import { placeOf, type SourceFile } from './source-tree.ts';

/** Where a pattern occurs in the code of the files, comments left out: `path:line: what was found`. */
export function findInCode(files: readonly SourceFile[], pattern: RegExp, parse = parseSource): string[] {
  return files.flatMap((file) =>
    [...parse(file).code.matchAll(pattern)].map(
      (match) => `${placeOf(file, match.index)}: ${match[0].trim()}`,
    ),
  );
}
