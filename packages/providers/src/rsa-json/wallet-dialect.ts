import type { KeyObject } from 'node:crypto';
import type { ZodType } from 'zod';

import { type CallbackRefusal, type CallbackReply, refuseMessage } from '../ports/callback.ts';
import {
  brandInPath,
  playableMinor,
  type RoundEndCommand,
  type WalletCommand,
  type WalletDialect,
  type WalletReading,
  type WalletResult,
} from '../ports/wallet-dialect.ts';
import { currencyNumber, parseGameCode, parsePlayerId } from '../wire-ids.ts';
import { formatRawJson } from '../wire/raw-json.ts';
import { readWire, type WireProblem } from '../wire/read-wire.ts';
import { isBodySignature } from './body-signature.ts';
import { callPaths, RSA_JSON, type RsaCall, rsaCalls, type RsaMessage, UNITS_PER_MINOR } from './messages.ts';
import { type LimitStatus, statusOf } from './statuses.ts';

export interface RsaDialectOptions {
  /** Of the provider; two during a rotation. */
  readonly publicKeys: readonly KeyObject[];
  /** In lower case. */
  readonly signatureHeader: string;
  readonly paths: keyof typeof callPaths;
  readonly playerField: 'user' | 'supplier_user';
  readonly limitStatus: LimitStatus;
  /** HTTP status of a bad signature. */
  readonly signatureHttp: 200 | 401;
  /** Whether the launch token is exchanged for a session, or is its token. */
  readonly sessionStart: 'check' | 'launch';
}

/** JSON signed with RSA; decided replies have HTTP 200 and a status. */
export function createRsaDialect(options: RsaDialectOptions): WalletDialect {
  const paths: Readonly<Record<string, RsaCall>> = callPaths[options.paths];
  const calls = Object.keys(paths).filter(
    (path) => options.sessionStart === 'check' || paths[path] !== 'check',
  );
  return {
    calls,
    namesBrandInPath: true,
    read(path, { headers, rawBody, path: address }) {
      const siteId = brandInPath(RSA_JSON, address);
      const fields = parseObject(rawBody);
      const isSigned = isBodySignature(headers[options.signatureHeader], rawBody, options.publicKeys);
      const call = calls.includes(path) ? paths[path] : undefined;
      if (siteId === undefined || call === undefined || !isSigned) return refuseSignature(fields, options);
      if (!fields) return refuseFields({ field: '', expected: 'a JSON object' }, {});
      return readCall(call, fields, siteId, options);
    },
  };
}

type Fields = Readonly<Record<string, unknown>>;

function parseObject(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

function refuseSignature(fields: Fields | undefined, { signatureHttp }: RsaDialectOptions): CallbackRefusal {
  const status = 'RS_ERROR_INVALID_SIGNATURE';
  return { ok: false, reason: 'signature', status, reply: reply({ status, ...echo(fields) }, signatureHttp) };
}

function refuseFields(problem: WireProblem, fields: Fields): CallbackRefusal {
  const [name = ''] = problem.field.split('.');
  const status = fields[name] === undefined ? 'RS_ERROR_WRONG_SYNTAX' : 'RS_ERROR_WRONG_TYPES';
  return refuseMessage(problem, status, reply({ status, ...echo(fields) }));
}

/** The id of a request is repeated in its reply, whatever that is. */
function echo(fields: Fields | undefined): { readonly request_uuid?: string } {
  const id = fields?.['request_uuid'];
  return typeof id === 'string' ? { request_uuid: id } : {};
}

// The type parameter ties the fields of a call to its translation; a union would not.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
function readCall<Call extends RsaCall>(
  call: Call,
  fields: Fields,
  siteId: number,
  options: RsaDialectOptions,
): WalletReading {
  const user = fields[options.playerField] ?? fields['user'];
  // Indexing by a type parameter gives the union of all entries; this is the one of the call.
  const schema = rsaCalls[call] as unknown as ZodType<RsaMessage<Call>>;
  const reading = readWire(schema, { ...fields, user });
  if (!reading.ok) return refuseFields(reading.problem, { ...fields, user });
  const commands = translations[call](reading.value, siteId);
  return {
    ok: true,
    siteId,
    commands,
    needsCurrency: true,
    format: (results) => describe(commands, results, { ...echo(fields), user }, options),
    undecided: () => reply({ status: 'RS_ERROR_UNKNOWN', ...echo(fields) }, 503),
    foreign: () => reply({ status: 'RS_ERROR_INVALID_PARTNER', ...echo(fields) }),
  };
}

type Commands = readonly [WalletCommand, ...WalletCommand[]];

const readBalance = (
  { user, game_code: game }: { readonly user: string; readonly game_code?: string | undefined },
  siteId: number,
): Commands => {
  const gameId = game === undefined ? undefined : parseGameCode(game);
  const playerId = parsePlayerId(user, siteId);
  return [
    { kind: 'balance', playerId, session: null, currency: null, ...(gameId !== undefined && { gameId }) },
  ];
};

const translations: { readonly [Call in RsaCall]: (fields: RsaMessage<Call>, siteId: number) => Commands } = {
  // The provider gets neither name nor address of the player.
  info: readBalance,
  balance: readBalance,
  bet: (fields, siteId) => [
    {
      kind: 'bet',
      ...readMovement(fields, siteId),
      session: fields.token,
      // Some providers send what a free round is worth; it is never charged.
      ...(fields.is_free ? { play: 'freeRound', amountMinor: 0n } : { play: 'round' }),
    },
    ...readEnd(fields, siteId),
  ],
  win: (fields, siteId) => [
    {
      kind: 'win',
      ...readMovement(fields, siteId),
      betTx: fields.reference_transaction_uuid ?? null,
      play: playOf(fields),
    },
    ...readEnd(fields, siteId),
  ],
  rollback: (fields, siteId) => [
    {
      kind: 'undo',
      playerId: parsePlayerId(fields.user, siteId),
      tx: fields.transaction_uuid,
      targetTx: fields.reference_transaction_uuid,
    },
    ...readEnd(fields, siteId),
  ],
  check: ({ token }) => [{ kind: 'session', token, gameId: null }],
};

function playOf({ is_free: isFree, jackpot_win: jackpot, amount }: RsaMessage<'win'>) {
  if (isFree) return 'freeRound';
  return jackpot !== undefined && jackpot > 0n && jackpot === amount ? 'jackpot' : 'round';
}

function readMovement(
  { user, game_code: game, transaction_uuid: tx, round, amount, currency }: RsaMessage<'bet'>,
  siteId: number,
) {
  return {
    playerId: parsePlayerId(user, siteId),
    gameId: parseGameCode(game),
    tx,
    roundId: round,
    amountMinor: amount,
    currency: currencyNumber(currency),
  };
}

function readEnd(
  {
    user,
    round,
    round_closed: isClosed,
  }: { readonly user: string; readonly round: string; readonly round_closed: boolean },
  siteId: number,
): readonly RoundEndCommand[] {
  return isClosed ? [{ kind: 'roundEnd', playerId: parsePlayerId(user, siteId), roundId: round }] : [];
}

function describe(
  commands: Commands,
  results: readonly WalletResult[],
  head: object,
  { limitStatus }: RsaDialectOptions,
): CallbackReply {
  const last = results.at(-1);
  if (!last) throw new Error('a call without a result');
  const { outcome, session } = last;
  const playable = playableMinor(last);
  const statuses = results.map((result, at) => statusOf(commands[at], result.outcome, limitStatus));
  // The end of a round does not hide that its rollback found nothing.
  const status = statuses.find((word) => word !== 'RS_OK') ?? 'RS_OK';
  const isShown = playable !== undefined && (status === 'RS_OK' || outcome === 'noFunds');
  const currency = session?.currency ?? last.currency;
  return reply({
    status,
    ...head,
    ...(session && { token: session.token }),
    ...(isShown && { balance: playable, ...(currency !== undefined && { currency }) }),
  });
}

/** Amounts are JSON integers beyond what floating point can count. */
function reply(body: object, status = 200): CallbackReply {
  return {
    status,
    contentType: 'application/json; charset=utf-8',
    body: formatRawJson(body, (minor) => String(minor * UNITS_PER_MINOR)),
  };
}
