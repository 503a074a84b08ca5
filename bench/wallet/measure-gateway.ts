import { createHash, randomBytes } from 'node:crypto';

import { systemClock } from '@baize/clock';
import type { Database } from '@baize/db';
import { createKeyRing, signRequest, STUDIO_PARTY, WALLET_CALLBACK_PATH } from '@baize/providers';
import autocannon from 'autocannon';

import { startChildServer } from '../web/child-server.ts';
import type { Measure } from './measure-calls.ts';
import { createMix, type MixedCall } from './mixed-calls.ts';

export interface GatewayOptions {
  readonly database: Pick<Database, 'pool'>;
  readonly databaseUrl: string;
  readonly dataFolder: string;
  readonly siteId: number;
  /** Players with accounts and money, with consecutive ids. */
  readonly firstPlayer: number;
  readonly players: number;
  /** Callers who send bets alone, and those who send bets, wins and refunds. */
  readonly callers: { readonly bets: number; readonly mixed: number };
  readonly seconds: number;
  readonly rounds: number;
}

/** Each plays in a session of its own, which the server has cached before the measurement starts. */
const MAX_PLAYERS = 500;
const AMOUNT_MINOR = 100;

export interface GatewayMeasures {
  readonly bets: readonly Measure[];
  readonly mixed: readonly Measure[];
}

/** Measures calls as a studio sends them: signed HTTP requests to the product in a process of its own. */
export async function measureGateway(options: GatewayOptions): Promise<GatewayMeasures> {
  const { databaseUrl, dataFolder, seconds, rounds, callers } = options;
  const key = randomBytes(32).toString('base64url');
  const server = await startChildServer('../wallet/gateway-process.ts', databaseUrl, dataFolder, key);
  try {
    const game = await findGame(options);
    await openSessions(options, game);
    const studio = createStudio(options, game, key);
    const { url } = server.ready;
    // Several for each session, so that the server caches it.
    await studio.sendBets(url, callers.bets, { amount: 4 * MAX_PLAYERS });
    const measures: { bets: Measure[]; mixed: Measure[] } = { bets: [], mixed: [] };
    for (let round = 0; round < rounds; round += 1) {
      await options.database.pool.query('checkpoint');
      measures.bets.push(await studio.sendBets(url, callers.bets, { duration: seconds }));
      await options.database.pool.query('checkpoint');
      measures.mixed.push(await studio.sendMix(url, callers.mixed, { duration: seconds }));
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

type Length = Pick<autocannon.Options, 'amount' | 'duration'>;

/** Groups of a mix between a bet and its win or refund, for each caller. */
const LAG_PER_CALLER = 4;

function createStudio({ siteId, firstPlayer, players }: GatewayOptions, game: number, secret: string) {
  const key = createKeyRing([secret]).current(STUDIO_PARTY, siteId);
  const range = Math.min(players, MAX_PLAYERS);
  let bets = 0;
  let mixes = 0;

  /** Players take turns in large steps, so that neighbouring rows are used at different times. */
  const playerOf = (number: number) => firstPlayer + ((Math.abs(number) * 7919) % range);

  /** @param run begins the ids of transactions */
  function messageOf({ kind, bet }: MixedCall, run: string) {
    const player = playerOf(bet);
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
    url: string,
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
    sendBets: (url: string, callers: number, length: Length) =>
      send(url, callers, length, () => [{ kind: 'bet', bet: bets++ }, 'bet-']),
    sendMix(url: string, callers: number, length: Length) {
      const next = createMix(LAG_PER_CALLER * callers);
      const run = `mix-${++mixes}-`;
      return send(url, callers, length, () => [next(), run]);
    },
  };
}
