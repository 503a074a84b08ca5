import { cover, coverFromFocus, glow, hills, linearPaint, peaks, rays, specks } from '../drawing/paint.ts';
import type { Scene } from '../drawing/scene.ts';
import { onCircle, repeat, svg } from '../drawing/svg.ts';
import { type Composed, footLettering, heroAtFocus } from './composed.ts';

/** Sun rays behind the hero. */
export function composeRays(scene: Scene): Composed {
  const { palette, random, focus, width, height } = scene;
  const reach = width + height;
  const count = random.pick([10, 14, 18, 24]);
  const burst = random.chance(0.4)
    ? svg`<circle cx="${focus.x}" cy="${focus.y}" r="${focus.size * 0.62}" fill="none" stroke="${palette.accent}" stroke-opacity=".4" stroke-width="${focus.size * 0.02}"/>`
    : '';
  return {
    backdrop: svg`${coverFromFocus(scene, [palette.light, palette.mid, palette.dark])}${rays(focus.x, focus.y, count, palette.accent, 0.2, reach)}${glow(scene, focus.x, focus.y, focus.size * 0.9, palette.accent, 0.62)}${burst}${specks(scene, 26, palette.accent, 0.8, 4)}`,
    hero: heroAtFocus(scene, 'sticker'),
    companions: true,
    lettering: footLettering(scene),
    fadeFrom: 0.55,
  };
}

/** Stars, a moon and mountains. */
export function composeNight(scene: Scene): Composed {
  const { palette, random, width, height, unit } = scene;
  const sky = linearPaint(scene, [palette.dark, palette.mid, palette.light]);
  const moonX = width * random.pick([0.24, 0.5, 0.74]);
  const moonY = height * random.between(0.17, 0.28);
  const radius = height * random.between(0.085, 0.13);
  const ridge = random.chance(0.6) ? peaks : hills;
  const craters = svg`<circle cx="${moonX - radius * 0.3}" cy="${moonY - radius * 0.2}" r="${radius * 0.2}" fill="#000" opacity=".08"/><circle cx="${moonX + radius * 0.25}" cy="${moonY + radius * 0.3}" r="${radius * 0.28}" fill="#000" opacity=".07"/>`;
  const shape = random.chance(0.35)
    ? crescent(moonX, moonY, radius, palette.accent)
    : svg`<circle cx="${moonX}" cy="${moonY}" r="${radius}" fill="${palette.accent}"/>${craters}`;
  const moon = svg`${glow(scene, moonX, moonY, radius * 2.6, palette.accent, 0.5)}${shape}`;
  return {
    backdrop: svg`${cover(scene, sky)}${specks(scene, 70, '#fff', 0.4, 1.5, 0.7)}${moon}${ridge(scene, height * 0.6, height * 0.15, palette.mid, 0.8)}${ridge(scene, height * 0.72, height * 0.1, palette.dark, 0.85)}${hills(scene, height * 0.82, 16 * unit, '#05070c', 0.85)}`,
    hero: heroAtFocus(scene, 'sticker', { dy: 0.06 }),
    companions: true,
    lettering: footLettering(scene),
    fadeFrom: 0.6,
  };
}

/** A crescent moon, open to the upper right. */
function crescent(x: number, y: number, radius: number, color: string): string {
  const [startX, startY] = onCircle(x, y, radius, -1.31);
  const [endX, endY] = onCircle(x, y, radius, 0.61);
  const inner = radius * 0.86;
  return svg`<path d="M${startX} ${startY}A${radius} ${radius} 0 1 0 ${endX} ${endY}A${inner} ${inner} 0 1 1 ${startX} ${startY}Z" fill="${color}"/>`;
}

/** Layers of hills in front of a low sun. */
export function composeLand(scene: Scene): Composed {
  const { palette, random, focus, width, height, unit } = scene;
  const sky = linearPaint(scene, [palette.light, palette.accent, palette.light]);
  const sunX = focus.x + random.pick([-0.3, 0, 0.3]) * focus.size;
  const sun = focus.size * random.between(0.34, 0.46);
  const clouds = repeat(
    4,
    () =>
      svg`<ellipse cx="${random.next() * width}" cy="${random.between(0.05, 0.32) * height}" rx="${random.between(26, 60) * unit}" ry="${random.between(4, 9) * unit}" fill="#fff" opacity=".34"/>`,
  );
  return {
    backdrop: svg`${cover(scene, sky)}<circle cx="${sunX}" cy="${focus.y}" r="${sun * 1.22}" fill="#fff" opacity=".3"/><circle cx="${sunX}" cy="${focus.y}" r="${sun}" fill="#fff7da" opacity=".75"/>${clouds}${hills(scene, height * 0.5, 34 * unit, palette.light, 0.9)}${hills(scene, height * 0.6, 30 * unit, palette.mid, 0.75)}${hills(scene, height * 0.7, 26 * unit, palette.mid)}${hills(scene, height * 0.8, 20 * unit, palette.dark)}`,
    hero: heroAtFocus(scene, random.chance(0.3) ? 'cutout' : 'sticker', { dy: 0.03 }),
    companions: true,
    lettering: footLettering(scene, { ink: ['#ffffff', '#fff7da', palette.accent] }),
    fadeFrom: 0.62,
  };
}

/** Snowy firs on a cold day. */
export function composeSnow(scene: Scene): Composed {
  const { palette, random, width, height, unit } = scene;
  const sky = linearPaint(scene, [palette.mid, palette.light, '#f4fbff']);
  const firs = (y: number, size: number, color: string, count: number): string =>
    repeat(count, (place) => {
      const x = ((place + random.between(0.1, 0.9)) * width) / count;
      const tall = size * random.between(0.7, 1.25);
      return repeat(3, (tier) => {
        const top = y - tall + tier * tall * 0.24;
        const half = tall * (0.16 + tier * 0.09);
        return svg`<path d="M${x} ${top}L${x + half} ${top + tall * 0.46}H${x - half}Z" fill="${color}"/><path d="M${x} ${top}L${x + half * 0.42} ${top + tall * 0.19}L${x} ${top + tall * 0.14}L${x - half * 0.42} ${top + tall * 0.19}Z" fill="#fff" opacity=".9"/>`;
      });
    });
  return {
    backdrop: svg`${cover(scene, sky)}${peaks(scene, height * 0.56, height * 0.3, '#ffffff', 0.5)}${firs(height * 0.7, 92 * unit, palette.mid, 7)}${hills(scene, height * 0.68, 14 * unit, '#dff1fa')}${firs(height * 0.82, 70 * unit, palette.dark, 5)}${hills(scene, height * 0.8, 12 * unit, '#ffffff')}`,
    hero: heroAtFocus(scene, 'sticker', { dy: 0.02 }),
    companions: true,
    foreground: specks(scene, 60, '#fff', 0.8, 3.4),
    lettering: footLettering(scene, { ink: ['#ffffff', '#ffffff', palette.light], backing: palette.dark }),
    fadeFrom: 0.74,
  };
}

/** Large leaves around the hero. */
export function composeJungle(scene: Scene): Composed {
  const { palette, random, width, height, unit } = scene;
  const leaf = (x: number, y: number, length: number, turn: number, color: string): string => {
    const ribs = repeat(6, (rib) => {
      const at = length * (0.2 + rib * 0.12);
      return svg`M${at} 0L${at + length * 0.1} ${length * 0.13}M${at} 0L${at + length * 0.1} ${-length * 0.13}`;
    });
    return svg`<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 0Q${length * 0.4} ${-length * 0.36} ${length} 0Q${length * 0.4} ${length * 0.36} 0 0Z" fill="${color}"/><path d="M0 0H${length * 0.94}${ribs}" stroke="#fff" stroke-opacity=".16" stroke-width="${1.6 * unit}" fill="none"/></g>`;
  };
  const greens = ['#1f7a4a', '#12603c', '#0c4630', '#2f9a5a', palette.mid] as const;
  const fringe = (count: number, length: number, inset: number): string =>
    repeat(count, (place) => {
      const side = place % 2 === 0;
      const y = ((place + random.between(0, 1)) / count) * height * 0.95;
      const x = side ? -inset : width + inset;
      return leaf(
        x,
        y,
        length * random.between(0.8, 1.2),
        (side ? 0 : 180) + random.between(-42, 42),
        random.pick(greens),
      );
    });
  return {
    backdrop: svg`${coverFromFocus(scene, [palette.accent, palette.light, '#0c3a2a', '#04150f'], 0.85)}${fringe(14, 120 * unit, 26 * unit)}`,
    hero: heroAtFocus(scene, 'sticker', { scale: 0.95 }),
    companions: random.chance(0.5),
    foreground: svg`${fringe(6, 88 * unit, 34 * unit)}${specks(scene, 14, palette.accent, 0.8, 2.4)}`,
    lettering: footLettering(scene, { backing: '#04150f' }),
    fadeFrom: 0.58,
  };
}
