/** Strokes in a box of 24, Lucide's unless they are a plain shape. */
const STROKES: Readonly<Record<string, string>> = {
  ticket:
    '<path d="M2 9a3 3 0 0 1 0 6v2a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-2a3 3 0 0 1 0-6V7a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2Zm11-4v2m0 10v2m0-8v2"/>',
  trash:
    '<path d="M10 11v6m4-6v6m5-11v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2"/>',
  close: '<path d="M18 6 6 18M6 6l12 12"/>',
  chevron: '<path d="m6 9 6 6 6-6"/>',
  'up-chevron': '<path d="m18 15-6-6-6 6"/>',
  lock: '<rect width="18" height="11" x="3" y="11" rx="2"/><path d="M7 11V7a5 5 0 0 1 10 0v4"/>',
  alert: '<circle cx="12" cy="12" r="10"/><path d="M12 8v4m0 4v.1"/>',
  up: '<path class="full" d="m12 7 7 10H5z"/>',
  down: '<path class="full" d="m12 17 7-10H5z"/>',
  rising: '<path d="M22 7l-8.500 8.500-5-5L2 17M16 7h6v6"/>',
  falling: '<path d="M22 17l-8.500-8.500-5 5L2 7M16 17h6v-6"/>',
  tick: '<circle cx="12" cy="12" r="10"/><path d="m9 12 2 2 4-4"/>',
  cross: '<circle cx="12" cy="12" r="10"/><path d="m15 9-6 6m0-6 6 6"/>',
  half: '<circle cx="12" cy="12" r="10"/><path d="M5 19 19 5"/>',
  back: '<path d="M9 14 4 9l5-5M4 9h10.500a5.500 5.500 0 0 1 0 11H11"/>',
  clock: '<circle cx="12" cy="12" r="10"/><path d="M12 6v6l4 2"/>',
  live: '<path d="M16.200 7.800a6 6 0 0 1 0 8.500M19.100 4.900a10 10 0 0 1 0 14.200M4.900 19.100a10 10 0 0 1 0-14.200M7.800 16.200a6 6 0 0 1 0-8.500"/><circle cx="12" cy="12" r="2"/>',
  cash: '<rect width="20" height="12" x="2" y="6" rx="2"/><circle cx="12" cy="12" r="2"/><path d="M6 12h.1m11.900 0h.1"/>',
  info: '<circle cx="12" cy="12" r="10"/><path d="M12 16v-4m0-4v-.1"/>',
};

/** The icons of the slip and of the player's bets, once in a document. */
export function slipSprite(): string {
  const symbols = Object.entries(STROKES).map(
    ([name, strokes]) => `<symbol id="s-${name}" viewBox="0 0 24 24">${strokes}</symbol>`,
  );
  return `<svg class="sprite" aria-hidden="true">${symbols.join('')}</svg>`;
}

export const slipIcon = (name: string): string =>
  `<svg class="si" aria-hidden="true"><use href="#s-${name}"/></svg>`;
