import {
  advantageOf,
  COURT_SIDES,
  type CourtBet,
  type CourtEvent,
  type CourtFixture,
  courtMargins,
  type CourtOffer,
  courtOffers,
  courtRules,
  type CourtSport,
  type Draw,
  playCourt,
  type PlayedCourt,
  readCourtBets,
  settleCourt,
} from '@baize/games';

import type { DrawRules, ShowStep } from '../draw-rules.ts';
import { settleBets, type StoredBet, toTicket } from '../stored-bet.ts';
import { playersOf } from './keno-rules.ts';

export type CourtBets = readonly StoredBet<CourtBet>[];

/** A contest on sale: its sides by their positions, and its markets with their odds in hundredths. */
export interface CourtRoundOffer extends CourtFixture {
  readonly markets: readonly CourtOffer[];
}

/** What happened since the last step; never empty. */
export interface CourtView {
  readonly events: readonly CourtEvent[];
}

const PAUSE_MS = 2_000;
/** Long contests are shown in this time, however many points they have. */
const PLAY_MS = 16_000;
const SLOWEST_MS = 1_400;
/** Events that would follow each other faster are shown together. */
const FASTEST_STEP_MS = 200;

export const courtDrawRules = (sport: CourtSport): DrawRules<CourtRoundOffer, CourtBets, PlayedCourt> => ({
  saleMs: 25_000,
  resultMs: 7_000,
  offer(_, draw) {
    const fixture = drawFixture(draw);
    return { ...fixture, markets: courtOffers(sport, fixture, courtMargins) };
  },
  readOrder: (json, { offer, limits }) => toTicket(readCourtBets(json, offer.markets, limits)),
  draw: (fixture, draw) => playCourt(courtRules(sport).contest, advantageOf(fixture), draw),
  settle: (_, tickets, { end }) =>
    tickets.map(({ wager }) => {
      const { wins, winMinor } = settleBets(wager.bet.bet, (bet) => settleCourt(sport, bet, end));
      // How it went is for show; the end decides.
      return { winMinor, result: { end, wins } };
    }),
  show(_, _tickets, { events }) {
    const steps = stepsOf(events);
    return { steps, showMs: (steps.at(-1)?.atMs ?? 0) + PAUSE_MS };
  },
  summary: ({ home, away }, { end }) => ({ home, away, end }),
  standing: (_, tickets) => ({ players: playersOf(tickets) }),
});

/** Two different sides. */
function drawFixture(draw: Draw): CourtFixture {
  const home = draw(COURT_SIDES);
  return { home, away: (home + 1 + draw(COURT_SIDES - 1)) % COURT_SIDES };
}

function stepsOf(events: readonly CourtEvent[]): ShowStep[] {
  const eventMs = Math.min(SLOWEST_MS, PLAY_MS / events.length);
  const together = Math.ceil(FASTEST_STEP_MS / eventMs);
  return Array.from({ length: Math.ceil(events.length / together) }, (_, step): ShowStep => {
    const shown = events.slice(step * together, (step + 1) * together);
    return {
      atMs: Math.round(PAUSE_MS + step * together * eventMs),
      see: (): CourtView => ({ events: shown }),
    };
  });
}
