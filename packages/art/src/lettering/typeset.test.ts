import { describe, expect, it } from 'vitest';

import { letterings } from '../vocabulary.ts';
import { typefaceOf } from './typefaces.ts';
import { outlineLine, typesetLine } from './typeset.ts';

const place = { x: 0, y: 0, size: 40 };

describe('typesetLine', () => {
  it.each(letterings)('sets symbols beyond the alphabet in %s', (lettering) => {
    for (const sign of ['₺', '’', '%', '&', 'ğ', 'İ']) {
      const line = typesetLine(sign, lettering);
      expect(line.width, sign).toBeGreaterThan(0);
      expect(outlineLine(line, place).length, sign).toBeGreaterThan(20);
    }
  });

  it.each(letterings)('has every character of a Turkish title in %s itself', (lettering) => {
    const faces = typefaceOf(lettering);
    const missing = [...'ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ0123456789'].filter((letter) =>
      faces.every((face) => face.nominalGlyph(letter.codePointAt(0) ?? 0) === undefined),
    );
    expect(missing).toEqual([]);
  });

  it('takes a missing character from another font', () => {
    expect(typesetLine('₺', 'roman')).toEqual(typesetLine('₺', 'grotesque'));
    expect(typesetLine('’', 'roman')).not.toEqual(typesetLine('’', 'grotesque'));
  });

  it('names a character that no font has', () => {
    expect(() => typesetLine('漢', 'roman')).toThrow('漢');
  });
});
