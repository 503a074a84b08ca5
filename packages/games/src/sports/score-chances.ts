import { type Figure, kindRules, type Score, type ScoreMarket } from './markets.ts';
import { type Price, priceAlone, priceMarket } from './prices.ts';
import type { PickResult } from './pick-results.ts';

/** A final score with its chance. All of a part of a match add up to 1. */
export interface ScoreChance extends Score {
  readonly chance: number;
}

/** Chances of the values of a figure, by value. */
export type FigureChances = ReadonlyMap<number, number>;

/** The chances of final scores, with those of their figures, each computed when it is first needed. */
export class ScoreChances {
  readonly #scores: readonly ScoreChance[];
  readonly #figures = new Map<Figure, readonly ScoreChance[]>();

  /** @param figures that are known without the scores, which are then empty */
  constructor(scores: readonly ScoreChance[], figures: Partial<Record<Figure, FigureChances>> = {}) {
    this.#scores = scores;
    this.#figures.set('score', scores);
    for (const figure of ['margin', 'total', 'home', 'away'] as const) {
      const chances = figures[figure];
      if (chances) this.#figures.set(figure, standIns(figure, chances));
    }
  }

  /** Scores that stand for all with the same figure: a margin of 2 is 2-0. */
  by(figure: Figure): readonly ScoreChance[] {
    const known = this.#figures.get(figure);
    if (known) return known;
    const sums = new Map<number, number>();
    for (const score of this.#scores) {
      const value = figureOf(figure, score);
      sums.set(value, (sums.get(value) ?? 0) + score.chance);
    }
    const scores = standIns(figure, sums);
    this.#figures.set(figure, scores);
    return scores;
  }

  /** The mean of both sides together. */
  get meanTotal(): number {
    return this.by('total').reduce((sum, { home, chance }) => sum + home * chance, 0);
  }

  /** The mean lead of the home side. */
  get meanMargin(): number {
    return this.by('margin').reduce((sum, { home, chance }) => sum + home * chance, 0);
  }
}

const standIns = (figure: Figure, chances: FigureChances): ScoreChance[] =>
  Array.from(chances, ([value, chance]) => ({
    home: figure === 'away' ? 0 : value,
    away: figure === 'away' ? value : 0,
    chance,
  }));

function figureOf(figure: Figure, { home, away }: Score): number {
  if (figure === 'margin') return home - away;
  if (figure === 'total') return home + away;
  return figure === 'away' ? away : home;
}

/** What of a stake takes part in winning or losing. */
const winShare = (result: PickResult): number => (result === 'won' ? 1 : result === 'halfWon' ? 0.5 : 0);
const lossShare = (result: PickResult): number => (result === 'lost' ? 1 : result === 'halfLost' ? 0.5 : 0);

/**
 * The fair chance of each pick: that of winning, if what is returned is left out. The inverse is the price at which a bet
 * gains and loses as much. The chances of a market with one winner add up to 1.
 */
export const pickChances = (market: ScoreMarket, scores: ScoreChances): number[] =>
  pickOutlooks(market, scores).map(({ chance }) => chance);

export interface PickOutlook {
  readonly chance: number;
  /** The share of the stake that is returned on average. */
  readonly returned: number;
}

/** The fair chance of each pick with what is left out of it. */
export function pickOutlooks(market: ScoreMarket, scores: ScoreChances): PickOutlook[] {
  const { figure, judge } = kindRules[market.kind];
  const all = scores.by(figure);
  return market.picks.map((pick) => {
    let [wins, losses] = [0, 0];
    for (const score of all) {
      const result = judge(pick, score, market);
      wins += score.chance * winShare(result);
      losses += score.chance * lossShare(result);
    }
    const chance = wins === 0 ? 0 : wins / (wins + losses);
    return { chance, returned: Math.max(0, 1 - wins - losses) };
  });
}

/** The prices of a market in the order of its picks. */
export function scorePrices(market: ScoreMarket, scores: ScoreChances, margin: number): (Price | null)[] {
  const chances = pickChances(market, scores);
  if (kindRules[market.kind].winners === 1) return priceMarket(chances, margin);
  return chances.map((chance) => priceAlone(chance, margin));
}
