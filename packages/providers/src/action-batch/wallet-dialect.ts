import type { Clock } from '@baize/clock';

import type { BrandSecrets } from '../brand-secrets.ts';
import {
  type CallbackRefusal,
  type CallbackReply,
  type CallbackRequest,
  jsonReply,
  refuseMessage,
} from '../ports/callback.ts';
import {
  brandInPath,
  playableMinor,
  type WalletCommand,
  type WalletDialect,
  type WalletOutcome,
  type WalletReading,
  type WalletResult,
} from '../ports/wallet-dialect.ts';
import { currencyNumber, parseGameCode, parsePlayerId } from '../wire-ids.ts';
import { readWireText } from '../wire/read-wire.ts';
import { BODY_SIGNATURE_HEADER, isBodySignature } from './body-signature.ts';
import { badRequest, type BatchError, batchErrors, errorOf, type RefusalHttp } from './errors.ts';
import {
  ACTION_BATCH,
  type BatchAction,
  batchCalls,
  type FreeRoundsMessage,
  playerOfIssue,
  type PlayMessage,
} from './messages.ts';

export interface BatchDialectOptions {
  readonly secrets: BrandSecrets;
  readonly clock: Clock;
  readonly refusalHttp: RefusalHttp;
  /**
   * Reply to a bet that comes after its rollback: `refuse`, so that nobody takes it for accepted, or `accept`, as engines
   * of this family do, without any money. Beside other actions it is always refused, since they are undone with it.
   */
  readonly lateBetAnswer: 'refuse' | 'accept';
}

/** Actions of one round in one request, booked all or none; refusals have an HTTP status and a code. */
export function createBatchDialect(options: BatchDialectOptions): WalletDialect {
  return {
    calls: Object.keys(batchCalls),
    namesBrandInPath: true,
    read(call, request) {
      const siteId = signedBrand(request, options.secrets);
      if (siteId === undefined) return refuse(batchErrors.signature, 'signature', options);
      if (call === 'freespins') return readFreeRounds(request.rawBody, siteId, options);
      const reading = readWireText(batchCalls.play, request.rawBody);
      if (!reading.ok) return refuseFields(reading.problem, options);
      return readPlay(reading.value, siteId, options);
    },
  };
}

function signedBrand({ path, headers, rawBody }: CallbackRequest, secrets: BrandSecrets): number | undefined {
  const siteId = brandInPath(ACTION_BATCH, path);
  if (siteId === undefined) return undefined;
  const isSigned = isBodySignature(headers[BODY_SIGNATURE_HEADER], rawBody, secrets.live(siteId));
  return isSigned ? siteId : undefined;
}

function readPlay(message: PlayMessage, siteId: number, options: BatchDialectOptions): WalletReading {
  const actions = message.actions ?? [];
  const end = {
    kind: 'roundEnd',
    playerId: parsePlayerId(message.user_id, siteId),
    roundId: message.game_id ?? '',
  } as const;
  const [first, ...others] = actions.map((action) => translate(action, message, siteId));
  const commands: [WalletCommand, ...WalletCommand[]] = first
    ? [first, ...others, ...(message.finished ? [end] : [])]
    : [message.finished ? end : readBalance(message, siteId)];
  return exchange(siteId, commands, options, (results) => ({
    balance: balanceOf(results),
    ...(message.game_id !== undefined && (first || message.finished) && { game_id: message.game_id }),
    ...(first && { transactions: describeActions(actions, results, options) }),
  }));
}

function readBalance({ user_id: user, currency, game }: PlayMessage, siteId: number): WalletCommand {
  const gameId = parseGameCode(game);
  return {
    kind: 'balance',
    playerId: parsePlayerId(user, siteId),
    session: null,
    currency: currencyNumber(currency),
    ...(gameId !== undefined && { gameId }),
  };
}

function translate(action: BatchAction, message: PlayMessage, siteId: number): WalletCommand {
  const playerId = parsePlayerId(message.user_id, siteId);
  const tx = action.action_id;
  if (action.action === 'rollback')
    return { kind: 'undo', playerId, tx, targetTx: action.original_action_id };
  const movement = {
    playerId,
    gameId: parseGameCode(message.game),
    tx,
    roundId: message.game_id ?? '',
    amountMinor: action.amount,
    currency: currencyNumber(message.currency),
  };
  if (action.action === 'bet')
    return { kind: 'bet', ...movement, session: message.session_id ?? '', play: 'round' };
  const isJackpot =
    action.jackpot_win !== undefined && action.jackpot_win > 0n && action.jackpot_win === action.amount;
  return { kind: 'win', ...movement, betTx: null, play: isJackpot ? 'jackpot' : 'round' };
}

/** Free rounds are paid in one sum once they are played. */
function readFreeRounds(rawBody: string, siteId: number, options: BatchDialectOptions): WalletReading {
  const reading = readWireText(batchCalls.freespins, rawBody);
  if (!reading.ok) return refuseFields(reading.problem, options);
  const player = playerOfIssue(reading.value.issue_id);
  if (player === undefined) return refuse(batchErrors.issue, 'issue', options);
  const command = freeRounds(reading.value, parsePlayerId(player, siteId));
  return exchange(siteId, [command], options, (results) => ({ balance: balanceOf(results) }));
}

function freeRounds(
  { issue_id: issue, status, total_amount: amount }: FreeRoundsMessage,
  playerId: number | undefined,
): WalletCommand {
  if (status !== 'played' || amount === 0n)
    return { kind: 'balance', playerId, session: null, currency: null };
  const movement = { playerId, gameId: undefined, tx: issue, roundId: issue, amountMinor: amount };
  return { kind: 'win', ...movement, currency: null, betTx: null, play: 'freeRound' };
}

function exchange(
  siteId: number,
  commands: readonly [WalletCommand, ...WalletCommand[]],
  options: BatchDialectOptions,
  describe: (results: readonly WalletResult[]) => object,
): WalletReading {
  return {
    ok: true,
    siteId,
    commands,
    format(results) {
      const last = results.at(-1);
      if (!last) throw new Error('a call without a result');
      const error = errorFor(commands, results.length - 1, last.outcome, options);
      return error ? errorReply(error, options, playableMinor(last)) : jsonReply(describe(results));
    },
    undecided: () => errorReply(batchErrors.undecided, options),
    foreign: () => errorReply(errorOf.playerUnknown, options),
  };
}

/** @param index of the command with this outcome, the last that was run */
function errorFor(
  commands: readonly WalletCommand[],
  index: number,
  outcome: WalletOutcome,
  { lateBetAnswer }: BatchDialectOptions,
): BatchError | undefined {
  const command = commands[index];
  if (outcome === 'ok' || outcome === 'roundWithoutBets') return undefined;
  if (command?.kind === 'undo') {
    // A bet that never came or was refused is undone.
    if (outcome === 'cancelled' || outcome === 'betDeclined') return undefined;
    if (outcome === 'playerUnknown') return batchErrors.unknownTarget;
  }
  const isOnlyAction = commands.every((other) => other === command || other.kind === 'roundEnd');
  const isLateBet = command?.kind === 'bet' && outcome === 'cancelled';
  if (isLateBet && isOnlyAction && lateBetAnswer === 'accept') return undefined;
  return errorOf[outcome];
}

function balanceOf(results: readonly WalletResult[]): number {
  const last = results.findLast(({ balanceMinor }) => balanceMinor !== undefined);
  return Number((last && playableMinor(last)) ?? 0n);
}

/** One for each action that has a booking. */
function describeActions(
  actions: readonly BatchAction[],
  results: readonly WalletResult[],
  { clock }: BatchDialectOptions,
): object[] {
  return actions.flatMap(({ action_id: id }, index) => {
    const result = results[index];
    return result?.transferId === undefined
      ? []
      : [{ action_id: id, tx_id: String(result.transferId), processed_at: clock.now().toISOString() }];
  });
}

function errorReply(
  { code, http, message }: BatchError,
  { refusalHttp }: BatchDialectOptions,
  balanceMinor?: bigint,
): CallbackReply {
  const balance = code === errorOf.noFunds.code && balanceMinor !== undefined;
  return jsonReply(
    { code, message, ...(balance && { balance: Number(balanceMinor) }) },
    http === 'refusal' ? refusalHttp : http,
  );
}

function refuse(error: BatchError, reason: string, options: BatchDialectOptions): CallbackRefusal {
  return { ok: false, reason, status: String(error.code), reply: errorReply(error, options) };
}

function refuseFields(
  problem: { readonly field: string; readonly expected: string },
  options: BatchDialectOptions,
): CallbackRefusal {
  const error = badRequest(`${problem.field}: ${problem.expected}`);
  return refuseMessage(problem, String(error.code), errorReply(error, options));
}
