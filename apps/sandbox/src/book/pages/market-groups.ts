import type { Offer } from '@baize/games/sports';

import { marketTitle, type NamedMarket, readMarket } from '../client/market-words.ts';
import type { PageParts } from './book-page.ts';

/** Kinds of markets that a page can be narrowed to, in the order of their chips. */
export const groupNames = ['main', 'totals', 'handicaps', 'parts', 'scores', 'corners', 'cards'] as const;
export type GroupName = (typeof groupNames)[number];

/** A market, or all lines of one. */
export interface MarketGroup {
  /** Stable while lines come and go. */
  readonly key: string;
  readonly title: string;
  readonly group: GroupName;
  readonly kind: string;
  readonly offers: readonly Offer[];
}

const LADDERS = new Set(['total', 'homeTotal', 'awayTotal', 'handicap']);

export const isLadder = (kind: string): boolean => LADDERS.has(kind);

function groupOf(part: string, kind: string): GroupName {
  if (part === 'corners' || part === 'cards') return part;
  if (kind === 'nextGoal' || kind === 'unit') return 'main';
  if (part !== 'full' && part !== 'units' && part !== 'reg') return 'parts';
  if (kind === 'handicap') return 'handicaps';
  if (isLadder(kind) || kind === 'oddEven') return 'totals';
  if (kind === 'score' || kind === 'winningMargin' || kind === 'halfFull') return 'scores';
  return 'main';
}

/** The first are what most people bet on. */
const ORDER = [
  'result',
  'winner',
  'nextGoal',
  'unit',
  'total',
  'handicap',
  'doubleChance',
  'bothScore',
  'score',
];

const rankOf = ({ kind, group }: MarketGroup): number => {
  const at = ORDER.indexOf(kind);
  return 100 * groupNames.indexOf(group) + (at < 0 ? ORDER.length : at);
};

/** Markets of a match by what they are about; lines of a kind are together. */
export function groupMarkets(
  offers: readonly Offer[],
  named: Omit<NamedMarket, 'market'>,
  { markets }: Pick<PageParts, 'markets'>,
): MarketGroup[] {
  const groups = Map.groupBy(offers, ({ id }) => keyOf(id));
  return [...groups]
    .map(([key, group]): MarketGroup => {
      const [first] = group;
      const id = first?.id ?? key;
      const { part, kind } = readMarket(id);
      return {
        key,
        title: marketTitle({ ...named, market: id }, markets),
        group: groupOf(part, kind),
        kind,
        offers: isLadder(kind)
          ? group.toSorted((a, b) => readMarket(a.id).line - readMarket(b.id).line)
          : group,
      };
    })
    .toSorted((a, b) => rankOf(a) - rankOf(b));
}

function keyOf(id: string): string {
  const [part = '', kind = ''] = id.split('.');
  return isLadder(kind) ? `${part}.${kind}` : id;
}
