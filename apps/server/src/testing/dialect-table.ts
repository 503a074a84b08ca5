import { type Database, game, studio } from '@baize/db';
import type { WalletGameFacts } from '@baize/services';

import { pokerToken } from './poker-driver.ts';
import { liveSlotIds, pokerIds, sportsbookIds } from './seed-catalogue.ts';
import { freshToken, type SportsName } from './sports-desk.ts';
import type { TestApp } from './test-app.ts';
import { signUp, type TestPlayer } from './test-player.ts';
import type {
  SendOptions,
  WalletAnswer,
  WalletCallName,
  WalletDriver,
  WalletFields,
  WalletSite,
} from './wallet-driver.ts';

/** A player at a game of one provider, with the calls that its dialect makes. */
export interface WalletTable {
  /** `<siteId>-<playerId>`. */
  readonly name: string;
  readonly session: string;
  send(call: WalletCallName, fields: WalletFields, how?: SendOptions): Promise<WalletAnswer>;
  bet(fields?: WalletFields): Promise<WalletAnswer>;
  win(fields?: WalletFields): Promise<WalletAnswer>;
  rollback(fields?: WalletFields): Promise<WalletAnswer>;
  /** Takes the win back. */
  takeBack(fields?: WalletFields): Promise<WalletAnswer>;
  endRound(fields?: WalletFields): Promise<WalletAnswer>;
  /** The fields of a bet, for calls that contain several. */
  readonly betFields: WalletFields;
  balance(): Promise<bigint | undefined>;
  /** Ends the player's sign-in session, and with it the game session. */
  signOut(): Promise<unknown>;
}

/** A table with the player's account beside it. */
export interface TestTable extends WalletTable {
  readonly player: TestPlayer;
}

/** A player who is at an open game. */
export interface Seat extends Pick<WalletTable, 'name' | 'session' | 'balance' | 'signOut'> {
  /** What the ids of transactions and rounds begin with; nothing by default. */
  readonly prefix?: string;
}

const SESSION_TRIES = 5;

function sportsbookOf(gameId: number): SportsName | undefined {
  const names = Object.keys(sportsbookIds) as SportsName[];
  return names.find((name) => sportsbookIds[name] === gameId);
}

/** The token that a launch passes to the provider. */
export async function launchToken(
  app: TestApp,
  player: TestPlayer,
  { gameId }: Pick<WalletDriver, 'gameId'>,
): Promise<string> {
  const sportsbook = sportsbookOf(gameId);
  if (sportsbook !== undefined) return freshToken(app, sportsbook, player);
  if (gameId === pokerIds.room) return pokerToken(app, player);
  const isLiveSlot = gameId === liveSlotIds.first;
  const address = isLiveSlot ? `/live-slot/lobby?game=${gameId}` : `/game/${gameId}`;
  const launched = await app.call('GET', address, { token: player.token });
  const { url } = launched.json<{ data: { url: string } }>().data;
  return new URL(url).searchParams.get('token') ?? '';
}

/** A new player with 100.00 at an open game. */
export async function openTable(
  app: TestApp,
  driver: WalletDriver,
  balanceMinor = 10_000n,
): Promise<TestTable> {
  const player = await signUp(app, app.brand, balanceMinor);
  if (driver.wallet) await moveToWallet(app, player, driver.wallet, balanceMinor);
  const session = await openSession(app, driver, player);
  const seat: Seat = {
    name: `${app.brand.siteId}-${player.id}`,
    session,
    balance: () => app.ledger.balance(app.brand.siteId, player.id, driver.wallet),
    signOut: () => app.call('POST', '/logout', { token: player.token }),
  };
  return { ...drawTable(app, driver, seat), player };
}

/** Moves money of the main wallet to another one. */
export async function moveToWallet(
  app: TestApp,
  player: TestPlayer,
  wallet: WalletGameFacts['wallet'],
  amountMinor: bigint,
): Promise<void> {
  if (amountMinor === 0n) return;
  const key = { siteId: app.brand.siteId, playerId: player.id, provider: 'test', tx: `to-${wallet}` };
  await app.ledger.book({
    kind: 'walletTransfer',
    ...key,
    amountMinor,
    currency: 1,
    from: 'main',
    to: wallet,
  });
}

/** A token is redeemed once, perhaps by a call whose reply said that nothing was decided: the game is launched again. */
async function openSession(app: TestApp, driver: WalletDriver, player: TestPlayer): Promise<string> {
  for (let tries = 0; tries < SESSION_TRIES; tries += 1) {
    const token = await launchToken(app, player, driver);
    if (driver.opensAtLaunch) return token;
    const { http, code, session } = await driver.send(app, 'session', { token, game: String(driver.gameId) });
    if (session !== undefined) return session;
    if (http !== driver.undecidedHttp) throw new Error(`no game session: ${code}`);
  }
  throw new Error(`no game session after ${SESSION_TRIES} launches`);
}

/** The calls of a dialect for one player. */
export function drawTable(site: WalletSite, driver: WalletDriver, seat: Seat): WalletTable {
  const { name, session, balance, signOut, prefix = '' } = seat;
  const send: WalletTable['send'] = (call, fields, how) =>
    driver.send(site, call, prefix === '' ? fields : withPrefix(fields, prefix), how);
  const play = { player: name, game: String(driver.gameId), round: 'r1', currency: 'TRY' };
  return {
    name,
    session,
    balance,
    signOut,
    send,
    bet: (fields) => send('bet', { ...play, session, amount: 1_000, tx: 'b1', ...fields }),
    win: (fields) => send('win', { ...play, amount: 2_500, tx: 'w1', bet_tx: 'b1', ...fields }),
    rollback: (fields) => send('rollback', { ...play, amount: 1_000, tx: 'x1', bet_tx: 'b1', ...fields }),
    takeBack: (fields) => send('reverse_win', { ...play, amount: 2_500, tx: 'v1', win_tx: 'w1', ...fields }),
    endRound: (fields) => send('round_end', { ...play, bet_tx: 'b1', ...fields }),
    betFields: { ...play, session, amount: 1_000, tx: 'b1' },
  };
}

const prefixed = ['tx', 'bet_tx', 'win_tx', 'round'] as const;
/** Other ids are meant to be malformed, or are sent as they are. */
const ordinaryId = /^[A-Za-z0-9._-]{1,40}$/;

function withPrefix(fields: WalletFields, prefix: string): WalletFields {
  const changed = prefixed.flatMap((field) => {
    const id = fields[field];
    return typeof id === 'string' && ordinaryId.test(id) ? [[field, `${prefix}${id}`]] : [];
  });
  const calls = fields.calls?.map((call) => ({ ...call, ...withPrefix(call, prefix) }));
  return { ...fields, ...Object.fromEntries(changed), ...(calls && { calls }) };
}

/** Above the ids of studios in the test catalogue. */
const FIRST_STUDIO = 7;

/** Adds a studio with two games for each provider that has none in the test catalogue. */
export async function seedDialectGames(
  { sql }: Pick<Database, 'sql'>,
  drivers: readonly WalletDriver[],
): Promise<void> {
  for (const [place, { provider, gameId, otherGameId }] of drivers.entries()) {
    const id = FIRST_STUDIO + place;
    const name = `Studio ${id}`;
    await sql.insert(studio).values({ id, slug: provider, name, provider, picture: provider, sort: id });
    await sql.insert(game).values([gameId, otherGameId].map((one) => gameOf(one, id)));
  }
}

function gameOf(id: number, studioId: number) {
  return {
    id,
    studioId,
    type: 'games',
    slug: `game-${id}`,
    nameTr: `Oyun ${id}`,
    nameEn: `Game ${id}`,
    folded: '',
    picture: 'a',
    shape: 'portrait' as const,
    demo: true,
    launchable: true,
    minBetMinor: 100n,
    maxBetMinor: 100_000n,
    releasedAt: '2025-01-01',
  };
}
