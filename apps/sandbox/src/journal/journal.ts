import { mkdir, open, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** An append-only file of JSON lines, on disk before `append` returns. */
export interface Journal<Entry> {
  append(entry: Entry): Promise<void>;
  /** All or, after an error, possibly the first ones only; one wait for the disk. */
  appendAll(entries: readonly Entry[]): Promise<void>;
  close(): Promise<void>;
}

export interface OpenedJournal<Entry> {
  journal: Journal<Entry>;
  /** Entries of an earlier process that `keep` selects. */
  entries: Entry[];
}

/**
 * Opens a journal, reads its entries, and rewrites it with those that `keep` selects, so that it does not grow forever.
 * A last line truncated by a crash is dropped: its write was never confirmed.
 *
 * @throws SyntaxError if a line other than the last is damaged, for example by hand
 */
export async function openJournal<Entry>(
  path: string,
  keep: (entries: Entry[]) => Entry[],
): Promise<OpenedJournal<Entry>> {
  await mkdir(dirname(path), { recursive: true });
  const entries = keep(parseLines<Entry>(await readText(path)));
  const draft = `${path}.new`;
  await writeFile(draft, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''), { flush: true });
  await rename(draft, path);

  const handle = await open(path, 'a');
  let writing: Promise<unknown> = Promise.resolve();
  const appendAll = (written: readonly Entry[]): Promise<void> => {
    const lines = written.map((entry) => `${JSON.stringify(entry)}\n`).join('');
    const write = async () => {
      if (lines === '') return;
      await handle.appendFile(lines);
      await handle.datasync();
    };
    const done = writing.then(write);
    // A failed write rejects for its own caller only, not for later ones.
    writing = done.catch(() => undefined);
    return done;
  };
  return {
    entries,
    journal: {
      append: (entry) => appendAll([entry]),
      appendAll,
      async close() {
        await writing;
        await handle.close();
      },
    },
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
    .map((line) => JSON.parse(line) as Entry);
}
