import { appendFile, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { openJournal } from './journal.ts';

describe('openJournal', () => {
  let folder = '';
  let path = '';
  const all = (entries: { n: number }[]) => entries;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'journal-'));
    path = join(folder, 'data', 'rounds.jsonl');
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await rm(folder, { recursive: true });
  });

  it('returns appended entries in order, also of callers that did not wait', async () => {
    const { journal, entries } = await openJournal<{ n: number }>(path, all);
    expect(entries).toEqual([]);
    await Promise.all([1, 2, 3].map((n) => journal.append({ n })));
    await journal.close();
    expect((await openJournal(path, all)).entries).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
  });

  it('writes what comes while the disk is busy in one piece', async () => {
    const probe = vi.spyOn(await handleKind(path), 'datasync');
    const { journal, entries } = await openJournal<{ n: number }>(path, all);
    await Promise.all(Array.from({ length: 100 }, (_, n) => journal.append({ n })));
    expect(probe.mock.calls.length).toBeLessThanOrEqual(2);
    expect(entries).toEqual([]);
    await journal.close();
    expect((await openJournal(path, all)).entries).toHaveLength(100);
  });

  it('has nothing of what could not be written, and goes on after it', async () => {
    const { journal } = await openJournal<{ n: number }>(path, all);
    await journal.append({ n: 1 });
    vi.spyOn(await handleKind(path), 'datasync').mockRejectedValueOnce(new Error('disk full'));
    await expect(journal.append({ n: 2 })).rejects.toThrow('disk full');
    await journal.append({ n: 3 });
    await journal.close();
    expect(await readFile(path, 'utf8')).toBe('{"n":1}\n{"n":3}\n');
  });

  it('drops a line truncated by a crash and continues after it', async () => {
    const first = await openJournal<{ n: number }>(path, all);
    await first.journal.append({ n: 1 });
    await first.journal.close();
    await appendFile(path, '{"n":2');
    const second = await openJournal<{ n: number }>(path, all);
    await second.journal.append({ n: 3 });
    await second.journal.close();
    expect(await readFile(path, 'utf8')).toBe('{"n":1}\n{"n":3}\n');
  });

  it('has all or nothing of what was written together, wherever a crash cut it', async () => {
    const first = await openJournal<{ n: number }>(path, all);
    await first.journal.append({ n: 1 });
    await first.journal.appendAll([{ n: 2 }, { n: 3 }]);
    await first.journal.close();
    const whole = await readFile(path, 'utf8');
    const read = async (length: number) => {
      await writeFile(path, whole.slice(0, length));
      const { journal, entries } = await openJournal(path, all);
      await journal.close();
      return entries.map(({ n }) => n);
    };
    for (let length = '{"n":1}\n'.length; length < whole.length; length += 1)
      expect(await read(length)).toEqual([1]);
    expect(await read(whole.length)).toEqual([1, 2, 3]);
  });

  it('drops entries that are no longer needed', async () => {
    const first = await openJournal<{ n: number }>(path, all);
    await first.journal.append({ n: 1 });
    await first.journal.append({ n: 2 });
    await first.journal.close();
    const { entries } = await openJournal<{ n: number }>(path, (found) => found.filter(({ n }) => n > 1));
    expect(entries).toEqual([{ n: 2 }]);
    expect(await readFile(path, 'utf8')).toBe('{"n":2}\n');
  });

  it('refuses a file that is damaged in the middle', async () => {
    await (await openJournal(path, all)).journal.close();
    await writeFile(path, '{"n":1}\nnonsense\n{"n":2}\n');
    await expect(openJournal(path, all)).rejects.toThrow(SyntaxError);
  });
});

/** What all open files have in common, to watch and to break. */
async function handleKind(path: string): Promise<{ datasync(): Promise<void> }> {
  const handle = await open(dirname(dirname(path)));
  await handle.close();
  return Object.getPrototypeOf(handle) as { datasync(): Promise<void> };
}
