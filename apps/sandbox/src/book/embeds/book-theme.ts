/** A brand's tokens by name, as in its style: `accent` is `#35C98B`, `r-ctl` is `10px`. Unknown names are ignored. */
export type BookTheme = Readonly<Record<string, string>>;

/** The tokens that the book is drawn with. Those that a brand does not send are these. */
export const houseTheme = {
  scheme: 'dark',
  bg: '#0b1110',
  s1: '#111918',
  s2: '#192221',
  s3: '#212d2b',
  field: '#0b1110',
  line: '#2a3634',
  control: '#6e7b78',
  text: '#f0f4f4',
  'text-2': '#b7c0be',
  'text-3': '#8b9493',
  accent: '#35c98b',
  'accent-ink': '#06120d',
  'accent-press': '#4fdd9d',
  'accent-soft': '#17352a',
  'accent-text': '#35c98b',
  money: '#e0b15a',
  'money-ink': '#160e02',
  'money-text': '#e0b15a',
  felt: '#0f3d2e',
  'felt-2': '#0c2e23',
  'felt-line': '#2a5545',
  'felt-ink': '#eff7f4',
  'felt-text': '#cce0d7',
  'felt-money': '#e0b15a',
  'felt-top': '#e0b15a',
  'felt-accent': '#35c98b',
  'felt-accent-ink': '#06120d',
  chosen: '#0f3d2e',
  'chosen-line': '#2a5545',
  'chosen-ink': '#eff7f4',
  'chosen-text': '#cce0d7',
  'chosen-mark': '#e0b15a',
  ok: '#3dcb8e',
  danger: '#ff6b5e',
  info: '#62b3ff',
  warn: '#f2b84b',
  'warn-bg': '#2c2c1e',
  'warn-line': '#554927',
  live: '#ff4d4d',
  focus: '#ffd479',
  scrim: '#020505',
  'r-tile': '12px',
  'r-ctl': '10px',
  'r-btn': '10px',
  'r-sheet': '16px',
  'r-chip': '999px',
  display: '"Bricolage Grotesque"',
  'h-weight': '700',
  'h-track': '-0.015em',
} as const;

/** A colour, a length, a percentage, a number or the name of a font: nothing that could end a declaration. */
const VALUE = /^(?:#[0-9a-f]{3,8}|-?\d{1,4}(?:\.\d{1,4})?(?:px|em|%)?|"[A-Za-z0-9 ]{1,40}"|dark|light)$/i;

const BROWN_FROM = 20;
const BROWN_TO = 75;

/** Whether a colour is a yellow or an orange, of which darkening makes a brown. */
function darkensToBrown(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const [least, most] = [Math.min(red, green, blue), Math.max(red, green, blue)];
  // Red is the most and blue the least of them.
  if (most !== red || least !== blue || most === least) return false;
  const hue = (60 * (green - blue)) / (most - least);
  return hue >= BROWN_FROM && hue <= BROWN_TO;
}

/** What cards of matches are coloured by: the colour of chosen things, or the accent if that would become brown. */
const boardOf = (chosen: string, accent: string): string =>
  darkensToBrown(chosen) && !darkensToBrown(accent) ? accent : chosen;

/** The custom properties of a page in a brand's tokens. A value of another form is left out, and the house's stands. */
export function themeStyle(theme: BookTheme): string {
  const { scheme, ...tokens } = houseTheme;
  const read = (name: string, otherwise: string): string => {
    const value = theme[name];
    return value !== undefined && VALUE.test(value) ? value : otherwise;
  };
  const properties = Object.entries(tokens).map(([name, value]) => `--${name}:${read(name, value)}`);
  const board = boardOf(read('chosen', tokens.chosen), read('accent', tokens.accent));
  return `color-scheme:${read('scheme', scheme)};--board:${board};${properties.join(';')}`;
}
