import {
  drawFootball,
  type Fixture,
  fixturesOf,
  type FootballBet,
  footballMargins,
  type FootballMarket,
  footballMarkets,
  footballOdds,
  type FootballResult,
  type MatchEvent,
  matchWeights,
  readFootballBets,
  settleFootball,
} from '@baize/games';

import type { DrawRules, ShowStep } from '../draw-rules.ts';
import { settleBets, type StoredBet, toTicket } from '../stored-bet.ts';
import { playersOf } from './keno-rules.ts';

export type FootballBets = readonly StoredBet<FootballBet>[];

/** The picks of a market in their order, with their odds in hundredths; null if one is not offered. */
type MarketOdds = readonly { readonly pick: string; readonly odds: number | null }[];

/** A round of the league on sale: teams by their positions, odds by market. */
export interface FootballOffer {
  /** From 0. */
  readonly round: number;
  readonly matches: readonly (Fixture & { readonly odds: Readonly<Record<FootballMarket, MarketOdds>> })[];
}

/** What happened in a minute of all matches. */
export interface MinuteView {
  readonly minute: number;
  readonly events: readonly (Omit<MatchEvent, 'minute'> & { readonly match: number })[];
}

export const MINUTE_MS = 350;
const MINUTES = 90;
const PAUSE_MS = 1_500;

export const footballRules: DrawRules<FootballOffer, FootballBets, FootballResult> = {
  saleMs: 40_000,
  resultMs: 8_000,
  offer: (round) => ({
    round,
    matches: fixturesOf(round).map((fixture) => ({ ...fixture, odds: oddsOf(fixture) })),
  }),
  readOrder: (json, { offer, limits }) =>
    toTicket(readFootballBets(json, offer.round, limits, footballMargins)),
  draw: ({ round }, draw) => drawFootball(round, draw),
  settle: (_, tickets, result) =>
    tickets.map(({ wager }) => {
      const { wins, winMinor } = settleBets(wager.bet.bet, (bet) => settleFootball(bet, result));
      return { winMinor, result: { scores: scoresOf(result), wins } };
    }),
  show: (_, _tickets, result) => ({
    steps: minutesOf(result),
    showMs: 2 * PAUSE_MS + MINUTES * MINUTE_MS,
  }),
  summary: ({ round }, result) => ({
    round,
    matches: result.matches.map(({ home, away, score }) => ({ home, away, score })),
  }),
  standing: (_, tickets) => ({ players: playersOf(tickets) }),
};

const scoresOf = ({ matches }: FootballResult) => matches.map(({ score }) => score);

function oddsOf(fixture: Fixture): Record<FootballMarket, MarketOdds> {
  const weights = matchWeights(fixture);
  const [result, total, both, score] = footballMarkets.map((market): MarketOdds =>
    Array.from(footballOdds(market, weights, footballMargins), ([pick, odds]) => ({ pick, odds })),
  );
  return { result: result ?? [], total: total ?? [], both: both ?? [], score: score ?? [] };
}

function minutesOf({ matches }: FootballResult): ShowStep[] {
  return Array.from({ length: MINUTES }, (_, index): ShowStep => {
    const minute = index + 1;
    const events = matches.flatMap(({ events: all }, match) =>
      all
        .filter((event) => event.minute === minute)
        .map(({ kind, side, score }) => ({ match, kind, side, score })),
    );
    return { atMs: PAUSE_MS + minute * MINUTE_MS, see: (): MinuteView => ({ minute, events }) };
  });
}
