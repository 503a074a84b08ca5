/** Placeholder in a brand's addresses of reward pages for the origin of this installation's own partner. */
export const REWARDS_ORIGIN = '{rewards_origin}';

/** What the address of a reward page may have filled in; `data` is base64 of JSON. */
export const framePlaceholders = ['userId', 'siteName', 'userName', 'data'] as const;
export type FramePlaceholder = (typeof framePlaceholders)[number];

const PLACEHOLDER = /\{(\w*)\}/g;

/** Whether a text is the address of a page for a frame: https, on an origin of its own, with known placeholders. */
export function isFrameTemplate(text: string): boolean {
  const placed = text.startsWith(`${REWARDS_ORIGIN}/`)
    ? text.replace(REWARDS_ORIGIN, 'https://rewards')
    : text;
  const known: readonly string[] = framePlaceholders;
  const isKnown = [...placed.matchAll(PLACEHOLDER)].every(([, name = '']) => known.includes(name));
  const url = URL.parse(placed.replaceAll(PLACEHOLDER, 'x'));
  // A placeholder in the host would let a player's name choose it.
  return isKnown && url?.protocol === 'https:' && !/^https:\/\/[^/]*[{}@]/.test(placed);
}

/** The address with a player's values, each encoded. */
export function fillFrameTemplate(
  template: string,
  values: Readonly<Record<FramePlaceholder, string>>,
): string {
  return template.replaceAll(PLACEHOLDER, (place, name: string) => {
    const known = framePlaceholders.find((placeholder) => placeholder === name);
    return known === undefined ? place : encodeURIComponent(values[known]);
  });
}
