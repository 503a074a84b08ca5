/** Names of the runners, by index; the same in both languages. */
export const RUNNERS = [
  'Karayel', 'Poyraz', 'Doruk', 'Yıldırım', 'Alaca', 'Şimşek', 'Ceylan', 'Tufan', 'Gümüş', 'Bozkır', 'Safir', 'Rüzgâr',
  'Akça', 'Fırtına', 'Kestane', 'Meltem', 'Sarp', 'Duman', 'Yakut', 'Çakır', 'Lodos', 'Bora', 'Kumsal', 'Şafak',
] as const;

const tr = {
  order: 'Oyna',
  course: 'Koşu pisti',
  board: 'Sonraki koşu',
  runner: 'Koşucu',
  form: 'Deneme koşuları',
  kinds: { win: 'Birinci', place: 'İlk iki', show: 'İlk üç', forecast: 'Sıralı ikili' },
  odds: '{kind}, {name}, oran {odds}',
  first: '1. olacak',
  second: '2. olacak',
  add: 'Ekle',
  start: 'Koşucular kapıda…',
  running: 'Koşu başladı.',
  leader: 'Önde: {name}',
  arrived: 'Sonuç: {first}, {second}, {third}',
  picked: '{count} bahis seçildi',
  last: 'Son koşular',
  rules: [
    'Sekiz koşucu yarışır. Birinci, ilk iki, ilk üç ya da ilk ikinin sırasına (sıralı ikili) oynayabilirsiniz.',
    'Koşu herkes için aynıdır. Satış kapanınca varış sırası koşucuların gücüne göre rastgele çekilir, kaydedilir ve sonra gösterilir.',
    'Deneme koşuları aynı koşucularla önceden çekilmiş beş koşudur; sonucu etkilemez.',
    'Koşu yapılamazsa bahisler iade edilir.',
  ],
};
const en: typeof tr = {
  order: 'Play',
  course: 'Course',
  board: 'Next race',
  runner: 'Runner',
  form: 'Trial runs',
  kinds: { win: 'Win', place: 'First two', show: 'First three', forecast: 'Forecast' },
  odds: '{kind}, {name}, odds {odds}',
  first: 'First',
  second: 'Second',
  add: 'Add',
  start: 'The runners are at the gate…',
  running: 'The race has started.',
  leader: 'Leading: {name}',
  arrived: 'Result: {first}, {second}, {third}',
  picked: 'Bets chosen: {count}',
  last: 'Last races',
  rules: [
    'Eight runners race. You can play the winner, the first two, the first three, or the first two in their order (forecast).',
    'The race is the same for everyone. When sales close, the order of arrival is drawn at random by the strengths of the runners and stored, and then shown.',
    'Trial runs are five races of the same runners that were drawn before; they do not change the result.',
    'If there can be no race, stakes are returned.',
  ],
};
export const RACE_TEXTS = { tr, en };
export type RaceTexts = typeof tr;
