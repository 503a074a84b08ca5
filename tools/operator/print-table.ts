import { printable, printableLines } from './printable.ts';

type Cell = string | number | null | undefined;

/** In UTC, to the minute. */
export const moment = (at: Date | null): string =>
  at === null ? '' : at.toISOString().slice(0, 16).replace('T', ' ');

/** The name of a number, or the number itself. */
export const nameIn = (names: Readonly<Record<string, number>>, number: number): string =>
  Object.entries(names).find(([, value]) => value === number)?.[0] ?? String(number);

/** Rows under their headings; numbers are aligned to the right. */
export function printTable(headings: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const texts = rows.map((row) =>
    headings.map((_, at) => printable(String(row[at] ?? '–').replaceAll(/\s+/g, ' '))),
  );
  const widths = headings.map((heading, at) =>
    Math.max(heading.length, ...texts.map((row) => row[at]?.length ?? 0)),
  );
  const isNumber = headings.map((_, at) => rows.every((row) => /^[-−]?[\d.,]*$/.test(String(row[at] ?? ''))));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, at) => (isNumber[at] ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0)))
      .join('  ')
      .trimEnd();
  return [line(headings), line(widths.map((width) => '─'.repeat(width))), ...texts.map(line)].join('\n');
}

/** A table under its headings; nothing without rows. */
export function tableOf<Row>(
  headings: readonly string[],
  rows: readonly Row[],
  cells: (row: Row) => readonly Cell[],
): string[] {
  return rows.length === 0 ? [] : [printTable(headings, rows.map(cells))];
}

/** Facts by name, each on a line of its own. */
export function printFacts(facts: readonly (readonly [name: string, value: string])[]): string {
  return facts
    .map(([name, value]) => `${printable(name).padEnd(12)}${printable(value)}`.trimEnd())
    .join('\n');
}

/** As JSON for programs: amounts in minor units are decimal texts, like all bigints. */
export function printJson(value: unknown): string {
  const text = JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? String(one) : one), 2);
  // JSON escapes only some of them. They occur only in strings, where an escape means the same.
  return printableLines(text);
}
