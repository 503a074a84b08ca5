import { createClimb } from '../climb/climb.ts';
import { createDice } from '../dice-100/dice-100.ts';
import type { InstantGame } from '../instant/instant-game.ts';
import type { StepGame } from '../instant/step-game.ts';
import { createMines } from '../mines/mines.ts';
import { numberHunt } from '../number-hunt/number-hunt.ts';
import { plinko } from '../plinko/plinko.ts';
import { scratch } from '../scratch/scratch.ts';
import { singleCard } from '../single-card/single-card.ts';
import { createThreshold } from '../threshold/threshold.ts';
import { wheel54 } from '../wheel-54/wheel-54.ts';
import { climbTerms, diceTerms, minesTerms, thresholdTerms } from './house-terms.ts';
import type { HousePlay } from './play-names.ts';

/** Games of one stake and one draw, by what the catalogue says that a game plays. */
export const instantPlays = {
  plinko,
  'dice-100': createDice(diceTerms),
  threshold: createThreshold(thresholdTerms),
  'wheel-54': wheel54,
  scratch,
  'number-hunt': numberHunt,
  'single-card': singleCard,
} satisfies Partial<Record<HousePlay, InstantGame>>;

/** Games of one step after another, likewise. */
export const stepPlays = {
  mines: createMines(minesTerms),
  'climb/tower': createClimb('tower', climbTerms),
  'climb/slope': createClimb('slope', climbTerms),
  'climb/roofs': createClimb('roofs', climbTerms),
  'climb/road': createClimb('road', climbTerms),
} satisfies Partial<Record<HousePlay, StepGame>>;
