import type { SessionReply, StatusReply, WalletCall, WalletMessages, WalletReply } from '@baize/providers';
import {
  type BookResult,
  endRound,
  gameBalance,
  openGameSession,
  payWin,
  placeBet,
  rollbackBet,
  transactionStatus,
  type WalletContext,
} from '@baize/services';

import { rollbackStatus, walletStatus } from './wallet-status.ts';
import { currencyNumber, gameNumber, playerNumber } from './wire-names.ts';

type Answer<Call extends WalletCall> = Call extends 'session'
  ? SessionReply
  : Call extends 'status'
    ? StatusReply
    : WalletReply;

const PLAYER_UNKNOWN = { status: 'PLAYER_UNKNOWN' } as const;
const GAME_UNKNOWN = { status: 'GAME_UNKNOWN' } as const;

/** What each call of the dialect does, between its words and ours. */
export const walletCalls: {
  readonly [Call in WalletCall]: (
    context: WalletContext,
    message: WalletMessages[Call],
  ) => Promise<Answer<Call>>;
} = {
  async session(context, message) {
    const opened = await openGameSession(context, {
      token: message.token,
      gameId: gameNumber(message.game) ?? 0,
    });
    if (opened === 'expired') return { status: 'SESSION_EXPIRED' };
    if (opened === 'blocked') return { status: 'PLAYER_BLOCKED' };
    if (opened === 'gameUnknown') return GAME_UNKNOWN;
    return {
      status: 'OK',
      session: opened.session,
      player: {
        id: `${context.siteId}-${opened.playerId}`,
        name: opened.username,
        currency: opened.currency,
        lang: opened.language,
      },
      balance: Number(opened.balanceMinor),
      limits: { minBet: Number(opened.limits.minBetMinor), maxBet: Number(opened.limits.maxBetMinor) },
    };
  },

  async balance(context, message) {
    const playerId = playerNumber(message.player, context.siteId);
    const balance = playerId === undefined ? undefined : await gameBalance(context, playerId);
    return balance === undefined ? PLAYER_UNKNOWN : { status: 'OK', balance: Number(balance) };
  },

  async bet(context, message) {
    const movement = readMovement(context, message);
    if ('status' in movement) return movement;
    const play = message.kind === 'free_round' ? 'freeRound' : 'round';
    const result = await placeBet(context, { ...movement, play, session: message.session });
    return describeBooking(result, walletStatus(result.status));
  },

  async win(context, message) {
    const movement = readMovement(context, message);
    if ('status' in movement) return movement;
    const play = message.kind === 'free_round' ? 'freeRound' : message.kind;
    const result = await payWin(context, { ...movement, play, betTx: message.betTx });
    return describeBooking(result, walletStatus(result.status));
  },

  async rollback(context, message) {
    const playerId = playerNumber(message.player, context.siteId);
    if (playerId === undefined) return PLAYER_UNKNOWN;
    const result = await rollbackBet(context, {
      playerId,
      tx: message.tx,
      betTx: message.betTx,
      roundId: message.round,
      amountMinor: message.amountMinor,
    });
    return describeBooking(result, rollbackStatus(result.status));
  },

  async round_end(context, message) {
    const playerId = playerNumber(message.player, context.siteId);
    if (playerId === undefined) return PLAYER_UNKNOWN;
    const result = await endRound(context, { playerId, roundId: message.round });
    if (result.status === 'unknownAccount') return PLAYER_UNKNOWN;
    return {
      status: result.hadBets ? 'OK' : 'OK_EMPTY',
      balance: Number(result.balanceMinor),
      replayed: result.replayed,
    };
  },

  async status(context, message) {
    const playerId = playerNumber(message.player, context.siteId);
    if (playerId === undefined) return PLAYER_UNKNOWN;
    const found = await transactionStatus(context, { playerId, kind: message.kind, tx: message.tx });
    if (!found) return { status: 'TX_UNKNOWN' };
    return { status: 'OK', state: found.state, tx_id: String(found.transferId) };
  },
};

function readMovement(context: WalletContext, message: WalletMessages['bet'] | WalletMessages['win']) {
  const playerId = playerNumber(message.player, context.siteId);
  if (playerId === undefined) return PLAYER_UNKNOWN;
  const gameId = gameNumber(message.game);
  if (gameId === undefined) return GAME_UNKNOWN;
  const { tx, round: roundId, amountMinor } = message;
  return { playerId, gameId, tx, roundId, amountMinor, currency: currencyNumber(message.currency) };
}

function describeBooking(result: BookResult, status: WalletReply['status']): WalletReply {
  return {
    status,
    ...(result.transferId !== undefined && { tx_id: String(result.transferId) }),
    ...(status !== 'PLAYER_UNKNOWN' && { balance: Number(result.balanceMinor) }),
    replayed: result.replayed,
  };
}
