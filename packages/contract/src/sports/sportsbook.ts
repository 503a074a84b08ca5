import { z } from 'zod';

import { type CallShape, defineCall } from '../call.ts';
import type { ErrorCode } from '../error-codes.ts';
import { instant, integerText } from '../wire.ts';

/** Names of the sports providers in brands' lists and in addresses; `redline` is `redlane` in flags and calls. */
export const sportsProviderNames = ['redline', 'betconstruct', 'betradar'] as const;
export type SportsProviderName = (typeof sportsProviderNames)[number];

const query = z.object({ device: integerText(1, 3).default(1) });

const frame = z.object({
  success: z.literal(true),
  data: z.object({
    /** Address of the frame; `event`, `league` and `sport` may be added to its query. */
    url: z.string(),
  }),
});

const frameWithToken = frame.extend({
  data: frame.shape.data.extend({
    /** For the frame, by message: works once, within a minute. Null for visitors, whose address is the same. */
    token: z.string().nullable(),
  }),
});

const script = z.object({
  success: z.literal(true),
  data: z.object({
    /** Markup with scripts; the same for visitors and players, since it asks for tokens. */
    script: z.string(),
    /** The page that runs it: of another origin, in a sandboxed frame. */
    script_host: z.string(),
  }),
});

/** A page of odds: of a visitor, or of the player whose token the request carries. */
const page = {
  method: 'GET',
  area: 'sports',
  auth: 'visitor',
  knowsPlayer: true,
  origin: 'specification',
  query,
  errors: [
    'unauthenticated',
    'forbidden',
    'account_closed',
    'data_not_found',
    'sportsbook_unavailable',
    'phone_verification_needed',
    'debt_open',
  ],
} as const satisfies Partial<CallShape>;

const historyErrors = [
  'unauthenticated',
  'forbidden',
  'data_not_found',
  'sportsbook_unavailable',
] as const satisfies readonly ErrorCode[];

/** A page of the player's own bets, which is open whatever keeps the player from betting. */
const history = {
  method: 'GET',
  area: 'sports',
  auth: 'player',
  abroad: 'open',
  whileClosed: 'open',
  origin: 'specification',
  query,
  errors: historyErrors,
} as const satisfies Partial<CallShape>;

export const betconstructPrematch = defineCall({
  ...page,
  path: '/sportbook/betconstruct/prematch',
  summary: 'Opens the matches to come: an address, with a token that works once for a player.',
  reply: frame,
});
export const betconstructLive = defineCall({
  ...page,
  path: '/sportbook/betconstruct/live',
  summary: 'Opens the matches being played.',
  reply: frame,
});
export const betconstructEsport = defineCall({
  ...page,
  path: '/sportbook/betconstruct/esport',
  summary: 'Opens the esports.',
  reply: frame,
});
export const betconstructHistory = defineCall({
  ...history,
  path: '/sportbook/betconstruct/history',
  summary: 'Opens the player’s bets; its token reads, but cannot bet.',
  reply: frame,
});

export const redlanePrematch = defineCall({
  ...page,
  path: '/sportsbook/redlane/prematch',
  summary: 'Opens the matches to come: an address, and for a player a token apart.',
  reply: frameWithToken,
});
export const redlaneLive = defineCall({
  ...page,
  path: '/sportsbook/redlane/live',
  summary: 'Opens the matches being played.',
  reply: frameWithToken,
});
export const redlaneEsport = defineCall({
  ...page,
  origin: 'own',
  path: '/sportsbook/redlane/esport',
  summary: 'Opens the esports.',
  reply: frameWithToken,
});
export const redlaneHistory = defineCall({
  ...history,
  path: '/sportsbook/redlane/history',
  summary: 'Opens the player’s bets; its token reads, but cannot bet.',
  reply: frameWithToken,
});

export const betradarPrematch = defineCall({
  ...page,
  path: '/sport/betradar/prematch',
  summary: 'Opens the matches to come: a script, and the page that runs it.',
  reply: script,
});
export const betradarLive = defineCall({
  ...page,
  path: '/sport/betradar/live',
  summary: 'Opens the matches being played.',
  reply: script,
});
export const betradarEsport = defineCall({
  ...page,
  path: '/sport/betradar/esport',
  summary: 'Opens the esports.',
  reply: script,
});
export const betradarHistory = defineCall({
  ...history,
  path: '/sport/betradar/history',
  summary: 'Opens the player’s bets.',
  reply: script,
});

const token = {
  method: 'POST',
  area: 'sports',
  auth: 'player',
  origin: 'own',
  body: z.object({ provider: z.enum(sportsProviderNames) }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      /** Works once, at this provider and brand. */
      token: z.string(),
      expires_at: instant,
    }),
  }),
} as const satisfies Partial<CallShape>;

export const sportsToken = defineCall({
  ...token,
  path: '/sports/token',
  summary: 'A fresh token with which a page of a sportsbook opens its session.',
  errors: [
    'unauthenticated',
    'invalid',
    'data_not_found',
    'too_many_requests',
    'phone_verification_needed',
    'debt_open',
  ],
});
export const sportsHistoryToken = defineCall({
  ...token,
  abroad: 'open',
  whileClosed: 'open',
  path: '/sports/history-token',
  summary: 'The same for the player’s bets: its session reads, but cannot bet.',
  errors: ['unauthenticated', 'invalid', 'data_not_found', 'too_many_requests'],
});
