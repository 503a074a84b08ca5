import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';

import { composePicture } from './compose-picture.ts';
import type { PictureSpec } from './vocabulary.ts';

/** Encodings of pictures and of studio marks, whose fine lines need higher quality. */
export const pictureEncoding = {
  picture: { quality: 58, effort: 2 },
  mark: { quality: 62, effort: 2 },
} as const;

/**
 * Renders a picture at a width as AVIF; a studio’s mark keeps its transparent background. Throws a RangeError for a
 * spec with an unknown symbol.
 */
export async function renderPicture(spec: PictureSpec, widthPx: number): Promise<Buffer> {
  const image = await renderAsync(composePicture(spec), {
    fitTo: { mode: 'width', value: widthPx },
    // All text is already outlines.
    font: { loadSystemFonts: false },
  });
  const pixels = sharp(image.pixels, {
    raw: { width: image.width, height: image.height, channels: 4 },
  });
  return spec.shape === 'mark'
    ? pixels.avif(pictureEncoding.mark).toBuffer()
    : pixels.removeAlpha().avif(pictureEncoding.picture).toBuffer();
}

/** The size that common networks show in full for a shared link. */
const SHARED = { widthPx: 1_200, heightPx: 630, quality: 80 } as const;

/**
 * Renders the picture for sharing a page: landscape, whatever the picture's shape, and JPEG, which every network
 * supports. Throws a RangeError for a mark, which can't be shared.
 */
export async function renderSharedPicture(spec: PictureSpec): Promise<Buffer> {
  if (spec.shape === 'mark') throw new RangeError(`${spec.name} is a mark`);
  const image = await renderAsync(composePicture({ ...spec, shape: 'landscape' }), {
    fitTo: { mode: 'width', value: SHARED.widthPx },
    font: { loadSystemFonts: false },
  });
  const top = Math.floor((image.height - SHARED.heightPx) / 2);
  return sharp(image.pixels, { raw: { width: image.width, height: image.height, channels: 4 } })
    .removeAlpha()
    .extract({ left: 0, top, width: SHARED.widthPx, height: SHARED.heightPx })
    .jpeg({ quality: SHARED.quality, mozjpeg: true })
    .toBuffer();
}
