import { describe, expect, it } from 'vitest';

import { findInCode } from './code-search.ts';
import { parseText } from './parse-source.ts';
import { filesWhere, isCode } from './source-tree.ts';

/** Browsers inside of other apps ignore what a script has made, without a word: files come by `useFileLink`. */
const pattern = /\bcreateObjectURL\b|\bdownload:|\.download\s*=|\bdownload=(?!"")/g;
/** It shows a picture that the player has chosen, and saves nothing. */
const preview = 'apps/web/src/areas/money/documents/photo-file.ts';

describe('a file that the site offers', () => {
  it('is a link to the server', () => {
    const files = filesWhere(
      (path) =>
        isCode(path) && path.startsWith('apps/web/src/') && !path.includes('.test.') && path !== preview,
    );
    expect(findInCode(files, pattern)).toEqual([]);
  });

  it('is noticed if a script makes it', () => {
    const text =
      "const url = URL.createObjectURL(file);\nlink.download = 'a.txt';\nObject.assign(link, { download: name });\nconst a = <a download={name} />;";
    expect(findInCode([{ path: 'apps/web/src/a.tsx', text }], pattern, parseText)).toHaveLength(4);
  });
});
