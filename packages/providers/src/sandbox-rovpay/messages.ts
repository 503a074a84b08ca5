import { noticePath } from '../ports/notice-dialect.ts';
import type { RovpayAccount, RovpayAccountRequest, RovpayClaim } from '../ports/rovpay.ts';
import { readWireText, type WireResult } from '../wire/read-wire.ts';
import {
  amountMinor,
  currency,
  identifier,
  instant,
  integer,
  MAX_AMOUNT_MINOR,
  message,
  oneOf,
  text,
} from '../wire/wire-types.ts';

/** The provider's name, also in the key ring. */
export const ROVPAY_PARTY = 'sandbox-rovpay';

export const ROVPAY_ACCOUNT_PATH = '/rovpay/api/accounts';
export const ROVPAY_CLAIM_PATH = '/rovpay/api/claims';
export const ROVPAY_QUERY_PATHS = {
  find: '/rovpay/api/payments/find',
  statement: '/rovpay/api/statement',
} as const;

/** Path of the site's route for notices. */
export const ROVPAY_NOTICE_PATH = noticePath(ROVPAY_PARTY);

/** A request for an account on the wire; the signing key identifies the brand. */
export type RovpayAccountMessage = Omit<RovpayAccountRequest, 'siteId'>;

export function rovpayAccountMessage(request: RovpayAccountMessage): object {
  return {
    transaction_id: request.transactionId,
    amount: Number(request.amountMinor),
    currency: request.currency,
    player: request.payer.playerId,
    name: request.payer.name,
    surname: request.payer.surname,
    description: request.description,
    lang: request.lang,
    expires_at: request.expiresAt.toISOString(),
  };
}

const requestSchema = message({
  transaction_id: integer(1),
  amount: amountMinor(1n, MAX_AMOUNT_MINOR),
  currency,
  player: identifier,
  name: text(100),
  surname: text(100),
  description: text(500),
  lang: oneOf(['tr', 'en']),
  expires_at: instant,
}).transform((wire): RovpayAccountMessage => ({
  transactionId: wire.transaction_id,
  amountMinor: wire.amount,
  currency: wire.currency,
  payer: { playerId: wire.player, name: wire.name, surname: wire.surname },
  description: wire.description,
  lang: wire.lang,
  expiresAt: wire.expires_at,
}));

export function parseRovpayAccountMessage(rawBody: string): WireResult<RovpayAccountMessage> {
  return readWireText(requestSchema, rawBody);
}

export function rovpayAccountReply(account: RovpayAccount): object {
  const { barcode, name, id, providerRef, token } = account;
  return { barcode, account_name: name, account_id: id, ref: providerRef, token };
}

export const rovpayAccount = message({
  barcode: text(2_000),
  account_name: text(200),
  account_id: text(100),
  ref: identifier,
  token: identifier,
}).transform(({ account_name: name, account_id: id, ref: providerRef, ...rest }): RovpayAccount => ({
  ...rest,
  name,
  id,
  providerRef,
}));

export type RovpayClaimMessage = Omit<RovpayClaim, 'siteId'>;

export function rovpayClaimMessage({ transactionId, providerRef, token }: RovpayClaimMessage): object {
  return { transaction_id: transactionId, ref: providerRef, token };
}

const claimSchema = message({ transaction_id: integer(1), ref: identifier, token: identifier }).transform(
  ({ transaction_id: transactionId, ref: providerRef, token }): RovpayClaimMessage => ({
    transactionId,
    providerRef,
    token,
  }),
);

export function parseRovpayClaim(rawBody: string): WireResult<RovpayClaimMessage> {
  return readWireText(claimSchema, rawBody);
}
