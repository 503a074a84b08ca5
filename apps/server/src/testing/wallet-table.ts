import { STUDIO_PARTY, WALLET_CALLBACK_PATH, type WalletReply } from '@baize/providers';
import type { LightMyRequestResponse } from 'fastify';

import { slotId } from './seed-catalogue.ts';
import type { TestApp } from './test-app.ts';
import { signUp, type TestPlayer } from './test-player.ts';

/** A player with an open slot session, and the studio's calls for it. */
export interface WalletTable {
  readonly player: TestPlayer;
  /** `<siteId>-<playerId>`. */
  readonly name: string;
  readonly session: string | undefined;
  send(call: string, message: object): Promise<WalletReply & { session?: string; state?: string }>;
  bet(fields: object): Promise<WalletReply>;
  win(fields: object): Promise<WalletReply>;
  rollback(fields: object): Promise<WalletReply>;
  balance(): Promise<bigint | undefined>;
}

/** Sends a studio's message, signed with the key of the app's brand. */
export function postWallet(app: TestApp, call: string, message: object): Promise<LightMyRequestResponse> {
  return app.callback(STUDIO_PARTY, `${WALLET_CALLBACK_PATH}/${call}`, JSON.stringify(message));
}

/** The one-time token in the address of a game's frame. */
export async function takeLaunchToken(app: TestApp, player: TestPlayer): Promise<string> {
  const launched = await app.call('GET', `/game/${slotId}`, { token: player.token });
  const { url } = launched.json<{ data: { url: string } }>().data;
  return new URL(url).searchParams.get('token') ?? '';
}

export async function sitDown(app: TestApp, balanceMinor = 10_000n): Promise<WalletTable> {
  const player = await signUp(app, app.brand, balanceMinor);
  const name = `${app.brand.siteId}-${player.id}`;
  const send: WalletTable['send'] = async (call, message) => (await postWallet(app, call, message)).json();
  const token = await takeLaunchToken(app, player);
  const { session } = await send('session', { token, game: String(slotId) });
  const common = { session, player: name, game: String(slotId), round: 'r1', currency: 'TRY' };
  return {
    player,
    name,
    session,
    send,
    bet: (fields) => send('bet', { ...common, amount: 1_000, tx: 'b1', ...fields }),
    win: (fields) => send('win', { ...common, amount: 2_500, tx: 'w1', bet_tx: 'b1', ...fields }),
    rollback: (fields) => send('rollback', { ...common, amount: 1_000, tx: 'x1', bet_tx: 'b1', ...fields }),
    balance: () => app.ledger.balance(app.brand.siteId, player.id),
  };
}
