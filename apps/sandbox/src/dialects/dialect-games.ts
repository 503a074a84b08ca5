import { sideGames, toNumber } from '@baize/games';
import { ACTION_BATCH, FORM_HASH, RSA_JSON } from '@baize/providers';

/** A game of a provider with a dialect of its own; launches of these dialects name nothing but its code. */
export interface DialectGame {
  readonly code: string;
  readonly provider: string;
  readonly kind: 'coin' | 'card';
  readonly name: { readonly tr: string; readonly en: string };
}

/** Return to player in basis points, the same on both sides of both games. */
export const DIALECT_RETURN = Math.round(toNumber(sideGames.coin.mathOf({ side: 'first' }).returns) * 10_000);

/** By their codes in the catalogue. */
export const dialectGames: readonly DialectGame[] = [
  { code: '141701', provider: RSA_JSON, kind: 'coin', name: { tr: 'Gümüş Para', en: 'Silver Toss' } },
  { code: '141702', provider: RSA_JSON, kind: 'card', name: { tr: 'Kızıl Kart', en: 'Crimson Card' } },
  {
    code: '141703',
    provider: ACTION_BATCH,
    kind: 'coin',
    name: { tr: 'Havaya Para', en: 'Coin in the Air' },
  },
  { code: '141704', provider: ACTION_BATCH, kind: 'card', name: { tr: 'Üstteki Kart', en: 'Top Card' } },
  { code: '141705', provider: FORM_HASH, kind: 'coin', name: { tr: 'Bozuk Para', en: 'Small Change' } },
  { code: '141706', provider: FORM_HASH, kind: 'card', name: { tr: 'Kapalı Kart', en: 'Face Down' } },
];

export function dialectGame(provider: string, code: unknown): DialectGame | undefined {
  return dialectGames.find((game) => game.provider === provider && game.code === code);
}
