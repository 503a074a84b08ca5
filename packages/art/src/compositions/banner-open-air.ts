import { cover, glow, linearPaint, specks } from '../drawing/paint.ts';
import type { Scene } from '../drawing/scene.ts';
import { repeat, svg } from '../drawing/svg.ts';
import { bannerHero, bannerStage, calmLeft, charms, companionsAt } from './banner-stage.ts';
import type { Composed } from './composed.ts';

/** A row of towers with lit windows. */
function towers(scene: Scene, base: number, tallest: number, color: string, lit: number): string {
  const { random, width, unit, palette } = scene;
  let x = -10 * unit;
  let markup = '';
  while (x < width) {
    const wide = random.between(22, 46) * unit;
    const tall = tallest * random.between(0.35, 1);
    markup += svg`<rect x="${x}" y="${base - tall}" width="${wide}" height="${tall + base}" fill="${color}"/>`;
    if (random.chance(0.35)) {
      markup += svg`<rect x="${x + wide * 0.46}" y="${base - tall - 22 * unit}" width="${1.6 * unit}" height="${22 * unit}" fill="${color}"/><circle cx="${x + wide * 0.48}" cy="${base - tall - 22 * unit}" r="${1.8 * unit}" fill="#ff5a5a"/>`;
    }
    const floors = Math.floor(tall / (9 * unit));
    const columns = Math.floor(wide / (8 * unit));
    for (let place = 0; place < floors * columns; place += 1) {
      if (!random.chance(lit)) continue;
      const [column, floor] = [place % columns, Math.floor(place / columns)];
      markup += svg`<rect x="${x + (column + 0.6) * 8 * unit - 2 * unit}" y="${base - tall + (floor + 0.5) * 9 * unit}" width="${3 * unit}" height="${4 * unit}" fill="${random.pick([palette.accent, '#ffe9b8', '#9fd8ff'] as const)}" opacity="${random.between(0.35, 0.9)}"/>`;
    }
    x += wide + random.between(0, 5) * unit;
  }
  return markup;
}

/** A craft climbing over a city at night, with its curve behind it. */
export function composeNightFlight(scene: Scene): Composed {
  const { palette, width, height, unit } = scene;
  const stage = bannerStage(scene);
  const { size, at } = stage;
  const [tipX, tipY] = at(0.2, -0.12);
  const [moonX, moonY] = at(0.62, -0.36);
  const base = height * 0.8;
  const startX = Math.max(0, stage.x - size * 0.86);
  const curve = svg`M${startX} ${base}C${startX + (tipX - startX) * 0.6} ${base} ${tipX - size * 0.36} ${tipY + size * 0.5} ${tipX - size * 0.16} ${tipY + size * 0.2}`;
  const under = linearPaint(scene, [
    [palette.accent, 0.5],
    [palette.accent, 0],
  ]);
  const grid = repeat(
    9,
    (place) => svg`M0 ${(place * height) / 9}H${width}M${(place * width) / 14 + width * 0.36} 0V${height}`,
  );
  const far = companionsAt(scene, [
    [-0.52, -0.46, 0.18, -10],
    [0.68, 0.16, 0.2, 14],
    [-0.2, -0.6, 0.13, 8],
  ]);
  return {
    backdrop: svg`${cover(scene, linearPaint(scene, ['#03050f', palette.dark, palette.mid, palette.light]))}${specks(scene, 90, '#fff', 0.35, 1.3, 0.7)}<path d="${grid}" stroke="#fff" stroke-opacity=".06" stroke-width="${unit}"/>${glow(scene, moonX, moonY, size * 0.5, '#fff1c4', 0.45)}<circle cx="${moonX}" cy="${moonY}" r="${size * 0.17}" fill="#fff3d0"/><circle cx="${moonX - size * 0.04}" cy="${moonY - size * 0.04}" r="${size * 0.03}" fill="#e3cf9a" opacity=".6"/><circle cx="${moonX + size * 0.06}" cy="${moonY + size * 0.05}" r="${size * 0.045}" fill="#e3cf9a" opacity=".5"/>${towers(scene, height * 0.96, height * 0.42, palette.mid, 0.2)}${towers(scene, height, height * 0.26, palette.dark, 0.5)}${calmLeft(scene)}${under.defs}<path d="${curve}V${base}Z" fill="${under.fill}"/><path d="${curve}" fill="none" stroke="${palette.accent}" stroke-width="${5 * unit}" stroke-linecap="round" filter="url(#neon)"/>${glow(scene, tipX, tipY, size * 0.62, palette.accent, 0.5)}`,
    foreground: svg`${bannerHero(scene, stage, [0.2, -0.1, 0.74, 0])}${charms(scene, stage, far)}`,
  };
}

/** The near stand of a floodlit stadium, fully occupied. */
function crowd(scene: Scene, top: number, foot: number): string {
  const { random, width, unit, palette } = scene;
  const rows = Math.max(5, Math.round((foot - top) / (7 * unit)));
  const stand = linearPaint(scene, [palette.dark, palette.mid]);
  const people = repeat(rows, (row) =>
    repeat(Math.round(width / (9 * unit)), (seat) => {
      if (random.chance(0.2)) return '';
      return svg`<circle cx="${(seat + (row % 2) * 0.5 + random.between(-0.2, 0.2)) * 9 * unit}" cy="${top + (row + 0.6) * 7 * unit}" r="${2.4 * unit}" fill="${random.pick([palette.accent, '#ffffff', palette.light, '#ffb09a', '#8ab8e8'] as const)}" opacity="${random.between(0.2, 0.6)}"/>`;
    }),
  );
  return svg`${stand.defs}<rect y="${top - 10 * unit}" width="${scene.width}" height="${foot - top + 12 * unit}" fill="${stand.fill}"/>${people}`;
}

function floodlight(scene: Scene, x: number, y: number): string {
  const { unit, height } = scene;
  const lamps = repeat(8, (place) => {
    const [lampX, lampY] = [
      x + ((place % 4) - 1.5) * 13 * unit,
      y + (Math.floor(place / 4) - 0.5) * 13 * unit,
    ];
    return svg`<circle cx="${lampX}" cy="${lampY}" r="${5 * unit}" fill="#fff"/>`;
  });
  return svg`<rect x="${x - 2 * unit}" y="${y}" width="${4 * unit}" height="${height * 0.4}" fill="#10161f"/><rect x="${x - 30 * unit}" y="${y - 15 * unit}" width="${60 * unit}" height="${30 * unit}" rx="${4 * unit}" fill="#1a222c"/>${lamps}${glow(scene, x, y, height * 0.3, '#dff2ff', 0.6)}`;
}

/** A stadium under floodlights, with the hero on the grass. */
export function composeStadium(scene: Scene): Composed {
  const { palette, width, height, unit } = scene;
  const stage = bannerStage(scene);
  const { x, size, at } = stage;
  const horizon = height * 0.56;
  const stripes = repeat(14, (place) => {
    const offset = place - 7;
    const [near, far] = [x + offset * width * 0.2, x + offset * width * 0.075];
    return svg`<path d="M${far} ${horizon}H${far + width * 0.075}L${near + width * 0.2} ${height}H${near}Z" fill="${place % 2 === 0 ? '#1b6f38' : '#23874a'}"/>`;
  });
  const beams = [-0.5, 0.06, 0.72].map((offset) => {
    const [lightX, lightY] = at(offset, -0.58);
    return svg`<path d="M${lightX} ${lightY}L${lightX - size * 0.5 - offset * size * 0.5} ${height}H${lightX + size * 0.5 - offset * size * 0.5}Z" fill="#e8f6ff" opacity=".09"/>`;
  });
  const lights = [-0.5, 0.72].map((offset) => floodlight(scene, ...at(offset, -0.52)));
  const [ringX, ringY] = at(0, 0.5);
  const shadow = svg`<ellipse cx="${ringX}" cy="${ringY + size * 0.02}" rx="${size * 0.4}" ry="${size * 0.07}" fill="#000" opacity=".35" filter="url(#soft)"/>`;
  const prizePlaces = [
    [-0.56, 0.12, 0.4, -8],
    [0.66, 0.36, 0.28, 10],
  ] as const;
  // Prizes are not repeated.
  const prizes = companionsAt(scene, prizePlaces.slice(0, scene.spec.sides.length));
  return {
    backdrop: svg`${cover(scene, linearPaint(scene, [palette.dark, palette.mid, palette.light]))}${lights}${crowd(scene, height * 0.3, horizon)}<rect y="${horizon - 8 * unit}" width="${width}" height="${8 * unit}" fill="${palette.mid}"/>${stripes}<path d="M0 ${horizon}H${width}" stroke="#fff" stroke-opacity=".8" stroke-width="${2.4 * unit}"/><ellipse cx="${ringX}" cy="${ringY}" rx="${size * 0.86}" ry="${size * 0.17}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="${2.4 * unit}"/>${calmLeft(scene)}${beams}${glow(scene, x, at(0, 0.1)[1], size * 0.7, '#fff6d8', 0.28)}${shadow}`,
    foreground: svg`${bannerHero(scene, stage, [0.06, 0.1, 0.78, 8])}${charms(scene, stage, prizes)}`,
  };
}
