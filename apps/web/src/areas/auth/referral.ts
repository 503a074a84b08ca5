/*
 * Who has sent a visitor. It comes with the address /Register/{id} and counts for the whole visit, since
 * most people look around before they open an account.
 */
const STORE = 'baize.referral';
const MAX_LENGTH = 20;

/** Keeps the player that an address names; what cannot be one is left out. */
export function rememberReferral(id: string): void {
  if (!/^[\w-]+$/.test(id) || id.length > MAX_LENGTH) return;
  try {
    sessionStorage.setItem(STORE, id);
  } catch {
    // Without storage nobody is credited.
  }
}

export function keptReferral(): string | undefined {
  try {
    return sessionStorage.getItem(STORE) ?? undefined;
  } catch {
    return undefined;
  }
}

export function forgetReferral(): void {
  try {
    sessionStorage.removeItem(STORE);
  } catch {
    // As above.
  }
}
