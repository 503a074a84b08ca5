import { expect, it } from 'vitest';

import { GameLooks } from '../art/game-looks.ts';
import { plainArt } from '../art/plain-art.ts';
import { symbolNames } from './symbol-names.ts';

const looks = new GameLooks(
  new Map([
    ['cards', { ...plainArt, lows: 'cards' }],
    ['fruits', { ...plainArt, lows: 'fruits', picture: { ...plainArt.picture, hero: 'emoji:cherries' } }],
    ['suits', { ...plainArt, lows: 'suits' }],
    ['sweets', { ...plainArt, lows: 'sweets' }],
  ]),
);

it.each([
  ['cards', 'tr', ['A', 'K', 'Q', 'J', '10']],
  ['fruits', 'tr', ['limon', 'portakal', 'erik', 'üzüm', 'karpuz']],
  ['suits', 'en', ['spades', 'hearts', 'diamonds', 'clubs', 'crown']],
  ['sweets', 'en', ['heart', 'star', 'drop', 'swirl', 'jelly bean']],
  ['no such game', 'tr', ['yakut', 'safir', 'zümrüt', 'ametist', 'kehribar']],
] as const)('the low symbols of %s in %s are called %j', (code, lang, expected) => {
  const { A, K, Q, J, T, W } = symbolNames(code, lang, looks);
  expect([A, K, Q, J, T]).toEqual(expected);
  expect(W).toBe(lang === 'tr' ? 'joker' : 'wild');
});

it.each([
  ['tr', ['kirazlar', 'yıldız']],
  ['en', ['cherries', 'star']],
] as const)('the high symbols are called after what they show, in %s', (lang, expected) => {
  const companions = ['game:star', 'game:lion', 'game:drum', 'game:harp'] as const;
  const picture = { ...plainArt.picture, hero: 'emoji:cherries' };
  const named = new GameLooks(new Map([['named', { ...plainArt, picture, companions }]]));
  const { a, b } = symbolNames('named', lang, named);
  expect([a, b]).toEqual(expected);
});
