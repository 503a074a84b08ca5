import {
  type PokerLobbyRequest,
  type PokerNameProblem,
  pokerNameProblems,
  type PokerStats,
} from '../ports/poker-room.ts';
import { readWireText, type WireResult } from '../wire/read-wire.ts';
import {
  amountMinor,
  currency,
  flag,
  identifier,
  integer,
  message,
  oneOf,
  optional,
  text,
  webAddress,
} from '../wire/wire-types.ts';

/** The poker room's name in the key ring; the key identifies the brand. */
export const POKER_PARTY = 'sandbox-poker';

export const POKER_STATS_PATH = '/poker/api/stats';
export const POKER_USERS_PATH = '/poker/api/users';
export const POKER_LOBBY_PATH = '/poker/api/lobby';

export interface PokerUserMessage {
  playerId: string;
  username: string;
}

export type PokerLobbyMessage = Omit<PokerLobbyRequest, 'siteId' | 'player'> & { playerId: string };

export function formatPokerUser({ playerId, username }: PokerUserMessage): string {
  return JSON.stringify({ player: playerId, username });
}

const userSchema = message({ player: identifier, username: text(100) }).transform(
  ({ player: playerId, username }) => ({ playerId, username }),
);

export function parsePokerUser(rawBody: string): WireResult<PokerUserMessage> {
  return readWireText(userSchema, rawBody);
}

export function formatPokerLobby(lobby: PokerLobbyMessage): string {
  return JSON.stringify({
    player: lobby.playerId,
    game: lobby.gameId ?? 0,
    balance: Number(lobby.balanceMinor),
    currency: lobby.currency,
    launch: lobby.launch,
    lang: lobby.lang,
    return_url: lobby.returnUrl,
  });
}

const lobbySchema = message({
  player: identifier,
  game: integer(0, 4),
  balance: amountMinor(0n),
  currency,
  launch: message({ game: identifier, token: identifier }),
  lang: oneOf(['tr', 'en']),
  return_url: webAddress,
}).transform(({ player: playerId, game, balance: balanceMinor, return_url: returnUrl, ...rest }) => ({
  ...rest,
  playerId,
  gameId: game || null,
  balanceMinor,
  returnUrl,
}));

export function parsePokerLobby(rawBody: string): WireResult<PokerLobbyMessage> {
  return readWireText(lobbySchema, rawBody);
}

const GAME_IDS = [1, 2, 3, 4] as const;
const MAX_COUNT = 1_000_000;

export function formatPokerStats(stats: PokerStats): string {
  return JSON.stringify({
    members: stats.members,
    tables: stats.tables,
    balances: Number(stats.balancesMinor),
    games: Object.fromEntries(
      stats.games.map(({ id, isOpen, tables, players }) => [id, { open: isOpen, tables, players }]),
    ),
  });
}

const gameSchema = optional(
  message({ open: flag, tables: integer(0, MAX_COUNT), players: integer(0, MAX_COUNT) }).transform(
    ({ open: isOpen, ...counts }) => ({ isOpen, ...counts }),
  ),
);

const statsSchema = message({
  members: integer(0, MAX_COUNT),
  tables: integer(0, MAX_COUNT),
  balances: amountMinor(0n),
  games: optional(message({ 1: gameSchema, 2: gameSchema, 3: gameSchema, 4: gameSchema })),
}).transform(({ balances: balancesMinor, games, ...counts }) => ({
  ...counts,
  balancesMinor,
  games: GAME_IDS.flatMap((id) => {
    const game = games?.[id] ?? null;
    return game === null ? [] : [{ id, ...game }];
  }),
}));

export function parsePokerStats(rawBody: string): WireResult<PokerStats> {
  return readWireText(statsSchema, rawBody);
}

const refusalSchema = message({ problem: oneOf(pokerNameProblems) });

/** Why a name was refused, from the body of a 409; undefined if the body has no such reason. */
export function parseNameProblem(rawBody: string): PokerNameProblem | undefined {
  const reading = readWireText(refusalSchema, rawBody);
  return reading.ok ? reading.value.problem : undefined;
}

const lobbyReplySchema = message({ url: text(2_000) });

export function parseLobbyReply(rawBody: string): WireResult<{ url: string }> {
  return readWireText(lobbyReplySchema, rawBody);
}
