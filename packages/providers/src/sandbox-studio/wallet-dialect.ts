import type { Clock } from '@baize/clock';

import type { KeyRing } from '../key-ring.ts';
import { currencyNumber, parseGameCode, formatPlayerId, parsePlayerId } from '../wire-ids.ts';
import { jsonReply, refuseMessage } from '../ports/callback.ts';
import type {
  WalletCommand,
  WalletDialect,
  WalletOutcome,
  WalletReading,
  WalletResult,
} from '../ports/wallet-dialect.ts';
import { refuseSignature } from '../refuse-signature.ts';
import { verifySignature } from '../signature.ts';
import { STUDIO_PARTY, type WalletCall, WALLET_CALLS, type WalletMessages } from './messages.ts';
import { parseWalletMessage } from './parse-message.ts';
import type { SessionReply, StatusReply, WalletReply, WalletStatus } from './replies.ts';

/** The dialect's status for each outcome. */
const statusWords: Readonly<Record<WalletOutcome, WalletStatus>> = {
  ok: 'OK',
  roundWithoutBets: 'OK_EMPTY',
  noFunds: 'NO_FUNDS',
  blocked: 'PLAYER_BLOCKED',
  roundClosed: 'ROUND_CLOSED',
  cancelled: 'CANCELLED',
  sessionExpired: 'SESSION_EXPIRED',
  limit: 'LIMIT',
  wrongCurrency: 'CURRENCY',
  gameUnknown: 'GAME_UNKNOWN',
  betDeclined: 'BET_CANCELLED',
  playerUnknown: 'PLAYER_UNKNOWN',
  mismatch: 'MISMATCH',
  betUnknown: 'BET_UNKNOWN',
  betSettled: 'BET_SETTLED',
  betCancelled: 'BET_CANCELLED',
  txUnknown: 'TX_UNKNOWN',
};

const stateWords = { accepted: 'accepted', declined: 'declined', rolledBack: 'rolled_back' } as const;

const translations: {
  readonly [Call in WalletCall]: (message: WalletMessages[Call], siteId: number) => WalletCommand;
} = {
  session: ({ token, game }) => ({ kind: 'session', token, gameId: parseGameCode(game) }),
  balance: ({ player, session, currency }, siteId) => ({
    kind: 'balance',
    playerId: parsePlayerId(player, siteId),
    session,
    currency: currencyNumber(currency),
  }),
  bet: ({ kind, session, ...message }, siteId) => ({
    kind: 'bet',
    ...readMovement(message, siteId),
    session,
    play: kind === 'free_round' ? 'freeRound' : kind,
  }),
  win: ({ kind, betTx, ...message }, siteId) => ({
    kind: 'win',
    ...readMovement(message, siteId),
    betTx,
    play: kind === 'free_round' ? 'freeRound' : kind,
  }),
  rollback: ({ player, game, tx, betTx, round, amountMinor, currency }, siteId) => ({
    kind: 'rollback',
    playerId: parsePlayerId(player, siteId),
    tx,
    betTx,
    roundId: round,
    amountMinor,
    // An unknown code matches no bet, but still blocks a bet that has not arrived.
    gameId: parseGameCode(game) ?? 0,
    currency: currencyNumber(currency),
  }),
  round_end: ({ player, round }, siteId) => ({
    kind: 'roundEnd',
    playerId: parsePlayerId(player, siteId),
    roundId: round,
  }),
  status: ({ player, kind, tx }, siteId) => ({
    kind: 'status',
    playerId: parsePlayerId(player, siteId),
    of: kind,
    tx,
  }),
};

type MovementMessage = Pick<
  WalletMessages['bet'],
  'player' | 'game' | 'tx' | 'round' | 'amountMinor' | 'currency'
>;

function readMovement({ player, game, tx, round, amountMinor, currency }: MovementMessage, siteId: number) {
  return {
    playerId: parsePlayerId(player, siteId),
    gameId: parseGameCode(game),
    tx,
    roundId: round,
    amountMinor,
    currency: currencyNumber(currency),
  };
}

/** The native dialect: signed JSON; decided replies have HTTP 200 and a status, undecided ones 503. */
export function createStudioDialect({ keys, clock }: { keys: KeyRing; clock: Clock }): WalletDialect {
  return {
    calls: WALLET_CALLS,
    read(call, request) {
      const check = verifySignature(request, request.headers, keys, clock);
      if (!check.ok) return refuseSignature(check);
      if (check.key.party !== STUDIO_PARTY || !isWalletCall(call))
        return refuseSignature({ reason: 'unknownKey', retryable: false });
      return readCall(call, request.rawBody, check.key.siteId);
    },
  };
}

function isWalletCall(call: string): call is WalletCall {
  return WALLET_CALLS.some((known) => known === call);
}

// The type parameter ties the message of a call to its translation; a union would not.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
function readCall<Call extends WalletCall>(call: Call, rawBody: string, siteId: number): WalletReading {
  const reading = parseWalletMessage(call, rawBody);
  if (!reading.ok) {
    const reply: WalletReply = { status: 'INVALID', problem: reading.problem };
    return refuseMessage(reading.problem, reply.status, jsonReply(reply));
  }
  const command = translations[call](reading.value, siteId);
  return {
    ok: true,
    siteId,
    commands: [command],
    format: ([result]) => jsonReply(describe(command, result, siteId)),
    undecided: () => jsonReply({ status: 'UNDECIDED' }, 503),
    foreign: () => refuseSignature({ reason: 'unknownKey', retryable: false }).reply,
  };
}

function describe(
  command: WalletCommand,
  result: WalletResult | undefined,
  siteId: number,
): WalletReply | SessionReply | StatusReply {
  if (!result) throw new Error('a command without a result');
  const { outcome, transferId, balanceMinor, replayed, session, state } = result;
  // A bet that never arrived or was refused counts as rolled back: there is nothing left of it.
  const isGone = command.kind === 'rollback' && (outcome === 'cancelled' || outcome === 'betDeclined');
  return {
    status: isGone ? 'OK' : statusWords[outcome],
    ...(transferId !== undefined && { tx_id: String(transferId) }),
    ...(session && {
      session: session.token,
      player: {
        id: formatPlayerId(siteId, session.playerId),
        name: session.username,
        currency: session.currency,
        lang: session.language,
      },
      limits: {
        minBet: Number(session.limits.minBetMinor),
        maxBet: Number(session.limits.maxBetMinor),
      },
    }),
    ...(state && { state: stateWords[state] }),
    ...(balanceMinor !== undefined && { balance: Number(balanceMinor) }),
    ...(replayed !== undefined && { replayed }),
  };
}
