import { type PaletteName, paletteNames } from '@baize/art';

/** Palettes that can replace one another: the same colours in another shade. */
const shades: Partial<Record<PaletteName, readonly PaletteName[]>> = {
  amber: ['honey', 'sunset'],
  coal: ['steel', 'cocoa'],
  copper: ['cocoa', 'sunset'],
  green: ['emerald', 'moss'],
  ice: ['steel', 'aurora'],
  lime: ['olive', 'mint'],
  night: ['midnight', 'indigo'],
  pink: ['coral', 'peach'],
  plum: ['violet', 'royal'],
  red: ['crimson', 'wine'],
  rose: ['wine', 'coral'],
  sand: ['peach', 'honey'],
  sea: ['turquoise', 'indigo'],
  sky: ['lavender', 'turquoise'],
  teal: ['turquoise', 'aurora'],
};

/** Each palette followed by its shades, without repeats. */
export function withShades(palettes: readonly PaletteName[]): PaletteName[] {
  return [...new Set(palettes.flatMap((palette) => [palette, ...(shades[palette] ?? [])]))];
}

/** The palette of which a shade counts as a variant when metals are chosen. */
export function baseOf(palette: PaletteName): PaletteName {
  return paletteNames.find((base) => shades[base]?.includes(palette)) ?? palette;
}
