import { SIDE_PAYS, type Side, type SideKind } from '@baize/games';

import { ONCE_TEXTS, type OnceTexts } from '../instant/texts/once-texts.ts';
import { SHORTEST_GAME_MS } from '../wire/game-pace.ts';

type KindTexts = Pick<OnceTexts, 'go' | 'ready' | 'playing'> & {
  /** The group of the two sides. */
  readonly choose: string;
  readonly sides: Readonly<Record<Side, string>>;
  /** What is seen before anything was drawn, and what the drawn side is called. */
  readonly closed: string;
  readonly shown: string;
  /** How the side is drawn, and what it pays. */
  readonly rules: readonly string[];
};

const SUITS = {
  tr: { spades: 'Maça', hearts: 'Kupa', diamonds: 'Karo', clubs: 'Sinek' },
  en: { spades: 'Spades', hearts: 'Hearts', diamonds: 'Diamonds', clubs: 'Clubs' },
};

const kindTexts: Readonly<Record<'tr' | 'en', Readonly<Record<SideKind, KindTexts>>>> = {
  tr: {
    coin: {
      go: 'Havaya at',
      ready: 'Yazı mı, tura mı? Seçip parayı havaya atın.',
      playing: 'Para havada…',
      choose: 'Yazı ya da tura',
      sides: { first: 'Tura', second: 'Yazı' },
      closed: 'Para atılmadı',
      shown: 'Gelen yüz',
      rules: [
        'Yazı ve tura eşit olasılıkla gelir. Gelen yüz, bahsiniz alındıktan sonra rastgele çekilir ve gösterilmeden önce kaydedilir.',
        'Doğru tahmin bahsin {times} katını öder; bahsiniz bunun içindedir. Yanlış tahmin bahsi kaybettirir.',
      ],
    },
    card: {
      go: 'Kartı çek',
      ready: 'Kırmızı mı, siyah mı? Seçip kartı çekin.',
      playing: 'Kart çekiliyor…',
      choose: 'Kırmızı ya da siyah',
      sides: { first: 'Kırmızı', second: 'Siyah' },
      closed: 'Kapalı kart',
      shown: 'Çekilen kart',
      rules: [
        'Her oyunda 52 kartlık tam bir destenin kartlarından biri, hepsi eşit olasılıkla çekilir. Kupa ve karo kırmızı, maça ve sinek siyahtır. Kart, bahsiniz alındıktan sonra rastgele çekilir ve gösterilmeden önce kaydedilir.',
        'Rengi doğru tahmin etmek bahsin {times} katını öder; bahsiniz bunun içindedir. Yanlış tahmin bahsi kaybettirir.',
      ],
    },
  },
  en: {
    coin: {
      go: 'Toss the coin',
      ready: 'Heads or tails? Choose, then toss the coin.',
      playing: 'The coin is in the air…',
      choose: 'Heads or tails',
      sides: { first: 'Heads', second: 'Tails' },
      closed: 'The coin has not been tossed',
      shown: 'The coin shows',
      rules: [
        'Heads and tails are equally likely. The side is drawn at random once your stake is taken, and stored before it is shown.',
        'A right guess pays {times} times the stake, with the stake in it. A wrong guess loses the stake.',
      ],
    },
    card: {
      go: 'Draw the card',
      ready: 'Red or black? Choose, then draw the card.',
      playing: 'The card is being drawn…',
      choose: 'Red or black',
      sides: { first: 'Red', second: 'Black' },
      closed: 'A card face down',
      shown: 'The card drawn',
      rules: [
        'In every game one card of a full deck of 52 is drawn, each being equally likely. Hearts and diamonds are red, spades and clubs are black. The card is drawn at random once your stake is taken, and stored before it is shown.',
        'The right colour pays {times} times the stake, with the stake in it. A wrong guess loses the stake.',
      ],
    },
  },
};

const common = {
  tr: {
    card: '{suit} {rank}',
    guess: 'Tahmin',
    readyAgain: 'Yeniden oynayabilirsiniz.',
    tableTitle: 'Tahminler ve ödemeler',
    limits: 'Bir oyunda bahis en az {min}, en çok {max} olabilir.',
    pace: 'İki oyunun başlangıcı arasında en az {seconds} saniye geçer. Bağlantı kesilirse oyununuz iki kez oynanmaz; oyunu yeniden açtığınızda son sonucu görürsünüz.',
  },
  en: {
    card: '{rank} of {suit}',
    guess: 'Guess',
    readyAgain: 'You can play again.',
    tableTitle: 'Guesses and payouts',
    limits: 'You can stake from {min} to {max} in one game.',
    pace: 'At least {seconds} seconds pass between the starts of two games. If the connection is lost, your game is not played twice; when you open the game again, you see the last result.',
  },
};

export function quickTexts(lang: 'tr' | 'en', kind: SideKind) {
  const { rules, ...own } = kindTexts[lang][kind];
  const { pace, ...shared } = common[lang];
  const times = new Intl.NumberFormat(lang === 'tr' ? 'tr-TR' : 'en-GB').format(SIDE_PAYS / 100);
  const seconds = String(SHORTEST_GAME_MS.other / 1_000);
  return {
    ...ONCE_TEXTS[lang],
    ...own,
    ...shared,
    suits: SUITS[lang],
    rules: [...rules.map((rule) => rule.replace('{times}', times)), pace.replace('{seconds}', seconds)],
  };
}

export type QuickTexts = ReturnType<typeof quickTexts>;
