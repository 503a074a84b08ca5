import { type Card, suitOf } from '../../cards/card.ts';
import { drawCards } from '../../cards/shoe.ts';
import { choose } from '../../exact/choose.ts';
import { type SpotGame, spotsById, type Weighted } from '../spots/spot-game.ts';
import { type PlainBet, pricedSpots, span } from './priced-spots.ts';

/** Five cards each, of one deck. */
export interface CupResult {
  readonly home: readonly Card[];
  readonly away: readonly Card[];
}

/** Goals: the hearts of each team. */
interface CupScore {
  readonly home: number;
  readonly away: number;
}

const CARDS = 5;
const HEARTS = 13;
const OTHERS = 39;
/** Correct scores go up to this for each team. */
const MOST_GOALS_TO_BET_ON = 2;
const MOST_LOW_GOALS = 2;

/** Two teams are dealt five cards each of a freshly shuffled deck. Every heart is a goal. */
export function createCupOfCards(): SpotGame<CupResult, CupScore> {
  const outcomes = allScores();
  return {
    name: 'cup-of-cards',
    spots: spotsById(pricedSpots(outcomes, [...resultBets, ...goalBets, ...scoreBets()])),
    drawResult: (draw) => {
      const cards = drawCards({ decks: 1, count: 2 * CARDS }, draw);
      return { home: cards.slice(0, CARDS), away: cards.slice(CARDS) };
    },
    outcomeOf: scoreOf,
    distribution: () => outcomes,
    history: (result) => {
      const { home, away } = scoreOf(result);
      return {
        result: `${home}-${away}`,
        winner: home === away ? 'TIE' : home > away ? 'HOME' : 'AWAY',
      };
    },
  };
}

const resultBets: readonly PlainBet<CupScore>[] = [
  { id: 'home', kind: 'result', wins: ({ home, away }) => home > away },
  { id: 'tie', kind: 'result', wins: ({ home, away }) => home === away },
  { id: 'away', kind: 'result', wins: ({ home, away }) => home < away },
];

const goalBets: readonly PlainBet<CupScore>[] = [
  { id: 'goals-low', kind: 'goals', wins: ({ home, away }) => home + away <= MOST_LOW_GOALS },
  { id: 'goals-high', kind: 'goals', wins: ({ home, away }) => home + away > MOST_LOW_GOALS },
  { id: 'both-yes', kind: 'both', wins: ({ home, away }) => home > 0 && away > 0 },
  { id: 'both-no', kind: 'both', wins: ({ home, away }) => home === 0 || away === 0 },
];

function scoreBets(): PlainBet<CupScore>[] {
  const goals = span(0, MOST_GOALS_TO_BET_ON);
  return goals.flatMap((home) =>
    goals.map((away) => ({
      id: `score-${home}-${away}`,
      kind: 'score',
      wins: (score: CupScore) => score.home === home && score.away === away,
    })),
  );
}

function scoreOf({ home, away }: CupResult): CupScore {
  const goals = (cards: readonly Card[]) => cards.filter((card) => suitOf(card) === 'hearts').length;
  return { home: goals(home), away: goals(away) };
}

/** All scores by the number of deals that have them. */
function allScores(): Weighted<CupScore>[] {
  const goals = span(0, CARDS);
  return goals.flatMap((home) =>
    goals.map((away) => ({
      outcome: { home, away },
      weight:
        choose(HEARTS, home) *
        choose(OTHERS, CARDS - home) *
        choose(HEARTS - home, away) *
        choose(OTHERS - CARDS + home, CARDS - away),
    })),
  );
}
