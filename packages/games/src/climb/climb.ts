import { betMathOf } from '../bets/bet-math.ts';
import { readChoice, readFields, readWhole } from '../bets/read-bets.ts';
import type { StepGame } from '../instant/step-game.ts';
import { drawSome } from '../random/draw-some.ts';
import {
  climbChances,
  type ClimbName,
  climbPays,
  type ClimbRisk,
  climbRisks,
  type ClimbTerms,
  climbWays,
  lastClimbFloor,
} from './climb-table.ts';

export interface ClimbChoice {
  readonly risk: ClimbRisk;
}

/** The bad tiles of each floor from the lowest, each list ascending and its tiles from 0 at the left. JSON as it is. */
export type ClimbHidden = readonly (readonly number[])[];

const PROVEN_FLOORS = [1, 4];

/** A climb; a step is the tile on the next floor. */
export function createClimb(name: ClimbName, terms: ClimbTerms): StepGame<ClimbChoice, ClimbHidden> {
  const ways = climbWays[name];
  return {
    name: `climb-${name}`,
    fields: ['risk'],
    readChoice: ({ risk }) => ({ risk: readChoice(risk, climbRisks) }),
    topPay: ({ risk }) => climbPays(ways[risk], lastClimbFloor(ways[risk], terms), terms),
    hide({ risk }, draw) {
      const { floors, bad } = ways[risk];
      return floors.map((tiles) => {
        const all = Array.from({ length: tiles }, (_, tile) => tile);
        return drawSome(all, bad, draw).toSorted((a, b) => a - b);
      });
    },
    /** `{ "floor": 3, "tile": 1 }`, the lowest floor being 0; a floor that was climbed is not climbed again. */
    readStep(json, { risk }, steps) {
      const fields = readFields(json, ['floor', 'tile']);
      const floor = readWhole(fields.floor, 0, steps.length);
      const tile = readWhole(fields.tile, 0, (ways[risk].floors[floor] ?? 1) - 1);
      return floor < steps.length ? null : tile;
    },
    stateOf({ risk }, hidden, steps) {
      if (steps.some((tile, floor) => hidden[floor]?.includes(tile))) return 'hit';
      return steps.length < lastClimbFloor(ways[risk], terms) ? 'open' : 'cleared';
    },
    stepPays: ({ risk }, count) => climbPays(ways[risk], count, terms),
    lastStep: ({ risk }) => lastClimbFloor(ways[risk], terms),
    mathOf({ risk }, count) {
      const { good, all } = climbChances(ways[risk], count);
      return betMathOf([
        { weight: good, pays: climbPays(ways[risk], count, terms) },
        { weight: all - good, pays: 0 },
      ]);
    },
    choices: climbRisks.map((risk) => ({ risk })),
    proven: climbRisks.flatMap((risk) =>
      PROVEN_FLOORS.map((floors) => [
        `${risk} with ${floors} floors`,
        { risk },
        Array.from({ length: floors }, () => 0),
      ]),
    ),
  };
}
