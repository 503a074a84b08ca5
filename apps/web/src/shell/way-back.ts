/* Where a visitor wanted to go before signing in; kept in the session so that a reload keeps it. */
const STORE = 'baize.wayBack';

export function rememberWayBack(address: string): void {
  try {
    sessionStorage.setItem(STORE, address);
  } catch {
    // Without storage signing in leads home.
  }
}

/** The address to go to after signing in, once; home where there is none. */
export function takeWayBack(): string {
  try {
    const address = sessionStorage.getItem(STORE);
    sessionStorage.removeItem(STORE);
    return address?.startsWith('/') && !address.startsWith('//') ? address : '/';
  } catch {
    return '/';
  }
}
