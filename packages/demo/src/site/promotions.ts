import type { Text } from '../text.ts';

export interface Promotion {
  id: number;
  picture: string;
  name: Text;
  /** HTML: paragraphs and lists only. */
  description: Text;
  /** Counted from the day of the import; omitted for a permanent offer. */
  endsInDays?: number;
}

interface Terms {
  lead: Text;
  conditions: readonly Text[];
}

const play: Text = {
  tr: '18 yaşından büyükler içindir. Yalnızca kaybetmeyi göze alabildiğiniz tutarla oynayın; limitlerinizi hesabınızdan belirleyebilirsiniz.',
  en: 'For adults aged 18 and over. Play only with money you can afford to lose; you can set your limits in your account.',
};

function describe({ lead, conditions }: Terms): Text {
  const write = (language: keyof Text, heading: string) => {
    const items = conditions.map((condition) => `<li>${condition[language]}</li>`).join('');
    return `<p>${lead[language]}</p><h3>${heading}</h3><ul>${items}</ul><p>${play[language]}</p>`;
  };
  return { tr: write('tr', 'Koşullar'), en: write('en', 'Terms') };
}

export const promotions: readonly Promotion[] = [
  {
    id: 1,
    picture: 'promo-hos-geldin',
    name: { tr: 'Hoş geldin paketi', en: 'Welcome package' },
    endsInDays: 40,
    description: describe({
      lead: {
        tr: 'İlk üç yatırımınıza toplamda en çok ₺12.500 casino bonusu.',
        en: 'Up to ₺12,500 casino bonus in all on your first three deposits.',
      },
      conditions: [
        {
          tr: 'İlk yatırıma %100 (en çok ₺5.000), ikinciye %75 (en çok ₺4.000), üçüncüye %50 (en çok ₺3.500).',
          en: '100% on the first deposit (up to ₺5,000), 75% on the second (up to ₺4,000), 50% on the third (up to ₺3,500).',
        },
        {
          tr: 'Bonus tutarı 7 gün içinde slot oyunlarında 25 kez çevrilir; çevrilmeyen bonus silinir.',
          en: 'The bonus must be wagered 25 times in slots within 7 days; what is not wagered expires.',
        },
        {
          tr: 'Çevrim sürerken tek bahis en çok ₺100 olabilir. Kendi paranızı dilediğiniz an çekebilirsiniz.',
          en: 'While wagering, a single bet is at most ₺100. You can withdraw your own money at any time.',
        },
      ],
    }),
  },
  {
    id: 2,
    picture: 'promo-hafta-sonu',
    name: { tr: 'Hafta sonu yatırım bonusu', en: 'Weekend deposit bonus' },
    description: describe({
      lead: {
        tr: 'Cumartesi ve pazar günü yapılan ilk yatırıma %25, en çok ₺1.500.',
        en: '25% on the first deposit of Saturday and Sunday, up to ₺1,500.',
      },
      conditions: [
        { tr: 'Yatırım en az ₺250 olmalıdır.', en: 'The deposit must be ₺250 or more.' },
        { tr: 'Çevrim şartı 20 kattır, süre 5 gündür.', en: 'Wagering is 20 times within 5 days.' },
        {
          tr: 'Her üye hafta sonunda bir kez yararlanır.',
          en: 'Each member can take part once per weekend.',
        },
      ],
    }),
  },
  {
    id: 3,
    picture: 'promo-kayip',
    name: { tr: 'Canlı masalarda %10 iade', en: '10% back at live tables' },
    description: describe({
      lead: {
        tr: 'Canlı casinodaki haftalık net kaybınızın %10’u pazartesi günü hesabınıza geri döner.',
        en: '10% of your weekly net loss at live tables is returned on Monday.',
      },
      conditions: [
        {
          tr: 'Hafta, pazartesi 00.00 ile pazar 23.59 arasıdır.',
          en: 'A week runs from Monday 00:00 to Sunday 23:59.',
        },
        { tr: 'En az ₺50, en çok ₺2.500 iade edilir.', en: 'The refund is at least ₺50 and at most ₺2,500.' },
        {
          tr: 'İade çevrim şartsızdır ve hemen çekilebilir.',
          en: 'There is no wagering; it can be withdrawn at once.',
        },
      ],
    }),
  },
  {
    id: 4,
    picture: 'promo-kombine',
    name: { tr: 'Kombine artışı', en: 'Accumulator boost' },
    description: describe({
      lead: {
        tr: 'Beş maç ve üzeri kuponlarda net kazanca %40’a varan ek.',
        en: 'Up to 40% on top of the net win of slips with five matches or more.',
      },
      conditions: [
        {
          tr: '5 maçta %5, 8 maçta %15, 12 maçta %40 eklenir.',
          en: '5% with 5 matches, 15% with 8, 40% with 12.',
        },
        { tr: 'Her maçın oranı en az 1,40 olmalıdır.', en: 'Every match must have odds of 1.40 or more.' },
        { tr: 'Bir kuponda eklenen tutar en çok ₺10.000’dir.', en: 'At most ₺10,000 is added to one slip.' },
      ],
    }),
  },
  {
    id: 5,
    picture: 'promo-sadakat',
    name: { tr: 'Sadakat kulübü', en: 'Loyalty club' },
    description: describe({
      lead: {
        tr: 'Oynadıkça puan toplayın, ödülü kendiniz seçin.',
        en: 'Collect points as you play and choose the reward yourself.',
      },
      conditions: [
        {
          tr: 'Her ₺100 slot bahsi 1 puandır; canlı masalarda ₺500 bahis 1 puandır.',
          en: 'Every ₺100 bet on slots is 1 point; at live tables, every ₺500.',
        },
        { tr: 'Puanlar 12 ay geçerlidir.', en: 'Points are valid for 12 months.' },
        {
          tr: 'Kulüp süresizdir; koşul değişirse 30 gün önce duyurulur.',
          en: 'The club has no end; changes are announced 30 days ahead.',
        },
      ],
    }),
  },
  {
    id: 6,
    picture: 'promo-turnuva',
    name: { tr: 'Ejder turnuvası', en: 'Dragon tournament' },
    endsInDays: 29,
    description: describe({
      lead: {
        tr: 'Ejder Hazinesi’nde en yüksek çarpana ulaşan yüz oyuncu ₺100.000’i paylaşır.',
        en: 'The hundred players with the highest multiplier in Dragon Hoard share ₺100,000.',
      },
      conditions: [
        {
          tr: 'Sıralama, tek dönüşteki kazanç çarpanına göredir; bahis tutarı sırayı etkilemez.',
          en: 'Ranking is by the win multiplier of one spin; the stake makes no difference.',
        },
        { tr: 'En düşük bahis ₺2’dir.', en: 'The smallest qualifying bet is ₺2.' },
        {
          tr: 'Ödüller turnuva bitiminden sonraki gün, çevrim şartı olmadan yatırılır.',
          en: 'Prizes are paid the day after the end, without wagering.',
        },
      ],
    }),
  },
  {
    id: 7,
    picture: 'promo-cark',
    name: { tr: 'Günün çarkı', en: 'Wheel of the day' },
    description: describe({
      lead: {
        tr: 'Yatırım yaptığınız her gün çarkı bir kez çevirin.',
        en: 'One turn of the wheel on every day with a deposit.',
      },
      conditions: [
        {
          tr: 'O gün en az ₺200 yatırım yapılmış olmalıdır.',
          en: 'Deposits of that day must add up to ₺200 or more.',
        },
        {
          tr: 'Olası ödüller ve olasılıkları çark ekranında yazar.',
          en: 'The prizes and their odds are written on the wheel’s screen.',
        },
        { tr: 'Kullanılmayan hak ertesi güne geçmez.', en: 'An unused turn does not carry over.' },
      ],
    }),
  },
  {
    id: 8,
    picture: 'promo-arkadas',
    name: { tr: 'Arkadaşını getir', en: 'Bring a friend' },
    description: describe({
      lead: {
        tr: 'Davetinizle üye olan arkadaşınız da siz de ₺250 bonus alırsınız.',
        en: 'You and the friend who joins by your invitation each get a ₺250 bonus.',
      },
      conditions: [
        {
          tr: 'Arkadaşınız 18 yaşından büyük olmalı ve hesabını doğrulamalıdır.',
          en: 'Your friend must be 18 or over and have a verified account.',
        },
        {
          tr: 'Arkadaşınızın toplam yatırımı ₺500’e ulaşmalıdır.',
          en: 'Your friend’s deposits must reach ₺500.',
        },
        {
          tr: 'Ayda en çok 5 davet ödüllendirilir; çevrim şartı 10 kattır.',
          en: 'At most 5 invitations a month are rewarded; wagering is 10 times.',
        },
      ],
    }),
  },
];
