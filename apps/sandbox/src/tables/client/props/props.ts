import { createBallSphere } from './ball-sphere.ts';
import { createCounterBowl } from './counter-bowl.ts';
import type { Prop } from './prop.ts';
import { createStopwatch } from './stopwatch.ts';

/** By what a table plays. */
export const PROPS: Readonly<Record<string, (lang: 'tr' | 'en') => Prop>> = {
  'tables/ten-seconds': createStopwatch,
  'tables/pick-a-colour': createBallSphere,
  'tables/odds-evens': createCounterBowl,
};
