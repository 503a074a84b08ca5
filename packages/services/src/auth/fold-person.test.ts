import { foldName } from '@baize/contract/person-names';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { foldEmail, foldFullName, foldPhone } from './fold-person.ts';

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
    ['D´Angelo', 'dangelo'],
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
      { numRuns: 1_000, examples: [['ŉ']] },
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
    expect(foldFullName(name, surname).wholes).toEqual(ayse.wholes);
  });

  test.each([
    ['Ayşe', 'Yılmaz'],
    ['Gül', 'Yılmaz'],
    ['Yılmaz', 'Ayşe'],
  ])('is shortened to %s, %s', (name, surname) => {
    expect(ayse.shortened).toEqual(expect.arrayContaining([...foldFullName(name, surname).wholes]));
  });

  test('is not that of a relative', () => {
    for (const [name, surname] of [
      ['Fatma', 'Yılmaz'],
      ['Ayşe', 'Demir'],
      ['Fatma Gül', 'Yılmaz'],
    ] as const) {
      const { wholes, words, shortened } = foldFullName(name, surname);
      for (const whole of wholes) expect(ayse.shortened).not.toContain(whole);
      for (const whole of ayse.wholes) expect([...wholes, ...shortened]).not.toContain(whole);
      expect(words).not.toBe(ayse.words);
    }
  });

  test('of one word each has no shorter form, and a long one few', () => {
    expect(foldFullName('Ayşe', 'Yılmaz').shortened).toEqual([]);
    expect(foldFullName('a b c d e f g', 'h i j k l m n').shortened.length).toBeLessThan(70);
  });
});

describe('the words of a name', () => {
  test.each([
    ['Ayşe', 'Kaya Demir', 'Ayşe Kaya', 'Demir'],
    ['Ayşe', 'Kaya Demir', 'Kaya', 'DEMIR AYSE'],
    ['Ayşe', 'Kaya-Demir', 'Ayşe Demir', 'Kaya'],
    ['Ayşe Gül', 'Yılmaz', 'Ayşe', 'Gül Yılmaz'],
    ['Ayşe K.', 'Kaya Demir', 'Ayşe Kaya', 'K. Demir'],
    ['Ayşe K.', 'Kaya Demir', 'Ayşe Kaya', 'Demir'],
  ])('are the same in %s, %s and %s, %s', (name, surname, otherName, otherSurname) => {
    expect(foldFullName(otherName, otherSurname).words).toBe(foldFullName(name, surname).words);
  });

  test.each([
    ['Ayşe', 'Kaya Demir', 'Fatma', 'Kaya Demir'],
    ['Ayşe', 'Kaya Demir', 'Fatma Kaya', 'Demir'],
    ['Ayşe Gül', 'Yılmaz', 'Fatma Gül', 'Yılmaz'],
    ['Ayla', 'Kaya', 'Alya', 'Kaya'],
    ['A.', 'Yılmaz', 'F.', 'Yılmaz'],
    ['Ayşe', 'K.', 'Ayşe', 'D.'],
  ])('differ in %s, %s and the twin %s, %s', (name, surname, otherName, otherSurname) => {
    const one = foldFullName(name, surname);
    const other = foldFullName(otherName, otherSurname);
    expect(other.words).not.toBe(one.words);
    for (const whole of one.wholes) expect([...other.wholes, ...other.shortened]).not.toContain(whole);
  });

  test('are the same in any order and however they are split, initials among them', () => {
    const word = fc.stringMatching(/^[a-zçğıöşü]{1,8}\.?$/);
    const split = fc.array(word, { minLength: 2, maxLength: 6 }).chain((words) =>
      fc.record({
        words: fc.constant(words),
        at: fc.integer({ min: 1, max: words.length - 1 }),
        shuffled: fc.shuffledSubarray(words, { minLength: words.length }),
        otherAt: fc.integer({ min: 1, max: words.length - 1 }),
      }),
    );
    fc.assert(
      fc.property(split, ({ words, at, shuffled, otherAt }) => {
        const cut = (all: readonly string[], index: number) =>
          foldFullName(all.slice(0, index).join(' '), all.slice(index).join('-')).words;
        expect(cut(shuffled, otherAt)).toBe(cut(words, at));
      }),
      { numRuns: 1_000 },
    );
  });
});

test('an initial counts as a word left out', () => {
  const { wholes } = foldFullName('Ayşe K.', 'Demir');
  expect(wholes).toContain(foldFullName('Ayşe', 'Demir').wholes[0]);
  expect(foldFullName('Ayşe', 'Kaya Demir').shortened).toContain(wholes[1]);
  // A letter that was separated from its word is no initial.
  expect(foldFullName('A yşe', 'Demir').wholes).toContain(foldFullName('Ayşe', 'Demir').wholes[0]);
});
