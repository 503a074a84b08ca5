import type { ClimbName } from '@baize/games';

import { RISK_TEXTS } from './risk-texts.ts';
import { STEP_TEXTS } from './step-texts.ts';

/** What the parts of one climb are called. */
interface ClimbWords {
  readonly board: string;
  /** What is climbed one after another. */
  readonly floor: string;
  /** What is chosen on each of them, and what it can be. */
  readonly tile: string;
  readonly safe: string;
  readonly bad: string;
  readonly ready: string;
  readonly first: string;
  readonly next: string;
  readonly hit: string;
  readonly rule: string;
}

const tr = {
  ...STEP_TEXTS.tr,
  ...RISK_TEXTS.tr,
  closed: 'kapalı',
  label: '{floor} {at}, {tile} {index}: {state}',
  rules: [
    'Bahsinizi ve riski seçip başlayın. Nelerin kötü olduğu bahis anında rastgele çekilir, kaydedilir ve tur boyunca değişmez; tur bitince hepsi gösterilir.',
    'Her güvenli adım ödemeyi yükseltir. İstediğiniz an çekebilirsiniz; kötü bir adımda bahis kaybedilir. Hiç adım atmadan çekerseniz bahsiniz geri verilir.',
  ],
  tableTitle: 'Ödemeler · {risk} risk',
};

const en: typeof tr = {
  ...STEP_TEXTS.en,
  ...RISK_TEXTS.en,
  closed: 'closed',
  label: '{floor} {at}, {tile} {index}: {state}',
  rules: [
    'Choose your stake and the risk, then start. What is bad is drawn at random and stored with your stake, and does not change during the round; all of it is shown at the end.',
    'Every safe step raises the payout. You can cash out at any time; a bad step loses the stake. If you cash out without a step, your stake is returned.',
  ],
  tableTitle: 'Payouts · {risk} risk',
};

const words: Readonly<Record<'tr' | 'en', Readonly<Record<ClimbName, ClimbWords>>>> = {
  tr: {
    tower: {
      board: 'Kule',
      floor: 'Kat',
      tile: 'pencere',
      safe: 'açık',
      bad: 'çürük',
      ready: 'Bahsinizi ve riski seçip kuleye başlayın.',
      first: 'İlk katta bir pencere seçin.',
      next: '{times} · Sonraki kat {next}',
      hit: 'Pencere çürük çıktı. Bahis kaybedildi.',
      rule: 'Kule dokuz katlıdır. Her katta düşük riskte dört, orta riskte üç, yüksek riskte iki pencere vardır; biri çürüktür.',
    },
    slope: {
      board: 'Yamaç',
      floor: 'Basamak',
      tile: 'tutamak',
      safe: 'sağlam',
      bad: 'gevşek',
      ready: 'Bahsinizi ve riski seçip tırmanışa başlayın.',
      first: 'İlk basamakta bir tutamak seçin.',
      next: '{times} · Sonraki basamak {next}',
      hit: 'Tutamak gevşek çıktı. Bahis kaybedildi.',
      rule: 'Yamaç on iki basamaktır ve her dört basamakta dikleşir: düşük riskte altı, beş ve dört, orta riskte beş, dört ve üç, yüksek riskte dört, üç ve iki tutamak vardır; biri gevşektir.',
    },
    roofs: {
      board: 'Çatılar',
      floor: 'Çatı',
      tile: 'yer',
      safe: 'sağlam',
      bad: 'kırık',
      ready: 'Bahsinizi ve riski seçip çatılara çıkın.',
      first: 'İlk çatıda basacağınız yeri seçin.',
      next: '{times} · Sonraki çatı {next}',
      hit: 'Kiremitler kırıldı. Bahis kaybedildi.',
      rule: 'Yedi çatı vardır. Düşük riskte üç yerden biri, orta riskte iki yerden biri, yüksek riskte üç yerden ikisi kırıktır.',
    },
    road: {
      board: 'Yol',
      floor: 'Şerit',
      tile: 'geçit',
      safe: 'boş',
      bad: 'araç',
      ready: 'Bahsinizi ve riski seçip yola çıkın.',
      first: 'İlk şeritte bir geçit seçin.',
      next: '{times} · Sonraki şerit {next}',
      hit: 'Geçitten araç geçti. Bahis kaybedildi.',
      rule: 'Yol on şeritlidir, her şeritte beş geçit vardır. Düşük riskte birinden, orta riskte ikisinden, yüksek riskte üçünden araç geçer.',
    },
  },
  en: {
    tower: {
      board: 'The tower',
      floor: 'Floor',
      tile: 'window',
      safe: 'open',
      bad: 'rotten',
      ready: 'Choose your stake and the risk, then start up the tower.',
      first: 'Choose a window of the first floor.',
      next: '{times} · next floor {next}',
      hit: 'The window was rotten. The stake is lost.',
      rule: 'The tower has nine floors. Each has four windows with a low risk, three with a medium and two with a high one; one of them is rotten.',
    },
    slope: {
      board: 'The slope',
      floor: 'Step',
      tile: 'hold',
      safe: 'firm',
      bad: 'loose',
      ready: 'Choose your stake and the risk, then start to climb.',
      first: 'Choose a hold of the first step.',
      next: '{times} · next step {next}',
      hit: 'The hold was loose. The stake is lost.',
      rule: 'The slope has twelve steps and becomes steeper after every four: six, five and four holds with a low risk, five, four and three with a medium, and four, three and two with a high one; one of them is loose.',
    },
    roofs: {
      board: 'The roofs',
      floor: 'Roof',
      tile: 'spot',
      safe: 'firm',
      bad: 'broken',
      ready: 'Choose your stake and the risk, then go up to the roofs.',
      first: 'Choose where to land on the first roof.',
      next: '{times} · next roof {next}',
      hit: 'The tiles broke. The stake is lost.',
      rule: 'There are seven roofs. One of three spots is broken with a low risk, one of two with a medium, and two of three with a high one.',
    },
    road: {
      board: 'The road',
      floor: 'Lane',
      tile: 'crossing',
      safe: 'free',
      bad: 'car',
      ready: 'Choose your stake and the risk, then set out.',
      first: 'Choose a crossing of the first lane.',
      next: '{times} · next lane {next}',
      hit: 'A car came through. The stake is lost.',
      rule: 'The road has ten lanes with five crossings each. A car comes through one of them with a low risk, two with a medium and three with a high one.',
    },
  },
};

export type ClimbTexts = typeof tr & ClimbWords;

export function climbTexts(name: ClimbName, lang: 'tr' | 'en'): ClimbTexts {
  return { ...(lang === 'tr' ? tr : en), ...words[lang][name] };
}
