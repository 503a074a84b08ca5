import { composePicture, pictureEncoding, widthsOf } from '@baize/art';
import { createHash } from 'node:crypto';

import { committedPictures, pictureSpecs } from './picture-specs.ts';

/** One picture of the repository in all its widths. */
export interface CommittedPicture {
  stem: string;
  /** Changes when the file would: by its spec, by the code that composes it, or by how it is written. */
  hash: string;
  files: readonly { name: string; widthPx: number }[];
}

/** All of them may take this many bytes: a clone has to stay quick. */
export const COMMITTED_BYTES_MAX = 12 * 1024 * 1024;

/** Says which drawing each committed picture was made from. */
export const RECORD_FILE = 'drawn.json';

const HASH_LETTERS = 16;

/** Every picture that belongs into the repository; composes all of them, which takes a few seconds. */
export function describeCommitted(): CommittedPicture[] {
  const specs = pictureSpecs();
  return committedPictures().map((stem) => {
    const spec = specs.get(stem);
    if (spec === undefined) throw new RangeError(`no picture is called ${stem}`);
    const hash = createHash('sha256')
      .update(composePicture(spec))
      .update(JSON.stringify(pictureEncoding))
      .digest('hex')
      .slice(0, HASH_LETTERS);
    const files = widthsOf(spec).map((widthPx) => ({ name: `${stem}-${widthPx}.avif`, widthPx }));
    return { stem, hash, files };
  });
}
