type Cell = string | number | null | undefined;

/** Rows under their headings; numbers are aligned to the right. */
export function printTable(headings: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const texts = rows.map((row) => headings.map((_, at) => String(row[at] ?? '–').replaceAll(/\s+/g, ' ')));
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

/** As JSON for programs: amounts in minor units are decimal texts, like all bigints. */
export function printJson(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? String(one) : one), 2);
}
