import { describe, expect, it } from 'vitest';

import { isOtherPhoto, photoTypeOf } from './document-rules.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe('the type of a photo', () => {
  it.each([
    ['image/jpeg', '\u00FF\u00D8\u00FF\u00E0..JFIF'],
    ['image/png', '\u0089PNG\r\n\u001A\n....'],
    ['image/webp', 'RIFF\u0024\u0000\u0000\u0000WEBPVP8 '],
    ['image/heic', '\u0000\u0000\u0000\u0024ftypheic'],
    ['image/heic', '\u0000\u0000\u0000\u0018ftypmif1\u0000\u0000\u0000\u0000'],
    ['image/heic', '\u0000\u0000\u0000\u0018ftypheix'],
  ])('%s is known by its first bytes', (type, beginning) => {
    expect(photoTypeOf(bytes(beginning))).toBe(type);
    expect(isOtherPhoto(bytes(beginning))).toBe(false);
  });

  it.each([
    '\u0000\u0000\u0000\u001Cftypavif',
    '\u00FF\n\u00FA',
    '\u0000\u0000\u0000\u000CJXL \r\n',
    'II*\u0000\u0008',
    'MM\u0000*\u0000',
  ])('%j is a photo that is not taken as it is', (beginning) => {
    expect(photoTypeOf(bytes(beginning))).toBeUndefined();
    expect(isOtherPhoto(bytes(beginning))).toBe(true);
  });

  it.each([
    '',
    '<svg xmlns="http://www.w3.org/2000/svg">',
    '%PDF-1.7',
    'GIF89a',
    'PK\u0003\u0004',
    'RIFF....WAVE',
    'MZ',
    '\u0000\u0000\u0000\u0018ftypmp42',
    '\u0000\u0000\u0000\u0018ftypqt  ',
  ])('%j is none', (beginning) => {
    expect(photoTypeOf(bytes(beginning))).toBeUndefined();
    expect(isOtherPhoto(bytes(beginning))).toBe(false);
  });
});
