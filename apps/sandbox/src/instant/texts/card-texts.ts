import type { CardGuess } from '@baize/games';

import { ONCE_TEXTS } from './once-texts.ts';

const ranksOf = (ace: string, jack: string, queen: string, king: string) => ({
  A: ace,
  '2': '2',
  '3': '3',
  '4': '4',
  '5': '5',
  '6': '6',
  '7': '7',
  '8': '8',
  '9': '9',
  '10': '10',
  J: jack,
  Q: queen,
  K: king,
});

const trGuesses: Readonly<Record<CardGuess, string>> = {
  ...ranksOf('As', 'Vale', 'Kız', 'Papaz'),
  red: 'Kırmızı',
  black: 'Siyah',
  low: 'As–6',
  high: '8–Papaz',
  face: 'Resimli',
  spades: 'Maça',
  hearts: 'Kupa',
  diamonds: 'Karo',
  clubs: 'Sinek',
  joker: 'Joker',
};

const enGuesses: Readonly<Record<CardGuess, string>> = {
  ...ranksOf('Ace', 'Jack', 'Queen', 'King'),
  red: 'Red',
  black: 'Black',
  low: 'Ace–6',
  high: '8–King',
  face: 'Face',
  spades: 'Spades',
  hearts: 'Hearts',
  diamonds: 'Diamonds',
  clubs: 'Clubs',
  joker: 'Joker',
};

const tr = {
  ...ONCE_TEXTS.tr,
  go: 'Kartı çek',
  playing: 'Kart çekiliyor…',
  ready: 'Kart için bir tahmin seçin.',
  guesses: trGuesses,
  groups: { colour: 'Renk ve aralık', suit: 'Takım', rank: 'Değer' },
  card: 'Çekilen kart',
  closed: 'Kapalı kart',
  named: '{suit} {rank}',
  guess: 'Tahmin',
  cards: 'Kart',
  rules: [
    'Destede 52 kart ve bir joker vardır. Her oyunda 53 kartın tümü karıştırılır, biri çekilir ve gösterilmeden önce kaydedilir.',
    'Tahmininiz tutarsa ödeme, jokersiz destede adil olan ödemedir: kırmızı 2×, takım 4×, değer 13×. Joker çıkarsa yalnızca joker tahmini kazanır; oyunun payı budur.',
    'As–6 aralığında as dahildir, 8–papaz aralığında papaz dahildir, resimliler vale, kız ve papazdır. Yedi iki aralıkta da yoktur.',
  ],
  tableTitle: 'Tahminler ve ödemeler',
};

const en: typeof tr = {
  ...ONCE_TEXTS.en,
  go: 'Draw the card',
  playing: 'The card is being drawn…',
  ready: 'Choose a guess about the card.',
  guesses: enGuesses,
  groups: { colour: 'Colour and range', suit: 'Suit', rank: 'Rank' },
  card: 'The card drawn',
  closed: 'A card face down',
  named: '{rank} of {suit}',
  guess: 'Guess',
  cards: 'Cards',
  rules: [
    'The deck has 52 cards and a joker. In every game all 53 are shuffled; one is drawn and stored before it is shown.',
    'A right guess pays what would be fair without the joker: 2× for red, 4× for a suit, 13× for a rank. If the joker comes, only the guess “joker” wins; that is the edge of the game.',
    'Ace–6 includes the ace, 8–king the king, and face cards are jack, queen and king. A seven is in neither range.',
  ],
  tableTitle: 'Guesses and payouts',
};

export const CARD_TEXTS = { tr, en };
export type CardTexts = typeof tr;
