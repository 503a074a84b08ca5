import type { Clock } from '@baize/clock';

import type { KeyRing } from '../key-ring.ts';
import { currencyNumber, parseGameCode, formatPlayerId, parsePlayerId } from '../wire-ids.ts';
import { jsonReply, refuseMessage } from '../ports/callback.ts';
import {
  type BetCommand,
  playableMinor,
  type WalletCommand,
  type WalletDialect,
  type WalletOutcome,
  type WalletReading,
  type WalletResult,
} from '../ports/wallet-dialect.ts';
import { refuseSignature } from '../refuse-signature.ts';
import { verifySignature } from '../signature.ts';
import {
  type BatchedCall,
  type BatchItem,
  type WalletCall,
  WALLET_CALLS,
  type WalletMessages,
} from './messages.ts';
import { parseWalletMessage } from './parse-message.ts';
import type {
  BatchReply,
  BetWinReply,
  SessionReply,
  StatusReply,
  WalletReply,
  WalletStatus,
} from './replies.ts';

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
  bonusTerms: 'BONUS_TERMS',
  noFreeRounds: 'NO_FREE_ROUNDS',
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
const statusKinds = { bet: 'bet', win: 'win', rollback: 'rollback', reverse_win: 'reverseWin' } as const;

type Commands = readonly [WalletCommand, ...WalletCommand[]];
type Translation<Call extends WalletCall, Result> = (message: WalletMessages[Call], siteId: number) => Result;

const batched: { readonly [Call in BatchedCall]: Translation<Call, WalletCommand> } = {
  bet: readBet,
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
  reverse_win: ({ player, tx, winTx, round, amountMinor, currency }, siteId) => ({
    kind: 'reverseWin',
    playerId: parsePlayerId(player, siteId),
    tx,
    winTx,
    roundId: round,
    amountMinor,
    currency: currencyNumber(currency),
  }),
  round_end: ({ player, round }, siteId) => ({
    kind: 'roundEnd',
    playerId: parsePlayerId(player, siteId),
    roundId: round,
  }),
};

const translations: { readonly [Call in WalletCall]: Translation<Call, Commands> } = {
  session: ({ token, game }) => [{ kind: 'session', token, gameId: parseGameCode(game) }],
  balance: ({ player, session, currency }, siteId) => [
    {
      kind: 'balance',
      playerId: parsePlayerId(player, siteId),
      session,
      currency: currencyNumber(currency),
    },
  ],
  bet: (message, siteId) => [batched.bet(message, siteId)],
  win: (message, siteId) => [batched.win(message, siteId)],
  bet_win: ({ winTx, winAmountMinor, roundEnd, ...message }, siteId) => {
    const bet = readBet(message, siteId);
    const {
      session: _session,
      odds: _odds,
      isFreeBet: _isFreeBet,
      freeSpinId: _freeSpinId,
      ...movement
    } = bet;
    return [
      bet,
      { ...movement, kind: 'win', tx: winTx, betTx: bet.tx, amountMinor: winAmountMinor },
      ...(roundEnd ? [batched.round_end(message, siteId)] : []),
    ];
  },
  rollback: (message, siteId) => [batched.rollback(message, siteId)],
  reverse_win: (message, siteId) => [batched.reverse_win(message, siteId)],
  batch: ({ calls }, siteId) => {
    const [first, ...others] = calls.map((item) => translateItem(item, siteId));
    if (!first) throw new RangeError('a batch without calls');
    return [first, ...others];
  },
  round_end: (message, siteId) => [batched.round_end(message, siteId)],
  status: ({ player, kind, tx }, siteId) => [
    { kind: 'status', playerId: parsePlayerId(player, siteId), of: statusKinds[kind], tx },
  ],
};

function translateItem(item: BatchItem, siteId: number): WalletCommand {
  // A union of calls does not tie a call to its message; each item was parsed as one pair.
  const translate = batched[item.call] as Translation<BatchedCall, WalletCommand>;
  return translate(item.message, siteId);
}

function readBet(
  { kind, session, odds, freeBet, freeSpins, ...message }: WalletMessages['bet'],
  siteId: number,
): BetCommand {
  return {
    kind: 'bet',
    ...readMovement(message, siteId),
    session,
    play: kind === 'free_round' ? 'freeRound' : kind,
    ...(odds !== undefined && { odds }),
    ...(freeBet === true && { isFreeBet: true }),
    ...(freeSpins !== undefined && { freeSpinId: /^\d{1,15}$/.test(freeSpins) ? Number(freeSpins) : 0 }),
  };
}

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

export interface NativeDialectOptions {
  readonly keys: KeyRing;
  readonly clock: Clock;
  /** The provider whose keys may call. */
  readonly party: string;
}

/** The native dialect: signed JSON; decided replies have HTTP 200 and a status, undecided ones 503. */
export function createNativeDialect({ keys, clock, party }: NativeDialectOptions): WalletDialect {
  return {
    calls: WALLET_CALLS,
    read(call, request) {
      const check = verifySignature(request, request.headers, keys, clock);
      if (!check.ok) return refuseSignature(check);
      if (check.key.party !== party || !isWalletCall(call))
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
  const commands = translations[call](reading.value, siteId);
  return {
    ok: true,
    siteId,
    commands,
    format: (results) => jsonReply(describeCall(call, commands, results, siteId)),
    undecided: () => jsonReply({ status: 'UNDECIDED' }, 503),
    foreign: () => refuseSignature({ reason: 'unknownKey', retryable: false }).reply,
  };
}

type CallReply = WalletReply | SessionReply | StatusReply | BetWinReply | BatchReply;

function describeCall(
  call: WalletCall,
  commands: Commands,
  results: readonly WalletResult[],
  siteId: number,
): CallReply {
  const replies = results.map((result, index) => describe(commands[index], result, siteId));
  const [first] = replies;
  const last = replies.at(-1);
  if (!first || !last) throw new Error('a call without a result');
  const isRefused = !isDone(last) || replies.length < commands.length;
  if (call !== 'bet_win' && call !== 'batch') return first;
  const balance = replies.findLast((reply) => reply.balance !== undefined)?.balance;
  if (isRefused) return { ...last, ...(call === 'batch' && { failed: replies.length - 1 }) };
  if (call === 'bet_win') {
    const winId = replies[1]?.tx_id;
    return {
      ...first,
      ...(winId !== undefined && { win_tx_id: winId }),
      ...(balance !== undefined && { balance }),
    };
  }
  return {
    status: 'OK',
    ...(balance !== undefined && { balance }),
    results: replies.map(({ status, tx_id: id, replayed }) => ({
      status,
      ...(id !== undefined && { tx_id: id }),
      ...(replayed !== undefined && { replayed }),
    })),
  };
}

function isDone({ status }: WalletReply): boolean {
  return status === 'OK' || status === 'OK_EMPTY';
}

/** There is nothing left of a bet or win that never arrived or was refused. */
const goneOutcomes: readonly WalletOutcome[] = ['cancelled', 'betDeclined'];

function describe(
  command: WalletCommand | undefined,
  result: WalletResult,
  siteId: number,
): WalletReply | SessionReply | StatusReply {
  const { outcome, transferId, replayed, session, state } = result;
  const playable = playableMinor(result);
  const isGone =
    (command?.kind === 'rollback' || command?.kind === 'reverseWin') && goneOutcomes.includes(outcome);
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
    ...describeRewards(result),
    ...(state && { state: stateWords[state] }),
    ...(playable !== undefined && { balance: Number(playable) }),
    ...(replayed !== undefined && { replayed }),
  };
}

function describeRewards({ freeRounds, bonus }: WalletResult): Pick<WalletReply, 'free_spins' | 'bonus'> {
  const { freeBetMinor, minOdds, moneyMinor, maxStakeMinor } = bonus ?? {};
  return {
    ...(freeRounds && {
      free_spins: {
        id: String(freeRounds.id),
        left: freeRounds.left,
        count: freeRounds.count,
        stake: Number(freeRounds.stakeMinor),
        won: Number(freeRounds.wonMinor),
        ...(freeRounds.maxWinMinor !== undefined && { max_win: Number(freeRounds.maxWinMinor) }),
      },
    }),
    ...(bonus && {
      bonus: {
        ...(freeBetMinor !== undefined && { free_bet: Number(freeBetMinor) }),
        ...(minOdds !== undefined && { min_odds: minOdds }),
        ...(moneyMinor !== undefined && { money: Number(moneyMinor) }),
        ...(maxStakeMinor !== undefined && { max_stake: Number(maxStakeMinor) }),
      },
    }),
  };
}
