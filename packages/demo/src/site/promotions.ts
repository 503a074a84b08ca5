import type { Text } from '../text.ts';

export interface Promotion {
  id: number;
  picture: string;
  name: Text;
  /** HTML: paragraphs and lists only. */
  description: Text;
  /** Counted from the day of the import; omitted for a permanent offer. */
  endsInDays?: number;
  /** Only at brands that have the wheel. */
  needsWheel?: true;
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
        tr: 'İlk yatırımınıza %100, en çok ₺5.000 casino bonusu ve 20 serbest dönüş.',
        en: '100% on your first deposit, up to ₺5,000 casino bonus, and 20 free spins.',
      },
      conditions: [
        {
          tr: 'Yatırım en az ₺100 olmalıdır. Teklif bonus ekranınızda 7 gün bekler; almak zorunda değilsiniz.',
          en: 'The deposit must be ₺100 or more. The offer waits on your bonus screen for 7 days; you need not take it.',
        },
        {
          tr: 'Bonus tutarı 7 gün içinde 25 kez çevrilir; slotlar tam, diğer oyunlar bonus sistemi sayfasındaki payla sayılır. Çevrilmeyen bonus silinir.',
          en: 'The bonus must be wagered 25 times within 7 days; slots count in full, other games as the page about bonuses says. What is not wagered expires.',
        },
        {
          tr: 'Çevrim sürerken tek bahis en çok ₺100 olabilir. Kendi paranızı dilediğiniz an çekebilirsiniz; çekim ödenince bonus sona erer. Dönüşlerin kazancı, en çok ₺500, doğrudan sizin paranızdır.',
          en: 'While wagering, a single bet is at most ₺100. You can withdraw your own money at any time; the bonus ends when that is paid. What the spins win, up to ₺500, is your own money at once.',
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
        tr: 'Cumartesi ve pazar günü yapılan yatırımlara %25, en çok ₺1.500.',
        en: '25% on deposits of Saturday and Sunday, up to ₺1,500.',
      },
      conditions: [
        { tr: 'Yatırım en az ₺250 olmalıdır.', en: 'The deposit must be ₺250 or more.' },
        { tr: 'Çevrim şartı 20 kattır, süre 5 gündür.', en: 'Wagering is 20 times within 5 days.' },
        {
          tr: 'Aynı anda tek bonus etkin olabilir; teklif 3 gün bekler.',
          en: 'Only one bonus can be active at a time; the offer waits for 3 days.',
        },
      ],
    }),
  },
  {
    id: 3,
    picture: 'promo-kayip',
    name: { tr: 'Haftalık %10 iade', en: '10% weekly cashback' },
    description: describe({
      lead: {
        tr: 'Kendi paranızla oynadığınız haftanın net kaybının %10’u pazartesi günü size teklif edilir.',
        en: '10% of what your own money lost in a week is offered to you on Monday.',
      },
      conditions: [
        {
          tr: 'Hafta, pazartesi 00.00 ile pazar 23.59 arasıdır.',
          en: 'A week runs from Monday 00:00 to Sunday 23:59.',
        },
        {
          tr: 'En çok ₺2.500 iade edilir; bonus parasıyla ve serbest dönüşlerle oynananlar sayılmaz.',
          en: 'At most ₺2,500 is returned; what was played with bonus money or free spins does not count.',
        },
        {
          tr: 'İade çevrim şartsızdır: bonus ekranında kabul edince hemen çekilebilir.',
          en: 'There is no wagering: accepted on the bonus screen, it can be withdrawn at once.',
        },
      ],
    }),
  },
  {
    id: 4,
    picture: 'promo-kombine',
    name: { tr: 'Spora bedava bahis', en: 'Free bet on sport' },
    description: describe({
      lead: {
        tr: 'Destek ekibinden isteyin: uygun üyelere spor için ₺25 bedava bahis.',
        en: 'Ask the support team: a ₺25 free bet on sport for members who qualify.',
      },
      conditions: [
        {
          tr: 'En az 1,50 oranlı tek bir spor bahsinde, bütün olarak kullanılır.',
          en: 'It is staked as a whole, on one sports bet at odds of 1.50 or more.',
        },
        {
          tr: 'Kazanç, bahis tutarı olmadan ödenir ve çevrim şartı yoktur.',
          en: 'The win is paid without the stake and needs no wagering.',
        },
        {
          tr: 'Teklif 7 gün bekler; kabul edilen bahis 7 gün içinde oynanır.',
          en: 'The offer waits for 7 days; once accepted, the bet is made within 7 days.',
        },
      ],
    }),
  },
  {
    id: 5,
    picture: 'promo-sadakat',
    name: { tr: 'Sadakat kulübü', en: 'Loyalty club' },
    description: describe({
      lead: {
        tr: 'Oynadıkça puan toplayın, seviye atladıkça çevrimsiz bonus kazanın.',
        en: 'Collect points as you play; each new level brings a bonus without wagering.',
      },
      conditions: [
        {
          tr: 'Kendi paranızla oynanan her ₺10 slot bahsi 1 puandır; canlı masalarda ₺50 bahis 1 puandır.',
          en: 'Every ₺10 of your own money bet on slots is 1 point; at live tables, every ₺50.',
        },
        {
          tr: 'Puanlar silinmez; ulaşılan seviye sizde kalır.',
          en: 'Points do not expire, and a level that was reached is kept.',
        },
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
    needsWheel: true,
    name: { tr: 'Günün çarkı', en: 'Wheel of the day' },
    description: describe({
      lead: {
        tr: 'Çarkı her gün bir kez, ücretsiz çevirin.',
        en: 'One turn of the wheel every day, free of charge.',
      },
      conditions: [
        {
          tr: 'Kazanılan bonus, teklif olarak 3 gün bekler; çevrim şartı 5 kattır. Dönüşlerin kazancı çevrimsizdir.',
          en: 'A bonus that you win waits as an offer for 3 days; wagering is 5 times. What free spins win needs none.',
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
    name: { tr: 'Arkadaş kodu', en: 'A code for friends' },
    description: describe({
      lead: {
        tr: 'ARKADAS50 kodunu arkadaşlarınızla paylaşın: giren herkese ₺50 bonus.',
        en: 'Share the code ARKADAS50: a ₺50 bonus for everybody who enters it.',
      },
      conditions: [
        {
          tr: 'Kod, hesaptaki bonus ekranında girilir; her üye bir kez kullanır.',
          en: 'The code is entered on the bonus screen of the account, once per member.',
        },
        {
          tr: 'Yatırım gerekmez; teklif 7 gün bekler, bonus 7 gün sürer.',
          en: 'No deposit is needed; the offer waits for 7 days, and the bonus lasts 7 days.',
        },
        {
          tr: 'Çevrim şartı 10 kattır; tek bahis en çok ₺100 olabilir.',
          en: 'Wagering is 10 times; a single bet is at most ₺100.',
        },
      ],
    }),
  },
];
