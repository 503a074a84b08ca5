const YEAR_SECONDS = 31_536_000;

export type VisitorCookie = 'lang' | 'notice';

/** A cookie, valid for a year, for a visitor's choice that the server needs to render the page. */
export function visitorCookie(name: VisitorCookie, value: string): string {
  return `${name}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
}
