import { houseTheme, themeStyle } from '../embeds/book-theme.ts';
import { BOOK_TEXTS } from '../texts/book-texts.ts';
import { bookFonts } from './book-fonts.ts';
import { emptyState } from './empty-state.ts';
import { iconSprite } from './icons.ts';

interface RefusalDocument {
  readonly lang: 'tr' | 'en';
  /** Of the style block. */
  readonly nonce: string;
  readonly style: string;
}

/** The language that an address asks for, which nobody has verified; else the one of the browser. */
export function refusalLanguage(address: string, accepted = ''): 'tr' | 'en' {
  const { pathname, searchParams } = new URL(address, 'http://host');
  const wanted = searchParams.get('lang') ?? /\/(tr|en)(?:\/|$)/.exec(pathname)?.[1] ?? accepted.slice(0, 2);
  return wanted.toLowerCase() === 'en' ? 'en' : 'tr';
}

/** Says that an address does not open the book, in the house's own tokens: those of the address are not to be trusted. */
export function renderRefusal({ lang, nonce, style }: RefusalDocument): string {
  const { refused, refusedHint } = BOOK_TEXTS[lang];
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${refused}</title>
<style nonce="${nonce}">:root{${themeStyle(houseTheme)}}${bookFonts('', houseTheme.display)}${style}</style>
</head>
<body class="book">
<svg class="sprite" aria-hidden="true">${iconSprite()}</svg>
<main class="refusal">${emptyState({ icon: 'alert', title: refused, hint: refusedHint })}</main>
</body>
</html>`;
}
