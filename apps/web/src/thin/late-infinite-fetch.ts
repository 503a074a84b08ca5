type Behavior = (pages?: number) => unknown;

let provided: Behavior | undefined;

/** Called by the code that observes infinite lists when it loads. */
export function provideInfiniteFetch(behavior: Behavior): void {
  provided = behavior;
}

/**
 * Replaces the part of a query that fetches infinite lists, which would load on every page although only lobbies have such
 * lists. Their observers provide the real one.
 */
export const infiniteQueryBehavior: Behavior = (pages) => {
  if (!provided)
    throw new Error('long lists are fetched by their observers: see docs/decisions/008-thin-client.md');
  return provided(pages);
};
