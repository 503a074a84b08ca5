import type { LeaguePlan } from '../league-plan.ts';
import { americanFootballLeagues } from './american-football.ts';
import { badmintonLeagues } from './badminton.ts';
import { basketballLeagues } from './basketball.ts';
import { dartsLeagues } from './darts.ts';
import { arenaLeagues, roundsLeagues } from './esports.ts';
import { footballLeagues } from './football.ts';
import { handballLeagues } from './handball.ts';
import { iceHockeyLeagues } from './ice-hockey.ts';
import { tableTennisLeagues } from './table-tennis.ts';
import { tennisLeagues } from './tennis.ts';
import { volleyballLeagues } from './volleyball.ts';

/** All leagues, by sport in the order of the menu. */
export const leaguePlans: readonly LeaguePlan[] = [
  ...footballLeagues,
  ...basketballLeagues,
  ...tennisLeagues,
  ...volleyballLeagues,
  ...tableTennisLeagues,
  ...handballLeagues,
  ...iceHockeyLeagues,
  ...americanFootballLeagues,
  ...badmintonLeagues,
  ...dartsLeagues,
  ...roundsLeagues,
  ...arenaLeagues,
];
