import { z } from 'zod';

import { defineCall } from '../call.ts';
import { amount, id } from '../wire.ts';

/** A field of a payment form; the site renders what the method's row defines. */
export const paymentField = z.object({
  type: z.enum(['amount', 'text', 'select', 'iban', 'number']),
  name: z.string(),
  label: z.string(),
  help: z.string().optional(),
  required: z.boolean(),
  maxlength: z.number().int().optional(),
  options: z.array(z.object({ value: z.string(), label: z.string() })).optional(),
});

export const paymentMethod = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  icon: z.string(),
  color: z.string(),
  options: z.object({
    type: z.enum(['fields', 'frame']),
    /** Path of the call to post the form to. */
    endpoint: z.string(),
    fields: z.array(paymentField),
  }),
  limit: z.object({
    custom_name: z.string().optional(),
    custom_image: z.string().optional(),
    /** Usual time until the money arrives, in minutes; 0 for at once. */
    expire: z.number().int(),
    min: amount,
    max: amount,
    /** Amounts must be a multiple of this. */
    step: amount,
    category_id: id,
  }),
});

export const paymentDetails = defineCall({
  method: 'GET',
  path: '/account/payment-details',
  area: 'money',
  auth: 'player',
  abroad: 'open',
  origin: 'specification',
  summary: 'The methods to deposit (type 1) or withdraw (type 2) with their forms and limits.',
  query: z.object({ type: z.coerce.number().int().min(1).max(2) }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      categories: z.array(z.object({ id, name: z.string() })),
      methods: z.array(paymentMethod),
    }),
  }),
  errors: ['unauthenticated', 'invalid'],
});
