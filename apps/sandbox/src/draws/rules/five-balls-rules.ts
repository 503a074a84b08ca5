import {
  drawFiveBalls,
  type FiveBallsBet,
  type FiveBallsResult,
  readFiveBallsBets,
  settleFiveBalls,
} from '@baize/games';

import type { DrawRules } from '../draw-rules.ts';
import { settleBets, type StoredBet, toTicket } from '../stored-bet.ts';
import { playersOf } from './keno-rules.ts';

export type FiveBallsBets = readonly StoredBet<FiveBallsBet>[];

const BALL_MS = 2_000;
const PAUSE_MS = 2_000;

export const fiveBallsRules: DrawRules<null, FiveBallsBets, FiveBallsResult> = {
  saleMs: 25_000,
  resultMs: 7_000,
  offer: () => null,
  readOrder: (json, { limits }) => toTicket(readFiveBallsBets(json, limits)),
  draw: (_, draw) => drawFiveBalls(draw),
  settle: (_, tickets, { drawn }) =>
    tickets.map(({ wager }) => {
      const { wins, winMinor } = settleBets(wager.bet.bet, (bet) => settleFiveBalls(bet, { drawn }));
      return { winMinor, result: { drawn, wins } };
    }),
  show: (_, _tickets, { drawn }) => ({
    steps: drawn.map((number, index) => ({ atMs: PAUSE_MS + index * BALL_MS, see: () => number })),
    showMs: 2 * PAUSE_MS + drawn.length * BALL_MS,
  }),
  summary: (_, { drawn }) => drawn,
  standing: (_, tickets) => ({ players: playersOf(tickets) }),
};
