import { isOpen, offerLines, offerList, offerMarket } from './lines-on-sale.ts';
import { judgePick, judgeRunning, type MarketKind, marketKinds, type Score, scoreMarket } from './markets.ts';
import type { PickResult } from './pick-results.ts';
import { priceMarket } from './prices.ts';
import { raceEnds } from './race.ts';
import { ScoreChances } from './score-chances.ts';
import { matchChances, setsWon } from './sets.ts';
import type { PlayedSetsRules, SetsMatch } from './sets-play.ts';
import { formatMarketId, type Offer, readMarketId, type Sport } from './sport.ts';

export interface SetsSportOptions<Terms> {
  rules(terms: Terms): PlayedSetsRules;
  /** Whether the units of all sets are counted together, such as games or points. */
  readonly countsUnits: boolean;
  /** Whether the winner of the next unit can be bet on. */
  readonly sellsUnits: boolean;
}

const SET = /^set(\d+)$/;
const WINNERS = ['1', '2'];

/** Everything that the book needs of a sport that is played in sets, maps or legs. */
export function createSetsSport<Terms extends object>(
  options: SetsSportOptions<Terms>,
): Sport<Terms, SetsMatch> {
  const known = new WeakMap<Terms, PlayedSetsRules>();
  // The same rules have the same sets, whose chances are computed once.
  const rulesOf = (terms: Terms): PlayedSetsRules => {
    const rules = known.get(terms) ?? options.rules(terms);
    known.set(terms, rules);
    return rules;
  };
  return {
    offers(terms, match) {
      if (match.isOver) return [];
      const rules = rulesOf(terms);
      return [
        ...offerMatch(rules, match, options.countsUnits),
        ...(rules.toWin > 1 ? offerSet(rules, match) : []),
        ...(options.sellsUnits ? [offerUnit(rules, match)] : []),
      ].filter(isOpen);
    },
    market: (id, terms, match) => (match.isOver ? null : marketOf(id, rulesOf(terms), match)),
    judge(id, pick, match) {
      const { part, kind, line } = readMarketId(id);
      const number = Number(SET.exec(part)?.[1] ?? 0);
      if (kind === 'unit' && number > 0 && line !== null) return judgeUnit(number, line, pick, match);
      const known = marketKinds.find((other) => other === kind);
      const counted = number > 0 ? setScore(number, match) : partScore(part, match);
      if (!known || !counted) throw new RangeError(`a match of sets has no market ${id}`);
      const market = scoreMarket(known, line, known === 'score' ? setScoresOf(pick) : undefined);
      if (!market.picks.includes(pick)) throw new RangeError(`${id} has no pick ${pick}`);
      if (counted === 'void') return 'void';
      const { score, isFinal } = counted;
      return isFinal ? judgePick(market, pick, score) : judgeRunning(market, pick, score);
    },
  };
}

function marketOf(id: string, rules: PlayedSetsRules, match: SetsMatch): Offer | null {
  const { part, kind, line } = readMarketId(id);
  const number = Number(SET.exec(part)?.[1] ?? 0);
  if (number > 0 && number !== match.sets.length + 1) return null;
  if (kind === 'unit') {
    const running = number > 0 ? offerUnit(rules, match) : null;
    return running?.id === id ? running : null;
  }
  const known = marketKinds.find((other) => other === kind);
  const chances = known && chancesIn(part, known, rules, match);
  if (!known || !chances) return null;
  const picks = known === 'score' ? setScores(rules.toWin) : undefined;
  return offerMarket(part, scoreMarket(known, line, picks), chances);
}

/** Undefined for a part that there is not; a set has to be the running one. */
function chancesIn(
  part: string,
  kind: MarketKind,
  rules: PlayedSetsRules,
  match: SetsMatch,
): ScoreChances | undefined {
  if (SET.test(part)) return setChances(rules, match);
  const { sets, units } = chancesOfMatch(rules, match);
  if (part === 'full') return sets;
  // A single set, such as a match of legs, has its winner among its units.
  return part === 'units' ? (kind === 'winner' ? sets : units) : undefined;
}

function chancesOfMatch(rules: PlayedSetsRules, match: SetsMatch): ReturnType<typeof matchChances> {
  const running = match.sets.length;
  const set = rules.set(running, match);
  const current = {
    toWin: rules.toWin,
    set: (number: number) => (number === running ? set : rules.set(number)),
  };
  return matchChances(current, match);
}

const setChances = (rules: PlayedSetsRules, match: SetsMatch): ScoreChances =>
  new ScoreChances(raceEnds(rules.set(match.sets.length, match), match.current, match.server));

function offerMatch(rules: PlayedSetsRules, match: SetsMatch, countsUnits: boolean): Offer[] {
  const { sets, units } = chancesOfMatch(rules, match);
  const winner = offerMarket(rules.toWin > 1 ? 'full' : 'units', scoreMarket('winner'), sets);
  const bySets = [
    offerMarket('full', scoreMarket('score', null, setScores(rules.toWin)), sets),
    ...offerLines('full', 'handicap', sets, { around: 0, step: 4, each: 2, remainder: 2 }),
    ...offerLines('full', 'total', sets, { around: sets.meanTotal, step: 4, each: 1, remainder: 2 }),
  ];
  const byUnits = [
    ...offerLines('units', 'total', units, { around: units.meanTotal, step: 4, each: 2, remainder: 2 }),
    ...offerLines('units', 'handicap', units, { around: -units.meanMargin, step: 4, each: 2, remainder: 2 }),
    offerMarket('units', scoreMarket('oddEven'), units),
  ];
  return [winner, ...(rules.toWin > 1 ? bySets : []), ...(countsUnits ? byUnits : [])];
}

function offerSet(rules: PlayedSetsRules, match: SetsMatch): Offer[] {
  const set = setChances(rules, match);
  const part = `set${match.sets.length + 1}`;
  return [
    offerMarket(part, scoreMarket('winner'), set),
    ...offerLines(part, 'total', set, { around: set.meanTotal, step: 4, each: 1, remainder: 2 }),
    ...offerLines(part, 'handicap', set, { around: -set.meanMargin, step: 4, each: 1, remainder: 2 }),
  ];
}

/** Who wins the running unit; the delay of live bets covers its last point. */
function offerUnit(rules: PlayedSetsRules, match: SetsMatch): Offer {
  const set = match.sets.length;
  const running = rules.set(set, match);
  const played = match.current.home + match.current.away;
  const chance = running.chance(match.server, match.current);
  const id = formatMarketId({ part: `set${set + 1}`, kind: 'unit', line: played + 1 });
  return offerList(id, WINNERS, [chance, 1 - chance], priceMarket);
}

/** Exact scores in sets: `2-0`, `2-1`, `1-2`, `0-2`. */
function setScores(toWin: number): string[] {
  const lost = Array.from({ length: toWin }, (_, sets) => sets);
  return [...lost.map((sets) => `${toWin}-${sets}`), ...lost.toReversed().map((sets) => `${sets}-${toWin}`)];
}

/** A score on sale stands for itself, however many sets win the match. */
const setScoresOf = (pick: string): string[] => (/^\d-\d$/.test(pick) ? [pick] : []);

interface PartScore {
  readonly score: Score;
  readonly isFinal: boolean;
}

function partScore(part: string, { sets, current, isOver }: SetsMatch): PartScore | undefined {
  if (part === 'full') return { score: setsWon(sets), isFinal: isOver };
  if (part !== 'units') return undefined;
  const all = [...sets, current];
  return {
    score: {
      home: all.reduce((sum, { home }) => sum + home, 0),
      away: all.reduce((sum, { away }) => sum + away, 0),
    },
    isFinal: isOver,
  };
}

function setScore(number: number, { sets, current, isOver }: SetsMatch): PartScore | 'void' {
  const ended = sets[number - 1];
  if (ended) return { score: ended, isFinal: true };
  if (isOver) return 'void';
  return { score: number === sets.length + 1 ? current : { home: 0, away: 0 }, isFinal: false };
}

function judgeUnit(set: number, number: number, pick: string, match: SetsMatch): PickResult | null {
  if (!WINNERS.includes(pick)) throw new RangeError(`a unit has no pick ${pick}`);
  const side = match.winners[set - 1]?.[number - 1];
  if (side !== undefined) return (side === 'home') === (pick === '1') ? 'won' : 'lost';
  return match.isOver || match.sets.length >= set ? 'void' : null;
}
