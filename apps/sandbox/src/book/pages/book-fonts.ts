const LATIN = 'U+0000-00FF, U+0131, U+2000-206F, U+2212';
const LATIN_EXT = 'U+0100-02BA, U+1E00-1E9F, U+20A0-20C0';

/** Display fonts of brands that this server has, by the name of their files. */
export const DISPLAY_FONTS: Readonly<Record<string, string>> = {
  'Bricolage Grotesque': 'bricolage-grotesque',
  Newsreader: 'newsreader',
  Gabarito: 'gabarito',
  'Space Grotesk': 'space-grotesk',
  Archivo: 'archivo',
  Fraunces: 'fraunces',
  'Exo 2': 'exo-2',
  'Playfair Display': 'playfair-display',
  'Red Hat Display': 'red-hat-display',
  Unbounded: 'unbounded',
};

const face = (family: string, file: string, folder: string): string =>
  [
    [`${file}-latin-ext`, LATIN_EXT],
    [`${file}-latin`, LATIN],
  ]
    .map(
      ([name, range]) =>
        `@font-face{font-family:"${family}";src:url(${folder}/${name}.woff2) format("woff2");font-weight:200 900;font-display:swap;unicode-range:${range}}`,
    )
    .join('');

/**
 * The faces of a page, and a face of the device's own in the measures of the first, so that nothing moves when it comes.
 *
 * @param display the token, such as `"Bricolage Grotesque"`
 */
export function bookFonts(origin: string, display = '"Bricolage Grotesque"'): string {
  const family = display.replaceAll('"', '');
  const file = DISPLAY_FONTS[family];
  return `${face('Onest', 'onest', `${origin}/studio/font`)}${file === undefined ? '' : face(family, file, `${origin}/book/font`)}@font-face{font-family:"Onest fallback";src:local("Arial");size-adjust:104%;ascent-override:93%;descent-override:29%;line-gap-override:0%}`;
}
