import { createHash, randomBytes } from 'node:crypto';

import { systemClock } from '@baize/clock';
import type { Database } from '@baize/db';
import { createKeyRing, signRequest, STUDIO_PARTY, WALLET_CALLBACK_PATH } from '@baize/providers';
import autocannon from 'autocannon';

import { startChildServer } from '../web/child-server.ts';
import type { Measure } from './measure-calls.ts';

export interface GatewayOptions {
  readonly database: Pick<Database, 'pool'>;
  readonly databaseUrl: string;
  readonly dataFolder: string;
  readonly siteId: number;
  /** Players with accounts and money, with consecutive ids. */
  readonly firstPlayer: number;
  readonly players: number;
  readonly callers: number;
  readonly seconds: number;
  readonly rounds: number;
}

const PATH = `${WALLET_CALLBACK_PATH}/bet`;
/** Each plays in a session of its own, which the server has cached before the measurement starts. */
const MAX_PLAYERS = 500;
const AMOUNT_MINOR = 100;

/** Measures bets as a studio sends them: signed HTTP requests to the product in a process of its own. */
export async function measureGateway(options: GatewayOptions): Promise<Measure[]> {
  const { databaseUrl, dataFolder, seconds, rounds } = options;
  const key = randomBytes(32).toString('base64url');
  const server = await startChildServer('../wallet/gateway-process.ts', databaseUrl, dataFolder, key);
  try {
    const game = await findGame(options);
    await openSessions(options, game);
    const send = createStudio(options, game, key);
    // Several for each session, so that the server caches it.
    await send(server.ready.url, { amount: 4 * MAX_PLAYERS });
    const measures: Measure[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await options.database.pool.query('checkpoint');
      measures.push(await send(server.ready.url, { duration: seconds }));
    }
    return measures;
  } finally {
    await server.stop();
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
  const ids = Array.from({ length: Math.min(players, MAX_PLAYERS) }, (_, place) => firstPlayer + place);
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
  { siteId, firstPlayer, players, callers }: GatewayOptions,
  game: number,
  secret: string,
) {
  const key = createKeyRing([secret]).current(STUDIO_PARTY, siteId);
  const range = Math.min(players, MAX_PLAYERS);
  let number = 0;

  /** The next signed bet. Players take turns in large steps, so that neighbouring rows are used at different times. */
  function nextBet(request: autocannon.Request): autocannon.Request {
    number += 1;
    const player = firstPlayer + ((number * 7919) % range);
    const body = JSON.stringify({
      session: sessionOf(player),
      player: `${siteId}-${player}`,
      game: String(game),
      round: 'round',
      tx: `gateway-${number}`,
      amount: AMOUNT_MINOR,
      currency: 'TRY',
    });
    const signature = signRequest({ method: 'POST', path: PATH, rawBody: body }, key, systemClock);
    return { ...request, body, headers: { 'content-type': 'application/json', ...signature } };
  }

  return async (url: string, length: Pick<autocannon.Options, 'amount' | 'duration'>): Promise<Measure> => {
    let refused = '';
    const result = await autocannon({
      url,
      connections: callers,
      ...length,
      requests: [
        {
          method: 'POST',
          path: PATH,
          setupRequest: nextBet,
          onResponse: (status, body) => {
            if (status !== 200 || !body.includes('"status":"OK"')) refused = `${status} ${body}`;
          },
        },
      ],
    });
    if (refused !== '' || result.errors > 0)
      throw new Error(`a bet through the gateway got ${refused || 'an error'}`);
    return { perSecond: result.requests.average, p99Ms: result.latency.p99 };
  };
}
