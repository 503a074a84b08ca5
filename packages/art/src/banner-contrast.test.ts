import { takesAll } from '@baize/testkit/test-scope';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { renderPicture } from './render-picture.ts';
import { bannerCompositions, type PaletteName, type PictureSpec } from './vocabulary.ts';

/** The darkest text colour that a page uses on a banner. */
const DARKEST_INK = [0xe9, 0xc2, 0x7c] as const;
const MIN_CONTRAST = 4.5;
/** Fractions of the width: text ends before the first, and no ornament begins before the second. */
const [WORDS_END, ORNAMENTS_BEGIN] = [0.48, 0.38];
const WIDTH_PX = 320;

const light = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

const luminance = (red = 0, green = 0, blue = 0): number =>
  0.2126 * (light[red] ?? 0) + 0.7152 * (light[green] ?? 0) + 0.0722 * (light[blue] ?? 0);

/** The fraction of pixels left of an edge on which the text is unreadable. */
function unreadable(pixels: Buffer, edge: number): number {
  const ink = luminance(...DARKEST_INK) + 0.05;
  const rows = pixels.length / (WIDTH_PX * 3);
  const columns = Math.round(WIDTH_PX * edge);
  let faint = 0;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const at = (row * WIDTH_PX + column) * 3;
      const paper = luminance(pixels[at], pixels[at + 1], pixels[at + 2]) + 0.05;
      if (ink / paper < MIN_CONTRAST) faint += 1;
    }
  }
  return faint / (rows * columns);
}

const palettes: readonly PaletteName[] = ['felt', 'sea', 'royal', 'wine'];
const banners = bannerCompositions.map((composition, at) => ({
  composition,
  chosen: palettes.filter((_, place) => takesAll() || place === at % palettes.length),
}));

describe('the left half of a banner', () => {
  it.each(banners)('has enough contrast for light text on $composition', async ({ composition, chosen }) => {
    for (const palette of chosen) {
      const spec: PictureSpec = {
        name: 'banner',
        seed: 5,
        shape: 'wide',
        composition,
        lettering: 'slab',
        palette,
        title: '',
        hero: 'emoji:crown',
        sides: ['gem-stone', 'bell'],
      };
      const picture = await renderPicture(spec, WIDTH_PX);
      const pixels = await sharp(picture).removeAlpha().raw().toBuffer();
      expect(unreadable(pixels, ORNAMENTS_BEGIN), palette).toBe(0);
      expect(unreadable(pixels, WORDS_END), palette).toBeLessThan(0.02);
    }
  });
});
