import { composePicture, pictureEncoding, widthsOf } from '@baize/art';
import { createHash } from 'node:crypto';

import { committedPictures, pictureSpecs } from './picture-specs.ts';

/** One committed picture in all its widths. */
export interface CommittedPicture {
  stem: string;
  /** Changes whenever the file would: with its spec, the code that composes it, or its encoding. */
  hash: string;
  files: readonly { name: string; widthPx: number }[];
}

/** The maximum size of all files: a clone has to stay fast. */
export const COMMITTED_BYTES_MAX = 12 * 1024 * 1024;

/** Records the hash from which each committed picture was drawn. */
export const RECORD_FILE = 'drawn.json';

const HASH_LENGTH = 16;

/** Every picture that must be committed; composes all of them, which takes a few seconds. */
export function describeCommitted(): CommittedPicture[] {
  const specs = pictureSpecs();
  return committedPictures().map((stem) => {
    const spec = specs.get(stem);
    if (spec === undefined) throw new RangeError(`no picture is called ${stem}`);
    const hash = createHash('sha256')
      .update(composePicture(spec))
      .update(JSON.stringify(pictureEncoding))
      .digest('hex')
      .slice(0, HASH_LENGTH);
    const files = widthsOf(spec).map((widthPx) => ({ name: `${stem}-${widthPx}.avif`, widthPx }));
    return { stem, hash, files };
  });
}
