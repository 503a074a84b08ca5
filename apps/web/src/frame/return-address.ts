import * as paths from '../addresses/paths.ts';
import { tabEntries } from '../app/browser-storage.ts';

/* Where a visitor wanted to go before signing in; kept in the session so that a reload keeps it. */
const STORAGE_KEY = 'baize.returnAddress';

export function saveReturnAddress(address: string): void {
  tabEntries.write(STORAGE_KEY, address);
}

/** Pages that a signed-in player is led away from. */
const visitorsOnly = [paths.login, paths.register, paths.forgotPassword].map((path) => path.toLowerCase());

function isForVisitors(pathname: string): boolean {
  const path = pathname.toLowerCase();
  return visitorsOnly.some((page) => path === page || path.startsWith(`${page}/`));
}

/** Path and query of an address of our own; home for any other. */
function ownAddress(address: string): string {
  const { origin, pathname, search } = new URL(address, location.origin);
  // Two slashes at its beginning would make a path the name of another host.
  const isOwn = origin === location.origin && !pathname.startsWith('//');
  return isOwn && !isForVisitors(pathname) ? pathname + search : paths.home;
}

/** The address to go to after signing in, once; home where there is none. */
export function takeReturnAddress(): string {
  const address = tabEntries.read(STORAGE_KEY);
  tabEntries.remove(STORAGE_KEY);
  try {
    return ownAddress(address ?? paths.home);
  } catch {
    return paths.home;
  }
}
