import { href, type PathParams } from './href.ts';
import { Redirect } from './redirect.ts';

/** What stands in the path in place of a token. */
const LINK = 'link';

/**
 * The address of a page that a link with a token opens. The token is in the fragment, which no request contains: browsers
 * name the address of a page to what it loads, some of them against its policy.
 *
 * @param pattern ends with `/:token`
 */
export function tokenAddress(pattern: string, token: string): string {
  return `${href(pattern, { token: LINK })}#${encodeURIComponent(token)}`;
}

/**
 * For the parser of such a page.
 *
 * @throws Redirect of the link of a message, which has the token in its path, since some programs cut fragments off
 */
export function moveToken(pattern: string, { token = LINK }: PathParams): void {
  if (token !== LINK) throw new Redirect(tokenAddress(pattern, token));
}

/** The token of the page's address; empty if it has none. */
export function tokenOf({ hash }: Pick<Location, 'hash'>): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
