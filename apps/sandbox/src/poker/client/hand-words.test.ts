import { expect, it } from 'vitest';

import { ROOM_TEXTS } from '../texts/texts-by-language.ts';
import { cardWords, handWords, isOfHouse, shownName } from './hand-words.ts';

const [ACE, FIVE, SIX, QUEEN] = [0, 4, 5, 11];

it.each([
  ['pair', [QUEEN], 'Per: kız', 'Pair of queens'],
  ['two-pair', [ACE, SIX], 'İki per: as ve 6', 'Two pair, aces and sixes'],
  ['straight', [FIVE], 'Kent, 5’e kadar', 'Straight to the five'],
  ['straight', [ACE], 'Kent, asa kadar', 'Straight to the ace'],
  ['flush', [QUEEN], 'Renk, en yükseği kız', 'Flush, queen high'],
  ['full-house', [SIX, ACE], 'Ful: üç 6, iki as', 'Full house, sixes over aces'],
  ['royal-flush', [ACE], 'Floş royal', 'Royal flush'],
] as const)('a %s of %j is %s', (kind, ranks, tr, en) => {
  expect([handWords('tr', { kind, ranks }), handWords('en', { kind, ranks })]).toEqual([tr, en]);
});

it.each([
  [0, 'maça ası', 'ace of spades'],
  [9, 'maça 10’lusu', 'ten of spades'],
  [16, 'kupa 4’lüsü', 'four of hearts'],
  [19, 'kupa 7’lisi', 'seven of hearts'],
  [25, 'kupa papazı', 'king of hearts'],
  [31, 'karo 6’lısı', 'six of diamonds'],
  [37, 'karo kızı', 'queen of diamonds'],
  [49, 'sinek valesi', 'jack of clubs'],
])('card %i is %s', (card, tr, en) => {
  expect(cardWords('tr', ROOM_TEXTS.tr.suits, card)).toBe(tr);
  expect(cardWords('en', ROOM_TEXTS.en.suits, card)).toBe(en);
});

it('names players', () => {
  expect([shownName('house:Poyraz'), shownName('ada'), isOfHouse('house:Poyraz'), isOfHouse('ada')]).toEqual([
    'Poyraz',
    'ada',
    true,
    false,
  ]);
});
