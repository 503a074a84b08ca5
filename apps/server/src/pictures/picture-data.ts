import { readPicture } from './read-picture.ts';

/** Larger ones would hold back the page that includes them. */
const MAX_BYTES = 32 * 1024;
const ADDRESS = /^\/pictures\/([a-z0-9][a-z0-9-]{0,86}\.avif)$/;

/**
 * Finds the data URL of a picture by its address, for pages that include it. There is none of a picture that is not drawn
 * yet, since drawing takes seconds, nor of one that cannot be read, which the page does without.
 */
export function createPictureData(
  directories: readonly string[],
): (address: string) => Promise<string | undefined> {
  return async (address) => {
    const file = ADDRESS.exec(address)?.[1];
    const bytes = file && (await readPicture(directories, file).catch(() => undefined));
    if (!bytes || bytes.length > MAX_BYTES) return undefined;
    return `data:image/avif;base64,${bytes.toString('base64')}`;
  };
}
