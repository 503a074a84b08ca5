import { z } from 'zod';

import { defineCall } from '../call.ts';
import { documentKinds } from '../money/documents.ts';
import { holdCauses } from '../money/hold-causes.ts';
import { paymentReasons } from '../money/payment-reasons.ts';
import { amount, id, instant, integerText } from '../wire.ts';
import { messageKinds, messageTopics, type MessageKind } from './message-kinds.ts';

const [firstKind, ...otherKinds] = Object.keys(messageKinds) as [MessageKind, ...MessageKind[]];

/** What the text of a message is written with; each kind has some of them. */
export const messageFacts = z.object({
  /** The payment. */
  transaction: id.optional(),
  amount: amount.optional(),
  /** What of it was not in the balance any more. */
  missing: amount.optional(),
  reason: z.enum(paymentReasons).optional(),
  /** Where a withdrawal goes, masked: `TR33 … 1326`. */
  destination: z.string().optional(),
  /** Why a withdrawal waits until `until`. */
  held: z.enum(holdCauses).optional(),
  /** What an operator wrote about a decision. */
  note: z.string().optional(),
  document: z.enum(documentKinds).optional(),
  /** As a browser sent it: text of a stranger. */
  user_agent: z.string().optional(),
  ip: z.string().optional(),
  /** The name of a passkey. */
  label: z.string().optional(),
  /** The name of a bonus or of free rounds. */
  name: z.object({ tr: z.string(), en: z.string() }).optional(),
  /** Recovery codes that are left. */
  count: z.number().int().optional(),
  limit: z.enum(['deposit', 'bet', 'loss', 'time']).optional(),
  period: z.enum(['daily', 'weekly', 'monthly']).optional(),
  /** ISO 4217, of an amount that is not in the player's currency. */
  currency: z.string().optional(),
  /** Minutes of play, for a limit of time. */
  minutes: z.number().int().optional(),
  /** Until when something can be done. */
  until: instant.optional(),
  /** What an operator wrote, with line breaks. */
  text: z.string().optional(),
});

export const readMessages = defineCall({
  method: 'GET',
  path: '/account/messages',
  area: 'account',
  auth: 'player',
  whileClosed: 'open',
  origin: 'own',
  summary: 'What the operator and the system told the player, newest first.',
  query: z.object({
    /** Only messages before this one: the last of the page before. */
    before: integerText(1).optional(),
    filter: z.enum(['all', 'unread', ...messageTopics]).default('all'),
  }),
  reply: z.object({
    success: z.literal(true),
    data: z.array(
      z.object({
        id,
        kind: z.enum([firstKind, ...otherKinds]),
        topic: z.enum(messageTopics),
        facts: messageFacts,
        created_at: instant,
        is_read: z.boolean(),
      }),
    ),
    /** Whether there are older ones. */
    has_more: z.boolean(),
    /** Of all messages, whatever the filter. */
    unread: z.number().int(),
  }),
  errors: ['unauthenticated', 'invalid'],
});

export const markMessagesRead = defineCall({
  method: 'POST',
  path: '/account/messages/read',
  area: 'account',
  auth: 'player',
  whileClosed: 'open',
  origin: 'own',
  summary: 'Marks messages of the player as read: some, or all up to the newest that was shown.',
  body: z.union([z.strictObject({ ids: z.array(id).min(1).max(100) }), z.strictObject({ up_to: id })]),
  reply: z.object({ success: z.literal(true), unread: z.number().int() }),
  errors: ['unauthenticated', 'invalid', 'too_many_requests'],
});
