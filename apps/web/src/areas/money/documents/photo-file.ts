import {
  type documentTypes,
  MAX_DOCUMENT_BYTES,
  MAX_DOCUMENT_MEGAPIXELS,
  MIN_DOCUMENT_SIDE,
} from '@baize/contract/document-rules';

import type { FieldProblem } from '../form/field-problem.ts';

type PhotoType = (typeof documentTypes)[number];

/** A photo that the server will probably accept. */
export interface Photo {
  /** With the type of its content, whatever its name says. */
  readonly file: File;
  /** Shows it in an image; has to be revoked. */
  readonly url: string;
}

/** How files of each type begin, with characters as bytes. */
const beginnings: readonly (readonly [PhotoType, string])[] = [
  ['image/jpeg', '\u00FF\u00D8\u00FF'],
  ['image/png', '\u0089PNG\r\n\u001A\n'],
];

/** The type of a photo by its first bytes, as the server decides. */
export function photoType(bytes: Uint8Array): PhotoType | undefined {
  const text = String.fromCharCode(...bytes.subarray(0, 12));
  if (text.startsWith('RIFF') && text.slice(8) === 'WEBP') return 'image/webp';
  return beginnings.find(([, beginning]) => text.startsWith(beginning))?.[0];
}

/** What is wrong with a photo of this size in pixels. */
export function sizeProblem(width: number, height: number): FieldProblem | undefined {
  if (width * height > MAX_DOCUMENT_MEGAPIXELS * 1_000_000)
    return { key: 'document_too_many_pixels', values: { max: MAX_DOCUMENT_MEGAPIXELS } };
  if (Math.min(width, height) < MIN_DOCUMENT_SIDE)
    return { key: 'document_too_small', values: { min: MIN_DOCUMENT_SIDE } };
  return undefined;
}

/** Reads the size of a picture from its header; undefined if it is not one. */
function sizeOf(url: string): Promise<{ width: number; height: number } | undefined> {
  return new Promise((resolve) => {
    const image = new Image();
    image.addEventListener('load', () => resolve({ width: image.naturalWidth, height: image.naturalHeight }));
    image.addEventListener('error', () => resolve(undefined));
    image.src = url;
  });
}

/** The photo, or what is wrong with the file, in the words of the server. */
export async function readPhoto(chosen: File): Promise<Photo | FieldProblem> {
  if (chosen.size === 0) return { key: 'document_empty' };
  if (chosen.size > MAX_DOCUMENT_BYTES) return { key: 'document_too_large' };
  const type = photoType(new Uint8Array(await chosen.slice(0, 12).arrayBuffer()));
  if (type === undefined) return { key: 'document_type' };
  const file = new File([chosen], chosen.name, { type });
  const url = URL.createObjectURL(file);
  const size = await sizeOf(url);
  const problem = size ? sizeProblem(size.width, size.height) : { key: 'document_unreadable' as const };
  if (!problem) return { file, url };
  URL.revokeObjectURL(url);
  return problem;
}
