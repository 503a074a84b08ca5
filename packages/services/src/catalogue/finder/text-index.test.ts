import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { foldName } from '../fold-name.ts';
import { emptyBits, setBit } from './bits.ts';
import { scanNames } from './scan-names.ts';
import { atOnce } from './slices.ts';
import { buildTextIndex, isSearch, searchWords, type TextDocument } from './text-index.ts';

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
const index = search(names.map((name) => ({ names: [name], beside: ['Kuzgun'] })));

/** Names that a text finds, the best match first, as they stand in the list where they match alike. */
function found(text: string): string[] {
  const { places, tiers } = index.match(text);
  return Array.from(places, (place, at) => ({ place, tier: tiers[at] ?? 0 }))
    .toSorted((a, b) => a.tier - b.tier || a.place - b.place)
    .map(({ place }) => names[place] ?? '');
}

describe('a search', () => {
  test.each(['isik', 'IŞIK', 'ışık', 'Işık', 'İSİK', '  ışık  '])('for %s finds Işık Yolu', (text) => {
    expect(found(text)).toEqual(['Işık Yolu']);
  });

  test('puts the whole name first, then its beginning, a word’s beginning, its inside and a slip', () => {
    expect(found('kale')).toEqual(['Kale', 'Üç Ejder Kalesi', 'Kule Muhafızı']);
    expect(found('ejder')).toEqual(['Ejder Hazinesi', 'Ejderin Gölgesi', 'Altın Ejder', 'Üç Ejder Kalesi']);
    expect(found('zines')).toEqual(['Ejder Hazinesi']);
  });

  test.each([
    ['ejdr hazinesi', 'a letter missing'],
    ['ejdder hazinesi', 'a letter too many'],
    ['ejber hazinesi', 'another letter'],
    ['ejedr hazinesi', 'two letters that changed places'],
    ['ejder haznesi', 'a letter missing in the second word'],
    ['ejderhazinesi', 'the space missing'],
    ['ejder hazi nesi', 'a space too many'],
    ['hazinsei', 'a word alone'],
    ['hazimes', 'the beginning of a word'],
    ['jder hazinesi', 'the first letter missing'],
  ])('for %s finds in spite of %s', (text) => {
    expect(found(text)).toContain('Ejder Hazinesi');
  });

  test('forgives nothing in words of three letters, nor two slips in one', () => {
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

  test('reaches what stands beside a name', () => {
    expect(found('kuzgun')).toHaveLength(names.length);
  });

  test('is one from three letters on', () => {
    for (const text of ['', 'a', 'ab', ' a b ', '???', 'ab!']) expect(isSearch(text), text).toBe(false);
    expect(isSearch('üç ')).toBe(false);
    expect(isSearch('ışı')).toBe(true);
  });

  test('of anything answers and leaves nothing behind', () => {
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

/** One slip of a finger at a place of a word. */
const slip = fc.tuple(
  fc.nat(),
  fc.constantFrom('insert', 'remove', 'replace', 'swap'),
  fc.constantFrom('a', 'k'),
);

function spoil(text: string, [at, how, letter]: readonly [number, string, string]): string {
  const place = at % text.length;
  const [before, after] = [text.slice(0, place), text.slice(place)];
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

test('a slip in a word of any name still finds it', () => {
  fc.assert(
    fc.property(
      fc.array(title, { minLength: 1, maxLength: 30 }),
      fc.nat(),
      fc.nat(),
      slip,
      (titles, a, b, how) => {
        const own = search(titles.map((name) => ({ names: [name] })));
        const place = a % titles.length;
        const words = searchWords(titles[place] ?? '');
        const spoiled = words.map((each, number) => (number === b % words.length ? spoil(each, how) : each));
        fc.pre(spoiled.every(({ length }) => length >= 4));
        expect([...own.match(spoiled.join(' ')).places]).toContain(place);
      },
    ),
  );
});

test('a space too many or one missing still finds a name', () => {
  fc.assert(
    fc.property(fc.array(title, { minLength: 1, maxLength: 30 }), fc.nat(), fc.nat(), (titles, a, b) => {
      const own = search(titles.map((name) => ({ names: [name] })));
      const place = a % titles.length;
      const text = foldName(titles[place] ?? '');
      const at = 1 + (b % (text.length - 1));
      const spoiled =
        text[at] === ' ' ? text.slice(0, at) + text.slice(at + 1) : `${text.slice(0, at)} ${text.slice(at)}`;
      expect([...own.match(spoiled).places]).toContain(place);
    }),
  );
});

/** A few letters, so that many words are near to others, and words are parts of others. */
const alphabet = 'abei';
const shortWord = fc.string({ unit: fc.constantFrom(...alphabet), minLength: 1, maxLength: 6 });
const shortTitle = fc.array(shortWord, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));

test('what is found, and how well it matches, is what a look at every name finds', () => {
  const typed = fc.array(fc.tuple(fc.nat(), fc.nat({ max: 3 }), fc.option(slip)), {
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
      const { places, tiers, total } = search(titles.map((name) => ({ names: [name] }))).match(text);
      const expected = scanNames(titles, text, `${alphabet}k`);
      expect(new Map(Array.from(places, (place, at) => [place, tiers[at]]))).toEqual(expected);
      expect(total).toBe(expected.size);
    }),
    { numRuns: 500 },
  );
});

test('a page is a part of everything that was found, the better match first or as the order says', () => {
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
      const places = Int32Array.from(titles, (_, place) => place).toSorted(
        (x, y) => (shuffle[x] ?? 0) - (shuffle[y] ?? 0) || x - y,
      );
      const ranks = new Int32Array(titles.length);
      for (const [rank, place] of places.entries()) ranks[place] = rank;
      const allowed = emptyBits(titles.length);
      for (const [rank, place] of places.entries()) if (!hidden.includes(place)) setBit(allowed, rank);
      const whole = atOnce(index.inOrder()).match(text);
      const expected = Array.from(whole.places, (place, at) => ({ place, tier: whole.tiers[at] ?? 0 }))
        .filter(({ place }) => !hidden.includes(place))
        .toSorted(
          (x, y) => (isByTier ? x.tier - y.tier : 0) || (ranks[x.place] ?? 0) - (ranks[y.place] ?? 0),
        );
      const search = atOnce(index.inOrder({ places, ranks }));
      const page = search.match(text, { allowed, isByTier, first, end: first + count });
      expect(page.total).toBe(expected.length);
      const wantedPage = expected.slice(first, first + count);
      expect([...page.places]).toEqual(wantedPage.map(({ place }) => place));
      expect([...page.tiers]).toEqual(wantedPage.map(({ tier }) => tier));
    }),
  );
});
