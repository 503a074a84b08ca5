import { BETCONSTRUCT_PARTY, BETRADAR_PARTY, REDLINE_PARTY, walletPath } from '@baize/providers';

import { sportsbookIds } from './seed-catalogue.ts';
import type { CallOptions, TestApp } from './test-app.ts';
import type { TestPlayer } from './test-player.ts';

export const sportsParties = {
  redline: REDLINE_PARTY,
  betconstruct: BETCONSTRUCT_PARTY,
  betradar: BETRADAR_PARTY,
} as const;
export type SportsName = keyof typeof sportsParties;

/** A reply of the native wallet. */
export interface WalletWords {
  readonly status: string;
  readonly session?: string;
  readonly balance?: number;
  readonly replayed?: boolean;
  readonly tx_id?: string;
}

/** Sends a wallet call of a sportsbook, signed with the key of the app's brand. */
export async function sendSports(
  app: TestApp,
  name: SportsName,
  call: string,
  message: object,
  siteId = app.brand.siteId,
): Promise<WalletWords> {
  const party = sportsParties[name];
  const path = `${walletPath(party)}/${call}`;
  return (await app.callback(party, path, JSON.stringify(message), { siteId })).json();
}

/** A fresh token of the call for it. */
export async function freshToken(
  app: TestApp,
  name: SportsName,
  player: TestPlayer,
  options: CallOptions & { readonly of?: 'token' | 'history-token' } = {},
): Promise<string> {
  const { of = 'token', ...rest } = options;
  const reply = await app.call('POST', `/sports/${of}`, {
    token: player.token,
    body: { provider: name },
    ...rest,
  });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json<{ data: { token: string } }>().data.token;
}

/** Redeems a launch token as the book does. */
export function redeemSports(app: TestApp, name: SportsName, token: string, siteId?: number) {
  return sendSports(app, name, 'session', { token, game: String(sportsbookIds[name]) }, siteId);
}

interface OpenBookOptions {
  readonly name?: SportsName;
  readonly of?: 'token' | 'history-token';
}

/** A player with an open session of a book; each message moves 10.00 by default. */
export async function openBook(
  app: TestApp,
  player: TestPlayer,
  { name = 'redline', of = 'token' }: OpenBookOptions = {},
) {
  const { session = '' } = await redeemSports(app, name, await freshToken(app, name, player, { of }));
  const common = {
    player: `${app.brand.siteId}-${player.id}`,
    game: String(sportsbookIds[name]),
    currency: 'TRY',
    amount: 1_000,
  };
  const send = (call: string, fields: object) => sendSports(app, name, call, { ...common, ...fields });
  return {
    session,
    bet: (id: string, fields: object = {}) => send('bet', { session, tx: id, round: id, ...fields }),
    win: (tx: string, bet: string, amount: number) => send('win', { tx, bet_tx: bet, round: bet, amount }),
    reverse: (tx: string, win: string, bet: string, amount: number) =>
      send('reverse_win', { tx, win_tx: win, round: bet, amount }),
    end: (bet: string) => send('round_end', { round: bet }),
    balance: () => app.ledger.balance(app.brand.siteId, player.id),
  };
}
