import { z } from 'zod';

import { defineCall } from '../call.ts';
import { integerText, messageReply, sum } from '../wire.ts';

export const pokerStats = defineCall({
  method: 'GET',
  path: '/klaspoker/TotalMemberBalances',
  area: 'play',
  auth: 'visitor',
  origin: 'specification',
  summary: 'How busy the poker room is, at most half a minute old.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      tableMembersCount: z.number().int(),
      totalGameBalances: sum,
      totalTable: z.number().int(),
      /** By the fixed numbers of the games: 1 Texas Hold'em, 2 Omaha, 3 Turkish poker, 4 tavla. */
      games: z.array(
        z.object({
          id: z.number().int(),
          online: z.boolean(),
          tables: z.number().int(),
          members: z.number().int(),
        }),
      ),
    }),
  }),
  errors: ['data_not_found', 'poker_room_unavailable'],
});

export const pokerBalance = defineCall({
  method: 'GET',
  path: '/poker-balance',
  area: 'play',
  auth: 'player',
  abroad: 'open',
  whileClosed: 'open',
  origin: 'specification',
  summary: 'The balance of the player’s poker account.',
  reply: z.object({ success: z.literal(true), balance: sum }),
  errors: ['unauthenticated', 'data_not_found'],
});

export const openLobby = defineCall({
  method: 'GET',
  path: '/open-lobby',
  area: 'play',
  auth: 'player',
  origin: 'specification',
  summary:
    'Opens the poker lobby with a session on the poker wallet: its address works once, within a minute.',
  query: z.object({ game: integerText(1, 4).optional() }),
  reply: z.object({ success: z.literal(true), data: z.object({ url: z.string() }) }),
  errors: [
    'unauthenticated',
    'data_not_found',
    'poker_user_missing',
    'poker_room_unavailable',
    'phone_verification_needed',
    'debt_open',
    'invalid',
  ],
});

export const addPokerUser = defineCall({
  method: 'POST',
  path: '/add-poker-user',
  area: 'play',
  auth: 'player',
  origin: 'specification',
  summary: 'Registers the player’s name at the poker room.',
  body: z.object({ username: z.string().trim().min(1).max(100) }),
  reply: messageReply,
  errors: [
    'unauthenticated',
    'data_not_found',
    'invalid',
    'poker_name_length',
    'poker_name_letters',
    'poker_name_unfit',
    'poker_name_taken',
    'poker_room_unavailable',
    'too_many_requests',
  ],
});
