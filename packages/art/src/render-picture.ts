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
