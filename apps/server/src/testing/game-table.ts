import { STUDIO_PARTY, WALLET_CALLBACK_PATH, type WalletReply } from '@baize/providers';

import { slotId } from './seed-catalogue.ts';
import type { TestApp } from './test-app.ts';
import { password, signUp, type TestPlayer } from './test-player.ts';

export type WalletAnswer = WalletReply & { session?: string };

/** A player with an open game session, and a second launch. */
export interface GameTable {
  readonly player: TestPlayer;
  /** Token of the second launch, not redeemed yet. */
  readonly launch: string;
  readonly session: string;
  bet(tx: string, session?: string): Promise<WalletAnswer>;
  win(tx: string, betTx: string): Promise<WalletAnswer>;
  rollback(tx: string, betTx: string): Promise<WalletAnswer>;
}

async function send(app: TestApp, call: string, message: object): Promise<WalletAnswer> {
  return (
    await app.callback(STUDIO_PARTY, `${WALLET_CALLBACK_PATH}/${call}`, JSON.stringify(message))
  ).json();
}

async function launchToken(app: TestApp, { token }: TestPlayer): Promise<string> {
  const launched = await app.call('GET', `/game/${slotId}`, { token });
  return new URL(launched.json<{ data: { url: string } }>().data.url).searchParams.get('token') ?? '';
}

/** Redeems a launch token as the studio does. */
export function redeemLaunch(app: TestApp, token: string): Promise<WalletAnswer> {
  return send(app, 'session', { token, game: String(slotId) });
}

/** Opens a game, by default for a new player with 100.00. Each message moves 10.00. */
export async function sitDown(app: TestApp, player?: TestPlayer): Promise<GameTable> {
  const who = player ?? (await signUp(app, app.brand, 10_000n));
  const { session = '' } = await redeemLaunch(app, await launchToken(app, who));
  const common = {
    player: `${app.brand.siteId}-${who.id}`,
    game: String(slotId),
    round: 'r1',
    currency: 'TRY',
    amount: 1_000,
  };
  return {
    player: who,
    launch: await launchToken(app, who),
    session,
    bet: (tx, used = session) => send(app, 'bet', { ...common, session: used, tx }),
    win: (tx, betTx) => send(app, 'win', { ...common, session, tx, bet_tx: betTx }),
    rollback: (tx, betTx) => send(app, 'rollback', { ...common, session, tx, bet_tx: betTx }),
  };
}

/** Opens another session of a player. */
export async function signInAgain(app: TestApp, { id, username }: TestPlayer): Promise<TestPlayer> {
  const answer = await app.call('POST', '/login', { body: { username, password } });
  return { id, username, token: answer.json<{ access_token: string }>().access_token };
}
