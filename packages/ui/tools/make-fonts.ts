/**
 * Subsets the site's fonts from the @fontsource-variable packages: the text font for all brands and one display font
 * for each. The files are committed; run `npm run fonts` after changing a font package or the list below.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

import subsetFont from 'subset-font';

const root = join(import.meta.dirname, '../../..');
const packages = createRequire(import.meta.url);

interface Face {
  readonly family: string;
  /** Which variable file of the package: by weight, or with optical size as well. */
  readonly axes?: 'wght' | 'opsz';
  readonly weights: readonly [number, number];
  /** Path below the root, without extension. */
  readonly target: string;
}

const faces: readonly Face[] = [
  { family: 'onest', weights: [400, 700], target: 'packages/ui/fonts/onest' },
  { family: 'bricolage-grotesque', weights: [600, 800], target: 'brands/baize/assets/display' },
  { family: 'newsreader', weights: [500, 700], target: 'brands/lumen/assets/display' },
  { family: 'archivo', weights: [700, 900], target: 'brands/tribun/assets/display' },
  { family: 'fraunces', weights: [500, 700], target: 'brands/kehribar/assets/display' },
  { family: 'gabarito', weights: [600, 900], target: 'brands/mercan/assets/display' },
  { family: 'unbounded', weights: [500, 800], target: 'brands/uydu/assets/display' },
  { family: 'exo-2', weights: [600, 900], target: 'brands/pist/assets/display' },
  { family: 'playfair-display', weights: [500, 800], target: 'brands/cini/assets/display' },
  { family: 'space-grotesk', weights: [500, 700], target: 'brands/buzul/assets/display' },
  { family: 'red-hat-display', weights: [700, 900], target: 'brands/limonata/assets/display' },
];

function characters(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
}

const latin = `${characters(0x20, 0x7e)}${characters(0xa0, 0xff)}ı–—‘’“”•…′€™−`;
/** In the packages' second file; the ranges are repeated where the fonts are declared. */
const turkish = 'ğĞşŞİ₺';
const keepFeatures = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum', 'rvrn', 'case'];

async function cutFace({ family, axes = 'wght', weights: [min, max], target }: Face): Promise<void> {
  const parts = [
    { subset: 'latin', text: latin, ending: '' },
    { subset: 'latin-ext', text: turkish, ending: '-tr' },
  ];
  for (const { subset, text, ending } of parts) {
    const source = packages.resolve(
      `@fontsource-variable/${family}/files/${family}-${subset}-${axes}-normal.woff2`,
    );
    const font = await subsetFont(readFileSync(source), text, {
      targetFormat: 'woff2',
      keepFeatures,
      noHinting: true,
      variationAxes: { wght: { min, max } },
    });
    const path = join(root, `${target}${ending}.woff2`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, font);
    console.log(`${relative(root, path)} ${(font.length / 1024).toFixed(1)} KiB`);
  }
}

for (const face of faces) await cutFace(face);
