import { currencyCode } from '@baize/currency';

const currencies: Readonly<Record<string, number>> = {
  TRY: currencyCode.lira,
  USD: currencyCode.dollar,
  EUR: currencyCode.euro,
};

/** Our number of a currency; 0, which no account has, for an unknown one. */
export function currencyNumber(iso: string): number {
  return currencies[iso] ?? 0;
}

/** The id of a player at providers. */
export function formatPlayerId(siteId: number, playerId: number): string {
  return `${siteId}-${playerId}`;
}

/** The number in such an id; undefined for another brand's player and any other text. */
export function parsePlayerId(name: string, siteId: number): number | undefined {
  const [, site, id] = /^([1-9]\d{0,14})-([1-9]\d{0,15})$/.exec(name) ?? [];
  if (Number(site) !== siteId) return undefined;
  return Number.isSafeInteger(Number(id)) ? Number(id) : undefined;
}

const MAX_GAME_NUMBER = 2_147_483_647;

/** The id of a game whose provider uses our ids as codes; undefined for any other text. */
export function parseGameCode(code: string): number | undefined {
  const number = Number(code);
  return /^[1-9]\d{0,9}$/.test(code) && number <= MAX_GAME_NUMBER ? number : undefined;
}
