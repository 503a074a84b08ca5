import type { SportId } from '../book.ts';
import { americanFootballPlan, basketballPlan, handballPlan, iceHockeyPlan } from './attack-sports.ts';
import { openContest, type OpenContest } from './contest.ts';
import { footballPlan } from './football-plan.ts';
import {
  arenaPlan,
  badmintonPlan,
  dartsPlan,
  roundsPlan,
  tableTennisPlan,
  tennisPlan,
  volleyballPlan,
} from './sets-sports.ts';

/** How matches of each sport are opened. */
export const contestsBySport: Readonly<Record<SportId, OpenContest>> = {
  football: openContest(footballPlan),
  basketball: openContest(basketballPlan),
  tennis: openContest(tennisPlan),
  volleyball: openContest(volleyballPlan),
  'table-tennis': openContest(tableTennisPlan),
  handball: openContest(handballPlan),
  'ice-hockey': openContest(iceHockeyPlan),
  'american-football': openContest(americanFootballPlan),
  badminton: openContest(badmintonPlan),
  darts: openContest(dartsPlan),
  rounds: openContest(roundsPlan),
  arena: openContest(arenaPlan),
};
