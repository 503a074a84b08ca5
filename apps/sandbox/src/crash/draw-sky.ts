/*
 * The drawing of the game: the scene in the colours of the game's tile, with two layers that move past, and the airship. SVG with
 * presentation attributes, since the page's policy allows no styles in attributes.
 */

import type { FlightLook, FlightScene } from './flight-look.ts';

type Colors = FlightLook['colors'];

const stars = Array.from({ length: 90 }, (_, index) => {
  // Spread without a pattern, and the same in every document.
  const x = (index * 397) % 1600;
  const y = (index * 211) % 430;
  const radius = 0.7 + ((index * 7) % 10) / 9;
  return `<circle cx="${x}" cy="${y}" r="${radius.toFixed(1)}" opacity="${(0.25 + ((index * 13) % 7) / 10).toFixed(2)}"/>`;
}).join('');

/** A cloud of overlapping circles on a flat base, as wide as its list of radii makes it. */
function cloud(left: number, base: number, radii: readonly number[]): string {
  let x = left;
  const circles = radii.map((radius) => {
    x += radius * 0.85;
    const circle = `<circle cx="${x.toFixed(0)}" cy="${(base - radius * 0.5).toFixed(0)}" r="${radius}"/>`;
    x += radius * 0.35;
    return circle;
  });
  return `${circles.join('')}<rect x="${left}" y="${base - 14}" width="${(x - left + 20).toFixed(0)}" height="18" rx="9"/>`;
}

const farClouds = [
  cloud(60, 330, [26, 40, 54, 38, 24]),
  cloud(520, 250, [20, 34, 46, 60, 40, 26]),
  cloud(1040, 360, [28, 46, 58, 40, 22]),
  cloud(1360, 240, [18, 30, 42, 30]),
].join('');

const nearClouds = [
  cloud(-40, 560, [40, 66, 84, 60, 44]),
  cloud(420, 620, [44, 60, 78, 92, 64, 40]),
  cloud(980, 570, [36, 62, 88, 70, 52, 34]),
  cloud(1400, 630, [50, 76, 60]),
].join('');

const houses = Array.from({ length: 46 }, (_, index) => {
  const width = 24 + ((index * 17) % 5) * 8;
  const height = 26 + ((index * 29) % 9) * 9;
  return { x: index * 36 - 12, width, height };
});

const city = houses
  .map(({ x, width, height }) => `<rect x="${x}" y="${900 - height}" width="${width}" height="${height}"/>`)
  .join('');

const windows = houses
  .filter((_, index) => index % 2 === 0)
  .map(
    ({ x, height }, index) =>
      `<rect x="${x + 7}" y="${900 - height + 9 + (index % 3) * 6}" width="4" height="5"/>`,
  )
  .join('');

/** Bubbles that rise, or sparks of the sea; the same in every document. */
const bubbles = Array.from({ length: 34 }, (_, index) => {
  const radius = 3 + ((index * 5) % 12);
  return `<circle cx="${(index * 463) % 1600}" cy="${80 + ((index * 277) % 700)}" r="${radius}"/>`;
}).join('');

/** One crest after the other, a line that closes at the foot of the picture. */
function waves(top: number, length: number, depth: number): string {
  const crests = Array.from(
    { length: Math.ceil(2_100 / length) },
    () => `q${length / 4} ${-depth} ${length / 2} 0t${length / 2} 0`,
  ).join('');
  return `<path d="M-60 ${top}${crests}V960H-60z"/>`;
}

/** What is far away, near and at the foot. The first two drift. */
const layers: Readonly<Record<FlightScene, (colors: Colors) => string>> = {
  city: ({ light, dark, accent }) =>
    `<circle cx="520" cy="820" r="86" fill="${accent}"/>
<g class="far" fill="${light}" opacity=".32">${farClouds}</g><g class="near" fill="#fff" opacity=".24">${nearClouds}</g>
<g fill="${dark}">${city}</g><g fill="${accent}" opacity=".8">${windows}</g>`,
  space: ({ light, mid, dark, accent }) =>
    `<g class="far" fill="#fff" opacity=".5"><g transform="translate(90 380)">${stars}</g></g>
<g class="near"><g transform="translate(1240 330) rotate(-16)" fill="none" stroke="${accent}" stroke-width="9"><path d="M-134 0a134 26 0 0 1 268 0"/><circle r="74" fill="${light}" stroke="none"/><path d="M-74 0a74 74 0 0 0 148 0z" fill="${mid}" fill-opacity=".6" stroke="none"/><path d="M-134 0a134 26 0 0 0 268 0"/></g></g>
<ellipse cx="800" cy="1140" rx="1280" ry="330" fill="${dark}"/><ellipse cx="800" cy="1140" rx="1280" ry="330" fill="none" stroke="${light}" stroke-opacity=".7" stroke-width="5"/>`,
  sea: ({ light, mid, dark, accent }) =>
    `<circle cx="520" cy="690" r="86" fill="${accent}"/>
<g class="far" fill="${light}" opacity=".32">${farClouds}</g><g class="near" fill="#fff" opacity=".22">${nearClouds}</g>
<g fill="${mid}">${waves(720, 300, 34)}</g><g fill="${dark}" opacity=".7">${waves(780, 220, 30)}</g><g fill="${dark}">${waves(846, 160, 22)}</g>`,
  depth: ({ light, dark }) =>
    `<g fill="#fff" opacity=".09"><path d="M220-20 20 820h220zM640-20 560 860h250zM1080-20l40 850h230zM1420-20l150 760h200z"/></g>
<g class="far" fill="none" stroke="#fff" stroke-opacity=".34" stroke-width="2">${bubbles}</g><g class="near" fill="${light}" opacity=".3"><g transform="translate(60 40)">${bubbles}</g></g>
<g fill="${dark}">${waves(800, 520, 60)}</g>`,
};

/** Fills its box; the bottom of the picture stays at the bottom. */
export function drawBackdrop({ scene, colors }: Pick<FlightLook, 'scene' | 'colors'>): string {
  const { light, mid, dark, accent } = colors;
  // Text is over the upper left, which is dark in every scene.
  const foot = scene === 'depth' ? dark : light;
  return `<svg class="backdrop" viewBox="0 0 1600 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><defs>
<linearGradient id="heights" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${dark}"/><stop offset=".62" stop-color="${mid}"/><stop offset="1" stop-color="${foot}"/></linearGradient>
<radialGradient id="glow"><stop offset="0" stop-color="${accent}"/><stop offset=".3" stop-color="${accent}" stop-opacity=".6"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient>
</defs>
<rect width="1600" height="900" fill="url(#heights)"/>${scene === 'depth' ? '' : `<g fill="#fff">${stars}</g><circle cx="520" cy="${scene === 'sea' ? 690 : 820}" r="330" fill="url(#glow)"/>`}
${layers[scene](colors)}</svg>`;
}

/** Seen from the side, heading right; the propeller is where the curve ends. */
export const airship = `<svg viewBox="0 0 340 190" aria-hidden="true"><defs>
<linearGradient id="hull" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fffdf4"/><stop offset=".32" stop-color="#f6e3c0"/><stop offset=".68" stop-color="#cf9f83"/><stop offset="1" stop-color="#74434f"/></linearGradient>
<linearGradient id="band" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2fb07d"/><stop offset="1" stop-color="#0b5a41"/></linearGradient>
<linearGradient id="brass" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffe9ae"/><stop offset=".5" stop-color="#d89c3d"/><stop offset="1" stop-color="#6e4317"/></linearGradient>
<clipPath id="hull-shape"><path d="M36 74C62 26 140 12 210 16c66 4 106 30 112 54-8 28-54 54-118 56C132 128 62 112 36 74z"/></clipPath></defs>
<g fill="url(#band)" stroke="#063d2c" stroke-width="1.500"><path d="M78 46 22 12C12 24 10 44 14 60l46 8z"/><path d="M78 102 26 140c-11-11-14-32-10-50l46-8z"/></g>
<path d="M36 74C62 26 140 12 210 16c66 4 106 30 112 54-8 28-54 54-118 56C132 128 62 112 36 74z" fill="url(#hull)"/>
<g clip-path="url(#hull-shape)"><path d="M30 66c90-14 200-14 296-2l-2 24c-92 10-196 12-290-4z" fill="url(#band)"/>
<path d="M30 66c90-14 200-14 296-2M34 84c94 16 198 14 290 4" fill="none" stroke="#e0b15a" stroke-width="3"/>
<path d="M84 20c-14 34-14 74 0 102M134 8c-12 40-12 84 0 120M188 4c-6 44-6 88 0 126M240 8c8 40 8 80 0 116M284 22c10 30 10 62 0 88" fill="none" stroke="#7a4a3a" stroke-opacity=".32" stroke-width="1.500"/>
<path d="M40 50C110 20 240 14 312 48" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"/>
<g fill="none" stroke="#e0b15a" stroke-width="2.500"><path d="m150 74 9-9 9 9-9 9zM208 74l9-9 9 9-9 9z"/></g><path d="m183 74 6-6 6 6-6 6z" fill="#ffe9ae"/></g>
<path d="M14 74l50-9v18z" fill="url(#brass)"/><path d="M322 70c-5 5-8 9-11 12l2-22c4 3 7 6 9 10z" fill="url(#brass)"/>
<g stroke="#5a3716" stroke-width="2"><path d="M144 124v18M236 122v18"/></g>
<path d="M122 140h140c6 0 8 5 5 10l-8 14c-3 5-7 7-13 7H146c-6 0-11-3-14-8l-12-15c-4-4-3-8 2-8z" fill="url(#brass)" stroke="#54330f" stroke-width="1.500"/>
<g fill="#fff3c4"><rect x="142" y="147" width="14" height="11" rx="3"/><rect x="164" y="147" width="14" height="11" rx="3"/><rect x="186" y="147" width="14" height="11" rx="3"/><rect x="208" y="147" width="14" height="11" rx="3"/><rect x="230" y="147" width="14" height="11" rx="3"/></g>
<path d="M100 158h22v6h-22z" fill="#6e4317"/><ellipse class="propeller" cx="98" cy="161" rx="4" ry="19" fill="#e8f0ff" fill-opacity=".75"/></svg>`;
