import { widthsOf } from '@baize/art';
import { committedPictures, pictureSpecs } from '@baize/demo';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../packages/demo/pictures');

/**
 * In place of a picture that would have to be drawn, which takes a processor a fifth of a second, the picture of
 * something else that is in the repository in the same shape and width.
 *
 * @returns undefined if there is no such picture to be drawn
 */
export async function similarPicture(stem: string, width: number): Promise<Buffer | undefined> {
  const specs = pictureSpecs();
  const wanted = specs.get(stem);
  if (wanted === undefined || !widthsOf(wanted).some((known) => known === width)) return undefined;
  const other = committedPictures().find((name) => {
    const spec = specs.get(name);
    return spec !== undefined && spec.shape === wanted.shape && spec.cut === wanted.cut;
  });
  if (other === undefined) throw new Error(`no committed picture has the shape of ${stem}`);
  return readFile(path.join(folder, `${other}-${width}.avif`));
}
