import type { Cell, Column } from './cell.ts';
import type { CsvFormat } from './write-csv.ts';
import type { OpenHistory } from './open-history.ts';
import { wallClock } from './zone-time.ts';

/** Formats of spreadsheets, which show them as their own language does. `@` keeps a text a text while it is edited. */
const formats = { text: '@', time: 'yyyy-mm-dd hh:mm:ss', amount: '#,##0.00' } as const;
const widths = { text: 18, time: 19, amount: 14 } as const;
/** A cell holds no more. */
const MAX_CHARACTERS = 32_767;
/** Numbers of a spreadsheet have 15 digits. */
const MAX_MINOR = 10n ** 15n;
const MAX_SHEET_NAME = 31;

/**
 * A workbook with one sheet, which is made while it is sent. What is stored decides what a cell is, not how it looks, so no
 * text is run as a formula and no id becomes a number.
 */
export async function* xlsxBytes(
  { columns, parts }: Pick<OpenHistory, 'columns' | 'parts'>,
  { timeZone, title }: Pick<CsvFormat, 'timeZone'> & { readonly title: string },
): AsyncGenerator<Uint8Array> {
  const { writeXlsxStream } = await import('hucre/xlsx');
  async function* rows() {
    for await (const part of parts())
      for (const cells of part) yield cells.map((cell) => valueOf(cell, timeZone));
  }
  yield* writeXlsxStream(rows(), {
    name: sheetName(title),
    columns: columns.map(columnOf),
    freezePane: { rows: 1 },
  });
}

function columnOf({ title, holds: held, share = 1 }: Column) {
  const holds = held ?? 'text';
  return { header: storedText(title), numFmt: formats[holds], width: widths[holds] * Math.min(share, 3) };
}

/** Dates have the wall clock of the brand, since a spreadsheet knows no zones. */
function valueOf(cell: Cell, timeZone: string): string | number | Date | null {
  switch (cell.kind) {
    case 'text': {
      return cell.text === '' ? null : storedText(cell.text);
    }
    case 'time': {
      return new Date(`${wallClock(cell.at, timeZone).replace(' ', 'T')}Z`);
    }
    case 'amount': {
      const { minor } = cell;
      return minor < MAX_MINOR && minor > -MAX_MINOR ? Number(minor) / 100 : `${minor / 100n}`;
    }
  }
}

/** Programs read `_x0041_` as the character of this number, and nothing below a space. */
function storedText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\uFFFE\uFFFF]+/gu, ' ')
    .replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .slice(0, MAX_CHARACTERS);
}

function sheetName(title: string): string {
  return title.replaceAll(/[\\/*?:[\]]/g, ' ').slice(0, MAX_SHEET_NAME);
}
