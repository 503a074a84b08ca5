import type { PdfFacts, PdfParagraph } from '../pdf-document.ts';
import { breakLines } from './break-lines.ts';
import { ink, muted, type Sheet, type Style } from './sheet.ts';

const titleStyle: Style = { weight: 'semibold', size: 11.5, color: ink };
const bodyStyle: Style = { weight: 'regular', size: 9, color: ink };
const nameStyle: Style = { weight: 'regular', size: 8, color: muted };
const valueStyle: Style = { weight: 'semibold', size: 9.5, color: ink };
const FACT_WIDTH = 170;
const GAP = 12;
const MAX_LINES = 200;

/** @param following height of what must be on the same page */
export function drawTitle(sheet: Sheet, title: string | undefined, following: number): void {
  if (title === undefined) return;
  const height = sheet.lineHeight(titleStyle) + 6;
  sheet.reserve(height + following);
  sheet.tag(sheet.root, 'H2', () => sheet.write(sheet.clean(title), sheet.left, sheet.y, titleStyle));
  sheet.y += height;
}

export function drawParagraph(sheet: Sheet, { title, text }: PdfParagraph): void {
  drawTitle(sheet, title, sheet.lineHeight(bodyStyle) * 2);
  drawLines(sheet, text, bodyStyle);
}

/** Draws a text over the whole width. */
export function drawLines(sheet: Sheet, text: string, style: Style, type = 'P'): void {
  const measure = (part: string) => sheet.widthOf(part, style);
  for (const piece of text.split('\n')) {
    for (const drawn of breakLines(sheet.clean(piece), sheet.width, MAX_LINES, measure)) {
      sheet.reserve(sheet.lineHeight(style));
      sheet.tag(sheet.root, type, () => sheet.write(drawn, sheet.left, sheet.y, style));
      sheet.y += sheet.lineHeight(style);
    }
  }
}

/** Each name is above its value. */
export function drawFacts(sheet: Sheet, { title, facts }: PdfFacts): void {
  const columns = Math.max(1, Math.min(Math.floor((sheet.width + GAP) / FACT_WIDTH), facts.length));
  const width = (sheet.width - GAP * (columns - 1)) / columns;
  const measure = (part: string) => sheet.widthOf(part, valueStyle);
  drawTitle(sheet, title, 40);
  for (let first = 0; first < facts.length; first += columns) {
    const row = facts.slice(first, first + columns).map(({ name, value }) => ({
      name: breakLines(sheet.clean(name), width, 1, (part) => sheet.widthOf(part, nameStyle)),
      value: breakLines(sheet.clean(value), width, 4, measure),
    }));
    const lines = Math.max(...row.map(({ value }) => value.length));
    const height = sheet.lineHeight(nameStyle) + lines * sheet.lineHeight(valueStyle) + 8;
    sheet.reserve(height);
    for (const [index, { name, value }] of row.entries()) {
      const x = sheet.left + index * (width + GAP);
      sheet.tag(sheet.root, 'P', () => {
        sheet.write(name.join(' '), x, sheet.y, nameStyle);
        const top = sheet.y + sheet.lineHeight(nameStyle);
        for (const [at, text] of value.entries())
          sheet.write(text, x, top + at * sheet.lineHeight(valueStyle), valueStyle);
      });
    }
    sheet.y += height;
  }
}
