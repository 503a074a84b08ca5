const YEAR_SECONDS = 31_536_000;

export type VisitorCookie = 'lang' | 'notice';

/** A choice of the visitor that the server has to know for the first HTML, as a cookie for a year. */
export function visitorCookie(name: VisitorCookie, value: string): string {
  return `${name}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
}
