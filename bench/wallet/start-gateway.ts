import { createHash, randomBytes } from 'node:crypto';

import { systemClock } from '@baize/clock';
import type { Database } from '@baize/db';
import { createKeyRing, signRequest, STUDIO_PARTY, WALLET_CALLBACK_PATH } from '@baize/providers';
import autocannon from 'autocannon';

import { startChildServer } from '../web/child-server.ts';
import type { Measure } from './measure-calls.ts';
import { createMix, type MixedCall, takeTurns } from './mixed-calls.ts';

const AMOUNT_MINOR = 100;

export interface GatewayOptions {
  readonly database: Pick<Database, 'pool'>;
  readonly databaseUrl: string;
  readonly dataFolder: string;
  readonly siteId: number;
  /** Players with accounts and money, with consecutive ids. */
  readonly firstPlayer: number;
  readonly players: number;
}

type Length = Pick<autocannon.Options, 'amount' | 'duration'>;

export interface Gateway extends AsyncDisposable {
  /** Measures bets as a studio sends them: signed HTTP requests. */
  sendBets(callers: number, length: Length): Promise<Measure>;
  /** The same with wins and refunds of earlier bets. */
  sendMix(callers: number, length: Length): Promise<Measure>;
}

/** Starts the product in a process of its own, with a session for each player. */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const { databaseUrl, dataFolder } = options;
  const key = randomBytes(32).toString('base64url');
  const server = await startChildServer('../wallet/gateway-process.ts', databaseUrl, dataFolder, key);
  try {
    const game = await findGame(options);
    await openSessions(options, game);
    return {
      ...createStudio(options, server.ready.url, game, key),
      [Symbol.asyncDispose]: () => server.stop(),
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** A game of the catalogue that accepts these bets. */
async function findGame({ database }: GatewayOptions): Promise<number> {
  const { rows } = await database.pool.query<{ id: number }>(
    `select game.id from game join studio on studio.id = game.studio_id
       where game.enabled and game.launchable and studio.provider = $2
         and game.min_bet_minor <= $1 and game.max_bet_minor >= $1
       order by game.id limit 1`,
    [AMOUNT_MINOR, STUDIO_PARTY],
  );
  if (!rows[0]) throw new Error('no game accepts the bets of the benchmark');
  return rows[0].id;
}

const sessionOf = (player: number) => `bench-${player}`;

async function openSessions({ database, siteId, firstPlayer, players }: GatewayOptions, game: number) {
  const ids = Array.from({ length: players }, (_, place) => firstPlayer + place);
  const hashes = ids.map((id) => createHash('sha256').update(sessionOf(id)).digest('hex'));
  await database.pool.query(
    `insert into session (site_id, player_id, id, created_at, expires_at, ip, user_agent)
     select $1, player, player, now(), now() + interval '1 day', '', '' from unnest($2::bigint[]) as player`,
    [siteId, ids],
  );
  await database.pool.query(
    `insert into game_session (site_id, player_id, id, session_id, token_hash, game_id, provider, created_at, expires_at)
     select $1, player, player, player, hash, $2, $3, now(), now() + interval '1 day' from unnest($4::bigint[], $5::text[]) as t (player, hash)`,
    [siteId, game, STUDIO_PARTY, ids, hashes],
  );
}

function createStudio(
  { siteId, firstPlayer, players }: GatewayOptions,
  url: string,
  game: number,
  secret: string,
) {
  const key = createKeyRing([secret]).current(STUDIO_PARTY, siteId);
  let bets = 0;
  let mixes = 0;

  /** @param run begins the ids of transactions */
  function messageOf({ kind, bet }: MixedCall, run: string) {
    const player = takeTurns(bet, firstPlayer, players);
    const common = {
      player: `${siteId}-${player}`,
      round: `${run}${bet}`,
      amount: AMOUNT_MINOR,
      currency: 'TRY',
    };
    const play = { ...common, game: String(game) };
    const tx = `${run}${bet}`;
    if (kind === 'bet') return { ...play, session: sessionOf(player), tx };
    return { ...play, tx: `${kind}-${tx}`, bet_tx: tx };
  }

  async function send(
    connections: number,
    length: Length,
    next: () => readonly [call: MixedCall, run: string],
  ): Promise<Measure> {
    let refused = '';
    const setupRequest = (request: autocannon.Request): autocannon.Request => {
      const [call, run] = next();
      const path = `${WALLET_CALLBACK_PATH}/${call.kind === 'refund' ? 'rollback' : call.kind}`;
      const body = JSON.stringify(messageOf(call, run));
      const signature = signRequest({ method: 'POST', path, rawBody: body }, key, systemClock);
      return { ...request, path, body, headers: { 'content-type': 'application/json', ...signature } };
    };
    const onResponse = (status: number, body: string) => {
      if (status !== 200 || !body.includes('"status":"OK"')) refused = `${status} ${body}`;
    };
    const requests = [{ method: 'POST', path: WALLET_CALLBACK_PATH, setupRequest, onResponse } as const];
    const result = await autocannon({ url, connections, ...length, requests });
    if (refused !== '' || result.errors > 0)
      throw new Error(`a call through the gateway got ${refused || 'an error'}`);
    return { perSecond: result.requests.average, p99Ms: result.latency.p99 };
  }

  return {
    sendBets: (callers: number, length: Length) =>
      send(callers, length, () => [{ kind: 'bet', bet: bets++ }, 'bet-']),
    sendMix(callers: number, length: Length) {
      const next = createMix(callers);
      const run = `mix-${++mixes}-`;
      return send(callers, length, () => [next(), run]);
    },
  };
}
