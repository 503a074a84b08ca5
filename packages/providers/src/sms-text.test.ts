import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { smsParts, smsText } from './sms-text.ts';

describe('the text of an SMS', () => {
  it.each([
    ['Şifreniz değişti, ığdır İĞÜŞÖÇ ığüşöç', 'Sifreniz degisti, igdir IGÜSÖÇ igüsöc'],
    ['Çini Köşk', 'Çini Kösk'],
    ['S\u0327ehir', 'Sehir'],
    ['₺1.234,50 çekildi', '1.234,50 TL cekildi'],
    ['20 ₺', '20 TL'],
    ['“Hakkâri’nin” – yeni…', '"Hakkari\'nin" - yeni...'],
    ['Казино Ω', 'Kazino Ω'],
    ['a\u00A0b\u200B🎰\u202Ec', 'a bc'],
    ['€ {x} https://kehribar.example/a_b-c?d=1#e', '€ {x} https://kehribar.example/a_b-c?d=1#e'],
  ])('%s', (text, expected) => {
    expect(smsText(text)).toBe(expected);
  });

  it('fits the basic alphabet, whatever it was, and stays as it is when it is fitted again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const fitted = smsText(text);
        expect(smsText(fitted)).toBe(fitted);
        expect(smsParts(fitted)).toBeLessThanOrEqual(Math.max(1, Math.ceil((2 * fitted.length) / 152)));
      }),
    );
  });
});

describe('the parts of an SMS', () => {
  it.each([
    ['', 1],
    ['a'.repeat(160), 1],
    ['a'.repeat(161), 2],
    ['a'.repeat(306), 2],
    ['a'.repeat(307), 3],
    ['€'.repeat(80), 1],
    [`${'€'.repeat(80)}a`, 2],
    // The last place of the first part is too small for it.
    [`${'a'.repeat(152)}€${'a'.repeat(152)}`, 3],
    ['ş'.repeat(70), 1],
    ['ş'.repeat(71), 2],
    ['ş'.repeat(134), 2],
    ['ş'.repeat(135), 3],
    ['🎰'.repeat(35), 1],
    ['🎰'.repeat(36), 2],
    ['🎰'.repeat(67), 3],
  ])('%#', (text, parts) => {
    expect(smsParts(text)).toBe(parts);
  });
});
