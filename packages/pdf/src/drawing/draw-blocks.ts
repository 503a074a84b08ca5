import type { PdfBlock, PdfText } from '../pdf-document.ts';
import { breakLines } from './break-lines.ts';
import { ink, type Sheet, type Style } from './sheet.ts';

interface BlockStyle {
  readonly style: Style;
  /** Of the document's structure. */
  readonly type: string;
  readonly before: number;
  /** Lines of text that must be on the page of a heading. */
  readonly following: number;
}

const styles: Readonly<Record<PdfBlock['type'], BlockStyle>> = {
  heading: { style: { weight: 'semibold', size: 13, color: ink }, type: 'H2', before: 12, following: 2 },
  subheading: { style: { weight: 'semibold', size: 11, color: ink }, type: 'H3', before: 8, following: 2 },
  paragraph: { style: { weight: 'regular', size: 10.5, color: ink }, type: 'P', before: 5, following: 0 },
};
const INDENT = 18;
const MAX_LINES = 500;

/** Draws a running text over the whole width. The lines of an item are beside its marker. */
export function drawText(sheet: Sheet, { blocks }: PdfText): void {
  for (const block of blocks) drawBlock(sheet, block);
}

function drawBlock(sheet: Sheet, { type, text, depth = 0, marker }: PdfBlock): void {
  const { style, type: tag, before, following } = styles[type];
  const left = sheet.left + depth * INDENT;
  const width = sheet.left + sheet.width - left;
  const height = sheet.lineHeight(style);
  const measure = (part: string) => sheet.widthOf(part, style);
  const lines = text
    .split('\n')
    .flatMap((piece) => breakLines(sheet.clean(piece), width, MAX_LINES, measure));
  sheet.y += before;
  sheet.reserve(height * (1 + following));
  for (const [index, line] of lines.entries()) {
    sheet.reserve(height);
    sheet.tag(sheet.root, tag, () => {
      if (index === 0 && marker !== undefined) sheet.write(marker, left - INDENT + 2, sheet.y, style);
      sheet.write(line, left, sheet.y, style);
    });
    sheet.y += height;
  }
}
