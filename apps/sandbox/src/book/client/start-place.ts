/**
 * Gives the place that the launch names to the page's own address, which names none: what refreshes the page, and Back, read it
 * there.
 *
 * @param place its fragment; `#` is the start of the book
 * @returns whether the document shows the place of its address
 */
export function nameStart(place: string): boolean {
  if (location.hash.length > 1) return location.hash === place;
  if (place !== '#') history.replaceState(history.state, '', place);
  return true;
}
