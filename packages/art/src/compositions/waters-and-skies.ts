import { cover, coverFromFocus, glow, hills, linearPaint, radialPaint, specks } from '../drawing/paint.ts';
import type { Scene } from '../drawing/scene.ts';
import { onCircle, repeat, svg } from '../drawing/svg.ts';
import { type Composed, footLettering, heroAtFocus } from './composed.ts';

/** Light falling through water onto a reef. */
export function composeUndersea(scene: Scene): Composed {
  const { palette, random, width, height, unit } = scene;
  const water = linearPaint(scene, [palette.light, palette.mid, palette.dark]);
  const beams = repeat(6, (place) => {
    const x = (place / 5) * width + random.between(-20, 20) * unit;
    const spread = random.between(14, 40) * unit;
    return svg`<path d="M${x} ${-10 * unit}L${x - spread * 2.4} ${height * 0.85}H${x + spread * 0.6}Z" fill="#fff" opacity="${random.between(0.05, 0.14)}"/>`;
  });
  const weeds = repeat(9, (place) => {
    const x = ((place + random.between(0, 1)) / 9) * width;
    const tall = random.between(46, 120) * unit;
    const sway = random.between(-22, 22) * unit;
    const color = random.pick([palette.dark, '#0a5a4f', '#7a2a5a', '#0d3f55'] as const);
    return svg`<path d="M${x} ${height}C${x + sway} ${height - tall * 0.4} ${x - sway} ${height - tall * 0.7} ${x + sway * 0.6} ${height - tall}" stroke="${color}" stroke-width="${random.between(6, 13) * unit}" stroke-linecap="round" fill="none"/>`;
  });
  const bubbles = repeat(20, () => {
    const radius = random.between(2, 9) * unit;
    const [x, y] = [random.next() * width, random.next() * height * 0.8];
    return svg`<circle cx="${x}" cy="${y}" r="${radius}" fill="#fff" fill-opacity=".1" stroke="#fff" stroke-opacity=".55" stroke-width="${unit}"/><circle cx="${x - radius * 0.3}" cy="${y - radius * 0.35}" r="${radius * 0.22}" fill="#fff" opacity=".8"/>`;
  });
  return {
    backdrop: svg`${cover(scene, water)}${beams}${hills(scene, height * 0.76, 18 * unit, palette.dark, 0.55)}${weeds}${hills(scene, height * 0.9, 12 * unit, palette.dark)}${bubbles}`,
    hero: heroAtFocus(scene, 'sticker'),
    companions: true,
    lettering: footLettering(scene),
    fadeFrom: 0.62,
  };
}

/** A planet and its orbits. */
export function composeOrbit(scene: Scene): Composed {
  const { palette, random, focus, width, height, unit } = scene;
  const tilt = random.between(-28, -12);
  const orbits = repeat(
    4,
    (place) =>
      svg`<ellipse cx="${focus.x}" cy="${focus.y}" rx="${focus.size * (0.56 + place * 0.2)}" ry="${focus.size * (0.2 + place * 0.08)}" fill="none" stroke="${palette.accent}" stroke-opacity="${0.7 - place * 0.15}" stroke-width="${1.6 * unit}" transform="rotate(${tilt} ${focus.x} ${focus.y})"/>`,
  );
  const planet = radialPaint(
    scene,
    [palette.accent, palette.light, palette.mid, palette.dark],
    0.32,
    0.3,
    0.85,
  );
  const radius = random.between(0.16, 0.3) * height;
  const [planetX, planetY] = random.chance(0.5)
    ? [width * 0.06, height * 0.08]
    : [width * 0.96, height * 0.12];
  const moons = repeat(3, (place) => {
    const [x, y] = onCircle(focus.x, focus.y, focus.size * (0.62 + place * 0.1), random.between(0, 6.2));
    return svg`<circle cx="${x}" cy="${y}" r="${random.between(4, 10) * unit}" fill="${palette.light}"/>`;
  });
  return {
    backdrop: svg`${coverFromFocus(scene, [palette.mid, palette.dark, '#03040d'], 0.85)}${glow(scene, width * 0.2, height * 0.62, height * 0.4, palette.light, 0.4)}${specks(scene, 90, '#fff', 0.4, 1.5)}${planet.defs}<circle cx="${planetX}" cy="${planetY}" r="${radius}" fill="${planet.fill}"/>${orbits}${moons}`,
    hero: heroAtFocus(scene, 'sticker', { tilt: random.between(-14, 14) }),
    companions: true,
    lettering: footLettering(scene),
    fadeFrom: 0.6,
  };
}

/** Domes, towers and a bridge at dusk, reflected in the strait. */
export function composeSkyline(scene: Scene): Composed {
  const { palette, random, focus, width, height, unit } = scene;
  const dusk = linearPaint(scene, [palette.dark, palette.mid, palette.light, palette.accent]);
  const shore = height * 0.68;
  const city = (base: number, scale: number, color: string): string => {
    let x = random.between(-30, -6) * unit;
    let markup = '';
    while (x < width) {
      const wide = random.between(16, 40) * unit * scale;
      markup += building(random.whole(0, 4), x, base, wide, random.between(30, 74) * unit * scale, color);
      x += wide * random.between(0.92, 1.2);
    }
    return markup;
  };
  const windows = repeat(
    46,
    () =>
      svg`<rect x="${random.next() * width}" y="${shore - random.between(4, 40) * unit}" width="${2.2 * unit}" height="${2.8 * unit}" fill="${palette.accent}" opacity="${random.between(0.4, 0.95)}"/>`,
  );
  const span = width * 0.5;
  const bridge = svg`<g stroke="${palette.dark}" fill="none" stroke-width="${3 * unit}"><path d="M${-span * 0.1} ${shore - 14 * unit}H${width}M${span * 0.5} ${shore}V${shore - 74 * unit}M${span * 1.5} ${shore}V${shore - 74 * unit}"/><path d="M0 ${shore - 24 * unit}Q${span * 0.3} ${shore - 28 * unit} ${span * 0.5} ${shore - 72 * unit}Q${span} ${shore + 26 * unit} ${span * 1.5} ${shore - 72 * unit}Q${span * 1.7} ${shore - 28 * unit} ${width} ${shore - 24 * unit}" stroke-width="${1.8 * unit}"/></g>`;
  const ripples = repeat(
    26,
    () =>
      svg`<rect x="${random.next() * width}" y="${random.between(shore, height)}" width="${random.between(12, 60) * unit}" height="${1.8 * unit}" rx="${unit}" fill="${palette.accent}" opacity="${random.between(0.12, 0.42)}"/>`,
  );
  const sun = svg`<circle cx="${focus.x}" cy="${focus.y + focus.size * 0.16}" r="${focus.size * 0.56}" fill="${palette.accent}" opacity=".5"/>`;
  return {
    backdrop: svg`${cover(scene, dusk)}${specks(scene, 26, '#fff', 0.4, 1.2, 0.3)}${sun}<g opacity=".5">${city(shore - 18 * unit, 1.25, palette.mid)}</g>${random.chance(0.45) ? bridge : ''}${city(shore, 0.95, palette.dark)}${windows}<rect y="${shore}" width="${width}" height="${height - shore}" fill="${palette.dark}"/>${ripples}`,
    hero: heroAtFocus(scene, 'sticker', { dy: -0.06, scale: 0.92 }),
    companions: random.chance(0.4),
    lettering: footLettering(scene),
    fadeFrom: 0.66,
  };
}

function building(kind: number, x: number, base: number, wide: number, tall: number, color: string): string {
  const middle = x + wide / 2;
  const block = (share: number): string =>
    svg`<rect x="${x}" y="${base - tall * share}" width="${wide}" height="${tall * share + 2}" fill="${color}"/>`;
  switch (kind) {
    case 0:
      return svg`${block(0.5)}<path d="M${x} ${base - tall * 0.5}A${wide / 2} ${wide * 0.46} 0 0 1 ${x + wide} ${base - tall * 0.5}Z" fill="${color}"/><rect x="${middle - wide * 0.02}" y="${base - tall * 0.5 - wide * 0.66}" width="${wide * 0.04}" height="${wide * 0.3}" fill="${color}"/>`;
    case 1:
      return svg`<rect x="${middle - wide * 0.2}" y="${base - tall}" width="${wide * 0.4}" height="${tall}" fill="${color}"/><path d="M${middle - wide * 0.26} ${base - tall}H${middle + wide * 0.26}L${middle} ${base - tall * 1.42}Z" fill="${color}"/>${block(0.34)}`;
    case 2:
      return svg`${block(0.62)}<path d="M${x - wide * 0.05} ${base - tall * 0.62}L${middle} ${base - tall * 0.88}L${x + wide * 1.05} ${base - tall * 0.62}Z" fill="${color}"/>`;
    case 3:
      return svg`${block(1.15)}<rect x="${middle - wide * 0.05}" y="${base - tall * 1.4}" width="${wide * 0.1}" height="${tall * 0.3}" fill="${color}"/>`;
    default:
      return block(0.78);
  }
}
