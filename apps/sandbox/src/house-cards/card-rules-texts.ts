import type { CardPlay } from '@baize/games';

import { ROUND_HOURS } from '../wagers/overdue-rounds.ts';

/** The rules of a game, and the strategy that its stated return is of. */
interface RulesText {
  /** Name of the rules, which several games of the catalogue share. */
  readonly name: string;
  readonly rules: readonly string[];
  readonly strategy: string;
}

const SHARED = {
  tr: `Bütün kartlar bahisle birlikte tek bir taze karılmış desteden kriptografik olarak çekilir ve gösterilmeden önce kaydedilir. Bu eli yalnızca siz oynarsınız. Bağlantınız koparsa el durur ve oyunu yeniden açtığınızda kaldığı yerden sürer. ${ROUND_HOURS} saat içinde bitirmediğiniz el ek bahis konmadan biter: değiştirilebilen kartların hepsi tutulur, ek bahis isteyen karar pas sayılır.`,
  en: `All cards are drawn with the stake from one freshly shuffled deck by a cryptographic generator, and stored before they are shown. You are the only player of the hand. If your connection is lost, the hand waits and continues when you open the game again. A hand that you do not end within ${ROUND_HOURS} hours is ended without a further stake: all cards are held, and a decision that needs a further stake is a fold or a stay.`,
};

const DRAW = {
  tr: {
    rules: [
      'Beş kart alırsınız. İstediklerinizi tutar, kalanları bir kez değiştirirsiniz. Son eliniz tabloya göre ödenir; krupiyenin eli yoktur. 1×, bahsin geri verilmesidir.',
    ],
    strategy:
      'Dönüş, her elde matematiksel olarak en iyi kartlar tutulduğunda geçerlidir ve bütün eller sayılarak kesin hesaplanmıştır. Başka her oyunda dönüş daha düşüktür.',
  },
  en: {
    rules: [
      'You get five cards, hold those that you want and exchange the rest once. The final hand is paid by the table; there is no dealer’s hand. 1× returns the stake.',
    ],
    strategy:
      'The return needs best play: the mathematically best cards are held in every hand. It is exact, counted over all hands. Any other play returns less.',
  },
};

const HOLDEM_STRATEGY = {
  tr: 'Dönüş şu basit oyunla 30 milyon elde ölçülmüştür: elinizde onlu ya da daha büyük bir kart, kendi periniz ya da daha iyisi veya kente ya da renge dört kart varsa görün; yoksa pas geçin. En iyi oyunun yayımlanmış dönüşü yüzde 97,84’tür.',
  en: 'The return was measured over 30 million hands by this simple play: call with a ten or higher in your hand, with a pair of your own or better, or with four cards to a straight or a flush; fold all else. The published return by best play is 97.84 %.',
};
const CARIBBEAN_STRATEGY = {
  tr: 'Dönüş şu oyunla 30 milyon elde ölçülmüştür: per ya da daha iyisiyle artırın. As ve papazla, krupiyenin açık kartı ikiliden kıza kadar olup sizde de varsa; as ya da papaz olup sizde kız ya da vale varsa; veya sizde kız varken açık kart dördüncü kartınızdan küçükse artırın. Yoksa pas geçin. En iyi oyunun yayımlanmış dönüşü yüzde 94,78’dir.',
  en: 'The return was measured over 30 million hands by this play: raise with a pair or better. With ace and king, raise if the dealer’s open card is a two to a queen that you have too; if it is an ace or a king and you have a queen or a jack; or if you have a queen and it is below your fourth card. Fold all else. The published return by best play is 94.78 %.',
};
const HOLDEM_RULES = {
  tr: 'Krupiye çizimdir. Ante koyarsınız; size ve krupiyeye ikişer kart, masaya üç açık kart gelir. Pas geçer anteyi bırakır ya da antenin iki katıyla görürsünüz. Sonra iki masa kartı daha açılır; yedi kartın en iyi beşi sayılır. Krupiye dörtlü per ya da daha iyisiyle oynar; yetmezse ante kazanır, gör bahsi geri verilir. Gör bahsi bire bir, ante tablodaki gibi öder.',
  en: 'The dealer is a drawing. You place an ante; you and the dealer get two cards, and three open cards come to the board. Fold and leave the ante, or call with twice the ante. Two more board cards follow; the best five of seven count. The dealer plays with a pair of fours or better; otherwise the ante wins and the call is returned. The call pays even money, the ante by the table.',
};
const CARIBBEAN_RULES = {
  tr: 'Krupiye çizimdir. Ante koyarsınız; size ve krupiyeye beşer kart gelir, krupiyenin bir kartı açıktır. Pas geçer anteyi bırakır ya da antenin iki katıyla artırırsınız. Krupiye as-papaz ya da daha iyisiyle oynar; yetmezse ante bire bir öder, artırma geri verilir. Eşitlikte bahisler geri verilir. Artırma tablodaki gibi öder.',
  en: 'The dealer is a drawing. You place an ante; you and the dealer get five cards, one of the dealer’s is open. Fold and leave the ante, or raise with twice the ante. The dealer plays with ace-king or better; otherwise the ante pays even money and the raise is returned. A tie returns the stakes. The raise pays by the table.',
};

const tr: Readonly<Record<CardPlay, RulesText>> = {
  'cards/jacks-or-better': { name: 'Vale ya da üstü, 9/6', ...DRAW.tr },
  'cards/jacks-and-up': { name: 'Vale ya da üstü, 8/5', ...DRAW.tr },
  'cards/joker-poker': {
    name: 'Jokerli poker, papaz ya da üstü',
    rules: [...DRAW.tr.rules, 'Destede 53 kart vardır; joker elinizi en iyi yapan kartın yerine geçer.'],
    strategy: DRAW.tr.strategy,
  },
  'cards/closed-poker': { name: 'Kapalı poker (beş kart değiştirmeli), vale ya da üstü 8/6', ...DRAW.tr },
  'cards/three-card-poker': {
    name: 'Üç kart poker',
    rules: [
      'Krupiye çizimdir. Ante koyarsınız; size ve krupiyeye üçer kart gelir. Pas geçer anteyi bırakır ya da ante kadar bahisle oynarsınız. Krupiye kız ya da daha iyisiyle oynar; yetmezse ante bire bir öder, oyna bahsi geri verilir. Eşitlikte bahisler geri verilir.',
      'Kent renkten, üçlü kentten üstündür. Ante bonusu oynadığınız elde krupiye kazansa bile ödenir. Per artı, ante kadar bir yan bahistir ve yalnızca sizin üç kartınıza bakar.',
    ],
    strategy:
      'Dönüş, kız-6-4 ya da daha iyisiyle oynayıp gerisinde pas geçildiğinde geçerlidir; en iyi oyun budur ve dönüş bütün eller sayılarak kesin hesaplanmıştır.',
  },
  'cards/red-dog': {
    name: 'Red dog, tek deste',
    rules: [
      'İki kart açılır. Üçüncü kart ikisinin arasına düşerse kazanırsınız; as en yüksektir. Ödeme aradaki sıra sayısına bağlıdır. Karar verirken bahsinizi bir kat artırabilir ya da kalabilirsiniz.',
      'Ardışık kartlarda bahis geri verilir. Çift gelirse üçüncü kart kendiliğinden açılır: aynısıysa 11’e 1 öder, değilse bahis geri verilir.',
    ],
    strategy:
      'Dönüş, aralık yedi ya da daha büyükse artırıldığında geçerlidir; en iyi oyun budur ve dönüş kesin hesaplanmıştır.',
  },
  'cards/casino-holdem': {
    name: 'Kasaya karşı hold’em (casino hold’em)',
    rules: [
      HOLDEM_RULES.tr,
      'As çifti ve üstü, ante kadar bir yan bahistir: iki kartınız ve ilk üç masa kartı sayılır; pas geçseniz de ödenir.',
    ],
    strategy: HOLDEM_STRATEGY.tr,
  },
  'cards/two-hand-holdem': {
    name: 'İki elle casino hold’em',
    rules: [
      HOLDEM_RULES.tr,
      'Aynı masa kartlarıyla iki el oynarsınız. Her elin kendi antesi ve kendi kararı vardır; bahis alanı bir elin antesidir.',
    ],
    strategy: HOLDEM_STRATEGY.tr,
  },
  'cards/caribbean-stud': {
    name: 'Karayip pokeri (Caribbean stud)',
    rules: [CARIBBEAN_RULES.tr],
    strategy: CARIBBEAN_STRATEGY.tr,
  },
  'cards/royal-night': {
    name: 'Karayip pokeri, Floş Royal bahsiyle',
    rules: [
      CARIBBEAN_RULES.tr,
      'Floş Royal bahsi, ante kadar bir yan bahistir: yalnızca sizin beş kartınıza bakar ve pas geçseniz de ödenir.',
    ],
    strategy: CARIBBEAN_STRATEGY.tr,
  },
};

const en: typeof tr = {
  'cards/jacks-or-better': { name: 'Jacks or better, 9/6', ...DRAW.en },
  'cards/jacks-and-up': { name: 'Jacks or better, 8/5', ...DRAW.en },
  'cards/joker-poker': {
    name: 'Joker poker, kings or better',
    rules: [...DRAW.en.rules, 'The deck has 53 cards; the joker is whatever card makes your hand best.'],
    strategy: DRAW.en.strategy,
  },
  'cards/closed-poker': { name: 'Closed poker (five card draw), jacks or better 8/6', ...DRAW.en },
  'cards/three-card-poker': {
    name: 'Three card poker',
    rules: [
      'The dealer is a drawing. You place an ante; you and the dealer get three cards. Fold and leave the ante, or play with a stake of one ante. The dealer plays with a queen or better; otherwise the ante pays even money and the play is returned. A tie returns the stakes.',
      'A straight beats a flush, three of a kind beat a straight. The ante bonus is paid on a hand that you play even if the dealer wins. Pair plus is a side bet of one ante on your three cards alone.',
    ],
    strategy:
      'The return is of playing with queen-6-4 or better and folding all else, which is the best play; it is exact, counted over all hands.',
  },
  'cards/red-dog': {
    name: 'Red dog, one deck',
    rules: [
      'Two cards are opened. You win if the third falls between them; aces are high. The payout depends on how many ranks are between. Before the third card you may raise by one stake, or stay.',
      'Neighbours return the stake. After a pair the third card comes by itself: the same rank pays 11 to 1, any other returns the stake.',
    ],
    strategy: 'The return is of raising from a spread of seven, which is the best play; it is exact.',
  },
  'cards/casino-holdem': {
    name: 'Casino hold’em',
    rules: [
      HOLDEM_RULES.en,
      'Aces or better is a side bet of one ante: your two cards and the first three of the board count, and it is paid even if you fold.',
    ],
    strategy: HOLDEM_STRATEGY.en,
  },
  'cards/two-hand-holdem': {
    name: 'Casino hold’em with two hands',
    rules: [
      HOLDEM_RULES.en,
      'You play two hands on the same board. Each has its own ante and its own decision; the stake field is the ante of one hand.',
    ],
    strategy: HOLDEM_STRATEGY.en,
  },
  'cards/caribbean-stud': {
    name: 'Caribbean stud',
    rules: [CARIBBEAN_RULES.en],
    strategy: CARIBBEAN_STRATEGY.en,
  },
  'cards/royal-night': {
    name: 'Caribbean stud with a royal bet',
    rules: [
      CARIBBEAN_RULES.en,
      'The royal bet is a side bet of one ante on your five cards alone, and it is paid even if you fold.',
    ],
    strategy: CARIBBEAN_STRATEGY.en,
  },
};

/** The rules sheet of a game: its rules, with what all of them share, and the strategy. */
export function rulesOf(play: CardPlay, lang: 'tr' | 'en'): RulesText {
  const text = { tr, en }[lang][play];
  return { ...text, rules: [...text.rules, SHARED[lang]] };
}
