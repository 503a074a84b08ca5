import { z } from 'zod';

import { defineCall } from '../call.ts';
import { coinNetworkNames } from './coin-networks.ts';
import { amount, id, instant, integerText } from '../wire.ts';

/** A field of a payment form; the site renders what the method's row defines. */
export const paymentField = z.object({
  type: z.enum([
    'amount',
    'text',
    'number',
    'select',
    'iban',
    'phone',
    /** Where a coin is sent; a select of the same form says over which network. */
    'coin_address',
    /** The name of an account at a wallet. */
    'wallet_name',
    /** The name and surname of who pays. */
    'person_name',
    'date',
    /** A picture, sent as a document first; the form sends its id. */
    'file',
    /** Sent back unchanged. */
    'hidden',
    /** A text to read; nothing is sent. */
    'note',
  ]),
  name: z.string(),
  label: z.string(),
  help: z.string().optional(),
  required: z.boolean(),
  minlength: z.number().int().optional(),
  maxlength: z.number().int().optional(),
  options: z
    .array(
      z.object({
        value: z.string(),
        label: z.string(),
        /** Of a coin: the network that it is sent over. */
        network: z.enum(coinNetworkNames).optional(),
      }),
    )
    .optional(),
  /** Of a hidden field, or what is known about the player. */
  value: z.string().optional(),
});

/** What a payment costs the player: a fixed amount plus a percentage of the amount. */
export const paymentFee = z.object({
  fixed: amount,
  /** "1.50" is 1.5 %. */
  percent: z.string().regex(/^\d{1,3}\.\d{2}$/),
});

export const paymentMethod = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  icon: z.string(),
  color: z.string(),
  options: z.object({
    /** Whether the page of the payment is shown within the form; then `url` of the reply is the frame's address. */
    type: z.enum(['fields', 'frame', 'page']),
    /** Path of the call to post the form to. */
    endpoint: z.string(),
    fields: z.array(paymentField),
    /** Address of the method's own page of the site, for type `page`. */
    page: z.string().optional(),
  }),
  limit: z.object({
    custom_name: z.string().optional(),
    custom_image: z.string().optional(),
    /** What the operator has entered as the usual time, in minutes; 0 for at once. Pages show `usual_minutes`, which is measured. */
    expire: z.number().int(),
    min: amount,
    max: amount,
    /** Amounts must be a multiple of this. */
    step: amount,
    category_id: id,
    /** What the player's deposit limits leave now, and when the period of the limit that leaves least ends. */
    left: z.object({ amount, ends_at: instant }).optional(),
  }),
  fee: paymentFee,
  /**
   * Minutes that half of the brand's payments by this method took at most, of those paid in the last seven days; null if too
   * few were paid to say so.
   */
  usual_minutes: z.number().int().nullable(),
  /** At most five, ascending: what the player usually pays with this method, else round ones, all within every limit. */
  quick_amounts: z.array(amount),
});

export const paymentDetails = defineCall({
  method: 'GET',
  path: '/account/payment-details',
  area: 'money',
  auth: 'player',
  abroad: 'open',
  whileClosed: 'open',
  origin: 'specification',
  summary: 'The methods to deposit (type 1) or withdraw (type 2) with their forms and limits.',
  query: z.object({ type: integerText(1, 2) }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      categories: z.array(z.object({ id, name: z.string() })),
      /** The player's last used method comes first. */
      methods: z.array(paymentMethod),
      /** What the player paid last, if that method is still offered. */
      last: z.object({ method_id: id, amount }).nullable(),
      /**
       * Why no deposit can be started now: the wallet is frozen, or the identity is not verified. Null for withdrawals, of
       * which `GET /account/withdrawal-state` says it.
       */
      blocked: z.enum(['frozen', 'identity']).nullable(),
    }),
  }),
  errors: ['unauthenticated', 'invalid'],
});
