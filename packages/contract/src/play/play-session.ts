import { z } from 'zod';

import { defineCall } from '../call.ts';
import { id, instant, sum } from '../wire.ts';

const playSession = z.object({
  /** When the player began to play, on any device; a pause of ten minutes ends a play session. */
  started_at: instant,
  /** The server's clock, from which the page counts. */
  now: instant,
  bets: sum,
  wins: sum,
  /** Of the bets, what was paid into rounds of poker, live slots and binary options that have not ended. */
  in_play: sum,
  /** Wins minus bets since the start, from the ledger. What is in play is not lost yet. */
  net: sum,
  reality_check: z.object({
    /** Minutes between two checks; null if they are off. */
    every: z.number().int().nullable(),
    /** When the next check stops the game; past if one waits for the player's choice. */
    due_at: instant.nullable(),
  }),
  /** The player plays at another page, in another tab or on another device; null if at this one. */
  elsewhere: z
    .object({
      /** Null at the poker room. */
      game_id: id.nullable(),
      name: z.string(),
    })
    .nullable(),
});

/** Drawn by the tab, and kept over reloads. */
const page = z.string().regex(/^[A-Za-z0-9_-]{8,32}$/);

export const keepPlaySession = defineCall({
  method: 'POST',
  path: '/account/play-session',
  area: 'play',
  auth: 'player',
  abroad: 'open',
  origin: 'own',
  summary:
    'Sent by an open page of a game or of sport when it opens, every half minute and after rounds: starts or extends the play session and returns its state.',
  body: z.object({
    page,
    /** Null at the poker room, and at a page of sport. */
    game_id: id.nullable(),
    /** The player chose to play at this page instead of another one. */
    moves: z.boolean().default(false),
    /** A page of sport, without a game: it is open beside others, and neither waits for one nor makes one wait. */
    beside: z.boolean().default(false),
  }),
  reply: z.object({ success: z.literal(true), data: playSession }),
  errors: ['unauthenticated', 'invalid', 'too_many_requests'],
});

export const leavePlaySession = defineCall({
  method: 'POST',
  path: '/account/play-session/leave',
  area: 'play',
  auth: 'player',
  abroad: 'open',
  origin: 'own',
  summary: 'Sent by a page that no longer shows its game, so that another one does not wait for it.',
  body: z.object({ page }),
  reply: z.object({ success: z.literal(true) }),
  errors: ['unauthenticated', 'invalid', 'too_many_requests'],
});

export const acknowledgeRealityCheck = defineCall({
  method: 'POST',
  path: '/account/play-session/acknowledge',
  area: 'play',
  auth: 'player',
  abroad: 'open',
  origin: 'own',
  summary:
    "The player's choice at a reality check, if one is due; the next one is due an interval later. Null without a play session.",
  body: z.object({ page, choice: z.enum(['continue', 'history', 'stop']) }),
  reply: z.object({ success: z.literal(true), data: playSession.nullable() }),
  errors: ['unauthenticated', 'invalid', 'too_many_requests'],
});
