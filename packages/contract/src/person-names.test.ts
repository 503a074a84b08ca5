import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { compareNames, isWholeName } from './person-names.ts';

const ayse = { name: 'Ayşe Gül', surname: 'Yılmaz' };

describe('the owner of an account is', () => {
  test.each([
    'Ayşe Gül Yılmaz',
    'AYSE GUL YILMAZ',
    'YILMAZ AYŞE GÜL',
    'Ayşegül Yılmaz',
    'yılmaz ayşegül',
    'Gül Ayşe YILMAZ',
    'Ayşe-Gül  Yilmaz.',
  ])('the player: %s', (owner) => {
    expect(compareNames(ayse, owner)).toBe('equal');
  });

  test.each([
    ['a given name left out', 'Ayşe Yılmaz'],
    ['initials', 'A. G. Yılmaz'],
    ['initial and surname', 'A. YILMAZ'],
    ['a second surname', 'Ayşe Gül Yılmaz Demir'],
    ['a joint account', 'Ayşe Gül Yılmaz & Mehmet Yılmaz'],
    ['a joint account in Turkish', 'Mehmet Kaya ve Ayşe Yılmaz'],
    ['a slip', 'Ayşe Gül Yilmz'],
    ['letters exchanged', 'Ayse Gul Yilamz'],
    ['a name cut off by a bank', 'YILM AYSE GUL'],
  ])('nearly the player: %s', (_, owner) => {
    expect(compareNames(ayse, owner)).toBe('near');
  });

  test.each([
    ['somebody else', 'Mehmet Kaya'],
    ['of the family', 'Mehmet Yılmaz'],
    ['a namesake', 'Ayşe Gül Kaya'],
    ['a surname alone', 'Yılmaz'],
    ['initials alone', 'A. G. Y.'],
    ['one letter', 'x'],
    ['nothing', ' . '],
    ['Arabic letters', 'عائشة يلماز'],
    ['80 letters', 'y'.repeat(80)],
  ])('another one: %s', (_, owner) => {
    expect(compareNames(ayse, owner)).toBe('other');
  });

  test('one of another family with a short name that differs by a letter', () => {
    expect(compareNames({ name: 'Ali', surname: 'Kaya' }, 'Ali Kara')).toBe('other');
    expect(compareNames({ name: 'Can', surname: 'Er' }, 'Cem Er')).toBe('other');
  });

  test('the player in every order of the words and in capitals of either language', () => {
    const word = fc.stringMatching(/^[a-zçğıöşü]{2,9}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 3 }), word, fc.nat(5), (given, family, turn) => {
        const player = { name: given.join(' '), surname: family };
        const words = [...given, family];
        const turned = [...words.slice(turn % words.length), ...words.slice(0, turn % words.length)].join(
          ' ',
        );
        expect(compareNames(player, turned.toLocaleUpperCase('tr'))).toBe('equal');
        expect(compareNames(player, turned.toUpperCase())).toBe('equal');
        expect(compareNames(player, `${turned} & zz`)).not.toBe('other');
      }),
    );
  });
});

test.each([
  ['Ayşe Yılmaz', true],
  ['A. Yılmaz', true],
  ['O’Brien Ann-Marie', true],
  ['عائشة يلماز', true],
  ['x', false],
  ['Ayşe', false],
  ['A. B.', false],
  ['<b>Ayşe Yılmaz</b> 1', false],
  ['TR33 0006', false],
  ['', false],
])('%s can be a whole name: %s', (text, isName) => {
  expect(isWholeName(text)).toBe(isName);
});
