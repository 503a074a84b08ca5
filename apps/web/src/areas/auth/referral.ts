import { tabEntries } from '../../app/browser-storage.ts';

/*
 * The referring player. The address /Register/{id} names them, and they are remembered for the whole visit, because
 * most people browse before they register.
 */
const STORAGE_KEY = 'baize.referral';
const MAX_LENGTH = 20;

/** Remembers the player in the address; an invalid id is ignored. */
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
