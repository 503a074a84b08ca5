import { tabEntries } from '../../app/browser-storage.ts';

/*
 * Who has sent a visitor. It comes with the address /Register/{id} and counts for the whole visit, since
 * most people look around before they open an account.
 */
const STORAGE_KEY = 'baize.referral';
const MAX_LENGTH = 20;

/** Keeps the player that an address names; what cannot be one is left out. */
export function rememberReferral(id: string): void {
  if (!/^[\w-]+$/.test(id) || id.length > MAX_LENGTH) return;
  tabEntries.write(STORAGE_KEY, id);
}

export function rememberedReferral(): string | undefined {
  return tabEntries.read(STORAGE_KEY) ?? undefined;
}

export function forgetReferral(): void {
  tabEntries.remove(STORAGE_KEY);
}
