import {
  isOtherPhoto,
  MAX_DOCUMENT_BYTES,
  MAX_DOCUMENT_MEGAPIXELS,
  MIN_DOCUMENT_SIDE,
  type PhotoType,
  photoTypeOf,
  TYPE_BYTES,
} from '@baize/contract/document-rules';

import type { FieldProblem } from '../form/field-problem.ts';
import { drawAsJpeg } from './draw-as-jpeg.ts';

/** A larger file is no photo, and would fill the memory of a phone. */
const MAX_CHOSEN_BYTES = 150 * 1024 * 1024;

/** A photo that the server will probably accept. */
export interface Photo {
  /** With the type of its content, whatever its name says. */
  readonly file: File;
  /** Shows it in an image, and has to be revoked; undefined if this browser cannot show it. */
  readonly url: string | undefined;
}

/** What is wrong with a photo of this size in pixels. */
export function sizeProblem(width: number, height: number): FieldProblem | undefined {
  if (width * height > MAX_DOCUMENT_MEGAPIXELS * 1_000_000)
    return { key: 'document_too_many_pixels', values: { max: MAX_DOCUMENT_MEGAPIXELS } };
  if (Math.min(width, height) < MIN_DOCUMENT_SIDE)
    return { key: 'document_too_small', values: { min: MIN_DOCUMENT_SIDE } };
  return undefined;
}

/** Opens a picture; undefined if this browser cannot. */
function openImage(url: string): Promise<HTMLImageElement | undefined> {
  return new Promise((resolve) => {
    const image = new Image();
    image.addEventListener('load', () => resolve(image));
    image.addEventListener('error', () => resolve(undefined));
    image.src = url;
  });
}

/**
 * The photo, or what is wrong with the file, in the words of the server. What the server would refuse for its format, its
 * weight or its pixels is drawn again as a smaller JPEG if this browser can open it.
 */
export async function readPhoto(chosen: File): Promise<Photo | FieldProblem> {
  if (chosen.size === 0) return { key: 'document_empty' };
  if (chosen.size > MAX_CHOSEN_BYTES) return { key: 'document_too_large' };
  const beginning = new Uint8Array(await chosen.slice(0, TYPE_BYTES).arrayBuffer());
  const type = photoTypeOf(beginning);
  if (type === undefined && !isOtherPhoto(beginning)) return { key: 'document_type' };
  const file = new File([chosen], chosen.name, { type: type ?? chosen.type });
  const url = URL.createObjectURL(file);
  const image = await openImage(url);
  const read = await takenAs(file, type, image);
  if (!('file' in read)) {
    URL.revokeObjectURL(url);
    return read;
  }
  if (read.file === file) return { file, url: image && url };
  URL.revokeObjectURL(url);
  return { file: read.file, url: URL.createObjectURL(read.file) };
}

/** The file as it is, or drawn again. */
async function takenAs(
  file: File,
  type: PhotoType | undefined,
  image: HTMLImageElement | undefined,
): Promise<{ file: File } | FieldProblem> {
  const weight: FieldProblem | undefined =
    file.size > MAX_DOCUMENT_BYTES ? { key: 'document_too_large' } : undefined;
  if (!image) {
    if (type === undefined) return { key: 'document_phone_format' };
    if (type !== 'image/heic') return { key: 'document_unreadable' };
    // The server can open it.
    return weight ?? { file };
  }
  const size = sizeProblem(image.naturalWidth, image.naturalHeight);
  if (size?.key === 'document_too_small') return size;
  const problem = size ?? weight;
  if (!problem && type !== undefined && type !== 'image/heic') return { file };
  const drawn = await drawAsJpeg(image, file.name);
  if (drawn) return { file: drawn };
  if (type === undefined) return { key: 'document_phone_format' };
  return problem ?? { file };
}
