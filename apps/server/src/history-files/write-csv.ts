import { formatWire } from '@baize/currency';

import type { Cell, Column } from './cell.ts';
import type { OpenHistory } from './open-history.ts';
import { looksLikeValue } from './typed-text.ts';
import { wallClock } from './zone-time.ts';

export interface CsvFormat {
  readonly language: 'tr' | 'en';
  readonly timeZone: string;
}

/** Spreadsheets recognise UTF-8 by it. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';
/** What a spreadsheet may run as a formula, also after spaces that it ignores. */
const formula = /^[\s\p{Cc}\uFEFF]*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20]|^[\t\r\n]/u;
/** What becomes the start of a cell in a program with another separator, also after what it ignores, before a formula. */
const laterFormula = /[,;\t\r\n][\s\p{Cc}\uFEFF"]*(?=[=+\-@\uFF0B\uFF0D\uFF1D\uFF20])/gu;

/** The separator that spreadsheets of a language expect: a Turkish comma is a decimal mark. */
function separatorOf(language: CsvFormat['language']): string {
  return language === 'tr' ? ';' : ',';
}

/** All lines of a file; each part of the rows is read when it is needed. */
export async function* csvLines(
  { columns, parts }: Pick<OpenHistory, 'columns' | 'parts'>,
  format: CsvFormat,
): AsyncGenerator<string> {
  yield csvHead(columns, format);
  for await (const rows of parts()) yield rows.map((cells) => csvRow(cells, format)).join('');
}

/** The first line of a file. */
export function csvHead(columns: readonly Column[], format: CsvFormat): string {
  return (
    BYTE_ORDER_MARK +
    csvLine(
      columns.map(({ title }) => guarded(title)),
      format,
    )
  );
}

export function csvRow(cells: readonly Cell[], format: CsvFormat): string {
  return csvLine(
    cells.map((cell) => csvText(cell, format)),
    format,
  );
}

function csvLine(fields: readonly string[], { language }: CsvFormat): string {
  const separator = separatorOf(language);
  return fields.map((field) => quoted(field, separator)).join(separator) + LINE_END;
}

function csvText(cell: Cell, { language, timeZone }: CsvFormat): string {
  switch (cell.kind) {
    case 'amount': {
      // Without thousands, which no program reads, and with the decimal mark that the language's programs read.
      const plain = formatWire(cell.minor);
      return language === 'tr' ? plain.replace('.', ',') : plain;
    }
    case 'time': {
      return wallClock(cell.at, timeZone);
    }
    case 'text': {
      return guarded(cell.text);
    }
  }
}

/**
 * A text of somebody else must not be run by the spreadsheet that opens the file, whatever its separator, and an id must not
 * become a number or a date, which loses digits.
 */
function guarded(field: string): string {
  const oneLine = field.replaceAll(laterFormula, "$&'").replaceAll(/\p{Cc}+/gu, ' ');
  return formula.test(field) || looksLikeValue(oneLine) ? `'${oneLine}` : oneLine;
}

function quoted(field: string, separator: string): string {
  return field.includes(separator) || /["\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;
}
