const QUERY = 'popup=login';

/** The home page with the sign-in open over it. */
export const signInOverHome = `/?${QUERY}`;

/** Whether an address opens the sign-in over its page. */
export function asksToSignIn(address: string): boolean {
  return address.includes(QUERY);
}

/** An address without the sign-in that is open over it. */
export function withoutPopup(address: string): string {
  return address.replace(/popup=login&?/, '').replace(/[?&]$/, '');
}
