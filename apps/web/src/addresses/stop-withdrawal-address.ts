import type { PathParams } from './href.ts';
import { moveToken } from './link-token.ts';
import * as paths from './paths.ts';

/** A withdrawal that somebody else has requested: by the link of its message, whose token is in the fragment, or by its number in the player's account. */
export type StopInput = 'link' | { readonly withdrawalId: number };

export const stopSearchNames = ['withdrawal'] as const;

export function parseStop(params: PathParams, search: URLSearchParams): StopInput {
  if (params['token'] !== undefined) {
    moveToken(paths.stopWithdrawal, params);
    return 'link';
  }
  const id = Number(search.get('withdrawal'));
  return { withdrawalId: Number.isSafeInteger(id) && id > 0 ? id : 0 };
}

export function stopAddress(withdrawalId: number): string {
  return `${paths.stopOwnWithdrawal}?withdrawal=${withdrawalId}`;
}
