import {
  type PokerLobbyRequest,
  type PokerNameProblem,
  pokerNameProblems,
  type PokerStats,
} from '../ports/poker-room.ts';
import { readWireText, type WireReader, type WireResult } from '../wire-reader.ts';

/** The name under which the poker room signs; the brand is known by the key. */
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

export function parsePokerUser(rawBody: string): WireResult<PokerUserMessage> {
  return readWireText(rawBody, (reader) => ({
    playerId: reader.identifier('player'),
    username: reader.text('username', 100),
  }));
}

export function formatPokerLobby(message: PokerLobbyMessage): string {
  return JSON.stringify({
    player: message.playerId,
    game: message.gameId ?? 0,
    balance: Number(message.balanceMinor),
    currency: message.currency,
    lang: message.lang,
    return_url: message.returnUrl,
  });
}

export function parsePokerLobby(rawBody: string): WireResult<PokerLobbyMessage> {
  return readWireText(rawBody, (reader) => {
    const returnUrl = reader.text('return_url', 2000);
    if (!/^https?:$/.test(URL.parse(returnUrl)?.protocol ?? ''))
      reader.refuse('return_url', 'an http or https address');
    return {
      playerId: reader.identifier('player'),
      gameId: reader.integer('game', 0, 4) || null,
      balanceMinor: reader.amountMinor('balance', 0n),
      currency: reader.currency('currency'),
      lang: reader.oneOf('lang', ['tr', 'en']),
      returnUrl,
    };
  });
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

function readGame(reader: WireReader) {
  return {
    isOpen: reader.optionalFlag('open'),
    tables: reader.integer('tables', 0, MAX_COUNT),
    players: reader.integer('players', 0, MAX_COUNT),
  };
}

export function parsePokerStats(rawBody: string): WireResult<PokerStats> {
  return readWireText(rawBody, (reader) => {
    const games = reader.optionalObject('games', (inner) =>
      GAME_IDS.flatMap((id) => {
        const game = inner.optionalObject(String(id), readGame);
        return game === null ? [] : [{ id, ...game }];
      }),
    );
    return {
      members: reader.integer('members', 0, MAX_COUNT),
      tables: reader.integer('tables', 0, MAX_COUNT),
      balancesMinor: reader.amountMinor('balances', 0n),
      games: games ?? [],
    };
  });
}

/** Why a name was refused, out of the body of a 409; undefined where it says nothing of the kind. */
export function parseNameProblem(rawBody: string): PokerNameProblem | undefined {
  const reading = readWireText(rawBody, (reader) => reader.oneOf('problem', pokerNameProblems));
  return reading.ok ? reading.value : undefined;
}

export function parseLobbyReply(rawBody: string): WireResult<{ url: string }> {
  return readWireText(rawBody, (reader) => ({ url: reader.text('url', 2000) }));
}
