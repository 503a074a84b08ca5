/** What a table of its own says besides the texts of all tables. */
export interface StudioTexts {
  readonly rules: string;
  /** Names of its spots, and of the sides of its scene. */
  readonly spots: Readonly<Record<string, string>>;
  readonly kinds: Readonly<Record<string, string>>;
}

const HANDS = { rock: 'Taş', paper: 'Kâğıt', scissors: 'Makas' };

/** By play. */
export const STUDIO_TR = {
  'tables/mini-roulette': {
    rules:
      '13 cepli küçük rulet: 0 ve 1’den 12’ye sayılar. Bahisler sıfır yokmuş gibi öder; bir sayı 1’e 11 verir. Sıfır gelirse öteki bahislerin yarısı iade edilir, sıfırın kendisi 1’e 11,5 öder. Her bahsin dönüşü 25/26’dır.',
    spots: { low: '1–6', high: '7–12' },
    kinds: {},
  },
  'tables/snap-card': {
    rules:
      'Her turdan önce karıştırılan tek desteden iki kart açılır. İkinci kartın ilkinden yüksek mi, düşük mü yoksa aynı değerde mi olduğuna bahis verin. As en düşük, papaz en yüksek karttır. Eş kartta yüksek ve düşük bahisleri kaybeder. Renk kırmızı ya da siyahtır.',
    spots: {
      first: '1. kart',
      second: '2. kart',
      lower: 'İkincisi düşük',
      snap: 'Eş kart',
      higher: 'İkincisi yüksek',
      'one-colour': 'Aynı renk',
      'one-suit': 'Aynı seri',
      'two-colours': 'Farklı renk',
    },
    kinds: { rise: 'Yüksek veya düşük' },
  },
  'tables/hand-game': {
    rules:
      'Krupiyenin eline karşı taş, kâğıt ya da makas seçin; birden fazla el de seçebilirsiniz. Taş makası, makas kâğıdı, kâğıt taşı yener. Krupiyenin elini yenen bahis 1’e 0,88 öder, aynı elde bahis iade edilir. Üç el de eşit olasılıkla gelir.',
    spots: { ...HANDS, dealer: 'Krupiye' },
    kinds: { hand: 'Eliniz' },
  },
  'tables/odds-evens': {
    rules:
      'Krupiye kâseden masaya 1 ile 10 arasında pul dizer; her sayı eşit olasılıktadır. Pul sayısının tek mi çift mi, az mı (1–5) çok mu (6–10) olduğuna ya da tam sayısına bahis verin.',
    spots: { odd: 'Tek', even: 'Çift', few: 'Az · 1–5', many: 'Çok · 6–10', count: '{n} pul' },
    kinds: { half: 'Tek, çift, az, çok', count: 'Tam sayı' },
  },
  'tables/pick-a-colour': {
    rules:
      'Kürede 40 top vardır: 16 kırmızı, 12 mavi, 8 yeşil, 3 mor ve 1 altın. Her turda bütün toplar küreye döner ve biri çekilir. Çekilecek topun rengine bahis verin.',
    spots: {
      'ball-red': 'Kırmızı',
      'ball-blue': 'Mavi',
      'ball-green': 'Yeşil',
      'ball-violet': 'Mor',
      'ball-gold': 'Altın',
    },
    kinds: { colour: 'Renk' },
  },
  'tables/ten-seconds': {
    rules:
      'Kronometre sıfırdan başlar ve on saniye dolmadan rastgele bir anda durur: 0,00 ile 9,99 arasındaki bin an eşit olasılıktadır. Durduğu saniyeye, ilk ya da son beş saniyeye, saniyenin tek mi çift mi olduğuna veya iki ondalığın aynı olmasına (4,77 gibi) bahis verin.',
    spots: {
      early: 'İlk 5 sn',
      late: 'Son 5 sn',
      odd: 'Tek saniye',
      even: 'Çift saniye',
      twins: 'İkiz ondalık',
      second: '{n},00–{n},99',
      time: '{n} saniye',
    },
    kinds: { half: 'Yarı bahisleri', second: 'Tam saniye' },
  },
  'tables/over-under': {
    rules:
      'İki zar atılır. Toplamın yediden az, yedi ya da yediden çok olmasına, toplamın kendisine veya iki zarın aynı gelmesine bahis verin. Yedi gelirse alt ve üst bahisleri kaybeder.',
    spots: {
      'under-seven': 'Yedinin altı',
      seven: 'Yedi',
      'over-seven': 'Yedinin üstü',
      'equal-dice': 'Çift zar',
      total: 'Toplam {n}',
    },
    kinds: { side: 'Alt veya üst', total: 'Toplam' },
  },
  'tables/thirty-forty': {
    rules:
      'Trente et quarante. Önce siyah, sonra kırmızı sıra açılır; her sıra en az 31 sayıya ulaşınca durur ve sayısı düşük olan kazanır. As 1, vale, kız ve papaz 10 sayılır. Renk bahsi, ilk kart kazanan sıranın rengindeyse, Ters bahsi değilse kazanır. Eşitlikte bu bahisler iade edilir; yalnız iki sıra da 31 ise kaybeder. Her kart, karıştırılmış tam bir desteden çekilir.',
    spots: {
      red: 'Kırmızı',
      black: 'Siyah',
      colour: 'Renk',
      inverse: 'Ters',
      tie: 'Eşitlik',
      'tie-31': '31’de eşitlik',
    },
    kinds: { 'even-money': 'Kırmızı, siyah, renk, ters' },
  },
  'tables/dice-duel': {
    rules:
      'Kırmızı ve mavi ikişer zar atar; toplamı yüksek olan kazanır. Kazanana, eşitliğe, en az 4 farklı galibiyete ya da dört zarın toplamına bahis verin. Eşitlikte kırmızı ve mavi bahisleri, toplam 14 gelirse alt ve üst bahisleri kaybeder.',
    spots: {
      red: 'Kırmızı',
      blue: 'Mavi',
      'red-side': 'Kırmızı',
      'blue-side': 'Mavi',
      tie: 'Eşitlik',
      'red-clear': 'Kırmızı 4+ farkla',
      'blue-clear': 'Mavi 4+ farkla',
      'under-14': 'Dört zar 14 altı',
      'over-14': 'Dört zar 14 üstü',
    },
    kinds: { side: 'Kazanan', clear: '4 ve üstü fark', 'all-dice': 'Dört zarın toplamı' },
  },
  'tables/andar-bahar': {
    rules:
      'Her turdan önce karıştırılan tek desteden ortaya bir kart açılır. Sonra Andar’dan başlayarak iki yana birer kart dağıtılır; ortadaki kartla aynı değerde kartı ilk alan yan kazanır. İlk kart Andar’a geldiği için Andar biraz daha sık kazanır ve 1’e 0,9 öder. Kaç kartta biteceğine de bahis verebilirsiniz.',
    spots: { middle: 'Orta kart', andar: 'Andar', bahar: 'Bahar', cards: '{n} kart' },
    kinds: { side: 'Andar veya Bahar', cards: 'Kart sayısı' },
  },
  'tables/hand-duel': {
    rules:
      'Stüdyoda kırmızı ve mavi, taş kâğıt makas oynar; iki el kazanan düelloyu alır. Berabere kalan eller yeniden oynanır. Kazanana, skora, son eli kazanan hamleye ya da en az bir elin berabere kalıp kalmamasına bahis verin. Üç hamle de eşit olasılıkla gelir.',
    spots: {
      ...HANDS,
      red: 'Kırmızı',
      blue: 'Mavi',
      'red-side': 'Kırmızı',
      'blue-side': 'Mavi',
      'red-2-0': 'Kırmızı 2–0',
      'red-2-1': 'Kırmızı 2–1',
      'blue-2-0': 'Mavi 2–0',
      'blue-2-1': 'Mavi 2–1',
      rock: 'Son el taşla',
      paper: 'Son el kâğıtla',
      scissors: 'Son el makasla',
      tied: 'Berabere el var',
      untied: 'Berabere el yok',
    },
    kinds: { side: 'Kazanan', 'duel-score': 'Skor', 'last-hand': 'Son eli kazanan' },
  },
  'tables/cup-of-cards': {
    rules:
      'Her turdan önce karıştırılan tek desteden iki takıma beşer kart dağıtılır; her kupa bir goldür. Maç sonucuna, gol sayısına, karşılıklı gole (KG: iki takım da en az bir gol atar) ya da tam skora bahis verin.',
    spots: {
      home: 'Ev sahibi',
      tie: 'Beraberlik',
      away: 'Deplasman',
      'goals-low': '0–2 gol',
      'goals-high': '3+ gol',
      'both-yes': 'KG var',
      'both-no': 'KG yok',
      score: '{n}',
    },
    kinds: { result: 'Maç sonucu', goals: 'Gol sayısı', both: 'Karşılıklı gol', score: 'Tam skor' },
  },
  'tables/last-card': {
    rules:
      'Destede 13 kart vardır: her seriden vale, kız ve papaz, bir de joker. Kartlar karıştırılır ve on ikisi tek tek açılıp kenara konur; sona kalan kart kazandırır. Renge, seriye, değere ya da jokere bahis verin. Joker kalırsa öteki bahislerin hepsi kaybeder.',
    spots: {
      taken: 'Ayrılan kartlar',
      last: 'Son kart',
      red: 'Kırmızı',
      black: 'Siyah',
      joker: 'Joker',
      'rank-J': 'Vale',
      'rank-Q': 'Kız',
      'rank-K': 'Papaz',
      spades: 'Maça',
      hearts: 'Kupa',
      diamonds: 'Karo',
      clubs: 'Sinek',
    },
    kinds: { colour: 'Renk', rank: 'Değer', suit: 'Seri' },
  },
} satisfies Readonly<Record<string, StudioTexts>>;
