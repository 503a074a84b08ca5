const tr = {
  order: 'Bilet al',
  board: 'Sayılar 1–80',
  picked: '{count} / 10 seçildi',
  quick: 'Rastgele {count}',
  clear: 'Temizle',
  drum: 'Çekilen sayılar',
  ball: '{index}. sayı: {number}',
  prizes: '{count} sayı için ödemeler',
  hits: 'Tutan',
  pays: 'Öder',
  chance: 'Olasılık',
  rules: [
    '80 sayıdan 20’si çekilir. 1 ile 10 arası sayı seçersiniz; kaç tanesinin tuttuğu ödemeyi belirler.',
    'Çekiliş herkes için aynıdır. Satış kapanınca sayılar rastgele çekilir, kaydedilir ve sonra tek tek gösterilir.',
    'Çekiliş yapılamazsa bahisler iade edilir.',
  ],
  returnName: '{count} sayı',
};
const en: typeof tr = {
  order: 'Buy a ticket',
  board: 'Numbers 1–80',
  picked: '{count} of 10 picked',
  quick: 'Random {count}',
  clear: 'Clear',
  drum: 'Drawn numbers',
  ball: 'Number {index}: {number}',
  prizes: 'Payouts, numbers picked: {count}',
  hits: 'Hits',
  pays: 'Pays',
  chance: 'Chance',
  rules: [
    '20 of 80 numbers are drawn. You pick 1 to 10; how many of them are drawn decides the payout.',
    'The draw is the same for everyone. When sales close, the numbers are drawn at random and stored, and then shown one by one.',
    'If there can be no draw, stakes are returned.',
  ],
  returnName: 'Numbers: {count}',
};
export const KENO_TEXTS = { tr, en };
export type KenoTexts = typeof tr;
