import type { PathParams } from './href.ts';
import * as paths from './paths.ts';

/** A withdrawal that somebody else has requested: by the link of its message, or by its number in the player's account. */
export type StopInput = { readonly token: string } | { readonly withdrawalId: number };

export const stopSearchNames = ['withdrawal'] as const;

export function parseStop({ token }: PathParams, search: URLSearchParams): StopInput {
  if (token !== undefined) return { token };
  const id = Number(search.get('withdrawal'));
  return { withdrawalId: Number.isSafeInteger(id) && id > 0 ? id : 0 };
}

export function stopAddress(withdrawalId: number): string {
  return `${paths.stopOwnWithdrawal}?withdrawal=${withdrawalId}`;
}
