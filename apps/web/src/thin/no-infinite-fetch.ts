/**
 * Stands in for the part of the query client that fetches long lists, which it carries on every page although
 * only lobbies have some; they bring their pages themselves. Observers of such lists have the real part.
 */
export function infiniteQueryBehavior(): never {
  throw new Error('long lists are fetched by their observers: see docs/decisions/008-thin-client.md');
}
