import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { foldEmail, foldFullName, foldName, foldPhone } from './fold-person.ts';

describe('an e-mail address folded', () => {
  test.each([
    ['ayse.gul@example.com', 'aysegul@example.com'],
    ['a.y.s.e.gul@example.com', 'aysegul@example.com'],
    ['AyseGul@Example.COM', 'aysegul@example.com'],
    ['aysegul+casino@example.com', 'aysegul@example.com'],
    ['ayse.gul+a+b.c@googlemail.com', 'aysegul@gmail.com'],
    ['ayse@mail.example.com', 'ayse@mail.example.com'],
    ['+ayse@example.com', '+ayse@example.com'],
  ])('%s is %s', (email, folded) => {
    expect(foldEmail(email)).toBe(folded);
  });

  test('twice is the same as once, and dots and plus signs make no difference', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z0-9]{1,12}$/),
        fc.array(fc.nat(12), { maxLength: 4 }),
        fc.stringMatching(/^[a-z.+]{0,6}$/),
        fc.domain(),
        (local, dots, tag, domain) => {
          let dotted = local;
          for (const at of dots) if (at > 0) dotted = `${dotted.slice(0, at)}.${dotted.slice(at)}`;
          const folded = foldEmail(`${local}@${domain}`);
          expect(foldEmail(`${dotted.toUpperCase()}+${tag}@${domain}`)).toBe(folded);
          expect(foldEmail(folded)).toBe(folded);
        },
      ),
    );
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        expect(foldEmail(foldEmail(email))).toBe(foldEmail(email));
      }),
    );
  });
});

test('a phone number folded is its digits', () => {
  expect(foldPhone('+90 (532) 555-10 10')).toBe('905325551010');
  expect(foldPhone('00905325551010')).toBe('905325551010');
});

describe('a name folded', () => {
  test.each([
    ['IŞIL', 'Işıl'],
    ['İREM', 'irem'],
    ['IREM', 'İrem'],
    ['ŞÜKRÜ ÇAĞRI', 'sukru cagri'],
    ['Öznur', 'OZNUR'],
    ['Kâmil', 'Kamil'],
    ['I\u0307rem', 'İrem'],
    ['O’Brien', 'OBRIEN'],
    ["D'Angelo", 'dangelo'],
    ['Ayşe-Gül', 'ayse gul'],
    ['  Ayşe   Gül ', 'Ayşe Gül'],
    ['Strauß', 'STRAUSS'],
  ])('%s equals %s', (one, other) => {
    expect(foldName(one)).toEqual(foldName(other));
    expect(foldName(one).length).toBeGreaterThan(0);
  });

  test('twice is the same as once, whatever its letters', () => {
    const word = fc.stringMatching(/^[a-zA-ZçğıöşüâîûÇĞİÖŞÜÂ' -]{1,20}$/);
    const any = fc.string({ unit: 'grapheme', maxLength: 20 });
    fc.assert(
      fc.property(fc.oneof(word, any), (name) => {
        const folded = foldName(name);
        expect(foldName(folded.join(' '))).toEqual(folded);
      }),
      { numRuns: 1_000 },
    );
  });

  test('has no capital letters of Turkish or other languages', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zçğöşü]{1,20}$/), (name) => {
        const folded = foldName(name);
        expect(foldName(name.toLocaleUpperCase('tr'))).toEqual(folded);
        expect(foldName(name.toUpperCase())).toEqual(folded);
        expect(folded.join('')).toMatch(/^[a-z]+$/);
      }),
    );
  });
});

describe('a whole name', () => {
  const ayse = foldFullName('Ayşe Gül', 'Yılmaz');

  test.each([
    ['AYSE GUL', 'YILMAZ'],
    ['Ayşegül', 'Yilmaz'],
    ['Yılmaz', 'Ayşe Gül'],
    ['ayşe-gül', "Y'ılmaz"],
  ])('is the same written as %s, %s', (name, surname) => {
    expect(foldFullName(name, surname).whole).toBe(ayse.whole);
  });

  test.each([
    ['Ayşe', 'Yılmaz'],
    ['Gül', 'Yılmaz'],
    ['Yılmaz', 'Ayşe'],
  ])('is shortened to %s, %s', (name, surname) => {
    expect(ayse.shortened).toContain(foldFullName(name, surname).whole);
  });

  test('is not that of a relative', () => {
    for (const [name, surname] of [
      ['Fatma', 'Yılmaz'],
      ['Ayşe', 'Demir'],
      ['Fatma Gül', 'Yılmaz'],
    ] as const) {
      const { whole, shortened } = foldFullName(name, surname);
      expect(ayse.shortened).not.toContain(whole);
      expect([whole, ...shortened]).not.toContain(ayse.whole);
    }
  });

  test('of one word each has no shorter form, and a long one few', () => {
    expect(foldFullName('Ayşe', 'Yılmaz').shortened).toEqual([]);
    expect(foldFullName('a b c d e f g', 'h i j k l m n').shortened.length).toBeLessThan(70);
  });
});
