import {
  CallError,
  isOtherPhoto,
  MAX_DOCUMENT_MEGAPIXELS,
  MIN_DOCUMENT_SIDE,
  type PhotoType,
  photoTypeOf,
} from '@baize/contract';
import type { Sharp, SharpOptions } from 'sharp';

import { decodeHeic } from './decode-heic.ts';
import { createTurns } from './turns.ts';

const MEGAPIXEL = 1_000_000;
/** Enough to read the smallest print of an identity card. */
const STORED_SIDE = 2_400;
const QUALITY = 85;
const DECODE_SECONDS = 10;
const DECODED_AT_ONCE = 2;

/** The formats that `sharp` decodes, by its names. */
const formats: Readonly<Record<Exclude<PhotoType, 'image/heic'>, string>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
};
/** Other names that browsers and phones use. */
const aliases: Readonly<Record<string, PhotoType>> = {
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'image/heif': 'image/heic',
};

/** A photo that was decoded and encoded again: nothing of the uploaded file but its pixels. */
export interface CleanPhoto {
  readonly jpeg: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * The type of a photo by its first bytes. No other type is looked into.
 *
 * @throws CallError `document_type` if it is none that we take, or not the declared one, `document_unreadable` if it is
 * empty
 */
export function requirePhotoType(bytes: Uint8Array, declared: string): PhotoType {
  if (bytes.length === 0) throw new CallError('document_unreadable', { message: 'document_empty' });
  const type = photoTypeOf(bytes);
  if (type === undefined && isOtherPhoto(bytes))
    throw new CallError('document_type', { message: 'document_phone_format' });
  if (type === undefined) throw new CallError('document_type');
  if ((aliases[declared] ?? declared) === type) return type;
  throw new CallError('document_type', { message: 'document_type_mismatch' });
}

const inTurn = createTurns(DECODED_AT_ONCE);
let opening: Promise<(bytes: Uint8Array, options: SharpOptions) => Sharp> | undefined;

/** Loads the library with the first photo, since its native code takes a moment. */
function openLibrary() {
  opening ??= import('sharp').then(({ default: sharp }) => {
    // By default it also decodes SVG, PDF and more, with the faults of their decoders.
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  });
  return opening;
}

/**
 * Decodes a photo and encodes it again without its metadata, upright and at a size that can be read.
 *
 * @throws CallError `document_unreadable`, `document_too_small`, `document_too_many_pixels`
 */
export function cleanPhoto(bytes: Uint8Array, type: PhotoType): Promise<CleanPhoto> {
  return inTurn(async () => {
    const sharp = await openLibrary();
    if (type === 'image/heic') {
      const { pixels, width, height } = await decodeHeic(bytes, requireSize);
      return encode(sharp(pixels, { raw: { width, height, channels: 4 } }));
    }
    // Of an animation only the first picture.
    const options = { failOn: 'warning', pages: 1 } as const;
    // The header alone, so that the reason can be said.
    const header = await readable(sharp(bytes, { ...options, limitInputPixels: false }).metadata());
    if (header.format !== formats[type]) throw new CallError('document_unreadable');
    requireSize(header);
    return encode(sharp(bytes, { ...options, limitInputPixels: MAX_DOCUMENT_MEGAPIXELS * MEGAPIXEL }));
  });
}

function requireSize({ width, height }: { readonly width: number; readonly height: number }): void {
  if (Math.min(width, height) < MIN_DOCUMENT_SIDE)
    throw new CallError('document_too_small', { values: { min: MIN_DOCUMENT_SIDE } });
  if (width * height > MAX_DOCUMENT_MEGAPIXELS * MEGAPIXEL)
    throw new CallError('document_too_many_pixels', { values: { max: MAX_DOCUMENT_MEGAPIXELS } });
}

async function encode(photo: Sharp): Promise<CleanPhoto> {
  const { data, info } = await readable(
    photo
      .timeout({ seconds: DECODE_SECONDS })
      .autoOrient()
      .resize({ width: STORED_SIDE, height: STORED_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .jpeg({ quality: QUALITY, mozjpeg: true })
      .toBuffer({ resolveWithObject: true }),
  );
  return { jpeg: data, width: info.width, height: info.height };
}

async function readable<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (cause) {
    throw new CallError('document_unreadable', { cause });
  }
}
