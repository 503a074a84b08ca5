import { ONCE_TEXTS } from './once-texts.ts';

const tr = {
  ...ONCE_TEXTS.tr,
  go: 'Kart al',
  playing: 'Kazıyın ya da alanları tek tek açın.',
  ready: 'Bahsinizi seçip bir kart alın.',
  all: 'Hepsini kazı',
  card: 'Kazı kazan kartı',
  field: 'Alan {index}: {state}',
  covered: 'kapalı',
  prizes: 'Üç aynı kazanır',
  cards: 'Kart',
  rules: [
    'Kartta dokuz alan vardır. Aynı değer üç alanda çıkarsa o değer kadar kazanırsınız: 2×, bahsinizin iki katıdır; 1× bahsinizin geri dönmesidir.',
    'Kartın ödülü, kart verilmeden önce sabit ödül tablosundan rastgele çekilir ve kaydedilir. Hangi sırayla kazıdığınız sonucu değiştirmez. Ödülü olmayan kartın alanları da rastgele dizilir.',
  ],
  tableTitle: 'Bir milyon karttaki ödüller',
};

const en: typeof tr = {
  ...ONCE_TEXTS.en,
  go: 'Buy a card',
  playing: 'Scratch, or open the fields one by one.',
  ready: 'Choose your stake and buy a card.',
  all: 'Scratch all',
  card: 'Scratch card',
  field: 'Field {index}: {state}',
  covered: 'covered',
  prizes: 'Three alike win',
  cards: 'Cards',
  rules: [
    'The card has nine fields. If three of them show the same value, you win that value: 2× is twice your stake, and 1× is your stake returned.',
    'The prize of a card is drawn at random from a fixed table and stored before you get it. The order in which you scratch does not change it. The fields of a card without a prize are arranged at random as well.',
  ],
  tableTitle: 'The prizes of a million cards',
};

export const SCRATCH_TEXTS = { tr, en };
export type ScratchTexts = typeof tr;
