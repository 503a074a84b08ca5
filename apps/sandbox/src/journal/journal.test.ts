import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { openJournal } from './journal.ts';

describe('openJournal', () => {
  let folder = '';
  let path = '';
  const all = (entries: { n: number }[]) => entries;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'journal-'));
    path = join(folder, 'data', 'rounds.jsonl');
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('returns appended entries in order, also of callers that did not wait', async () => {
    const { journal, entries } = await openJournal<{ n: number }>(path, all);
    expect(entries).toEqual([]);
    await Promise.all([1, 2, 3].map((n) => journal.append({ n })));
    await journal.close();
    expect((await openJournal(path, all)).entries).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
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
