const QUERY = 'popup=login';

/** The home page with the sign-in popup open. */
export const signInOverHome = `/?${QUERY}`;

/** Whether an address opens the sign-in popup. */
export function asksToSignIn(address: string): boolean {
  return address.includes(QUERY);
}

/** The same address without the sign-in popup. */
export function withoutPopup(address: string): string {
  return address.replace(/popup=login&?/, '').replace(/[?&]$/, '');
}
