import { byHand, contribution, type DemoBonus, SPIN_STAKE_MINOR, spinGames } from './demo-bonus.ts';

interface Source {
  readonly prefix: string;
  readonly tr: string;
  readonly en: string;
  /** Whole lira, and counts of spins. */
  readonly lira: readonly number[];
  readonly spins: readonly number[];
}

/** Where prizes come from; partners grant them by these names. */
const sources: readonly Source[] = [
  { prefix: 'wheel', tr: 'Çark ödülü', en: 'Prize of the wheel', lira: [5, 20, 100, 500], spins: [10, 25] },
  { prefix: 'case', tr: 'Kasa ödülü', en: 'Prize of a case', lira: [10, 25, 100], spins: [20] },
  { prefix: 'treasure', tr: 'Hazine ödülü', en: 'Treasure', lira: [10, 50], spins: [5] },
  { prefix: 'request', tr: 'Bonus talebi', en: 'Requested bonus', lira: [50], spins: [20] },
];

function prizeBonus({ prefix, tr, en }: Source, lira: number): DemoBonus {
  return {
    slug: `${prefix}-${lira}`,
    terms: {
      kind: 'fixed',
      name: { tr: `${tr}: ₺${lira}`, en: `${en}: ₺${lira}` },
      summary: { tr: `${lira * 5} liralık bahisten sonra sizin.`, en: `Yours after bets of ₺${lira * 5}.` },
      amountMinor: lira * 100,
      wagering: { times: 5, base: 'bonus' },
      contribution,
      maxStakeMinor: 10_000,
      daysToAccept: 3,
      daysToPlay: 7,
      audience: byHand,
    },
  };
}

function prizeSpins({ prefix, tr, en }: Source, count: number): DemoBonus {
  return {
    slug: `${prefix}-spins-${count}`,
    terms: {
      kind: 'freeSpins',
      name: { tr: `${tr}: ${count} serbest dönüş`, en: `${en}: ${count} free spins` },
      summary: { tr: 'Kazancı doğrudan sizin paranızdır.', en: 'What they win is your own money at once.' },
      wagering: { times: 0, base: 'bonus' },
      contribution,
      daysToAccept: 3,
      daysToPlay: 7,
      freeSpins: { count, stakeMinor: SPIN_STAKE_MINOR, games: spinGames, maxWinMinor: 50_000 },
      audience: byHand,
    },
  };
}

const levels = [
  { slug: 'level-silver', tr: 'Gümüş', en: 'Silver', lira: 25 },
  { slug: 'level-gold', tr: 'Altın', en: 'Gold', lira: 100 },
  { slug: 'level-platinum', tr: 'Platin', en: 'Platinum', lira: 300 },
  { slug: 'level-diamond', tr: 'Elmas', en: 'Diamond', lira: 1_000 },
] as const;

const formatLira = new Intl.NumberFormat('tr-TR');

/** For levels of loyalty: no wagering. */
const levelBonuses: readonly DemoBonus[] = levels.map(({ slug, tr, en, lira }) => ({
  slug,
  terms: {
    kind: 'fixed',
    name: {
      tr: `${tr} seviye ödülü: ₺${formatLira.format(lira)}`,
      en: `${en} level: ₺${lira.toLocaleString('en')}`,
    },
    summary: { tr: 'Çevrim şartı yok; kabul edince sizin.', en: 'No wagering: yours once you accept it.' },
    amountMinor: lira * 100,
    wagering: { times: 0, base: 'bonus' },
    contribution,
    daysToAccept: 30,
    daysToPlay: 30,
    audience: byHand,
  },
}));

export const prizeBonuses: readonly DemoBonus[] = [
  ...sources.flatMap((source) => [
    ...source.lira.map((lira) => prizeBonus(source, lira)),
    ...source.spins.map((count) => prizeSpins(source, count)),
  ]),
  ...levelBonuses,
];
