import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createIdMaker, manualClock } from '@baize/clock';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { BookControls } from './console/book-controls.ts';
import { createBook } from './create-book.ts';

let folder = '';
const clock = manualClock(new Date('2026-05-02T17:00:00Z'));
const open = () => createBook({ config: { dataFolder: folder }, clock, ids: createIdMaker(clock) });

beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'book-'))));
afterEach(() => rm(folder, { recursive: true }));

it('is the same after a restart, with what was changed on the console', async () => {
  const { book, close } = await open();
  const [event] = book.list({ sport: 'rounds', phase: 'upcoming' });
  const id = event?.id ?? 0;
  const controls = new BookControls(book);
  await controls.start(id);
  await controls.force(id, 'point', 'home');
  await controls.pace(id, 30);
  clock.advance(60_000);
  const before = { list: book.list(), status: book.status(id), snapshot: book.snapshot(id) };
  await close();
  const again = await open();
  expect({
    list: again.book.list(),
    status: again.book.status(id),
    snapshot: again.book.snapshot(id),
  }).toEqual(before);
  await again.close();
});

it('has a secret of its own, which only its owner can read', async () => {
  const { book, close } = await open();
  const path = join(folder, 'book-secret.txt');
  const secret = await readFile(path, 'utf8');
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  await close();
  const pairs = book.list().map(({ home, away }) => `${home.id} ${away.id}`);
  await rm(path);
  const other = await open();
  expect(other.book.list().map(({ home, away }) => `${home.id} ${away.id}`)).not.toEqual(pairs);
  await other.close();
});

it('does not open with an empty secret, as after a full disk', async () => {
  await writeFile(join(folder, 'book-secret.txt'), '');
  await expect(open()).rejects.toThrow('book-secret.txt is empty');
});
