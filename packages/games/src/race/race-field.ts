import type { Draw } from '../random/draw.ts';
import { shuffle } from '../random/shuffle.ts';

/**
 * The runners of a race by their start numbers, from 1: how strong each is, as a whole number. The chance to be next over the line
 * is a runner's share in the strengths of those that are not over it (Plackett and Luce).
 */
export interface RaceField {
  readonly strengths: readonly number[];
}

export type RaceSize = 6 | 8;

/** From the favourite to the outsider. */
const LADDER = [26, 20, 16, 12, 10, 7, 5, 4];
const LEAST_FORM = 80;
const FORMS = 41;

/** A field for a race: the strengths of a ladder, each with a form of 80 to 120 %, at drawn start numbers. */
export function drawRaceField(runners: RaceSize, draw: Draw): RaceField {
  const strengths = LADDER.slice(0, runners).map((strength) => strength * (LEAST_FORM + draw(FORMS)));
  return { strengths: shuffle(strengths, draw) };
}
