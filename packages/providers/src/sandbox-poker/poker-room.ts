import type { Clock } from '@baize/clock';

import type { KeyRing } from '../key-ring.ts';
import type { Answer, ProviderClient } from '../client/provider-client.ts';
import {
  PokerNameRefused,
  type PokerRoomPort,
  PokerRoomUnavailable,
  PokerUserMissing,
} from '../ports/poker-room.ts';
import { createNativeDialect } from '../sandbox-studio/wallet-dialect.ts';
import { signRequest } from '../signature.ts';
import type { WireResult } from '../wire/read-wire.ts';
import {
  formatPokerLobby,
  formatPokerUser,
  parseLobbyReply,
  parseNameProblem,
  parsePokerStats,
  POKER_LOBBY_PATH,
  POKER_PARTY,
  POKER_STATS_PATH,
  POKER_USERS_PATH,
} from './messages.ts';

export interface SandboxPokerRoomOptions {
  /** The room's origin for this process, without a trailing slash. */
  baseUrl: string;
  keys: KeyRing;
  clock: Clock;
  client: ProviderClient;
  /** How long to wait for a response; 4,000 ms by default. */
  timeoutMs?: number;
}

const DEFAULT_TIMEOUT_MS = 4_000;
const NO_USER = 404;
const NAME_REFUSED = 409;

/** The adapter for the sandbox's poker room. */
export function createSandboxPokerRoom(options: SandboxPokerRoomOptions): PokerRoomPort {
  const { baseUrl, keys, clock, client, timeoutMs = DEFAULT_TIMEOUT_MS } = options;

  async function ask(siteId: number, path: string, rawBody: string): Promise<Answer> {
    const headers = signRequest({ method: 'POST', path, rawBody }, keys.current(POKER_PARTY, siteId), clock);
    try {
      return await client.send({
        method: 'POST',
        url: `${baseUrl}${path}`,
        body: rawBody,
        headers,
        timeoutMs,
      });
    } catch (cause) {
      throw new PokerRoomUnavailable('the poker room did not answer', { cause });
    }
  }

  return {
    wallet: createNativeDialect({ keys, clock, party: POKER_PARTY }),
    async readStats(siteId) {
      return read(await ask(siteId, POKER_STATS_PATH, '{}'), parsePokerStats);
    },
    async addUser({ siteId, player, username }) {
      const body = formatPokerUser({ playerId: player.id, username });
      const answer = await ask(siteId, POKER_USERS_PATH, body);
      const problem = answer.status === NAME_REFUSED ? parseNameProblem(answer.body) : undefined;
      if (problem !== undefined) throw new PokerNameRefused(problem);
      requireFine(answer);
    },
    async openLobby({ siteId, player, ...lobby }) {
      const body = formatPokerLobby({ ...lobby, playerId: player.id });
      const answer = await ask(siteId, POKER_LOBBY_PATH, body);
      if (answer.status === NO_USER) throw new PokerUserMissing('the player has no name at the room');
      return read(answer, parseLobbyReply);
    },
  };
}

function requireFine({ status, body }: Answer): void {
  if (status !== 200)
    throw new PokerRoomUnavailable(`the poker room answered ${status}: ${body.slice(0, 300)}`);
}

function read<Value>(answer: Answer, parse: (rawBody: string) => WireResult<Value>): Value {
  requireFine(answer);
  const reading = parse(answer.body);
  if (!reading.ok) throw new PokerRoomUnavailable(`unreadable response: ${reading.problem.field}`);
  return reading.value;
}
