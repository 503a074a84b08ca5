import type { SportTextsOf } from './court-texts.ts';

const rallyCalls = { ace: 'As', winner: 'Kazanan vuruş', error: 'Rakip hatası' };
const setMarkets = {
  winner: 'Maçı kazanan',
  handicap: 'Set handikabı',
  total: 'Toplam set',
  first: 'İlk set',
  score: 'Set skoru',
};

export const COURT_SPORTS_TR: SportTextsOf = {
  basketball: {
    part: '{n}. çeyrek',
    decider: 'Uzatma',
    markets: { winner: 'Kazanan', handicap: 'Handikap', total: 'Toplam sayı', margin: 'Sayı farkı' },
    calls: { three: 'Üçlük', two: 'İki sayı', one: 'Serbest atış', miss: 'Kaçtı' },
    rules: [
      'Dört çeyrek oynanır; her takım çeyrek başına 12 hücum yapar. Hücum 3, 2, 1 sayı getirir ya da kaçar.',
      'Eşitlikte takımlar biri öne geçene kadar karşılıklı birer hücum yapar. Uzatma yalnızca kazananı belirler: toplam, handikap ve fark dört çeyreğe göredir.',
    ],
  },
  'three-pointers': {
    part: '{n}. stant',
    decider: 'Eşitlik atışları',
    markets: { winner: 'Kazanan', handicap: 'Handikap', total: 'Toplam sayı', margin: 'Sayı farkı' },
    calls: { hit: 'İsabet', money: 'Altın top, iki sayı', miss: 'Kaçtı' },
    rules: [
      'İki şutör beş stantta beşer top atar. İsabet bir sayıdır; her standın son topu iki sayı değerindedir, en çok 30 sayı alınır.',
      'Eşitlikte biri öne geçene kadar birer top atılır. Bu atışlar yalnızca kazananı belirler; toplam, handikap ve fark 25 topa göredir.',
    ],
  },
  tennis: {
    part: '{n}. set',
    decider: '',
    markets: { ...setMarkets },
    calls: rallyCalls,
    rules: [
      'İki set alan kazanır. Setler kısadır: dört oyun alan seti alır; 3–3’te beş sayılık eşitlik bozma oynanır.',
      'Oyunda ve eşitlik bozmada avantaj yoktur: 40–40’ta ve 4–4’te tek sayı karar verir. Her sayının olasılığı aynıdır.',
    ],
  },
  'table-tennis': {
    part: '{n}. set',
    decider: '',
    markets: { ...setMarkets },
    calls: rallyCalls,
    rules: ['Üç set alan kazanır. Set 11 sayıdır ve iki farkla biter.'],
  },
  volleyball: {
    part: '{n}. set',
    decider: '',
    markets: { ...setMarkets },
    calls: { spike: 'Smaç', block: 'Blok', ace: 'Servis sayısı', error: 'Rakip hatası' },
    rules: ['Üç set alan kazanır. Set 25, beşinci set 15 sayıdır; ikisi de iki farkla biter.'],
  },
  darts: {
    part: '{n}. leg',
    decider: '',
    markets: {
      winner: 'Maçı kazanan',
      handicap: 'Leg handikabı',
      total: 'Toplam leg',
      first: 'İlk leg',
      score: 'Leg skoru',
    },
    calls: { visit: 'Üç ok: {points}' },
    rules: [
      'Üç leg alan kazanır. Her legde oyuncular sırayla üçer kez üç ok atar; puanı yüksek olan legi alır.',
      'Legde eşitlik olursa biri öne geçene kadar üçer ok daha atılır.',
    ],
  },
  billiards: {
    part: '{n}. frame',
    decider: '',
    markets: {
      winner: 'Maçı kazanan',
      handicap: 'Frame handikabı',
      total: 'Toplam frame',
      first: 'İlk frame',
      score: 'Frame skoru',
    },
    calls: { pot: 'Top cepte' },
    rules: [
      'Dört frame alan kazanır. Bir frame sekiz top oyunudur: yedi topunu ve siyahı önce cebe sokan alır.',
      'Sıradaki topu kimin sokacağı her seferinde aynı olasılıkla çekilir.',
    ],
  },
  'ice-hockey': {
    part: '{n}. periyot',
    decider: 'Penaltı atışları',
    markets: {
      result: 'Normal süre sonucu',
      winner: 'Kazanan',
      total: 'Toplam gol',
      handicap: 'Handikap',
      both: 'Karşılıklı gol',
    },
    calls: { goal: 'Gol!', save: 'Kaleci kurtardı', wide: 'Auta', 'build-up': 'Atak kuruyor' },
    rules: [
      'Yirmişer dakikalık üç periyot oynanır; her dakikada iki takım da gol atabilir.',
      'Eşitlikte kazananı penaltı atışları belirler: biri öne geçene kadar birer atış yapılır. Diğer bahisler 60 dakikaya göredir.',
    ],
  },
  bowling: {
    part: '{n}. el',
    decider: 'Eşitlik eli',
    markets: { winner: 'Kazanan', handicap: 'Handikap', total: 'Toplam puan', margin: 'Puan farkı' },
    calls: { strike: 'Strike!', spare: 'Spare, {points}', open: '{points} labut' },
    rules: [
      'On el oynanır ve her el kendi başına sayılır: strike 30; spare 10 ve ilk topun labutları; açık el yalnızca devrilen labutlar. En çok 300 puan alınır.',
      'Eşitlikte biri öne geçene kadar birer el daha oynanır. Bu eller yalnızca kazananı belirler.',
    ],
  },
  penalties: {
    part: '{n}. atış',
    decider: 'Seri atışlar',
    markets: {
      winner: 'Kazanan',
      extra: 'Seri atışlara gider mi?',
      total: 'İlk beş atışta toplam gol',
      handicap: 'Handikap',
    },
    calls: { goal: 'Gol!', save: 'Kaleci kurtardı', wide: 'Dışarı' },
    rules: [
      'Her takım beş penaltı kullanır. Geride kalan artık yetişemiyorsa atışlar erken biter.',
      'Eşitlikte seri atışlara geçilir: biri atıp öteki kaçırana kadar birer penaltı kullanılır. Bu goller yalnızca kazananı belirler.',
    ],
  },
};
