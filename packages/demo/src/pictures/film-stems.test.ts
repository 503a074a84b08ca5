import { open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';

import { filmStems } from './film-stems.ts';
import { committedPictures } from './picture-specs.ts';

const folder = path.resolve(import.meta.dirname, '../../films');

it('every film exists, and no others do', async () => {
  expect((await readdir(folder)).toSorted()).toEqual(filmStems.map((stem) => `${stem}.mp4`).toSorted());
});

it.each(filmStems)('%s is an MP4 and has a still picture', async (stem) => {
  await using file = await open(path.join(folder, `${stem}.mp4`));
  const { buffer } = await file.read(Buffer.alloc(8), 0, 8, 0);
  expect(buffer.toString('latin1', 4)).toBe('ftyp');
  expect(committedPictures()).toContain(stem);
});
