import type { Brand } from './brand.ts';
import { assetUrl } from './describe-site.ts';
import { tokenNames } from './derive-tokens.ts';
import { sanitizeCss } from './sanitize-css.ts';

/** Turkish letters and the lira sign, which are in a display font's second file. */
export const turkishRange = 'U+11E-11F,U+130,U+15E-15F,U+20BA';
const latinRange =
  'U+20-FF,U+131,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2032,U+20AC,U+2122,U+2212';

function fontFace(brand: Brand, file: string, range: string): string {
  const { family, weights } = brand.theme.displayFont;
  return (
    `@font-face{font-family:"${family}";font-weight:${weights};font-display:swap;` +
    `src:url(${assetUrl(brand, file)}) format("woff2");unicode-range:${range}}`
  );
}

/**
 * The content of a brand's inline style element: its display font, its tokens and its own CSS. It is deterministic,
 * since the content policy contains its hash.
 */
export function brandStyle(brand: Brand): string {
  const { displayFont, scheme } = brand.theme;
  const faces =
    fontFace(brand, displayFont.file, latinRange) + fontFace(brand, displayFont.turkishFile, turkishRange);
  const tokens = tokenNames.map((name) => `--${name}:${brand.tokens[name]}`).join(';');
  return `${faces}:root{color-scheme:${scheme};${tokens}}${sanitizeCss(brand.options.css ?? '', (file) => assetUrl(brand, file))}`;
}
