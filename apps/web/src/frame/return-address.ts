import * as paths from '../addresses/paths.ts';
import { tabEntries } from '../app/browser-storage.ts';

/* Where to go after signing in; in session storage, so that it survives a reload. */
const STORAGE_KEY = 'baize.returnAddress';

export function saveReturnAddress(address: string): void {
  tabEntries.write(STORAGE_KEY, address);
}

/** Pages that redirect a signed-in player. */
const visitorsOnly = [paths.login, paths.register, paths.forgotPassword].map((path) => path.toLowerCase());

function isForVisitors(pathname: string): boolean {
  const path = pathname.toLowerCase();
  return visitorsOnly.some((page) => path === page || path.startsWith(`${page}/`));
}

/** Path and query of one of our own addresses; home for any other. */
function ownAddress(address: string): string {
  const { origin, pathname, search } = new URL(address, location.origin);
  // A path that starts with two slashes would name another host.
  const isOwn = origin === location.origin && !pathname.startsWith('//');
  return isOwn && !isForVisitors(pathname) ? pathname + search : paths.home;
}

/** The saved address, once; home if there is none. */
export function takeReturnAddress(): string {
  const address = tabEntries.read(STORAGE_KEY);
  tabEntries.remove(STORAGE_KEY);
  try {
    return ownAddress(address ?? paths.home);
  } catch {
    return paths.home;
  }
}
