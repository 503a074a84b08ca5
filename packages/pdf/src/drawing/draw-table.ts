import type { StructureElement } from 'pdfkit';

import type { PdfColumn, PdfTable } from '../pdf-document.ts';
import { breakLines } from './break-lines.ts';
import { drawLines, drawTitle } from './draw-texts.ts';
import { ink, line, muted, shade, type Sheet, type Style } from './sheet.ts';

const headStyle: Style = { weight: 'semibold', size: 7.5, color: muted };
const cellStyle: Style = { weight: 'regular', size: 8, color: ink };
const totalStyle: Style = { weight: 'semibold', size: 8, color: ink };
const emptyStyle: Style = { weight: 'regular', size: 9, color: muted };
const PADDING = 6;
const ROW_GAP = 6;
/** A text exactly as wide as its column is not broken. */
const ROUNDING = 0.01;
const MAX_LINES = 4;
/** No column without a share takes more than this part of the width. */
const WIDEST = 0.4;
/** Elements of cells make a file several times as large; a longer table is read by rows. */
const MAX_TAGGED_ROWS = 1_000;

interface Placed {
  readonly column: PdfColumn;
  readonly x: number;
  readonly width: number;
}

/** A table whose head is repeated on each page. A row is never divided between pages. */
export function drawTable(sheet: Sheet, table: PdfTable): void {
  drawTitle(sheet, table.title, 60);
  if (table.rows.length === 0) {
    drawLines(sheet, table.empty, emptyStyle);
    return;
  }
  const rows = table.rows.map((row) => row.map((text) => sheet.clean(text)));
  const columns = placeColumns(sheet, table, rows);
  const isTagged = rows.length <= MAX_TAGGED_ROWS;
  const element = sheet.open(sheet.root, isTagged ? 'Table' : 'Sect');
  const head = layOut(
    sheet,
    columns,
    columns.map(({ column }) => sheet.clean(column.title)),
    headStyle,
  );
  const totals = table.totals
    ? layOut(
        sheet,
        columns,
        table.totals.map((text) => sheet.clean(text)),
        totalStyle,
      )
    : undefined;
  const draw = (row: Row, following = 0) => {
    if (sheet.reserve(row.height + following)) drawRow(sheet, head);
    drawRow(sheet, row, { table: element, isTagged });
  };
  draw(head, 40);
  for (const [index, texts] of rows.entries()) {
    // The totals stay with the last row.
    const following = index === rows.length - 1 ? (totals?.height ?? 0) : 0;
    draw(layOut(sheet, columns, texts, cellStyle, table.maxLines), following);
  }
  if (totals) draw(totals);
  element.end();
}

function placeColumns(sheet: Sheet, { columns, totals = [] }: PdfTable, rows: readonly string[][]): Placed[] {
  const widest = columns.map((column, index) => {
    if (column.share !== undefined) return 0;
    const texts = [...rows.map((row) => row[index] ?? ''), sheet.clean(totals[index] ?? '')];
    const longest = longestOf(texts);
    const natural = Math.max(
      sheet.widthOf(sheet.clean(column.title), headStyle),
      ...longest.map((text) => sheet.widthOf(text, totalStyle)),
    );
    return Math.min(natural, sheet.width * WIDEST) + 2 * PADDING;
  });
  const shares = columns.reduce((sum, { share = 0 }) => sum + share, 0);
  const taken = widest.reduce((sum, width) => sum + width, 0);
  const left = Math.max(sheet.width - taken, shares > 0 ? sheet.width * 0.2 : 0);
  const natural = columns.map(({ share }, index) =>
    share === undefined ? (widest[index] ?? 0) : (left * share) / shares,
  );
  const sum = natural.reduce((total, width) => total + width, 0);
  let x = sheet.left;
  return columns.map((column, index) => {
    const width = (natural[index] ?? 0) * (sheet.width / sum);
    const placed = { column, x, width };
    x += width;
    return placed;
  });
}

/** The texts with the most characters: measuring every text would take longer than drawing it. */
function longestOf(texts: readonly string[]): readonly string[] {
  return texts.toSorted((a, b) => b.length - a.length).slice(0, 8);
}

interface Cell {
  readonly placed: Placed;
  readonly lines: readonly string[];
}

interface Row {
  readonly style: Style;
  readonly cells: readonly Cell[];
  readonly height: number;
}

function layOut(
  sheet: Sheet,
  columns: readonly Placed[],
  texts: readonly string[],
  style: Style,
  maxLines = MAX_LINES,
): Row {
  const cells = columns.map((placed, index) => {
    const width = placed.width - 2 * PADDING + ROUNDING;
    const lines = breakLines(texts[index] ?? '', width, maxLines, (part) => sheet.widthOf(part, style));
    return { placed, lines };
  });
  const lines = Math.max(...cells.map((cell) => cell.lines.length));
  return { style, cells, height: lines * sheet.lineHeight(style) + ROW_GAP };
}

/** @param parent the element of the table, which the repeated head is no part of */
function drawRow(
  sheet: Sheet,
  { style, cells, height }: Row,
  parent?: { readonly table: StructureElement; readonly isTagged: boolean },
): void {
  sheet.decorate(() => {
    if (style !== cellStyle) sheet.fill(sheet.left, sheet.y, sheet.width, height, shade);
    sheet.fill(sheet.left, sheet.y + height - 0.5, sheet.width, 0.5, line);
  });
  const drawAll = () => {
    for (const cell of cells) drawCell(sheet, cell, style);
  };
  if (!parent) sheet.decorate(drawAll, 'Pagination');
  else if (!parent.isTagged) sheet.tag(parent.table, 'P', drawAll);
  else {
    const element = sheet.open(parent.table, 'TR');
    for (const cell of cells)
      sheet.tag(element, style === headStyle ? 'TH' : 'TD', () => drawCell(sheet, cell, style));
    element.end();
  }
  sheet.y += height;
}

function drawCell(sheet: Sheet, { placed: { column, x, width }, lines }: Cell, style: Style): void {
  for (const [index, text] of lines.entries()) {
    const y = sheet.y + ROW_GAP / 2 + index * sheet.lineHeight(style);
    if (column.align === 'end') sheet.writeAtEnd(text, x + width - PADDING, y, style);
    else sheet.write(text, x + PADDING, y, style);
  }
}
