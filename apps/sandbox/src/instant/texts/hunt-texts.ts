import { ONCE_TEXTS } from './once-texts.ts';

const tr = {
  ...ONCE_TEXTS.tr,
  go: 'Ara',
  playing: 'Sayılar çekiliyor…',
  ready: '1 ile 10 arasında sayı seçin.',
  board: '40 sayı',
  picked: '{count} sayı seçtiniz',
  none: 'Sayı seçilmedi',
  full: 'En çok on sayı seçebilirsiniz.',
  quick: 'Rastgele {count}',
  clear: 'Temizle',
  number: '{number}{state}',
  chosen: ', seçildi',
  found: ', bulundu',
  missed: ', çekildi',
  hits: 'İsabet',
  prizes: '{count} sayıyla ödemeler',
  rules: [
    '40 sayıdan 1 ile 10 arasında sayı seçersiniz; sonra 40 sayıdan onu rastgele çekilir ve gösterilmeden önce kaydedilir.',
    'Ödeme, kaç sayınızın çekildiğine bağlıdır. 1× bahsin geri dönmesidir.',
  ],
  returnName: '{count} sayı',
};

const en: typeof tr = {
  ...ONCE_TEXTS.en,
  go: 'Hunt',
  playing: 'Numbers are being drawn…',
  ready: 'Choose 1 to 10 numbers.',
  board: '40 numbers',
  picked: '{count} numbers chosen',
  none: 'No number chosen',
  full: 'You can choose ten numbers at most.',
  quick: 'Random {count}',
  clear: 'Clear',
  number: '{number}{state}',
  chosen: ', chosen',
  found: ', found',
  missed: ', drawn',
  hits: 'Hits',
  prizes: 'Payouts with {count} numbers',
  rules: [
    'You choose 1 to 10 of 40 numbers; then ten of the 40 are drawn at random and stored before they are shown.',
    'The payout depends on how many of your numbers are drawn. 1× is your stake returned.',
  ],
  returnName: '{count} numbers',
};

export const HUNT_TEXTS = { tr, en };
export type HuntTexts = typeof tr;
