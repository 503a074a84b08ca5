import {
  type AttackMatch,
  type AttackTerms,
  finalChances,
  partChances,
  regularParts,
  sumScores,
} from './attack-model.ts';
import { isOpen, offerLines, offerMarket } from './lines-on-sale.ts';
import {
  judgePick,
  judgeRunning,
  marginBands,
  type MarketKind,
  marketKinds,
  type Score,
  scoreMarket,
} from './markets.ts';
import type { PickResult } from './pick-results.ts';
import type { ScoreChances } from './score-chances.ts';
import { type Offer, readMarketId, type Sport } from './sport.ts';

export interface AttackSportOptions {
  /** What the parts are called in market ids: `quarter1`, or `half1` if there are two. */
  readonly partName: 'quarter' | 'half' | 'period';
  /** Up to how many points the first bands of a winning margin go; none for sports with few goals. */
  readonly bands: readonly number[];
  /** Between lines of totals and handicaps, in quarters. */
  readonly step: 2 | 4;
}

const PART = /^(?:quarter|half|period)(\d)$/;
const WIDTH = 3;

/**
 * Everything that the book needs of a sport of attacks. `full` includes overtime; `reg` does not, nor do the parts. Four
 * quarters also make two halves.
 */
export function createAttackSport(options: AttackSportOptions): Sport<AttackTerms, AttackMatch> {
  return {
    offers(terms, match) {
      if (match.isOver) return [];
      return [
        ...offerFull(terms, match, options),
        ...(match.parts.length < terms.parts ? offerRegular(terms, match, options) : []),
      ].filter(isOpen);
    },
    market(id, terms, match) {
      if (match.isOver) return null;
      const { part, kind, line } = readMarketId(id);
      const known = marketKinds.find((other) => other === kind);
      const chances = known && chancesIn(part, terms, match, options);
      return known && chances
        ? offerMarket(part, scoreMarket(known, line, bandsOf(known, options)), chances)
        : null;
    },
    judge(id, pick, match) {
      const { part, kind, line } = readMarketId(id);
      const known = marketKinds.find((other) => other === kind);
      const scored = known && scoreOf(part, match, options);
      if (!known || !scored) throw new RangeError(`there is no market ${id}`);
      const market = scoreMarket(known, line, bandsOf(known, options));
      if (!market.picks.includes(pick)) throw new RangeError(`${id} has no pick ${pick}`);
      return judgeScored(market, pick, scored);
    },
  };
}

const bandsOf = (kind: MarketKind, { bands }: AttackSportOptions): string[] | undefined =>
  kind === 'winningMargin' ? marginBands(bands, false) : undefined;

/** Undefined for a part that is over, or that there is not. */
function chancesIn(
  part: string,
  terms: AttackTerms,
  match: AttackMatch,
  { partName }: AttackSportOptions,
): ScoreChances | undefined {
  if (part === 'full') return finalChances(terms, match);
  const parts = partsIn(part, partName, terms.parts);
  return parts.some((number) => number >= match.parts.length) ? partChances(terms, match, parts) : undefined;
}

/** Numbers of parts from 0; none for a name that the sport does not have. */
function partsIn(part: string, partName: string, count: number): number[] {
  if (part === 'reg') return Array.from({ length: count }, (_, number) => number);
  const number = Number(PART.exec(part)?.[1] ?? 0);
  if (number < 1 || number > count) return [];
  if (part.startsWith(partName)) return [number - 1];
  return part === 'half1' && partName === 'quarter' ? [0, 1] : [];
}

function judgeScored(
  market: ReturnType<typeof scoreMarket>,
  pick: string,
  { score, isFinal }: PartScore,
): PickResult | null {
  return isFinal ? judgePick(market, pick, score) : judgeRunning(market, pick, score);
}

function offerFull(terms: AttackTerms, match: AttackMatch, { bands, step }: AttackSportOptions): Offer[] {
  const full = finalChances(terms, match);
  const winner = scoreMarket(terms.overtime === null ? 'result' : 'winner');
  return [
    offerMarket('full', winner, full),
    ...(terms.overtime === null ? [offerMarket('full', scoreMarket('doubleChance'), full)] : []),
    ...offerBothLines('full', full, step),
    ...(bands.length > 0
      ? [offerMarket('full', scoreMarket('winningMargin', null, marginBands(bands, false)), full)]
      : []),
    offerMarket('full', scoreMarket('oddEven'), full),
  ];
}

function offerRegular(terms: AttackTerms, match: AttackMatch, options: AttackSportOptions): Offer[] {
  const regular = partChances(terms, match, regularParts(terms));
  const part = match.parts.length;
  return [
    ...(terms.overtime === null ? [] : [offerMarket('reg', scoreMarket('result'), regular)]),
    ...(['home', 'away'] as const).flatMap((side) => {
      const around = regular.by(side).reduce((sum, score) => sum + score[side] * score.chance, 0);
      return offerLines('reg', `${side}Total`, regular, { around, step: 4, each: 1, remainder: 2 });
    }),
    ...offerPart(`${options.partName}${part + 1}`, partChances(terms, match, [part]), options.step),
    ...(terms.parts === 4 && part < 2
      ? offerPart('half1', partChances(terms, match, [0, 1]), options.step)
      : []),
  ];
}

const offerPart = (name: string, chances: ScoreChances, step: 2 | 4): Offer[] => [
  offerMarket(name, scoreMarket('result'), chances),
  ...offerBothLines(name, chances, step, 1),
];

function offerBothLines(part: string, chances: ScoreChances, step: 2 | 4, each = WIDTH): Offer[] {
  const { meanTotal, meanMargin } = chances;
  return [
    ...offerLines(part, 'total', chances, {
      around: meanTotal,
      step,
      each,
      ...(step === 4 && { remainder: 2 }),
    }),
    ...offerLines(part, 'handicap', chances, {
      around: -meanMargin,
      step,
      each,
      ...(step === 4 && { remainder: 2 }),
    }),
  ];
}

interface PartScore {
  readonly score: Score;
  readonly isFinal: boolean;
}

/** `parts` of a match that is in overtime include those of regulation, so their number is needed. */
function scoreOf(part: string, match: AttackMatch, { partName }: AttackSportOptions): PartScore | undefined {
  const { parts, current, isOver } = match;
  if (part === 'full') return { score: sumScores([...parts, current]), isFinal: isOver };
  const count = partName === 'quarter' ? 4 : partName === 'period' ? 3 : 2;
  if (part === 'reg') return sumOf(match, 0, count);
  const number = Number(PART.exec(part)?.[1] ?? 0);
  if (number < 1 || number > count) return undefined;
  if (part.startsWith(partName)) return sumOf(match, number - 1, 1);
  return part === 'half1' && partName === 'quarter' ? sumOf(match, 0, 2) : undefined;
}

function sumOf({ parts, current }: AttackMatch, from: number, count: number): PartScore {
  return {
    score: sumScores([...parts, current].slice(from, from + count)),
    isFinal: parts.length >= from + count,
  };
}

export const basketball = createAttackSport({ partName: 'quarter', bands: [5, 10, 15], step: 4 });
export const americanFootball = createAttackSport({ partName: 'quarter', bands: [6, 12, 18], step: 4 });
export const handball = createAttackSport({ partName: 'half', bands: [], step: 4 });
export const iceHockey = createAttackSport({ partName: 'period', bands: [], step: 4 });
