import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { readSecret, readTypedCode, secretLength } from './typed-secrets.ts';

describe('a typed secret', () => {
  it('is one, however its letters are written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const secret = readSecret(text);
        expect(readSecret(text.normalize('NFD'))).toBe(secret);
        expect(readSecret(secret)).toBe(secret);
      }),
    );
  });

  it('keeps what is another character', () => {
    expect(readSecret('Ⅷ ﬁ ｱ')).toBe('Ⅷ ﬁ ｱ');
    expect(readSecret(' a\u00A0b\u3000')).toBe(' a b ');
  });

  it.each([
    ['Şeker99x', 8],
    ['S\u0327eker99x', 8],
    ['Kedi12🐈🐈', 8],
    ['', 0],
  ])('counts its characters: %s', (text, length) => {
    expect(secretLength(readSecret(text))).toBe(length);
  });
});

test.each(['123456', '123 456', '123–456', '\u200E123456\u200F', '１２３４５６', '١٢٣٤٥٦', '۱۲۳۴۵۶'])(
  'a typed code: %s',
  (text) => {
    expect(readTypedCode(text)).toBe('123456');
  },
);
