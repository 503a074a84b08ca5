import {
  drawLuckyWheel,
  type LuckyWheelBet,
  type LuckyWheelResult,
  readLuckyWheelBets,
  settleLuckyWheel,
} from '@baize/games';

import type { DrawRules } from '../draw-rules.ts';
import { settleBets, type StoredBet, toTicket } from '../stored-bet.ts';
import { playersOf } from './keno-rules.ts';

export type WheelBets = readonly StoredBet<LuckyWheelBet>[];

/** How long the wheel turns, on every page. */
export const WHEEL_TURN_MS = 8_000;

export const wheelRules: DrawRules<null, WheelBets, LuckyWheelResult> = {
  saleMs: 20_000,
  resultMs: 5_000,
  offer: () => null,
  readOrder: (json, { limits }) => toTicket(readLuckyWheelBets(json, limits)),
  draw: (_, draw) => drawLuckyWheel(draw),
  settle: (_, tickets, { segment }) =>
    tickets.map(({ wager }) => {
      const { wins, winMinor } = settleBets(wager.bet.bet, (bet) => settleLuckyWheel(bet, { segment }));
      return { winMinor, result: { segment, wins } };
    }),
  show: (_, _tickets, { segment }) => ({
    steps: [{ atMs: 0, see: () => segment }],
    showMs: WHEEL_TURN_MS + 500,
  }),
  summary: (_, { segment }) => segment,
  standing: (_, tickets) => ({ players: playersOf(tickets) }),
};
