import { rankOf } from '../../cards/card.ts';
import { drawCards } from '../../cards/shoe.ts';
import { type Spot, type SpotGame, spotsById, winOrLose } from '../spots/spot-game.ts';
import { type BaccaratResult, CARDS_PER_ROUND, dealBaccarat } from './deal.ts';
import { BACCARAT_DECKS, type BaccaratOutcome, baccaratOutcomes } from './outcomes.ts';
import { baccaratPointsOf } from './rules.ts';

export interface BaccaratRules {
  /**
   * `five-percent` of a banker's win, rounded down to whole minor units; or `none`, with half the profit if the banker wins
   * with 6.
   */
  readonly commission: 'five-percent' | 'none';
  /** Profit of a tie. */
  readonly tiePays: 8 | 9;
}

const LOST = 0;
const RETURNED = 100;
const DOUBLED = 200;
const LESS_COMMISSION = 195;
const HALF_PROFIT = 150;
const PAIR_PAYS = 11;

/** Punto banco with eight decks, shuffled before each round. A tie returns the stakes on player and banker. */
export function createBaccarat({
  commission = 'five-percent',
  tiePays = 8,
}: Partial<BaccaratRules> = {}): SpotGame<BaccaratResult, BaccaratOutcome> {
  return {
    name: 'baccarat',
    spots: spotsById([playerSpot, bankerSpot(commission), tieSpot(tiePays), ...pairSpots]),
    drawResult: (draw) => dealBaccarat(drawCards({ decks: BACCARAT_DECKS, count: CARDS_PER_ROUND }, draw)),
    outcomeOf: ({ player, banker }) => ({
      player: baccaratPointsOf(player),
      banker: baccaratPointsOf(banker),
      playerPair: isPair(player),
      bankerPair: isPair(banker),
    }),
    distribution: baccaratOutcomes,
    history: (result) => {
      const [player, banker] = [baccaratPointsOf(result.player), baccaratPointsOf(result.banker)];
      return { player, banker, winner: player === banker ? 'TIE' : player > banker ? 'PLAYER' : 'BANKER' };
    },
  };
}

function isPair([first = 0, second = 0]: BaccaratResult['player']): boolean {
  return rankOf(first) === rankOf(second);
}

const playerSpot: Spot<BaccaratOutcome> = {
  id: 'player',
  kind: 'player',
  pays: 1,
  top: DOUBLED,
  payback: ({ player, banker }) => (player === banker ? RETURNED : player > banker ? DOUBLED : LOST),
};

function bankerSpot(commission: BaccaratRules['commission']): Spot<BaccaratOutcome> {
  const hasCommission = commission === 'five-percent';
  const top = hasCommission ? LESS_COMMISSION : DOUBLED;
  const won = (points: number) => (!hasCommission && points === 6 ? HALF_PROFIT : top);
  return {
    id: 'banker',
    kind: 'banker',
    pays: hasCommission ? 0.95 : 1,
    top,
    payback: ({ player, banker }) => (player === banker ? RETURNED : banker > player ? won(banker) : LOST),
  };
}

function tieSpot(pays: number): Spot<BaccaratOutcome> {
  return winOrLose({ id: 'tie', pays }, ({ player, banker }) => player === banker);
}

const pairSpots: readonly Spot<BaccaratOutcome>[] = [
  winOrLose({ id: 'player-pair', kind: 'pair', pays: PAIR_PAYS }, ({ playerPair }) => playerPair),
  winOrLose({ id: 'banker-pair', kind: 'pair', pays: PAIR_PAYS }, ({ bankerPair }) => bankerPair),
];
