import { describe, expect, it } from 'vitest';

import { letterings } from '../vocabulary.ts';
import { outlineLine, typesetLine } from './typeset.ts';

const place = { x: 0, y: 0, size: 40 };

describe('typesetLine', () => {
  it.each(letterings)('sets signs beyond the alphabet in %s', (lettering) => {
    for (const sign of ['₺', '’', '%', '&', 'ğ', 'İ']) {
      const line = typesetLine(sign, lettering);
      expect(line.width, sign).toBeGreaterThan(0);
      expect(outlineLine(line, place).length, sign).toBeGreaterThan(20);
    }
  });

  it('takes a sign that a face lacks from another face', () => {
    expect(typesetLine('₺', 'roman')).toEqual(typesetLine('₺', 'grotesque'));
    expect(typesetLine('’', 'roman')).not.toEqual(typesetLine('’', 'grotesque'));
  });

  it('names a letter that no face has', () => {
    expect(() => typesetLine('漢', 'roman')).toThrow('漢');
  });
});
