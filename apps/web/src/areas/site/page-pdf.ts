import html2pdf from 'html2pdf.js';

const MARGIN_INCHES = 1;
/** Letter is 8.5 inches wide; what the margins leave, in pixels of 96 to the inch. */
const SHEET_WIDTH_PX = (8.5 - 2 * MARGIN_INCHES) * 96;
const SHARPNESS = 2;
/** Phones refuse larger canvases; a long text is drawn less sharply instead of not at all. */
const MAX_CANVAS_PIXELS = 16_000_000;

/**
 * How a printed page styles: black on white whatever the house's colours. In a face that every machine has: the
 * drawing is laid out in a document of its own, where the house's faces are not loaded.
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

/** A page may end before or after one of these, never across its lines. */
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

/** The text as it is printed. Written by properties alone, which the page's content policy lets through. */
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

/** Saves a text as `document.pdf`: letter, upright, an inch of margin. Rejects where it cannot be drawn. */
export async function savePageAsPdf(title: string, text: Element): Promise<void> {
  const { width, height } = text.getBoundingClientRect();
  // The printed column has another width than the one on the screen; the area stays about the same.
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
        // The content policy keeps the page's style out of that document anyway, and says so at length.
        ignoreElements: ({ tagName }: Element) => tagName === 'STYLE',
      },
      jsPDF: { unit: 'in', format: 'letter', orientation: 'portrait' },
    })
    .from(makeSheet(title, text))
    .save();
}
