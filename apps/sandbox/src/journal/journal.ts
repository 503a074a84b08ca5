import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

import { openLineWriter } from './line-writer.ts';

/** An append-only file of JSON lines, on disk before `append` returns. Entries are objects. */
export interface Journal<Entry> {
  append(entry: Entry): Promise<void>;
  /** All or, after an error or a power failure, none; one wait for the disk. */
  appendAll(entries: readonly Entry[]): Promise<void>;
  close(): Promise<void>;
}

export interface OpenedJournal<Entry, Kept = Entry> {
  journal: Journal<Entry>;
  /** Entries of an earlier process that `keep` selects. */
  entries: Kept[];
}

/**
 * Opens a journal, reads its entries, and rewrites it with those that `keep` selects, so that it does not grow forever.
 * A last line truncated by a crash is dropped: its write was never confirmed.
 *
 * @throws SyntaxError if a line other than the last is damaged, for example by hand
 */
export async function openJournal<Entry, Kept extends Entry = Entry>(
  path: string,
  keep: (entries: Entry[]) => Kept[],
): Promise<OpenedJournal<Entry, Kept>> {
  await mkdir(dirname(path), { recursive: true });
  const entries = keep(parseLines<Entry>(await readText(path)));
  const draft = `${path}.new`;
  await writeFile(draft, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''), { flush: true });
  await rename(draft, path);

  const writer = await openLineWriter(path);
  const appendAll = (written: readonly Entry[]): Promise<void> =>
    // A write may be cut after any line, so what belongs together is one.
    writer.append(written.length === 0 ? [] : [JSON.stringify(written.length === 1 ? written[0] : written)]);
  return {
    entries,
    journal: { append: (entry) => appendAll([entry]), appendAll, close: () => writer.close() },
  };
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}

function parseLines<Entry>(text: string): Entry[] {
  const end = text.lastIndexOf('\n');
  if (end === -1) return [];
  // Only this code writes these lines, so their type is known.
  return text
    .slice(0, end)
    .split('\n')
    .flatMap((line) => JSON.parse(line) as Entry | Entry[]);
}
