import { z } from 'zod';

import { defineCall } from '../call.ts';
import { amount } from '../wire.ts';

const slug = z.string().max(64);

export const envoyBanks = defineCall({
  method: 'GET',
  path: '/account/envoy/bank-list',
  area: 'money',
  auth: 'player',
  origin: 'specification',
  summary: 'The banks of Envoy.',
  reply: z.object({
    success: z.literal(true),
    data: z.array(z.object({ slug: z.string(), bank_name: z.string() })),
  }),
  errors: [
    'unauthenticated',
    'payment_method_unavailable',
    'payment_gateway_unavailable',
    'too_many_requests',
  ],
});

export const envoyPayments = defineCall({
  method: 'GET',
  path: '/account/envoy/available-payments/{bankSlug}',
  area: 'money',
  auth: 'player',
  origin: 'specification',
  summary: 'The payments that can be made to a bank of Envoy now, within the limits of the method.',
  params: z.object({ bankSlug: slug }),
  reply: z.object({
    success: z.literal(true),
    data: z.array(z.object({ amount, ref_code: z.string() })),
  }),
  errors: [
    'unauthenticated',
    'invalid',
    'data_not_found',
    'payment_method_unavailable',
    'payment_gateway_unavailable',
    'too_many_requests',
  ],
});

export const envoyPay = defineCall({
  method: 'GET',
  path: '/account/envoy/pay',
  area: 'money',
  auth: 'player',
  origin: 'specification',
  summary: 'Starts a deposit of an available payment and replies its page. A repeat replies the same page.',
  query: z.object({ bank: slug.default(''), id: slug }),
  reply: z.object({ success: z.literal(true), data: z.object({ iframe_url: z.string() }) }),
  errors: [
    'unauthenticated',
    'invalid',
    'envoy_payment_taken',
    'payment_method_unavailable',
    'payment_gateway_unavailable',
    'pending_transaction',
    'phone_verification_needed',
    'deposit_limit',
    'wallet_frozen',
    'identity_verification_needed',
    'too_many_requests',
  ],
});

export const envoyQr = defineCall({
  method: 'GET',
  path: '/account/envoy/qr',
  area: 'money',
  auth: 'player',
  origin: 'specification',
  summary: 'Starts a deposit by QR code; `id` is the amount. A repeat replies the same page.',
  query: z.object({ bank: slug.default(''), id: z.string().max(30).default('') }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      /** Whether Envoy made a QR code. */
      status: z.boolean(),
      /** The page that the QR code leads to. */
      iframe_url: z.string().nullable(),
      /** Why there is none. */
      error: z.string().nullable(),
      /** The same by field, if it is about one. */
      errors: z.record(z.string(), z.array(z.string())).nullable(),
    }),
  }),
  errors: [
    'unauthenticated',
    'invalid',
    'payment_method_unavailable',
    'payment_gateway_unavailable',
    'pending_transaction',
    'phone_verification_needed',
    'deposit_limit',
    'wallet_frozen',
    'identity_verification_needed',
    'too_many_requests',
  ],
});
