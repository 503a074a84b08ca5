import { drawWeighted } from '../../random/weighted-choice.ts';
import { type SpotGame, spotsById } from '../spots/spot-game.ts';
import { type BallColour, ballColours, COLOUR_BALLS } from './colour-balls.ts';
import { pricedSpots } from './priced-spots.ts';

/** One of the forty balls in the sphere; bets are on its colour. */
export function createPickAColour(): SpotGame<BallColour, BallColour> {
  const outcomes = ballColours.map((colour) => ({ outcome: colour, weight: BigInt(COLOUR_BALLS[colour]) }));
  const choices = ballColours.map((colour) => [colour, COLOUR_BALLS[colour]] as const);
  return {
    name: 'pick-a-colour',
    spots: spotsById(
      pricedSpots(
        outcomes,
        ballColours.map((colour) => ({
          id: `ball-${colour}`,
          kind: 'colour',
          wins: (drawn: BallColour) => drawn === colour,
        })),
      ),
    ),
    drawResult: (draw) => drawWeighted(choices, draw),
    outcomeOf: (colour) => colour,
    distribution: () => outcomes,
    history: (colour) => ({ result: colour }),
  };
}
