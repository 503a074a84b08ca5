import type { BingoRoom } from '../bingo/bingo-room.ts';
import type { ClimbTerms } from '../climb/climb-table.ts';
import type { CourtMargins } from '../courts/court-bets.ts';
import type { CrashTerms } from '../crash/crash-terms.ts';
import type { DiceTerms } from '../dice-100/dice-pays.ts';
import type { FootballMargins } from '../football/football-bets.ts';
import type { MinesTerms } from '../mines/mines-pays.ts';
import type { RaceMargins } from '../race/race-bets.ts';

/*
 * What operators set: the usual setting of each game, which the catalogue states and the tables, rooms and rounds play by.
 */

/** 10,000 stakes, in hundredths. */
const MOST = 1_000_000;

export const crashTerms: CrashTerms = { edgeBasisPoints: 300, cap: MOST };

export const minesTerms: MinesTerms = { edgeBasisPoints: 300, cap: MOST };

export const climbTerms: ClimbTerms = { edgeBasisPoints: 300, cap: MOST };

export const diceTerms: DiceTerms = { edgeBasisPoints: 100 };

export const thresholdTerms: CrashTerms = { edgeBasisPoints: 200, cap: MOST };

export const bingoTerms: Omit<BingoRoom, 'format'> = {
  ticketMinor: 100n,
  shares: { line: 1_500, twoLines: 2_500, fullHouse: 5_500 },
  bonus: { withinCalls: 60, payMinor: 200n },
};

export const raceMargins: RaceMargins = { win: 1_200, place: 1_200, show: 1_200, forecast: 1_800 };

export const footballMargins: FootballMargins = { result: 500, total: 500, both: 500, score: 1_000 };

export const courtMargins: CourtMargins = {
  winner: 500,
  result: 500,
  total: 500,
  handicap: 500,
  first: 500,
  extra: 500,
  both: 500,
  score: 1_000,
  margin: 1_000,
};
