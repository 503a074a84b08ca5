/* Without the schemas, for the site. */

/** The types of a photo; which one a file has is decided by its content. */
export const documentTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/heic'] as const;
export type PhotoType = (typeof documentTypes)[number];
/** What a file chooser offers. Systems that do not know HEIC know its files by their names only. */
export const documentFiles = [...documentTypes, 'image/heif', '.heic', '.heif'] as const;
export const MAX_DOCUMENT_BYTES = 20 * 1024 * 1024;
/** Shorter sides are not legible, in pixels. */
export const MIN_DOCUMENT_SIDE = 600;
/** Millions of pixels; a small file can unpack to a picture that fills the memory. */
export const MAX_DOCUMENT_MEGAPIXELS = 64;

/** The first bytes of a file, by which its type is known. */
export const TYPE_BYTES = 12;

/** Brands of ISO 23008-12 files with pictures in HEVC, and those that say nothing of the coding. */
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

const begins: Readonly<Record<PhotoType, (text: string) => boolean>> = {
  'image/jpeg': (text) => text.startsWith('\u00FF\u00D8\u00FF'),
  'image/png': (text) => text.startsWith('\u0089PNG\r\n\u001A\n'),
  'image/webp': (text) => text.startsWith('RIFF') && text.slice(8) === 'WEBP',
  'image/heic': (text) => text.slice(4, 8) === 'ftyp' && heicBrands.includes(text.slice(8)),
};

/** How photos begin that not every system opens: AVIF, JPEG XL, and the raw data of a camera in TIFF. */
const otherPhotos: readonly { readonly at: number; readonly text: string }[] = [
  { at: 4, text: 'ftypavif' },
  { at: 4, text: 'ftypavis' },
  { at: 0, text: '\u00FF\n' },
  { at: 4, text: 'JXL ' },
  { at: 0, text: 'II*\u0000' },
  { at: 0, text: 'MM\u0000*' },
];

const textOf = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(0, TYPE_BYTES));

/** Whether a file is a photo that is not taken, but that a phone or a browser may be able to convert. */
export function isOtherPhoto(bytes: Uint8Array): boolean {
  const beginning = textOf(bytes);
  return otherPhotos.some(({ at, text }) => beginning.startsWith(text, at));
}

/** The type of a photo by its first bytes; undefined if it is none that is taken. */
export function photoTypeOf(bytes: Uint8Array): PhotoType | undefined {
  const text = textOf(bytes);
  return documentTypes.find((type) => begins[type](text));
}
