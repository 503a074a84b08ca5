import html2pdf from 'html2pdf.js';

const MARGIN_INCHES = 1;
/** Letter paper is 8.5 inches wide, less the margins, at 96 pixels per inch. */
const SHEET_WIDTH_PX = (8.5 - 2 * MARGIN_INCHES) * 96;
const SHARPNESS = 2;
/** Phones refuse larger canvases; a long text is rendered less sharply. */
const MAX_CANVAS_PIXELS = 16_000_000;

/**
 * Print styles: black on white whatever the brand's colours, in a font that every machine has, because the brand's
 * fonts are not loaded in the document where html2canvas renders.
 */
const base = {
  margin: '0',
  padding: '0',
  background: 'none',
  color: '#1a1a1a',
  font: '400 15px/23px Arial, Helvetica, sans-serif',
  letterSpacing: '0',
  textAlign: 'left',
} as const satisfies Partial<CSSStyleDeclaration>;

/** Page breaks are allowed only before or after these elements. */
const unbroken = { breakInside: 'avoid' } as const;
const heading = { ...unbroken, fontWeight: '700', margin: '18px 0 8px' } as const;
const styles: Readonly<Record<string, Partial<CSSStyleDeclaration>>> = {
  H1: { ...heading, fontSize: '26px', lineHeight: '32px', margin: '0 0 16px' },
  H2: { ...heading, fontSize: '19px', lineHeight: '26px' },
  H3: { ...heading, fontSize: '16px', lineHeight: '24px' },
  H4: heading,
  P: { ...unbroken, margin: '0 0 10px' },
  UL: { margin: '0 0 10px', paddingLeft: '22px', listStyle: 'disc outside' },
  OL: { margin: '0 0 10px', paddingLeft: '22px', listStyle: 'decimal outside' },
  LI: { ...unbroken, margin: '0 0 4px' },
  A: { color: '#1a4fa3', textDecoration: 'underline' },
  B: { fontWeight: '700' },
  STRONG: { fontWeight: '700' },
  EM: { fontStyle: 'italic' },
  I: { fontStyle: 'italic' },
  TABLE: { borderCollapse: 'collapse', width: '100%', margin: '0 0 12px' },
  TR: unbroken,
  TH: { padding: '6px 8px 6px 0', borderBottom: '1px solid #999999', fontWeight: '700' },
  TD: { padding: '6px 8px 6px 0', borderBottom: '1px solid #cccccc', verticalAlign: 'top' },
};

/** The text for print. Its styles are set by properties, which the content security policy allows. */
function makeSheet(title: string, text: Element): HTMLElement {
  const sheet = document.createElement('div');
  const head = document.createElement('h1');
  head.textContent = title;
  sheet.append(head, ...[...text.childNodes].map((node) => node.cloneNode(true)));
  for (const node of [sheet, ...sheet.querySelectorAll<HTMLElement>('*')]) {
    node.removeAttribute('class');
    Object.assign(node.style, base, { font: 'inherit' }, styles[node.tagName]);
  }
  Object.assign(sheet.style, base, { width: `${SHEET_WIDTH_PX}px`, background: '#ffffff' });
  return sheet;
}

/** The library splits texts by it, and not all browsers that we serve have it. Here words and code points are enough. */
class PlainSegmenter {
  readonly #isByWord: boolean;

  constructor(_locale: string | undefined, { granularity }: { readonly granularity: string }) {
    this.#isByWord = granularity === 'word';
  }

  segment(text: string) {
    const parts = this.#isByWord ? text.split(/(\s+)/).filter(Boolean) : Array.from(text);
    return parts.map((segment) => ({ segment }));
  }
}

/** Saves a text as `document.pdf`: letter, portrait, one inch of margin. Rejects if rendering fails. */
export async function savePageAsPdf(title: string, text: Element): Promise<void> {
  if (!('Segmenter' in Intl)) Object.assign(Intl, { Segmenter: PlainSegmenter });
  const { width, height } = text.getBoundingClientRect();
  // The printed column has another width than on the screen, but about the same area.
  const area = Math.max(1, width * height * 1.2);
  const scale = Math.min(SHARPNESS, Math.sqrt(MAX_CANVAS_PIXELS / area));
  await html2pdf()
    .set({
      margin: MARGIN_INCHES,
      filename: 'document.pdf',
      image: { type: 'jpeg', quality: 0.98 },
      html2canvas: {
        scale,
        logging: false,
        backgroundColor: '#ffffff',
        // The content security policy blocks them in that document anyway, with many warnings.
        ignoreElements: ({ tagName }: Element) => tagName === 'STYLE',
      },
      jsPDF: { unit: 'in', format: 'letter', orientation: 'portrait' },
    })
    .from(makeSheet(title, text))
    .save();
}
