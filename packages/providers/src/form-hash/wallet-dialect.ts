import type { Clock } from '@baize/clock';
import type { ZodType } from 'zod';

import type { BrandSecrets } from '../brand-secrets.ts';
import { type CallbackReply, type CallbackRefusal, refuseMessage } from '../ports/callback.ts';
import {
  brandInPath,
  type WalletCommand,
  type WalletDialect,
  type WalletOutcome,
  type WalletReading,
  type WalletResult,
} from '../ports/wallet-dialect.ts';
import { formatPlayerId } from '../wire-ids.ts';
import { formatDecimal } from '../wire/decimal-amount.ts';
import { formatRawJson } from '../wire/raw-json.ts';
import { readWire } from '../wire/read-wire.ts';
import { type Form, readForm } from './form-hash.ts';
import { FORM_HASH, type FormCall, formCalls, formErrors, type FormMessage } from './messages.ts';
import { translations, type TranslationSettings } from './translate.ts';

export interface FormDialectOptions extends TranslationSettings {
  readonly secrets: BrandSecrets;
  readonly clock: Clock;
  /** The provider's own id, which its calls name. */
  readonly providerId: string;
  readonly limitError: number;
  /** How much `timestamp` may differ from our clock; undefined for any. */
  readonly windowMs: number | undefined;
  /** The provider's IP addresses; undefined for any. */
  readonly addresses: ReadonlySet<string> | undefined;
}

/** Hashed forms, JSON replies with an error number, always HTTP 200. */
export function createFormDialect(options: FormDialectOptions): WalletDialect {
  return {
    calls: Object.keys(formCalls),
    namesBrandInPath: true,
    read(call, request) {
      const siteId = brandInPath(FORM_HASH, request.path);
      const isKnown = options.addresses === undefined || options.addresses.has(request.address ?? '');
      const fields =
        siteId !== undefined && isKnown && isFormCall(call)
          ? readForm(request.rawBody, options.secrets.live(siteId))
          : null;
      if (siteId === undefined || fields === null || !isFormCall(call)) return refuseHash('hash');
      if (!isTimely(fields, options)) return refuseHash('timestamp');
      return readCall(call, fields, siteId, options);
    },
  };
}

function isFormCall(call: string): call is FormCall {
  return Object.hasOwn(formCalls, call);
}

function isTimely({ timestamp }: Form, { clock, windowMs }: FormDialectOptions): boolean {
  return windowMs === undefined || Math.abs(clock.now().getTime() - Number(timestamp)) <= windowMs;
}

function refuseHash(reason: string): CallbackRefusal {
  const error = formErrors.hashInvalid;
  return { ok: false, reason, status: String(error), reply: reply({ error, description: reason }) };
}

// The type parameter ties the fields of a call to its translation; a union would not.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
function readCall<Call extends FormCall>(
  call: Call,
  fields: Form,
  siteId: number,
  options: FormDialectOptions,
): WalletReading {
  const reading = readWire(schemaOf(call), fields);
  if (!reading.ok) return refuseFields(reading.problem.field, reading.problem.expected);
  if (fields['providerId'] !== options.providerId)
    return refuseFields('providerId', 'the id of this provider');
  const commands = translations[call](reading.value, siteId, options);
  return {
    ok: true,
    siteId,
    commands,
    needsCurrency: true,
    format: (results) => describe({ call, fields, commands, siteId, options }, results),
    undecided: () => {
      const error = call === 'endRound.html' ? formErrors.retryEndRound : formErrors.retry;
      return reply({ error, description: 'try again' });
    },
    foreign: () => reply({ error: formErrors.playerUnknown, description: 'unknown player' }),
  };
}

// Indexing by a type parameter gives the union of all entries; this is the one of the call.
function schemaOf<Call extends FormCall>(call: Call) {
  return formCalls[call] as unknown as ZodType<FormMessage<Call>>;
}

function refuseFields(field: string, expected: string): CallbackRefusal {
  const error = formErrors.invalid;
  return refuseMessage(
    { field, expected },
    String(error),
    reply({ error, description: `${field}: ${expected}` }),
  );
}

const errorOf: Readonly<Record<Exclude<WalletOutcome, 'limit' | 'playerUnknown'>, number>> = {
  ok: formErrors.none,
  roundWithoutBets: formErrors.none,
  noFunds: formErrors.noFunds,
  blocked: formErrors.playerBlocked,
  roundClosed: formErrors.final,
  cancelled: formErrors.final,
  sessionExpired: formErrors.tokenInvalid,
  bonusTerms: formErrors.bonusTerms,
  noFreeRounds: formErrors.final,
  wrongCurrency: formErrors.invalid,
  gameUnknown: formErrors.gameUnknown,
  betDeclined: formErrors.final,
  mismatch: formErrors.invalid,
  // A result may arrive before its bet.
  betUnknown: formErrors.retry,
  betSettled: formErrors.final,
  betCancelled: formErrors.final,
  txUnknown: formErrors.invalid,
};

/** There is nothing to refund of a bet that never arrived, was refused, or belongs to another brand. */
const goneOutcomes: readonly WalletOutcome[] = ['cancelled', 'betDeclined', 'playerUnknown'];

function errorFor(
  command: WalletCommand | undefined,
  { outcome }: WalletResult,
  { limitError }: FormDialectOptions,
): number {
  if (command?.kind === 'rollback' && goneOutcomes.includes(outcome)) return formErrors.none;
  if (outcome === 'limit') return limitError;
  if (outcome !== 'playerUnknown') return errorOf[outcome];
  // "Logged out" would make a provider give up a win that it owes.
  return command?.kind === 'bet' || command?.kind === 'balance' ? formErrors.playerUnknown : formErrors.final;
}

interface Described {
  readonly call: FormCall;
  readonly fields: Form;
  readonly commands: readonly WalletCommand[];
  readonly siteId: number;
  readonly options: FormDialectOptions;
}

function describe(
  { call, fields, commands, siteId, options }: Described,
  results: readonly WalletResult[],
): CallbackReply {
  const last = results.at(-1);
  const [first] = results;
  if (!first || !last) throw new Error('a call without a result');
  const error = errorFor(commands[results.length - 1], last, options);
  const { session } = last;
  const balance = moneyOf(last);
  // What is only information has no booking of ours.
  const id =
    call === 'bonusWin.html' && first.transferId === undefined ? fields['reference'] : first.transferId;
  return reply({
    error,
    description: error === formErrors.none ? 'success' : last.outcome,
    ...(id !== undefined && { transactionId: String(id) }),
    ...(session && { userId: formatPlayerId(siteId, session.playerId), token: session.token }),
    ...((session || last.currency !== undefined) && { currency: session?.currency ?? last.currency }),
    ...balance,
    ...(call === 'bet.html' && balance && { usedPromo: last.partMinor ?? 0n }),
    ...(session && {
      betLimits: { minBet: session.limits.minBetMinor, maxBet: session.limits.maxBetMinor },
    }),
    ...(call === 'GetBalancePerGame.html' &&
      balance && {
        gamesBalances: (fields['gameIdList'] ?? '').split(',').map((gameID, index) => ({
          gameID,
          ...moneyOf(results[index]),
        })),
      }),
  });
}

/** Own and bonus money; undefined if the call has no balance. */
function moneyOf(result: WalletResult | undefined) {
  const { balanceMinor: cash, bonusMinor: bonus = 0n } = result ?? {};
  return cash === undefined ? undefined : { cash, bonus };
}

/** Amounts are JSON numbers with two decimals. */
function reply(body: object): CallbackReply {
  return {
    status: 200,
    contentType: 'application/json; charset=utf-8',
    body: formatRawJson(body, formatDecimal),
  };
}
