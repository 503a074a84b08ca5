import { repeat, svg } from './svg.ts';
import type { Scene } from './scene.ts';

/** A colour, or a colour with an opacity from 0 to 1. */
export type Stop = string | readonly [color: string, opacity: number];

/** A paint with the markup that defines it. */
export interface Paint {
  fill: string;
  defs: string;
}

/** Stops are evenly spaced from top to bottom, or from left to right. */
export function linearPaint(
  scene: Scene,
  stops: readonly Stop[],
  direction: 'down' | 'across' = 'down',
): Paint {
  const id = scene.nextId();
  const end = direction === 'down' ? 'x2="0" y2="1"' : 'x2="1" y2="0"';
  return {
    fill: `url(#${id})`,
    defs: `<defs><linearGradient id="${id}" x1="0" y1="0" ${end}>${stopsMarkup(stops)}</linearGradient></defs>`,
  };
}

/** Centre and radius are fractions of the painted box. */
export function radialPaint(scene: Scene, stops: readonly Stop[], x = 0.5, y = 0.5, radius = 0.5): Paint {
  const id = scene.nextId();
  return {
    fill: `url(#${id})`,
    defs: svg`<defs><radialGradient id="${id}" cx="${x}" cy="${y}" r="${radius}">${stopsMarkup(stops)}</radialGradient></defs>`,
  };
}

/** Fills the whole sheet with a paint. */
export function cover(scene: Scene, paint: Paint): string {
  return svg`${paint.defs}<rect width="${scene.width}" height="${scene.height}" fill="${paint.fill}"/>`;
}

/** Fills the whole sheet, lit from the focus outwards. */
export function coverFromFocus(scene: Scene, stops: readonly Stop[], radius = 0.78): string {
  const { width, height, focus } = scene;
  return cover(scene, radialPaint(scene, stops, focus.x / width, focus.y / height, radius));
}

/** A soft round light, drawn as a gradient because a blurred circle is much slower. */
export function glow(
  scene: Scene,
  x: number,
  y: number,
  radius: number,
  color: string,
  opacity: number,
): string {
  const paint = radialPaint(scene, [
    [color, opacity],
    [color, opacity * 0.45],
    [color, 0],
  ]);
  return svg`${paint.defs}<circle cx="${x}" cy="${y}" r="${radius}" fill="${paint.fill}"/>`;
}

/** Sun rays around a point. */
export function rays(
  x: number,
  y: number,
  count: number,
  color: string,
  opacity: number,
  reach: number,
): string {
  const wedge = (Math.PI * 2) / count;
  const points = repeat(count, (place) => {
    const start = place * wedge;
    const end = start + wedge / 2;
    return svg`M${x} ${y}L${x + reach * Math.cos(start)} ${y + reach * Math.sin(start)}L${x + reach * Math.cos(end)} ${y + reach * Math.sin(end)}Z`;
  });
  return svg`<path d="${points}" fill="${color}" opacity="${opacity}"/>`;
}

/** Sparks, stars or bubbles scattered over the upper part of the sheet. */
export function specks(
  scene: Scene,
  count: number,
  color: string,
  low: number,
  high: number,
  depth = 1,
): string {
  const { random, width, height, unit } = scene;
  return repeat(
    count,
    () =>
      svg`<circle cx="${random.next() * width}" cy="${random.next() * height * depth}" r="${random.between(low, high) * unit}" fill="${color}" opacity="${random.between(0.2, 0.85)}"/>`,
  );
}

/** A soft row of hills that fills the sheet below it. */
export function hills(scene: Scene, y: number, swing: number, color: string, opacity = 1): string {
  const { random, width, height } = scene;
  const humps = Math.max(4, Math.round(width / 90));
  const line = repeat(humps, (place) => {
    const middle = ((place + 0.5) * width) / humps;
    const end = ((place + 1) * width) / humps;
    return svg`Q${middle} ${y + random.between(-swing, swing)} ${end} ${y + random.between(-swing, swing) / 2}`;
  });
  return svg`<path d="M0 ${height}L0 ${y}${line}L${width} ${height}Z" fill="${color}" opacity="${opacity}"/>`;
}

/** A jagged row of mountains that fills the sheet below it. */
export function peaks(scene: Scene, y: number, rise: number, color: string, opacity = 1): string {
  const { random, width, height, unit } = scene;
  let x = -20 * unit;
  let line = '';
  while (x < width) {
    x += random.between(20, 60) * unit;
    line += svg`L${x} ${y - random.next() * rise}`;
    x += random.between(14, 46) * unit;
    line += svg`L${x} ${y + random.next() * rise * 0.3}`;
  }
  return svg`<path d="M0 ${height}L0 ${y}${line}L${width} ${height}Z" fill="${color}" opacity="${opacity}"/>`;
}

function stopsMarkup(stops: readonly Stop[]): string {
  return stops
    .map((stop, place) => {
      const [color, opacity] = typeof stop === 'string' ? [stop, 1] : stop;
      return svg`<stop offset="${place / Math.max(1, stops.length - 1)}" stop-color="${color}" stop-opacity="${opacity}"/>`;
    })
    .join('');
}
