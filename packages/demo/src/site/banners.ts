import type { Text } from '../text.ts';

/** What a banner says; the words are set by the page, never drawn into the picture. */
export interface Banner {
  id: number;
  /** Lobby that shows it. */
  type: 'home' | 'casino' | 'live_casino' | 'bingo' | 'game' | 'beton' | 'virtual' | 'world_cup';
  placement: 'main' | 'side';
  /** Stem of the picture files. */
  picture: string;
  url: string;
  kicker: Text;
  title: Text;
  text: Text;
  action: Text;
}

export const banners: readonly Banner[] = [
  {
    id: 1,
    type: 'home',
    placement: 'main',
    picture: 'banner-hos-geldin',
    url: '/promotions/1',
    kicker: { tr: 'Yeni üyelere', en: 'For new members' },
    title: { tr: 'Masa hazır, ilk el bizden', en: 'The table is set, the first hand is ours' },
    text: {
      tr: 'İlk yatırımınıza %100, en çok ₺5.000 casino bonusu. Çevrim şartı 25 kat, 7 gün geçerli.',
      en: '100% on your first deposit, up to ₺5,000 casino bonus. Wagering 25 times, valid for 7 days.',
    },
    action: { tr: 'Hemen kayıt ol', en: 'Register now' },
  },
  {
    id: 2,
    type: 'home',
    placement: 'main',
    picture: 'banner-ejder-hazinesi',
    url: '/PlayGame/172101',
    kicker: { tr: 'Haftanın oyunu', en: 'Game of the week' },
    title: { tr: 'Ejder Hazinesi', en: 'Dragon Hoard' },
    text: {
      tr: 'Beş makara, yirmi beş çizgi, uyanmak üzere bir ejder. Oyuncuya dönüş oranı %96,40.',
      en: 'Five reels, twenty-five lines and a dragon about to wake. Return to player 96.40%.',
    },
    action: { tr: 'Oyuna git', en: 'Open the game' },
  },
  {
    id: 3,
    type: 'home',
    placement: 'main',
    picture: 'banner-canli-gece',
    url: '/livecasino',
    kicker: { tr: 'Canlı casino', en: 'Live casino' },
    title: { tr: 'Yüzü aşkın masa, gerçek krupiyeler', en: 'Over a hundred tables, real dealers' },
    text: {
      tr: 'Rulet, blackjack ve bakarada Türkçe konuşan krupiyeler sizi bekliyor. En düşük bahis ₺1.',
      en: 'Turkish-speaking dealers at roulette, blackjack and baccarat. Stakes from ₺1.',
    },
    action: { tr: 'Masalara bak', en: 'See the tables' },
  },
  {
    id: 4,
    type: 'home',
    placement: 'main',
    picture: 'banner-jackpot',
    url: '/jackpot',
    kicker: { tr: 'Jackpot', en: 'Jackpot' },
    title: { tr: 'Kumbara doluyor', en: 'The piggy bank is filling up' },
    text: {
      tr: 'Jackpot oyunlarında her bahsin küçük bir payı ortak havuza eklenir.',
      en: 'In jackpot games, a small share of every bet goes into a common pool.',
    },
    action: { tr: 'Jackpot oyunları', en: 'Jackpot games' },
  },
  {
    id: 5,
    type: 'home',
    placement: 'side',
    picture: 'side-canli-masalar',
    url: '/promotions/3',
    kicker: { tr: 'Her pazartesi', en: 'Every Monday' },
    title: { tr: 'Canlı masalarda %10 iade', en: '10% back at live tables' },
    text: { tr: 'Haftalık net kayba, en çok ₺2.500', en: 'On weekly net losses, up to ₺2,500' },
    action: { tr: 'Koşulları oku', en: 'Read the terms' },
  },
  {
    id: 6,
    type: 'home',
    placement: 'side',
    picture: 'side-derbi',
    url: '/promotions/4',
    kicker: { tr: 'Boğaziçi SK – Ege Gücü', en: 'Boğaziçi SK – Ege Gücü' },
    title: { tr: 'Derbi gecesi kombine artışı', en: 'Accumulator boost for derby night' },
    text: { tr: '5 maç ve üstü kuponlara', en: 'On slips with 5 matches or more' },
    action: { tr: 'Maçlara git', en: 'See the matches' },
  },
  {
    id: 11,
    type: 'casino',
    placement: 'main',
    picture: 'banner-yeni-oyunlar',
    url: '/casino?category=2',
    kicker: { tr: 'Bu ay eklendi', en: 'Added this month' },
    title: { tr: 'Yeni oyunlar vitrinde', en: 'New games on show' },
    text: {
      tr: 'Kırk sekiz stüdyonun son işleri tek listede; çoğunu önce demo olarak deneyin.',
      en: 'The latest of forty-eight studios in one list; most of them can be tried as a demo first.',
    },
    action: { tr: 'Yenilere bak', en: 'See what is new' },
  },
  {
    id: 12,
    type: 'casino',
    placement: 'main',
    picture: 'banner-klasikler',
    url: '/casino?category=3',
    kicker: { tr: 'Üç makara, tek çizgi', en: 'Three reels, one line' },
    title: { tr: 'Meyve zamanı', en: 'It is fruit time' },
    text: {
      tr: 'Kiraz, limon, çan ve yedi: eskimeyen klasikler.',
      en: 'Cherries, lemons, bells and sevens.',
    },
    action: { tr: 'Klasikleri aç', en: 'Open the classics' },
  },
  {
    id: 21,
    type: 'live_casino',
    placement: 'main',
    picture: 'banner-pera-rulet',
    url: '/livecasino?category=23',
    kicker: { tr: 'Sahne Live', en: 'Sahne Live' },
    title: { tr: 'Top dönüyor', en: 'The ball is rolling' },
    text: {
      tr: 'Yirmiyi aşkın rulet masası, günün her saati.',
      en: 'More than twenty roulette tables, at any hour.',
    },
    action: { tr: 'Rulet masaları', en: 'Roulette tables' },
  },
  {
    id: 22,
    type: 'live_casino',
    placement: 'main',
    picture: 'banner-gosteriler',
    url: '/livecasino?category=21',
    kicker: { tr: 'Canlı yarışmalar', en: 'Game shows' },
    title: { tr: 'Perde açılıyor', en: 'Curtain up' },
    text: { tr: 'Çarklar, kapılar ve sürpriz çarpanlar.', en: 'Wheels, doors and surprise multipliers.' },
    action: { tr: 'Gösterilere git', en: 'To the shows' },
  },
  {
    id: 31,
    type: 'bingo',
    placement: 'main',
    picture: 'banner-bingo',
    url: '/bingo',
    kicker: { tr: 'Bingo', en: 'Bingo' },
    title: { tr: 'Kartını al, numaranı bekle', en: 'Take a card, wait for your number' },
    text: { tr: 'Kart fiyatları ₺1’den başlar.', en: 'Cards from ₺1.' },
    action: { tr: 'Salonlara gir', en: 'Enter the halls' },
  },
  {
    id: 41,
    type: 'game',
    placement: 'main',
    picture: 'banner-ucus',
    url: '/games',
    kicker: { tr: 'Uçuş oyunları', en: 'Flight games' },
    title: { tr: 'Ne zaman inersin?', en: 'When will you land?' },
    text: {
      tr: 'Çarpan yükselir, uçuş her an bitebilir. Sınırını baştan koy.',
      en: 'The multiplier climbs and the flight can end at any moment. Set your limit first.',
    },
    action: { tr: 'Oyunlara bak', en: 'See the games' },
  },
  {
    id: 51,
    type: 'beton',
    placement: 'main',
    picture: 'banner-tv-oyunlari',
    url: '/beton',
    kicker: { tr: 'TV oyunları', en: 'TV games' },
    title: { tr: 'Stüdyodan canlı çekiliş', en: 'Drawn live from the studio' },
    text: { tr: 'Her üç dakikada bir yeni tur.', en: 'A new round every three minutes.' },
    action: { tr: 'Yayına geç', en: 'Go on air' },
  },
  {
    id: 61,
    type: 'virtual',
    placement: 'main',
    picture: 'banner-sanal',
    url: '/virtual',
    kicker: { tr: 'Sanal sporlar', en: 'Virtual sports' },
    title: { tr: 'Maç hiç bitmez', en: 'There is always a match' },
    text: {
      tr: 'Futbol, at ve tazı koşuları, motor yarışları.',
      en: 'Football, horses, greyhounds and motor racing.',
    },
    action: { tr: 'Yarışları gör', en: 'See the races' },
  },
  {
    id: 71,
    type: 'world_cup',
    placement: 'main',
    picture: 'banner-jackpot-salonu',
    url: '/casino/provider/42',
    kicker: { tr: 'Kumbara Stüdyo', en: 'Kumbara Studio' },
    title: { tr: 'Ortak havuz, tek salon', en: 'One pool, one hall' },
    text: {
      tr: 'Havuz tutarları yalnızca gerçek bahislerden hesaplanır.',
      en: 'Pool amounts are counted from real bets only.',
    },
    action: { tr: 'Salona gir', en: 'Enter the hall' },
  },
];
