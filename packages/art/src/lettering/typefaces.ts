import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import fontverter from 'fontverter';
import { Blob, Face, Font, Variation } from 'harfbuzzjs';

import type { Lettering } from '../vocabulary.ts';

/** Units per em of the outlines. */
export const EM_UNITS = 1000;

interface TypefaceFile {
  /** Package and stem of its two files, one for Latin and one for the characters beyond it (ğ ş İ ı). */
  latin: string;
  extended: string;
  weight?: number;
}

const fixed = (name: string): TypefaceFile => ({
  latin: `@fontsource/${name}/files/${name}-latin-400-normal.woff2`,
  extended: `@fontsource/${name}/files/${name}-latin-ext-400-normal.woff2`,
});

const variable = (name: string, weight: number): TypefaceFile => ({
  latin: `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
  extended: `@fontsource-variable/${name}/files/${name}-latin-ext-wght-normal.woff2`,
  weight,
});

const files: Readonly<Record<Lettering, TypefaceFile>> = {
  slab: fixed('alfa-slab-one'),
  script: fixed('lobster'),
  roman: variable('cinzel', 900),
  round: variable('baloo-2', 800),
  deco: fixed('limelight'),
  block: fixed('bungee'),
  comic: fixed('bangers'),
  wide: variable('unbounded', 900),
  neon: fixed('tilt-neon'),
  grotesque: variable('bricolage-grotesque', 800),
  serif: variable('playfair-display', 900),
  technic: variable('exo-2', 900),
};

/** The fonts of a lettering, in the order in which a character is looked up. */
export type Typeface = readonly [latin: Font, extended: Font];

const require = createRequire(import.meta.url);

async function openFont(specifier: string, weight: number | undefined): Promise<Font> {
  const packed = await readFile(require.resolve(specifier));
  const font = new Font(new Face(new Blob(await fontverter.convert(packed, 'truetype'))));
  font.setScale(EM_UNITS, EM_UNITS);
  if (weight !== undefined) font.setVariations([new Variation('wght', weight)]);
  return font;
}

// Composing is synchronous, so all fonts are loaded with the module, once per process. One after the other, because the
// decompressor returns a view of its own memory, which the next font would overwrite before it has been copied.
const typefaces = new Map<string, Typeface>();
for (const [name, { latin, extended, weight }] of Object.entries(files)) {
  typefaces.set(name, [await openFont(latin, weight), await openFont(extended, weight)]);
}

export function typefaceOf(lettering: Lettering): Typeface {
  const typeface = typefaces.get(lettering);
  if (typeface === undefined) throw new RangeError(`no typeface for lettering ${lettering}`);
  return typeface;
}
