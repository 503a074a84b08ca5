import { MAX_DOCUMENT_BYTES } from '@baize/contract/document-rules';
import { describe, expect, it } from 'vitest';

import { photoType, readPhoto, sizeProblem } from './photo-file.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe('the type of a photo', () => {
  it.each([
    ['image/jpeg', '\u00FF\u00D8\u00FF\u00E0..JFIF'],
    ['image/png', '\u0089PNG\r\n\u001A\n....'],
    ['image/webp', 'RIFF\u0024\u0000\u0000\u0000WEBPVP8 '],
  ])('%s is known by its first bytes', (type, beginning) => {
    expect(photoType(bytes(beginning))).toBe(type);
  });

  it.each([
    '',
    '<svg xmlns="http://www.w3.org/2000/svg">',
    '%PDF-1.7',
    'GIF89a',
    'PK\u0003\u0004',
    'RIFF....WAVE',
    'MZ',
  ])('%j is none', (beginning) => {
    expect(photoType(bytes(beginning))).toBeUndefined();
  });
});

describe('the size of a photo', () => {
  it('has a smallest side and a largest area', () => {
    expect(sizeProblem(600, 2000)).toBeUndefined();
    expect(sizeProblem(8000, 5000)).toBeUndefined();
    expect(sizeProblem(2000, 599)).toEqual({ key: 'document_too_small', values: { min: 600 } });
    expect(sizeProblem(8001, 5000)).toEqual({ key: 'document_too_many_pixels', values: { max: 40 } });
  });
});

describe('a chosen file', () => {
  it('that is too large is refused before it is read', async () => {
    const file = new File([new Uint8Array(MAX_DOCUMENT_BYTES + 1)], 'photo.jpg', { type: 'image/jpeg' });
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
