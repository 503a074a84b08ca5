import { MAX_PDF_ROWS, type PdfDocument, type PdfSection } from '../pdf-document.ts';
import { drawText } from './draw-blocks.ts';
import { drawTable } from './draw-table.ts';
import { drawFacts, drawLines, drawParagraph } from './draw-texts.ts';
import { ink, line, muted, Sheet, type Style } from './sheet.ts';

const brandStyle: Style = { weight: 'semibold', size: 12, color: ink };
const titleStyle: Style = { weight: 'semibold', size: 19, color: ink };
const subtitleStyle: Style = { weight: 'regular', size: 10, color: muted };
const edgeStyle: Style = { weight: 'regular', size: 7.5, color: muted };
const SECTION_GAP = 16;

/** Draws the document in this thread, which takes a second for each 3,000 rows. */
export async function drawPdf(document: PdfDocument): Promise<Uint8Array<ArrayBuffer>> {
  const counted = new Sheet(document);
  drawContent(counted, document);
  const sheet = new Sheet(document, { drawEdges: (at) => drawEdges(at, document, counted.page) });
  const chunks: Uint8Array[] = [];
  const drawn = new Promise<void>((resolve, reject) => {
    sheet.doc
      .on('data', (chunk) => chunks.push(chunk))
      .on('end', resolve)
      .on('error', reject);
  });
  drawContent(sheet, document);
  sheet.root.end();
  sheet.doc.end();
  await drawn;
  // A copy has memory of its own, which can be handed to another thread.
  return new Uint8Array(Buffer.concat(chunks));
}

function drawContent(sheet: Sheet, document: PdfDocument): void {
  drawTop(sheet, document);
  for (const section of document.sections) {
    sheet.y += SECTION_GAP;
    drawSection(sheet, section);
  }
}

function drawSection(sheet: Sheet, section: PdfSection): void {
  switch (section.kind) {
    case 'facts': {
      return drawFacts(sheet, section);
    }
    case 'paragraph': {
      return drawParagraph(sheet, section);
    }
    case 'text': {
      return drawText(sheet, section);
    }
    case 'table': {
      if (section.rows.length > MAX_PDF_ROWS)
        throw new RangeError(`${section.rows.length} rows, ${MAX_PDF_ROWS} at most`);
      return drawTable(sheet, section);
    }
  }
}

function drawTop(sheet: Sheet, { brand, title, subtitle }: PdfDocument): void {
  const name = sheet.clean(brand.name);
  sheet.tag(sheet.root, 'P', () => sheet.write(name, sheet.left, sheet.y, brandStyle));
  sheet.y += sheet.lineHeight(brandStyle) + 2;
  sheet.decorate(() => {
    sheet.fill(sheet.left, sheet.y + 1.75, sheet.width, 0.5, line);
    sheet.fill(sheet.left, sheet.y, sheet.widthOf(name, brandStyle), 2.25, brand.color ?? ink);
  });
  sheet.y += 20;
  drawLines(sheet, title, titleStyle, 'H1');
  if (subtitle !== undefined) drawLines(sheet, subtitle, subtitleStyle);
}

/** The head of all pages but the first, and the foot of all. */
function drawEdges(sheet: Sheet, { brand, title, footer, pageNumber }: PdfDocument, pages: number): void {
  const end = sheet.left + sheet.width;
  const foot = sheet.height - 38;
  const number = pageNumber.replace('{page}', String(sheet.page)).replace('{pages}', String(pages));
  sheet.decorate(() => {
    if (sheet.page > 1) {
      sheet.write(sheet.clean(brand.name), sheet.left, 32, { ...edgeStyle, weight: 'semibold', color: ink });
      sheet.writeAtEnd(sheet.clean(title), end, 32, edgeStyle);
      sheet.fill(sheet.left, 47, sheet.width, 0.5, line);
    }
    sheet.fill(sheet.left, foot - 6, sheet.width, 0.5, line);
    sheet.write(sheet.clean(footer), sheet.left, foot, edgeStyle);
    sheet.writeAtEnd(sheet.clean(number), end, foot, edgeStyle);
  }, 'Pagination');
}
