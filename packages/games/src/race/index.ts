export { drawRace, type RaceResult } from './draw-race.ts';
export {
  type RaceBet,
  type RaceBetKind,
  raceBetKinds,
  type RaceMargins,
  raceOdds,
  type RacePick,
  readRaceBets,
  settleRace,
} from './race-bets.ts';
export { type RaceChances, raceChances } from './race-chances.ts';
export { drawRaceField, type RaceField, type RaceSize } from './race-field.ts';
export { raceMath } from './race-math.ts';
export { RACE_COURSE, RACE_TICKS_PER_SECOND } from './race-run.ts';
