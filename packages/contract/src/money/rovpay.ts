import { z } from 'zod';

import { defineCall } from '../call.ts';
import { instant, integerText, messageReply } from '../wire.ts';

/** The method's id, which the specification fixes. */
export const ROVPAY_PAYMENT_ID = 2513;

const formFields = {
  name: z.string().max(100),
  surname: z.string().max(100),
  /** As typed, or with two decimals after a point. */
  amount: z.string().max(30),
  description: z.string().max(500).default(''),
};

/** Where the player sends the money, and what the next step repeats. */
const openedAccount = z.object({
  account: z.object({
    /** The text of the QR code. */
    accountBarcode: z.string(),
    accountName: z.string(),
    accountId: z.string(),
  }),
  /** Our transaction. */
  id: z.string(),
  /** The provider's payment. */
  refId: z.string(),
  token: z.string(),
  expires_at: instant.nullable(),
});

export const rovpayAccount = defineCall({
  method: 'POST',
  path: '/account/deposit/rovpay/account',
  area: 'money',
  auth: 'player',
  origin: 'specification',
  summary:
    'Starts a Rovpay deposit: a pending transaction and the account to pay into. A repeat replies the same.',
  body: z.object(formFields),
  reply: openedAccount.extend({ success: z.literal(true) }),
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

export const rovpayDeposit = defineCall({
  method: 'POST',
  path: '/account/deposit/rovpay/deposit',
  area: 'money',
  auth: 'player',
  origin: 'specification',
  summary: 'Tells Rovpay that the player has paid. Rovpay confirms the money in a notice of its own.',
  body: z.object({
    paymentId: integerText(),
    paparaId: z.string().max(64),
    paparaRefId: z.string().max(64),
    paparaToken: z.string().max(200),
    ...formFields,
  }),
  reply: messageReply,
  errors: [
    'unauthenticated',
    'invalid',
    'data_not_found',
    'transaction_decided',
    'payment_method_unavailable',
    'payment_gateway_unavailable',
    'too_many_requests',
  ],
});

export const rovpayState = defineCall({
  method: 'GET',
  path: '/account/deposit/rovpay',
  area: 'money',
  auth: 'player',
  origin: 'own',
  summary: 'The pending Rovpay deposit of the player, with which its page continues after a reload.',
  reply: z.object({
    success: z.literal(true),
    data: openedAccount
      .extend({
        ...formFields,
        description: z.string(),
        /** The player has said that it is paid. */
        is_claimed: z.boolean(),
      })
      .nullable(),
  }),
  errors: [
    'unauthenticated',
    'payment_method_unavailable',
    'payment_gateway_unavailable',
    'too_many_requests',
  ],
});
