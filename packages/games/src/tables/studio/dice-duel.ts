import { type SpotGame, spotsById, type Weighted } from '../spots/spot-game.ts';
import { allPairsOfDice, type TwoDice } from './over-under.ts';
import { alike, pricedSpots } from './priced-spots.ts';

/** Two dice each. */
export interface DiceDuelResult {
  readonly red: TwoDice;
  readonly blue: TwoDice;
}

/** How far red leads, and the sum of all four dice. */
interface DiceDuelOutcome {
  readonly lead: number;
  readonly sum: number;
}

/** A lead that is a clear one. */
const CLEAR = 4;
/** The middle of what four dice add up to. */
const MIDDLE = 14;

/** Red and blue throw two dice each; the higher sum wins. */
export function createDiceDuel(): SpotGame<DiceDuelResult, DiceDuelOutcome> {
  const outcomes = allThrows();
  return {
    name: 'dice-duel',
    spots: spotsById(
      pricedSpots(outcomes, [
        { id: 'red-side', kind: 'side', wins: ({ lead }) => lead > 0 },
        { id: 'tie', wins: ({ lead }) => lead === 0 },
        { id: 'blue-side', kind: 'side', wins: ({ lead }) => lead < 0 },
        { id: 'red-clear', kind: 'clear', wins: ({ lead }) => lead >= CLEAR },
        { id: 'blue-clear', kind: 'clear', wins: ({ lead }) => lead <= -CLEAR },
        { id: 'under-14', kind: 'all-dice', wins: ({ sum }) => sum < MIDDLE },
        { id: 'over-14', kind: 'all-dice', wins: ({ sum }) => sum > MIDDLE },
      ]),
    ),
    drawResult: (draw) => {
      const die = () => draw(6) + 1;
      return { red: [die(), die()], blue: [die(), die()] };
    },
    outcomeOf,
    distribution: () => outcomes,
    history: ({ red, blue }) => {
      const { lead } = outcomeOf({ red, blue });
      return {
        result: `${red[0] + red[1]}-${blue[0] + blue[1]}`,
        winner: lead === 0 ? 'TIE' : lead > 0 ? 'RED' : 'BLUE',
      };
    },
  };
}

function outcomeOf({ red, blue }: DiceDuelResult): DiceDuelOutcome {
  const [first, second] = [red[0] + red[1], blue[0] + blue[1]];
  return { lead: first - second, sum: first + second };
}

function allThrows(): Weighted<DiceDuelOutcome>[] {
  return alike(allPairsOfDice.flatMap((red) => allPairsOfDice.map((blue) => outcomeOf({ red, blue }))));
}
