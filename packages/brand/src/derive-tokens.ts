import { blend, contrast, readableOn, readHex, shift, writeHex } from './color.ts';
import type { Theme } from './schema.ts';

/** Names of the variables that a brand's `tokens.css` may set, in output order. */
export const tokenNames = [
  'bg',
  's1',
  's2',
  's3',
  'field',
  'line',
  'control',
  'text',
  'text-2',
  'text-3',
  'accent',
  'accent-ink',
  'accent-press',
  'accent-soft',
  'accent-text',
  'money',
  'money-ink',
  'money-text',
  'felt',
  'felt-2',
  'felt-line',
  'felt-ink',
  'felt-text',
  'felt-money',
  'felt-top',
  'felt-accent',
  'felt-accent-ink',
  'chosen',
  'chosen-line',
  'chosen-ink',
  'chosen-text',
  'chosen-mark',
  'ok',
  'danger',
  'info',
  'warn',
  'warn-bg',
  'warn-line',
  'live',
  'focus',
  'scrim',
  'shadow',
  'head',
  'radius',
  'r-tile',
  'r-ctl',
  'r-btn',
  'r-sheet',
  'r-chip',
  'r-story',
  'display',
  'h-weight',
  'h-track',
  'h-scale',
] as const;
export type TokenName = (typeof tokenNames)[number];
export type Tokens = Readonly<Record<TokenName, string>>;

/** Lightness steps relative to the page, and the starting lightness of texts. */
const steps = {
  dark: { s1: 0.035, s2: 0.073, s3: 0.115, line: 0.15, control: 0.4, text: 0.965, text2: 0.8, text3: 0.62 },
  light: { s1: 0.025, s2: -0.03, s3: -0.06, line: -0.1, control: -0.33, text: 0.21, text2: 0.4, text3: 0.52 },
} as const;

/** The text colour, near black or white, with more contrast on a filled surface. */
function inkOn(hex: string): string {
  const { hue } = readHex(hex);
  const dark = writeHex({ lightness: 0.17, chroma: 0.03, hue });
  return contrast(dark, hex) >= contrast('#FFFFFF', hex) ? dark : '#FFFFFF';
}

function deriveSurfaces(theme: Theme) {
  const base = readHex(theme.background);
  const step = steps[theme.scheme];
  const chroma = Math.min(base.chroma, 0.09);
  const at = (lightness: number, share = 1) =>
    writeHex({ lightness: Math.min(0.995, lightness), chroma: chroma * share, hue: base.hue });
  const surfaces = {
    bg: theme.background.toUpperCase(),
    s1: at(base.lightness + step.s1, theme.scheme === 'light' ? 0.4 : 1.25),
    s2: at(base.lightness + step.s2, 1.5),
    s3: at(base.lightness + step.s3, 1.75),
  };
  const grounds = Object.values(surfaces);
  return {
    ...surfaces,
    field: theme.scheme === 'dark' ? surfaces.bg : blend(surfaces.s1, '#FFFFFF', 0.7),
    line: at(base.lightness + step.line, 1.75),
    control: readableOn(at(base.lightness + step.control, 1.6), grounds, 3.1),
    text: readableOn(at(step.text, 0.5), grounds, 7),
    'text-2': readableOn(at(step.text2, 1.1), grounds, 5.5),
    'text-3': readableOn(at(step.text3, 1.2), grounds, 4.55),
  };
}

function deriveFelt(theme: Theme) {
  const felt = theme.hero.toUpperCase();
  const dark = readHex(felt).lightness < 0.6;
  const base = readHex(felt);
  const felt2 = writeHex({
    ...base,
    lightness: base.lightness + (dark ? -0.05 : -0.03),
    chroma: base.chroma * (dark ? 0.8 : 1),
  });
  const grounds = [felt, felt2];
  const { hue } = base;
  const ink = readableOn(writeHex({ lightness: dark ? 0.97 : 0.2, chroma: 0.01, hue }), grounds, 7);
  // A filled button has to stand out from the felt; if the accent does not, the ink replaces it.
  const accentStandsOut = contrast(theme.accent, felt) >= 2.4;
  return {
    felt,
    'felt-2': felt2,
    'felt-line': shift(felt, dark ? 0.09 : -0.09),
    'felt-ink': ink,
    'felt-text': readableOn(writeHex({ lightness: dark ? 0.89 : 0.38, chroma: 0.025, hue }), grounds, 5.5),
    'felt-money': readableOn(theme.money, grounds, 4.6),
    'felt-top': readableOn(theme.money, [felt], 3),
    'felt-accent': accentStandsOut ? theme.accent.toUpperCase() : ink,
    'felt-accent-ink': accentStandsOut ? theme.accentInk.toUpperCase() : felt,
  };
}

/** The chosen one of several is felt, or the accent if the felt of a light brand looks like the page. */
function deriveChosen(theme: Theme, felt: ReturnType<typeof deriveFelt>, grounds: readonly string[]) {
  const isLight = theme.scheme === 'light';
  if (isLight && grounds.some((ground) => contrast(felt.felt, ground) < 1.15)) {
    const [fill, ink] = [theme.accent.toUpperCase(), theme.accentInk.toUpperCase()];
    return {
      chosen: fill,
      'chosen-line': fill,
      'chosen-ink': ink,
      'chosen-text': ink,
      'chosen-mark': ink,
    };
  }
  return {
    chosen: felt.felt,
    'chosen-line': isLight ? readableOn(felt['felt-line'], grounds, 3.1) : felt['felt-line'],
    'chosen-ink': felt['felt-ink'],
    'chosen-text': felt['felt-text'],
    'chosen-mark': felt['felt-money'],
  };
}

function deriveSignals(theme: Theme, grounds: readonly string[]) {
  const dark = theme.scheme === 'dark';
  const warn = readableOn(dark ? '#F2B84B' : '#8A5A10', grounds, 4.6);
  const ground = grounds[1] ?? theme.background;
  return {
    ok: readableOn(dark ? '#3DCB8E' : '#0B6B3A', grounds, 4.6),
    danger: readableOn(dark ? '#FF6B5E' : '#B3261E', grounds, 4.6),
    info: readableOn(dark ? '#62B3FF' : '#1F5FB0', grounds, 4.6),
    warn,
    'warn-bg': blend(ground, warn, dark ? 0.12 : 0.1),
    'warn-line': blend(ground, warn, dark ? 0.3 : 0.4),
    live: readableOn(dark ? '#FF4D4D' : '#C22A22', grounds, 3.2),
  };
}

/**
 * Derives all tokens of a brand from its inputs. Colours are hex. Neutrals, texts and signals are adjusted until they
 * are readable; the inputs themselves are not, so they still have to be checked.
 */
export function deriveTokens(theme: Theme): Tokens {
  const surfaces = deriveSurfaces(theme);
  const felt = deriveFelt(theme);
  const grounds = [surfaces.bg, surfaces.s1, surfaces.s2];
  const accent = theme.accent.toUpperCase();
  const dark = theme.scheme === 'dark';
  const press = shift(accent, contrast(theme.accentInk, '#FFFFFF') > 4.5 ? 0.06 : -0.06);
  const { radius, displayFont } = theme;
  return {
    ...surfaces,
    accent,
    'accent-ink': theme.accentInk.toUpperCase(),
    'accent-press': press,
    'accent-soft': blend(surfaces.s1, accent, dark ? 0.16 : 0.12),
    'accent-text': readableOn(accent, [...grounds, surfaces.s3], 4.6),
    money: theme.money.toUpperCase(),
    'money-ink': inkOn(theme.money),
    'money-text': readableOn(theme.money, grounds, 4.6),
    ...felt,
    ...deriveChosen(theme, felt, [surfaces.bg, surfaces.s1, surfaces.s2, surfaces.field]),
    ...deriveSignals(theme, grounds),
    focus: readableOn(dark ? '#FFD479' : accent, [surfaces.bg, surfaces.s1, surfaces.s2, surfaces.s3], 3.2),
    scrim: dark ? shift(surfaces.bg, -0.06) : writeHex({ ...readHex(theme.background), lightness: 0.2 }),
    shadow: dark ? 'none' : '0 1px 2px #0000000f',
    head: surfaces.s1,
    radius: `${radius}px`,
    'r-tile': `${radius}px`,
    'r-ctl': `${Math.max(radius - 2, Math.min(radius, 2))}px`,
    'r-btn': `${Math.max(radius - 2, Math.min(radius, 2))}px`,
    'r-sheet': `${radius === 0 ? 0 : radius + 4}px`,
    'r-chip': radius < 6 ? `${radius}px` : '999px',
    'r-story': radius < 6 ? `${radius}px` : '50%',
    display: `"${displayFont.family}"`,
    'h-weight': String(displayFont.headingWeight),
    'h-track': `${displayFont.tracking}em`,
    'h-scale': '1',
  };
}
