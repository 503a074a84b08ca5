import { describe, expect, it } from 'vitest';

import { drawnSize } from './draw-as-jpeg.ts';
import { readPhoto, sizeProblem } from './photo-file.ts';

describe('the size of a photo', () => {
  it('has a smallest side and a largest area', () => {
    expect(sizeProblem(600, 2000)).toBeUndefined();
    expect(sizeProblem(8000, 8000)).toBeUndefined();
    expect(sizeProblem(2000, 599)).toEqual({ key: 'document_too_small', values: { min: 600 } });
    expect(sizeProblem(8001, 8000)).toEqual({ key: 'document_too_many_pixels', values: { max: 64 } });
  });

  it.each([
    [8_660, 5_774, 3_000, 2_000],
    [3_024, 4_032, 2_250, 3_000],
    [2_000, 1_500, 2_000, 1_500],
    // A receipt stays readable.
    [1_200, 20_000, 600, 10_000],
    [610, 9_000, 600, 8_852],
  ])('of %i × %i pixels is drawn at %i × %i', (width, height, ...drawn) => {
    expect(Object.values(drawnSize(width, height))).toEqual(drawn);
  });
});

describe('a chosen file', () => {
  it('that no photo can be as large as is refused before it is read', async () => {
    const file = new File([], 'photo.jpg', { type: 'image/jpeg' });
    Object.defineProperty(file, 'size', { value: 151 * 1024 * 1024 });
    expect(await readPhoto(file)).toEqual({ key: 'document_too_large' });
  });

  it('that is empty says so', async () => {
    expect(await readPhoto(new File([], 'photo.jpg', { type: 'image/jpeg' }))).toEqual({
      key: 'document_empty',
    });
  });

  it('that is no photo is refused, whatever its name says', async () => {
    const file = new File(['<svg onload="alert(1)"/>'], 'photo.jpg', { type: 'image/jpeg' });
    expect(await readPhoto(file)).toEqual({ key: 'document_type' });
  });
});
