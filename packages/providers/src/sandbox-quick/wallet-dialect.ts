import type { ZodType } from 'zod';

import { currencyNumber, parseGameCode, formatPlayerId, parsePlayerId } from '../wire-ids.ts';
import type { KeyRing } from '../key-ring.ts';
import { type CallbackReply, refuseMessage } from '../ports/callback.ts';
import {
  playableMinor,
  type WalletCommand,
  type WalletDialect,
  type WalletOutcome,
  type WalletReading,
  type WalletResult,
} from '../ports/wallet-dialect.ts';
import { readWire } from '../wire/read-wire.ts';
import { readSignedForm } from './form-hash.ts';
import { formatDecimal } from '../wire/decimal-amount.ts';
import { type QuickCall, quickCalls, quickErrors, type QuickMessage, QUICK_PARTY } from './messages.ts';

const errorOf: Readonly<Record<WalletOutcome, number>> = {
  ok: quickErrors.none,
  roundWithoutBets: quickErrors.none,
  noFunds: quickErrors.noFunds,
  blocked: quickErrors.playerBlocked,
  roundClosed: quickErrors.final,
  cancelled: quickErrors.final,
  sessionExpired: quickErrors.tokenInvalid,
  limit: quickErrors.limit,
  bonusTerms: quickErrors.bonusTerms,
  noFreeRounds: quickErrors.final,
  wrongCurrency: quickErrors.invalid,
  gameUnknown: quickErrors.gameUnknown,
  betDeclined: quickErrors.final,
  playerUnknown: quickErrors.playerUnknown,
  mismatch: quickErrors.invalid,
  // A result may arrive before its bet, so the provider has to retry.
  betUnknown: quickErrors.retry,
  betSettled: quickErrors.final,
  betCancelled: quickErrors.final,
  txUnknown: quickErrors.invalid,
};

const translations: {
  readonly [Call in QuickCall]: (fields: QuickMessage<Call>, siteId: number) => WalletCommand;
} = {
  authenticate: ({ token }) => ({ kind: 'session', token, gameId: null }),
  balance: ({ userId }, siteId) => ({
    kind: 'balance',
    playerId: parsePlayerId(userId, siteId),
    session: null,
    currency: null,
  }),
  bet: ({ token, ...movement }, siteId) => ({
    kind: 'bet',
    ...readMovement(movement, siteId),
    session: token,
    play: 'round',
  }),
  result: (movement, siteId) => ({
    kind: 'win',
    ...readMovement(movement, siteId),
    betTx: null,
    play: 'round',
  }),
  promoWin: (movement, siteId) => ({
    kind: 'win',
    ...readMovement(movement, siteId),
    betTx: null,
    play: 'promo',
  }),
  // A refund has the reference of its bet and none of its own.
  refund: ({ userId, reference, amount }, siteId) => ({
    kind: 'rollback',
    playerId: parsePlayerId(userId, siteId),
    tx: `refund:${reference}`,
    betTx: reference,
    ...(amount !== undefined && { amountMinor: amount }),
  }),
  endRound: ({ userId, roundId }, siteId) => ({
    kind: 'roundEnd',
    playerId: parsePlayerId(userId, siteId),
    roundId,
  }),
};

function readMovement(
  { userId, gameId, roundId, reference, amount, currency }: QuickMessage<'result'>,
  siteId: number,
) {
  return {
    playerId: parsePlayerId(userId, siteId),
    gameId: parseGameCode(gameId),
    tx: reference,
    roundId,
    amountMinor: amount,
    currency: currencyNumber(currency),
  };
}

/** Hashed forms, JSON replies with an error number, always HTTP 200; error 100 requests a retry. */
export function createQuickDialect({ keys }: { keys: KeyRing }): WalletDialect {
  return {
    calls: Object.keys(quickCalls),
    read(call, request) {
      const form = readSignedForm(request.rawBody, keys, call);
      if (form?.key.party !== QUICK_PARTY || !isQuickCall(call))
        return refuse(quickErrors.hashInvalid, 'hash');
      return readCall(call, form.fields, form.key.siteId);
    },
  };
}

function isQuickCall(call: string): call is QuickCall {
  return call in quickCalls;
}

// The type parameter ties the fields of a call to its translation; a union would not.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
function readCall<Call extends QuickCall>(call: Call, fields: object, siteId: number): WalletReading {
  const reading = readWire(schemaOf(call), fields);
  if (!reading.ok) {
    const { field, expected } = reading.problem;
    const error = quickErrors.invalid;
    return refuseMessage(
      reading.problem,
      String(error),
      reply({ error, description: `${field}: ${expected}` }),
    );
  }
  const command = translations[call](reading.value, siteId);
  return {
    ok: true,
    siteId,
    commands: [command],
    format: ([result]) => describe(command, result, siteId),
    undecided: () => reply({ error: quickErrors.retry, description: 'try again' }),
    foreign: () => reply({ error: quickErrors.playerUnknown, description: 'unknown player' }),
  };
}

// Indexing by a type parameter gives the union of all entries; this is the one of the call.
function schemaOf<Call extends QuickCall>(call: Call) {
  return quickCalls[call] as unknown as ZodType<QuickMessage<Call>>;
}

function refuse(error: number, description: string): WalletReading {
  return { ok: false, reason: description, status: String(error), reply: reply({ error, description }) };
}

function describe(command: WalletCommand, result: WalletResult | undefined, siteId: number): CallbackReply {
  if (!result) throw new Error('a command without a result');
  const { outcome, transferId, session } = result;
  const playable = playableMinor(result);
  // There is nothing to refund for a bet that never arrived, was refused, or belongs to another brand.
  const isGone =
    command.kind === 'rollback' && ['cancelled', 'betDeclined', 'playerUnknown'].includes(outcome);
  const error = isGone ? quickErrors.none : errorOf[outcome];
  return reply(
    {
      error,
      description: error === quickErrors.none ? 'success' : outcome,
      ...(transferId !== undefined && { transactionId: String(transferId) }),
      ...(session && {
        userId: formatPlayerId(siteId, session.playerId),
        currency: session.currency,
        token: session.token,
        language: session.language,
      }),
    },
    {
      ...(session && {
        minBet: formatDecimal(session.limits.minBetMinor),
        maxBet: formatDecimal(session.limits.maxBetMinor),
      }),
      ...(playable !== undefined && { cash: formatDecimal(playable) }),
    },
  );
}

/** Amounts are JSON numbers with two decimals, formatted from minor units without floating point. */
function reply(fields: object, amounts: Readonly<Record<string, string>> = {}): CallbackReply {
  const numbers = Object.entries(amounts).map(([name, amount]) => `,"${name}":${amount}`);
  return {
    status: 200,
    contentType: 'application/json; charset=utf-8',
    body: `${JSON.stringify(fields).slice(0, -1)}${numbers.join('')}}`,
  };
}
