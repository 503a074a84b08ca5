import type { CourtSport } from '@baize/games';

import type { CourtScene } from './court-scene.ts';
import { iceHockey, penalties } from './goal-courts.ts';
import { tableTennis, tennis } from './racket-courts.ts';
import { billiards, bowling, darts } from './target-courts.ts';
import { basketball, threePointers, volleyball } from './team-courts.ts';

export const courtScenes: Readonly<Record<CourtSport, CourtScene>> = {
  basketball,
  'three-pointers': threePointers,
  tennis,
  'table-tennis': tableTennis,
  volleyball,
  darts,
  billiards,
  'ice-hockey': iceHockey,
  bowling,
  penalties,
};
