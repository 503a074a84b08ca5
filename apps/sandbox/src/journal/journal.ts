import { mkdir, open, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** An append-only file of JSON lines, on disk before `append` returns. */
export interface Journal<Entry> {
  append(entry: Entry): Promise<void>;
  close(): Promise<void>;
}

export interface OpenedJournal<Entry> {
  journal: Journal<Entry>;
  /** What an earlier process had written and `keep` still wants. */
  entries: Entry[];
}

/**
 * Opens a journal, reads what is in it, and rewrites it with the entries that `keep` selects, so that
 * it does not grow for ever. A last line torn by a crash is dropped: its writer was never told that it
 * had been kept.
 *
 * @throws SyntaxError when a line other than the last is damaged: then somebody edited the file
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
  const append = (entry: Entry): Promise<void> => {
    const write = async () => {
      await handle.appendFile(`${JSON.stringify(entry)}\n`);
      await handle.datasync();
    };
    const done = writing.then(write);
    // A failed write is its own caller's affair and must not fail those behind it.
    writing = done.catch(() => undefined);
    return done;
  };
  return {
    entries,
    journal: {
      append,
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
  // The journal's own writer is the only source of these lines, so their shape is known.
  return text
    .slice(0, end)
    .split('\n')
    .map((line) => JSON.parse(line) as Entry);
}
