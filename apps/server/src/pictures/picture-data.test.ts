import { mkdir, mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

import { createPictureData } from './picture-data.ts';

it('is of pictures that are at hand and small', async () => {
  await using folder = await mkdtempDisposable(path.join(tmpdir(), 'baize-picture-data-'));
  const [first, second] = [path.join(folder.path, 'first'), path.join(folder.path, 'second')];
  await mkdir(second);
  await writeFile(path.join(second, 'a-720.avif'), 'small');
  await writeFile(path.join(second, 'b-720.avif'), Buffer.alloc(32 * 1024 + 1));
  await writeFile(path.join(second, 'c.svg'), 'other');
  await mkdir(path.join(second, 'd-720.avif'));
  const dataOf = createPictureData([first, second]);
  expect(await dataOf('/pictures/a-720.avif')).toBe(`data:image/avif;base64,${btoa('small')}`);
  for (const other of ['b-720.avif', 'c.svg', 'd-720.avif', 'e-720.avif', '../second/a-720.avif'])
    expect(await dataOf(`/pictures/${other}`), other).toBeUndefined();
  expect(await dataOf('/brands/a-720.avif')).toBeUndefined();
});
