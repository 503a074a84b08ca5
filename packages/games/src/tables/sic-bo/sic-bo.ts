import { type SpotGame, spotsById } from '../spots/spot-game.ts';
import { SIC_BO_PAYS, type SicBoPays } from './pays.ts';
import { type Dice, FACES, sicBoSpots, sumOf } from './spots.ts';

/** Three dice under a cup. */
export function createSicBo(pays: SicBoPays = SIC_BO_PAYS): SpotGame<Dice, Dice> {
  return {
    name: 'sic-bo',
    spots: spotsById(sicBoSpots(pays)),
    drawResult: (draw) => [draw(6) + 1, draw(6) + 1, draw(6) + 1],
    outcomeOf: (dice) => dice,
    distribution: () =>
      FACES.flatMap((first) =>
        FACES.flatMap((second) =>
          FACES.map((third): { outcome: Dice; weight: bigint } => ({
            outcome: [first, second, third],
            weight: 1n,
          })),
        ),
      ),
    history: (dice) => ({ result: dice.join('-'), totalSum: sumOf(dice) }),
  };
}
