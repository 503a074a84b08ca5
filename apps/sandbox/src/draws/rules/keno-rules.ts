import { drawKeno, type KenoResult, type KenoTicket, readKenoTickets, settleKeno } from '@baize/games';

import type { DrawRules, SoldTicket } from '../draw-rules.ts';
import { settleBets, type StoredBet, toTicket } from '../stored-bet.ts';

export type KenoBets = readonly StoredBet<KenoTicket>[];

const BALL_MS = 800;
const PAUSE_MS = 1_500;

export const kenoRules: DrawRules<null, KenoBets, KenoResult> = {
  saleMs: 25_000,
  resultMs: 6_000,
  offer: () => null,
  readOrder: (json, { limits }) => toTicket(readKenoTickets(json, limits)),
  draw: (_, draw) => drawKeno(draw),
  settle: (_, tickets, { drawn }) =>
    tickets.map(({ wager }) => {
      const { wins, winMinor } = settleBets(wager.bet.bet, (bet) => settleKeno(bet, { drawn }));
      return { winMinor, result: { drawn, wins } };
    }),
  show: (_, _tickets, { drawn }) => ({
    steps: drawn.map((number, index) => ({ atMs: PAUSE_MS + index * BALL_MS, see: () => number })),
    showMs: 2 * PAUSE_MS + drawn.length * BALL_MS,
  }),
  summary: (_, { drawn }) => drawn,
  standing: (_, tickets) => ({ players: playersOf(tickets) }),
};

/** Players with a ticket. */
export function playersOf(tickets: readonly SoldTicket<unknown>[]): number {
  return new Set(tickets.map(({ wager }) => `${wager.keyId} ${wager.player}`)).size;
}
