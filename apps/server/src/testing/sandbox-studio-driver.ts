import { signRequest, STUDIO_PARTY, walletPath } from '@baize/providers';

import { postOverHttp } from './post-over-http.ts';
import { slotId } from './seed-catalogue.ts';
import { notIntegers, type WalletCallName, type WalletDriver, type WalletFields } from './wallet-driver.ts';

/** The body of a reply in the native dialect. */
interface NativeReply {
  readonly status: string;
  readonly tx_id?: string;
  readonly balance?: number;
  readonly session?: string;
}

function bodyOf(call: WalletCallName, fields: WalletFields): object {
  if (call !== 'pair') return fields;
  const { tx = '', ...bet } = fields;
  return { ...bet, tx, amount: 1_000, win_tx: `${tx}-win`, win_amount: 2_500 };
}

/** Whose wallet it is, and two games of it. */
type NativeProvider = Pick<WalletDriver, 'provider' | 'gameId' | 'otherGameId' | 'wallet' | 'lacks'>;

/** Drives a provider that speaks the native dialect. */
export const nativeDriver = (native: NativeProvider): WalletDriver => ({
  ...native,
  namesBets: true,
  badAmounts: notIntegers,
  code: (word) => (word === 'BAD_SIGNATURE' ? 'UNAUTHORIZED' : word),
  undecidedHttp: 503,
  foreignRollback: 'PLAYER_UNKNOWN',
  furtherCalls: ['reverse_win', 'batch', 'pair'],
  signsTime: true,
  freeKinds: ['promo', 'jackpot', 'free_round'],
  betMissing: 'INVALID',
  pairMinor: 1_500n,
  async send(app, call, fields, how = {}) {
    const { siteId = app.brand.siteId, tamper, skewSeconds = 0, loseReplyAfter } = how;
    const { party = native.provider } = how;
    const path = `${walletPath(native.provider)}/${call === 'pair' ? 'bet_win' : call}`;
    const rawBody = JSON.stringify(bodyOf(call, fields));
    const clock = { now: () => new Date(app.clock.now().getTime() + skewSeconds * 1_000) };
    const signed = signRequest({ method: 'POST', path, rawBody }, app.keys.current(party, siteId), clock);
    const { http, text } = await postOverHttp(app, {
      path,
      body: tamper?.(rawBody) ?? rawBody,
      headers: { 'content-type': 'application/json', ...signed },
      loseReplyAfter,
    });
    const { status, tx_id: tx, balance, session } = JSON.parse(text) as NativeReply;
    return {
      http,
      code: status,
      ...(tx !== undefined && { tx }),
      ...(balance !== undefined && { balanceMinor: balance }),
      ...(session !== undefined && { session }),
    };
  },
});

export const studioDriver = nativeDriver({ provider: STUDIO_PARTY, gameId: slotId, otherGameId: 100_001 });
