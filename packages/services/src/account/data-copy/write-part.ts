import { formatWire, isoCurrency } from '@baize/currency';

import type { CopyArchive } from './copy-archive.ts';
import type { CopyRow, CopySection, CopySource, CopyValue, DataPart } from './copy-part.ts';
import type { ShownSection } from './copy-writer.ts';

/** Rows of a list on the page; its file has all. */
const SHOWN_ROWS = 200;

export async function writeText(archive: CopyArchive, name: string, text: string): Promise<void> {
  const file = archive.text(name);
  await file.write(text);
  await file.end();
}

/** Writes a part's file, and returns what the page shows of it: no more is kept, however long its lists are. */
export async function writePart(
  archive: CopyArchive,
  source: CopySource,
  part: DataPart,
  signal: AbortSignal,
): Promise<ShownSection[]> {
  const file = archive.text(`${part.name}.json`);
  const shown: ShownSection[] = [];
  await file.write(`{\n"part": ${JSON.stringify(part.name)}`);
  for (const section of part.sections) {
    await file.write(`,\n${JSON.stringify(section.name)}: `);
    const written = await writeSection((text) => file.write(text), section, source, signal);
    shown.push({ part: part.name, section, ...written });
  }
  await file.write('\n}\n');
  await file.end();
  return shown;
}

/** Writes a list with one row on each line, so that also the longest can be read line by line. */
async function writeSection(
  write: (text: string) => Promise<void>,
  section: CopySection,
  source: CopySource,
  signal: AbortSignal,
): Promise<{ rows: CopyRow[]; count: number }> {
  const rows: CopyRow[] = [];
  let count = 0;
  if (!section.isOne) await write('[');
  for await (const row of section.rows(source)) {
    signal.throwIfAborted();
    if (count < SHOWN_ROWS) rows.push(row);
    const separator = section.isOne ? '' : count === 0 ? '\n' : ',\n';
    await write(separator + JSON.stringify(portable(section, row)));
    count += 1;
  }
  if (section.isOne && count === 0) await write('null');
  if (!section.isOne) await write(count === 0 ? ']' : '\n]');
  return { rows, count };
}

function portable({ columns }: CopySection, row: CopyRow): Record<string, unknown> {
  return Object.fromEntries(columns.map((column) => [column, portableValue(row[column] ?? null)]));
}

/** Instants are in UTC, amounts in minor units and as decimal text. */
function portableValue(value: CopyValue): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Date) return value.toISOString();
  if ('minor' in value && typeof value.minor === 'bigint')
    return {
      minor: value.minor.toString(),
      amount: formatWire(value.minor),
      currency: typeof value.currency === 'string' ? value.currency : isoCurrency(Number(value.currency)),
    };
  return 'term' in value && Object.keys(value).length === 1 ? value.term : value;
}
