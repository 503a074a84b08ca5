import { z } from 'zod';

import { defineCall } from '../call.ts';

/** What is stored about players. */
export const retentionKinds = [
  'profile',
  'contact_changes',
  'protection_means',
  'sessions',
  'known_places',
  'sms_codes',
  'password_links',
  'tokens',
  'inbox',
  'messages',
  'payments',
  'bonuses',
  'bookings',
  'game_sessions',
  'launch_tokens',
  'play',
  'limits',
  'documents',
  'checks',
  'data_copies',
] as const;
export type RetentionKind = (typeof retentionKinds)[number];

/** What the time is counted from, or, if there is none, what ends it. */
export const retentionSince = [
  'account',
  'removal',
  'request',
  'end',
  'last_use',
  'expiry',
  'replaced',
  'unsent',
  'law',
  'decision',
  'ready',
] as const;
export type RetentionSince = (typeof retentionSince)[number];

export const retention = defineCall({
  method: 'GET',
  path: '/retention',
  area: 'account',
  auth: 'visitor',
  origin: 'own',
  summary: 'What is kept about players, for how long and since when.',
  cacheable: true,
  reply: z.object({
    success: z.literal(true),
    data: z.array(
      z.object({
        kind: z.enum(retentionKinds),
        /** Null if it is not deleted after a time. */
        minutes: z.number().int().nullable(),
        since: z.enum(retentionSince),
      }),
    ),
  }),
  errors: [],
});
