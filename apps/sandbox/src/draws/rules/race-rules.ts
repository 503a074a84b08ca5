import {
  type Draw,
  drawRace,
  drawRaceField,
  RACE_TICKS_PER_SECOND,
  type RaceBet,
  type RaceBetKind,
  raceChances,
  type RaceField,
  raceMargins,
  raceOdds,
  type RaceResult,
  type RaceSize,
  readRaceBets,
  settleRace,
} from '@baize/games';

import type { DrawRules } from '../draw-rules.ts';
import { settleBets, type StoredBet, toTicket } from '../stored-bet.ts';
import { playersOf } from './keno-rules.ts';

export type RaceBets = readonly StoredBet<RaceBet>[];

/** A race on sale. Odds are in hundredths, null if a bet is not offered. */
export interface RaceOffer {
  readonly field: RaceField;
  /** Indices of the runners' names by start number. */
  readonly names: readonly number[];
  /** Where each runner came in the same five trial runs of this field. */
  readonly form: readonly (readonly number[])[];
  /** By start number. */
  readonly odds: Readonly<Record<Exclude<RaceBetKind, 'forecast'>, readonly (number | null)[]>>;
  /** By the first and then the second. */
  readonly forecast: readonly (readonly (number | null)[])[];
}

export const RUNNER_NAMES = 24;
const TRIAL_RUNS = 5;
const START_PAUSE_MS = 2_500;
const SECOND_MS = 1_000;

export const raceRules = (size: RaceSize): DrawRules<RaceOffer, RaceBets, RaceResult> => ({
  saleMs: 30_000,
  resultMs: 8_000,
  offer: (_, draw) => offerRace(size, draw),
  readOrder: (json, { offer, limits }) =>
    toTicket(readRaceBets(json, limits, raceChances(offer.field), raceMargins)),
  draw: ({ field }, draw) => drawRace(field, draw),
  settle: (_, tickets, result) =>
    tickets.map(({ wager }) => {
      const { wins, winMinor } = settleBets(wager.bet.bet, (bet) => settleRace(bet, result));
      // How the race went is for show; the order decides.
      return { winMinor, result: { order: result.order, wins } };
    }),
  show: (_, _tickets, { run, order }) => {
    const seconds = Math.ceil(run.length / RACE_TICKS_PER_SECOND);
    const steps = Array.from({ length: seconds }, (_, second) => ({
      atMs: START_PAUSE_MS + second * SECOND_MS,
      see: () => ({
        ticks: run.slice(second * RACE_TICKS_PER_SECOND, (second + 1) * RACE_TICKS_PER_SECOND),
      }),
    }));
    // A page shows a second after it got it.
    const endMs = START_PAUSE_MS + (seconds + 1) * SECOND_MS;
    return { steps: [...steps, { atMs: endMs, see: () => ({ order }) }], showMs: endMs + SECOND_MS };
  },
  summary: ({ names }, { order }) =>
    order.slice(0, 3).map((runner) => ({ runner, name: names[runner - 1] ?? 0 })),
  standing: (_, tickets) => ({ players: playersOf(tickets) }),
});

function offerRace(size: RaceSize, draw: Draw): RaceOffer {
  const field = drawRaceField(size, draw);
  const chances = raceChances(field);
  const runners = field.strengths.map((_, index) => index + 1);
  const trials = Array.from({ length: TRIAL_RUNS }, () => drawRace(field, draw).order);
  const oddsOf = (kind: RaceBetKind, ...picked: number[]) =>
    raceOdds({ kind, runners: picked }, chances, raceMargins);
  return {
    field,
    names: drawNames(size, draw),
    form: runners.map((runner) => trials.map((order) => order.indexOf(runner) + 1)),
    odds: {
      win: runners.map((runner) => oddsOf('win', runner)),
      place: runners.map((runner) => oddsOf('place', runner)),
      show: runners.map((runner) => oddsOf('show', runner)),
    },
    forecast: runners.map((first) =>
      runners.map((second) => (first === second ? null : oddsOf('forecast', first, second))),
    ),
  };
}

/** So many of the names, drawn without repeats. */
function drawNames(size: RaceSize, draw: Draw): number[] {
  const left = Array.from({ length: RUNNER_NAMES }, (_, index) => index);
  return Array.from({ length: size }, () => left.splice(draw(left.length), 1)[0] ?? 0);
}
