/**
 * Replaces the part of the query client that fetches infinite lists, which would load on every page although only
 * lobbies have such lists. Their observers include the real part.
 */
export function infiniteQueryBehavior(): never {
  throw new Error('long lists are fetched by their observers: see docs/decisions/008-thin-client.md');
}
