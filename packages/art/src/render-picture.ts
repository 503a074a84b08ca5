import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';

import { composePicture } from './compose-picture.ts';
import type { PictureSpec } from './vocabulary.ts';

/** How pictures are written, and how the marks of studios are, whose fine lines need more. */
export const pictureEncoding = {
  picture: { quality: 58, effort: 2 },
  mark: { quality: 62, effort: 2 },
} as const;

/**
 * Draws a picture at a width as AVIF; the ground of a studio’s mark stays transparent.
 * Throws a RangeError for a spec that names an unknown symbol.
 */
export async function renderPicture(spec: PictureSpec, widthPx: number): Promise<Buffer> {
  const image = await renderAsync(composePicture(spec), {
    fitTo: { mode: 'width', value: widthPx },
    // Every letter is an outline already.
    font: { loadSystemFonts: false },
  });
  const pixels = sharp(image.pixels, {
    raw: { width: image.width, height: image.height, channels: 4 },
  });
  return spec.shape === 'mark'
    ? pixels.avif(pictureEncoding.mark).toBuffer()
    : pixels.removeAlpha().avif(pictureEncoding.picture).toBuffer();
}

/** What the common networks show in full where an address is shared. */
const SHARED = { widthPx: 1_200, heightPx: 630, quality: 80 } as const;

/**
 * Draws what stands for a picture where its page is shared: lying, whatever the shape of the picture, and as JPEG,
 * which every network reads. Throws a RangeError for a mark, which is no picture by itself.
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
