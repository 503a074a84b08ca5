import { seedOf } from './theme-for-game.ts';
import type { Skyline, Theme } from './theme.ts';

const WIDTH = 1600;
const HEIGHT = 900;

/** Deterministic numbers from 0 to 1, for scenery only and never for prizes. */
type Scatter = () => number;

/** The landscape behind the reels; each game of a theme has its own horizon. */
export function drawScene(theme: Theme, gameCode: string): string {
  const scatter = scatterFrom(seedOf(`scene ${gameCode}`));
  const [top, middle, low] = theme.sky;
  const sky = `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${low}"/></linearGradient><radialGradient id="glow"><stop offset="0" stop-color="${low}" stop-opacity=".85"/><stop offset="1" stop-color="${low}" stop-opacity="0"/></radialGradient></defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/><circle cx="${WIDTH / 2}" cy="380" r="520" fill="url(#glow)"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMax slice">${sky}${SKYLINES[theme.skyline](theme, scatter)}</svg>`;
}

const SKYLINES: Readonly<Record<Skyline, (theme: Theme, scatter: Scatter) => string>> = {
  peaks: ({ ground: [far, near] }, scatter) =>
    ridge(scatter, 600, 250, far, 0.7) +
    ridge(scatter, 690, 170, mix(far, near), 0.9) +
    hill(scatter, 780, 50, near),
  hills: ({ ground: [far, near] }, scatter) =>
    hill(scatter, 560, 120, far, 0.8) + hill(scatter, 660, 90, mix(far, near)) + hill(scatter, 770, 60, near),
  waves: ({ ground: [far, near], accent }, scatter) =>
    bubbles(scatter, 46, accent) +
    wave(580, 46, far, 0.75) +
    wave(680, 40, mix(far, near), 0.9) +
    wave(780, 34, near),
  stars: ({ ground: [far, near], accent }, scatter) =>
    stars(scatter, 150) +
    `<circle cx="1330" cy="170" r="150" fill="${accent}" opacity=".12"/><circle cx="1330" cy="170" r="92" fill="${accent}" opacity=".9"/><circle cx="1302" cy="150" r="16" opacity=".08"/><circle cx="1356" cy="196" r="24" opacity=".07"/>` +
    ridge(scatter, 660, 150, far, 0.8) +
    hill(scatter, 770, 60, near),
  towers: ({ ground: [far, near], accent }, scatter) =>
    stars(scatter, 60) + towers(scatter, 640, far, accent) + hill(scatter, 770, 40, near),
  curtain: ({ ground: [far, near], accent }) =>
    `<path d="M800 -40L300 900H1300Z" fill="${accent}" opacity=".16"/><path d="M360 -40L620 900H1180Z" fill="#fff" opacity=".05"/>${curtains(far, near)}<ellipse cx="800" cy="850" rx="820" ry="120" fill="${near}"/>`,
};

function ridge(scatter: Scatter, base: number, height: number, colour: string, opacity: number): string {
  let path = `M0 ${HEIGHT}V${base}`;
  for (let x = 0; x < WIDTH;) {
    x += 50 + scatter() * 80;
    path += `L${round(x)} ${round(base - scatter() * height)}`;
    x += 40 + scatter() * 70;
    path += `L${round(x)} ${round(base + scatter() * height * 0.25)}`;
  }
  return `<path d="${path}V${HEIGHT}Z" fill="${colour}" opacity="${opacity}"/>`;
}

function hill(scatter: Scatter, base: number, height: number, colour: string, opacity = 1): string {
  const crests = 5;
  let path = `M0 ${HEIGHT}V${base}`;
  for (let crest = 0; crest < crests; crest++) {
    const middle = ((crest + 0.5) * WIDTH) / crests;
    const end = ((crest + 1) * WIDTH) / crests;
    path += `Q${middle} ${round(base - (scatter() - 0.3) * height * 2)} ${end} ${round(base + (scatter() - 0.5) * height)}`;
  }
  return `<path d="${path}V${HEIGHT}Z" fill="${colour}" opacity="${opacity}"/>`;
}

function wave(base: number, height: number, colour: string, opacity = 1): string {
  let path = `M-100 ${HEIGHT}V${base}`;
  for (let x = -100; x < WIDTH + 200; x += 200) path += `q50 -${height} 100 0t100 0`;
  return `<path d="${path}V${HEIGHT}Z" fill="${colour}" opacity="${opacity}"/>`;
}

function stars(scatter: Scatter, count: number): string {
  return dots(
    count,
    () => [scatter() * WIDTH, scatter() * 620, 0.8 + scatter() * 2, 0.3 + scatter() * 0.7],
    '#fff',
  );
}

function bubbles(scatter: Scatter, count: number, colour: string): string {
  return dots(
    count,
    () => [scatter() * WIDTH, scatter() * HEIGHT, 2 + scatter() * 12, 0.06 + scatter() * 0.2],
    colour,
  );
}

function dots(count: number, place: () => readonly [number, number, number, number], colour: string): string {
  return Array.from({ length: count }, () => {
    const [x, y, radius, opacity] = place();
    return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${colour}" opacity="${round(opacity)}"/>`;
  }).join('');
}

function towers(scatter: Scatter, base: number, colour: string, light: string): string {
  let drawn = '';
  for (let x = 20; x < WIDTH; x += 110 + scatter() * 90) {
    const width = 46 + scatter() * 44;
    const top = base - 90 - scatter() * 230;
    const middle = x + width / 2;
    drawn += `<path d="M${round(x)} ${HEIGHT}V${round(top)}q${round(width / 2)} -${round(width)} ${round(width)} 0V${HEIGHT}Z" fill="${colour}"/><path d="M${round(middle)} ${round(top - width * 0.5)}v-46" stroke="${light}" stroke-width="3" opacity=".7"/><rect x="${round(middle - 6)}" y="${round(top + 40)}" width="12" height="24" rx="6" fill="${light}" opacity=".45"/>`;
  }
  return drawn + `<rect y="${base}" width="${WIDTH}" height="${HEIGHT - base}" fill="${colour}"/>`;
}

function curtains(far: string, near: string): string {
  const folds = Array.from({ length: 6 }, (_, fold) => fold * 52);
  const side = folds
    .map((x) => `<rect x="${x}" y="-10" width="53" height="920" fill="url(#fold)"/>`)
    .join('');
  return `<defs><linearGradient id="fold"><stop offset="0" stop-color="${near}"/><stop offset=".5" stop-color="${far}"/><stop offset="1" stop-color="${near}"/></linearGradient></defs>${side}<g transform="translate(${WIDTH} 0) scale(-1 1)">${side}</g>`;
}

/** The colour halfway between two in the form #rrggbb. */
function mix(one: string, other: string): string {
  const parts = [1, 3, 5].map((at) => {
    const value =
      (Number.parseInt(one.slice(at, at + 2), 16) + Number.parseInt(other.slice(at, at + 2), 16)) / 2;
    return Math.round(value).toString(16).padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** mulberry32: small, and uniform enough for hills. */
function scatterFrom(seed: number): Scatter {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
