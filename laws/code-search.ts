import { parseSource } from './parse-source.ts';
import { placeOf, type SourceFile } from './source-tree.ts';

/** Matches of a pattern in the code of the files without comments, as `path:line: match`. */
export function findInCode(files: readonly SourceFile[], pattern: RegExp, parse = parseSource): string[] {
  return files.flatMap((file) =>
    [...parse(file).code.matchAll(pattern)].map(
      (match) => `${placeOf(file, match.index)}: ${match[0].trim()}`,
    ),
  );
}
