import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { foldName } from '../fold-name.ts';
import { emptyBits, setBit } from './bits.ts';
import { atOnce } from './slices.ts';
import { buildTextIndex, isSearch, searchWords, type TextDocument } from './text-index.ts';
import { scanNames } from './testing/scan-names.ts';

const search = (documents: readonly TextDocument[]) => atOnce(atOnce(buildTextIndex(documents)).inOrder());

const names = [
  'Işık Yolu',
  'Ejder Hazinesi',
  'Altın Ejder',
  'Ejderin Gölgesi',
  'Kara Şimşek',
  'Kale',
  'Kule Muhafızı',
  'Çırağın İlk Büyüsü',
  'Üç Ejder Kalesi',
  'Ay',
];
const index = search(names.map((name) => ({ names: [name], related: ['Kuzgun'] })));

/** Names that a text finds, by tier, then in the order of the list. */
function found(text: string): string[] {
  const { positions, tiers } = index.match(text);
  return Array.from(positions, (position, at) => ({ position, tier: tiers[at] ?? 0 }))
    .toSorted((a, b) => a.tier - b.tier || a.position - b.position)
    .map(({ position }) => names[position] ?? '');
}

describe('a search', () => {
  test.each(['isik', 'IŞIK', 'ışık', 'Işık', 'İSİK', '  ışık  '])('for %s finds Işık Yolu', (text) => {
    expect(found(text)).toEqual(['Işık Yolu']);
  });

  test('puts the whole name first, then its prefix, a word’s prefix, a substring and a typing error', () => {
    expect(found('kale')).toEqual(['Kale', 'Üç Ejder Kalesi', 'Kule Muhafızı']);
    expect(found('ejder')).toEqual(['Ejder Hazinesi', 'Ejderin Gölgesi', 'Altın Ejder', 'Üç Ejder Kalesi']);
    expect(found('zines')).toEqual(['Ejder Hazinesi']);
  });

  test.each([
    ['ejdr hazinesi', 'a missing letter'],
    ['ejdder hazinesi', 'an extra letter'],
    ['ejber hazinesi', 'a wrong letter'],
    ['ejedr hazinesi', 'two swapped letters'],
    ['ejder haznesi', 'a missing letter in the second word'],
    ['ejderhazinesi', 'a missing space'],
    ['ejder hazi nesi', 'an extra space'],
    ['hazinsei', 'a swap in a single word'],
    ['hazimes', 'a wrong letter in the prefix of a word'],
    ['jder hazinesi', 'a missing first letter'],
  ])('for %s finds a name despite %s', (text) => {
    expect(found(text)).toContain('Ejder Hazinesi');
  });

  test('corrects no words of three letters, and no two errors in one word', () => {
    expect(found('üç')).toEqual(['Üç Ejder Kalesi']);
    expect(found('kal')).not.toContain('Kule Muhafızı');
    expect(found('ejdr hznesi')).toEqual([]);
    expect(found('hzinsi')).toEqual([]);
  });

  test('needs every word, in any order', () => {
    expect(found('hazinesi ejder')).toEqual(['Ejder Hazinesi']);
    expect(found('ejder şimşek')).toEqual([]);
    expect(found('kuzgun ejder')).toHaveLength(4);
  });

  test('also finds by the studio', () => {
    expect(found('kuzgun')).toHaveLength(names.length);
  });

  test('needs at least three letters', () => {
    for (const text of ['', 'a', 'ab', ' a b ', '???', 'ab!']) expect(isSearch(text), text).toBe(false);
    expect(isSearch('üç ')).toBe(false);
    expect(isSearch('ışı')).toBe(true);
  });

  test('accepts any text and keeps no state', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (text) => {
        index.match(text);
        expect(found('isik')).toEqual(['Işık Yolu']);
      }),
    );
  });
});

const word = fc.string({ unit: fc.constantFrom(...'abcdeıişüölnr'), minLength: 4, maxLength: 9 });
const title = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));

/** One typing error at a position of a word. */
const typo = fc.tuple(
  fc.nat(),
  fc.constantFrom('insert', 'remove', 'replace', 'swap'),
  fc.constantFrom('a', 'k'),
);

function spoil(text: string, [at, how, letter]: readonly [number, string, string]): string {
  const position = at % text.length;
  const [before, after] = [text.slice(0, position), text.slice(position)];
  switch (how) {
    case 'insert':
      return before + letter + after;
    case 'remove':
      return before + after.slice(1);
    case 'replace':
      return before + letter + after.slice(1);
    default:
      return before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2);
  }
}

test('a name is found despite a typing error in a word', () => {
  fc.assert(
    fc.property(
      fc.array(title, { minLength: 1, maxLength: 30 }),
      fc.nat(),
      fc.nat(),
      typo,
      (titles, a, b, how) => {
        const own = search(titles.map((name) => ({ names: [name] })));
        const position = a % titles.length;
        const words = searchWords(titles[position] ?? '');
        const spoiled = words.map((each, number) => (number === b % words.length ? spoil(each, how) : each));
        fc.pre(spoiled.every(({ length }) => length >= 4));
        expect([...own.match(spoiled.join(' ')).positions]).toContain(position);
      },
    ),
  );
});

test('a name is found despite an extra or a missing space', () => {
  fc.assert(
    fc.property(fc.array(title, { minLength: 1, maxLength: 30 }), fc.nat(), fc.nat(), (titles, a, b) => {
      const own = search(titles.map((name) => ({ names: [name] })));
      const position = a % titles.length;
      const text = foldName(titles[position] ?? '');
      const at = 1 + (b % (text.length - 1));
      const spoiled =
        text[at] === ' ' ? text.slice(0, at) + text.slice(at + 1) : `${text.slice(0, at)} ${text.slice(at)}`;
      expect([...own.match(spoiled).positions]).toContain(position);
    }),
  );
});

/** Few letters, so that many words are similar to or parts of others. */
const alphabet = 'abei';
const shortWord = fc.string({ unit: fc.constantFrom(...alphabet), minLength: 1, maxLength: 6 });
const shortTitle = fc.array(shortWord, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));

test('finds the same names and tiers as a brute-force search', () => {
  const typed = fc.array(fc.tuple(fc.nat(), fc.nat({ max: 3 }), fc.option(typo)), {
    minLength: 1,
    maxLength: 3,
  });
  fc.assert(
    fc.property(fc.array(shortTitle, { minLength: 1, maxLength: 40 }), typed, (titles, parts) => {
      const words = [...new Set(titles.flatMap(searchWords))];
      const text = parts
        .map(([which, from, how]) => {
          const part = (words[which % words.length] ?? '').slice(from) || 'a';
          return how ? spoil(part, how) : part;
        })
        .join(' ');
      const { positions, tiers, total } = search(titles.map((name) => ({ names: [name] }))).match(text);
      const expected = scanNames(titles, text, `${alphabet}k`);
      expect(new Map(Array.from(positions, (position, at) => [position, tiers[at]]))).toEqual(expected);
      expect(total).toBe(expected.size);
    }),
    { numRuns: 500 },
  );
});

test('a page is a slice of all matches, by tier or by the given order', () => {
  const look = fc.record({
    shuffle: fc.array(fc.nat(), { minLength: 90, maxLength: 90 }),
    hidden: fc.array(fc.nat({ max: 89 }), { maxLength: 10 }),
    isByTier: fc.boolean(),
    first: fc.nat({ max: 20 }),
    count: fc.nat({ max: 20 }),
  });
  fc.assert(
    fc.property(fc.array(title, { minLength: 1, maxLength: 90 }), fc.nat(), look, (titles, a, wanted) => {
      const { shuffle, hidden, isByTier, first, count } = wanted;
      const index = atOnce(buildTextIndex(titles.map((name) => ({ names: [name] }))));
      const text = (titles[a % titles.length] ?? '').slice(0, 4);
      const positions = Int32Array.from(titles, (_, position) => position).toSorted(
        (x, y) => (shuffle[x] ?? 0) - (shuffle[y] ?? 0) || x - y,
      );
      const ranks = new Int32Array(titles.length);
      for (const [rank, position] of positions.entries()) ranks[position] = rank;
      const allowed = emptyBits(titles.length);
      for (const [rank, position] of positions.entries())
        if (!hidden.includes(position)) setBit(allowed, rank);
      const whole = atOnce(index.inOrder()).match(text);
      const expected = Array.from(whole.positions, (position, at) => ({
        position,
        tier: whole.tiers[at] ?? 0,
      }))
        .filter(({ position }) => !hidden.includes(position))
        .toSorted(
          (x, y) => (isByTier ? x.tier - y.tier : 0) || (ranks[x.position] ?? 0) - (ranks[y.position] ?? 0),
        );
      const search = atOnce(index.inOrder({ positions, ranks }));
      const page = search.match(text, { allowed, isByTier, first, end: first + count });
      expect(page.total).toBe(expected.length);
      const wantedPage = expected.slice(first, first + count);
      expect([...page.positions]).toEqual(wantedPage.map(({ position }) => position));
      expect([...page.tiers]).toEqual(wantedPage.map(({ tier }) => tier));
    }),
  );
});
