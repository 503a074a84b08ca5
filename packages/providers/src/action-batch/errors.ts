import type { WalletOutcome } from '../ports/wallet-dialect.ts';

/** HTTP status of refusals that are about the player: partners expect different ones. */
export type RefusalHttp = 400 | 412 | 422;

export interface BatchError {
  readonly code: number;
  readonly http: number | 'refusal';
  readonly message: string;
}

export const batchErrors = {
  signature: { code: 403, http: 403, message: 'request sign does not match' },
  unknownTarget: { code: 404, http: 404, message: 'unknown transaction' },
  issue: { code: 610, http: 400, message: 'unknown issue of free rounds' },
  undecided: { code: 503, http: 503, message: 'not decided, send it again' },
} as const satisfies Record<string, BatchError>;

/** A request that this provider cannot send again with success. */
export function badRequest(message: string): BatchError {
  return { code: 400, http: 400, message };
}

/** How each refused outcome is reported. */
export const errorOf: Readonly<Record<Exclude<WalletOutcome, 'ok' | 'roundWithoutBets'>, BatchError>> = {
  noFunds: { code: 100, http: 'refusal', message: 'not enough funds' },
  playerUnknown: { code: 101, http: 'refusal', message: 'unknown player' },
  sessionExpired: { code: 101, http: 'refusal', message: 'no such session of the player' },
  limit: { code: 105, http: 'refusal', message: 'bet beyond a limit' },
  // Like a limit that is set for this player.
  bonusTerms: { code: 105, http: 'refusal', message: 'not allowed by the terms of the bonus' },
  noFreeRounds: { code: 610, http: 400, message: 'no such free rounds are left' },
  blocked: { code: 110, http: 'refusal', message: 'player may not play' },
  wrongCurrency: { code: 154, http: 'refusal', message: "not the player's currency" },
  gameUnknown: { code: 405, http: 400, message: 'game is not available here' },
  betUnknown: batchErrors.unknownTarget,
  txUnknown: batchErrors.unknownTarget,
  mismatch: badRequest('action is known with other content'),
  roundClosed: badRequest('round is closed'),
  cancelled: badRequest('bet was rolled back before it came'),
  betDeclined: badRequest('bet was refused'),
  betSettled: badRequest('bet has a win'),
  betCancelled: badRequest('bet was rolled back'),
};
