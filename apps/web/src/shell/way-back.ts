/* Where a visitor wanted to go before signing in; kept in the session so that a reload keeps it. */
const STORE = 'baize.wayBack';

export function rememberWayBack(address: string): void {
  try {
    sessionStorage.setItem(STORE, address);
  } catch {
    // Without storage signing in leads home.
  }
}

/** Pages that a signed-in player is led away from. */
const visitorsOnly = /^\/(?:login|register|forget-password)(?:\/|$)/i;

/** Path and query of an address of our own; home for any other. */
function ownAddress(address: string): string {
  const { origin, pathname, search } = new URL(address, location.origin);
  // Two slashes at its beginning would make a path the name of another host.
  const isOwn = origin === location.origin && !pathname.startsWith('//');
  return isOwn && !visitorsOnly.test(pathname) ? pathname + search : '/';
}

/** The address to go to after signing in, once; home where there is none. */
export function takeWayBack(): string {
  try {
    const address = sessionStorage.getItem(STORE);
    sessionStorage.removeItem(STORE);
    return ownAddress(address ?? '/');
  } catch {
    return '/';
  }
}
