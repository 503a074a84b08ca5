import { cover, glow, linearPaint, peaks, radialPaint, rays } from '../drawing/paint.ts';
import type { Scene } from '../drawing/scene.ts';
import { onCircle, repeat, svg } from '../drawing/svg.ts';
import { printedHero } from '../heroes/hero.ts';
import { coinHeap } from '../pieces/coin.ts';
import { curtainAt } from '../pieces/curtain.ts';
import {
  bannerHero,
  bannerStage,
  type BannerStage,
  calmLeft,
  charms,
  companionsAt,
  dust,
  looseCoins,
} from './banner-stage.ts';
import type { Composed } from './composed.ts';

/** Rising embers. */
function embers(scene: Scene, { x, size }: BannerStage): string {
  const { random, height, unit } = scene;
  return repeat(46, () => {
    const [emberX, emberY] = [x + random.between(-1.1, 0.85) * size, random.next() * height];
    return svg`<circle cx="${emberX}" cy="${emberY}" r="${random.between(0.6, 2.6) * unit}" fill="${random.pick(['#ffd27a', '#ff9a3d', '#ff6a2a'] as const)}" opacity="${random.between(0.3, 0.95)}"/>`;
  });
}

/** A beast over its hoard, in front of a burning moon. */
export function composeHoard(scene: Scene): Composed {
  const { palette, width, height, unit } = scene;
  const stage = bannerStage(scene);
  const { x, y, size, at } = stage;
  const sky = cover(scene, linearPaint(scene, ['#120308', palette.dark, palette.mid, palette.light]));
  const moon = radialPaint(scene, ['#fff2c2', palette.accent, palette.light], 0.44, 0.4, 0.62);
  const [moonX, moonY] = at(0.08, -0.06);
  const [heapX, heapY] = at(0.02, 0.82);
  const ghost = printedHero(scene, { x: moonX, y: moonY, size: size * 1.5 }, palette.dark) ?? '';
  const riches = companionsAt(scene, [
    [-0.42, 0.48, 0.22, -14],
    [0.52, 0.5, 0.24, 12],
    [0.2, 0.6, 0.2, -6],
    [-0.12, 0.62, 0.16, 10],
  ]);
  return {
    backdrop: svg`${sky}${glow(scene, moonX, moonY, size * 1.25, palette.accent, 0.6)}${peaks(scene, height * 0.72, height * 0.34, palette.mid, 0.8)}${rays(moonX, moonY, 20, palette.accent, 0.07, width)}${peaks(scene, height * 0.86, height * 0.26, palette.dark)}${calmLeft(scene)}${moon.defs}<circle cx="${moonX}" cy="${moonY}" r="${size * 0.57}" fill="${moon.fill}"/><circle cx="${moonX}" cy="${moonY}" r="${size * 0.62}" fill="none" stroke="${palette.accent}" stroke-opacity=".5" stroke-width="${2 * unit}"/><g opacity=".1">${ghost}</g>${glow(scene, x, y + size * 0.75, size * 0.9, '#ffb347', 0.5)}`,
    foreground: svg`${bannerHero(scene, stage, [0.06, -0.06, 1.06, 0])}${coinHeap(scene, heapX, heapY, size * 0.86, size * 0.36, size * 0.082)}${charms(scene, stage, riches)}${looseCoins(
      stage,
      [
        [-0.7, -0.28, 0.07, -18],
        [0.76, -0.36, 0.09, 14],
        [-0.58, 0.18, 0.05, 24],
      ],
    )}${embers(scene, stage)}`,
  };
}

/** A stage with its curtain open on a heap of coins. */
export function composeTreasureStage(scene: Scene): Composed {
  const { palette, width, height } = scene;
  const stage = bannerStage(scene);
  const { x, y, size, at } = stage;
  const [floorX, floorY] = at(0, 0.6);
  const back = cover(
    scene,
    radialPaint(scene, [palette.light, palette.mid, palette.dark, '#0a0406'], x / width, y / height, 0.6),
  );
  const beam = linearPaint(scene, [
    ['#fff4cc', 0.55],
    ['#fff4cc', 0.05],
  ]);
  const lights = [-0.55, 0.05, 0.6].map(
    (offset) =>
      svg`<path d="M${x + offset * size * 1.3 - size * 0.05} ${-height * 0.05}L${x + offset * size * 0.2 - size * 0.42} ${floorY}H${x + offset * size * 0.2 + size * 0.42}L${x + offset * size * 1.3 + size * 0.05} ${-height * 0.05}Z" fill="${beam.fill}" opacity=".5"/>`,
  );
  const round = linearPaint(scene, [palette.accent, palette.light, palette.mid]);
  const podium = svg`${round.defs}<ellipse cx="${floorX}" cy="${floorY + size * 0.14}" rx="${size * 0.98}" ry="${size * 0.2}" fill="${palette.dark}"/><ellipse cx="${floorX}" cy="${floorY + size * 0.08}" rx="${size * 0.95}" ry="${size * 0.19}" fill="url(#gold)"/><ellipse cx="${floorX}" cy="${floorY + size * 0.05}" rx="${size * 0.92}" ry="${size * 0.175}" fill="${round.fill}"/>`;
  const wings = curtainAt(scene, width, at(0.66, 0)[0], at(0.8, 0)[0]);
  const leftWing = curtainAt(scene, 0, at(-0.78, 0)[0], at(-0.98, 0)[0]);
  const riches = companionsAt(scene, [
    [-0.46, 0.44, 0.22, -12],
    [0.46, 0.46, 0.24, 10],
    [-0.2, 0.6, 0.18, 8],
  ]);
  return {
    backdrop: svg`${back}${rays(x, y, 22, palette.accent, 0.12, width * 0.5)}${glow(scene, x, y, size * 0.85, '#ffe9a8', 0.55)}${beam.defs}${lights}${podium}${leftWing}${calmLeft(scene)}${wings}`,
    foreground: svg`${bannerHero(scene, stage, [0, -0.02, 0.84, -3])}${coinHeap(scene, floorX, floorY + size * 0.08, size * 0.72, size * 0.22, size * 0.07)}${charms(scene, stage, riches)}${looseCoins(
      stage,
      [
        [-0.46, -0.42, 0.08, -16],
        [0.02, -0.62, 0.06, 8],
        [0.48, -0.36, 0.09, 18],
        [-0.58, 0.06, 0.055, 30],
        [0.6, 0.1, 0.06, -22],
      ],
    )}${dust(scene, stage, 26, '#fff2c2')}`,
  };
}

/** The open round door of a vault. */
export function composeVault(scene: Scene): Composed {
  const { palette, width, height, unit } = scene;
  const stage = bannerStage(scene);
  const { x, y, size, at } = stage;
  const wall = cover(
    scene,
    radialPaint(scene, [palette.mid, palette.dark, '#07070b'], x / width, y / height, 0.7),
  );
  const seams = repeat(
    7,
    (place) => svg`M0 ${(place * height) / 6}H${width}M${(place * width) / 6} 0V${height}`,
  );
  const radius = size * 0.6;
  const steel = linearPaint(scene, ['#a9b9c7', '#61707d', '#323d47', '#7b8a98']);
  const inside = radialPaint(scene, ['#fff6cf', '#ffcf5a', '#b4680f', '#3a1a04'], 0.5, 0.46, 0.56);
  const bolts = repeat(20, (place) => {
    const [boltX, boltY] = onCircle(x, y, radius * 1.09, (place / 20) * Math.PI * 2);
    return svg`<circle cx="${boltX}" cy="${boltY}" r="${radius * 0.035}" fill="url(#silver)" stroke="#2b333b" stroke-width="${unit * 0.6}"/>`;
  });
  const frame = svg`${steel.defs}<circle cx="${x}" cy="${y}" r="${radius * 1.2}" fill="#000" opacity=".45"/><circle cx="${x}" cy="${y}" r="${radius * 1.17}" fill="#3c4752"/><circle cx="${x}" cy="${y}" r="${radius * 1.15}" fill="${steel.fill}"/><circle cx="${x}" cy="${y}" r="${radius * 1.02}" fill="#4b5864"/>${bolts}${inside.defs}<circle cx="${x}" cy="${y}" r="${radius}" fill="${inside.fill}"/><circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="url(#gold)" stroke-width="${5 * unit}"/>`;
  const door = svg`<g transform="translate(${x + radius * 1.24} ${y}) scale(.36 1)"><circle cx="${radius * 0.3}" r="${radius * 1.06}" fill="#20272e"/><circle r="${radius * 1.06}" fill="#39444f"/><circle r="${radius}" fill="${steel.fill}"/><circle r="${radius * 0.74}" fill="#2c363f"/><circle r="${radius * 0.68}" fill="${steel.fill}"/>${repeat(
    5,
    (place) =>
      svg`<rect x="${-radius * 0.05}" y="${-radius * 0.56}" width="${radius * 0.1}" height="${radius * 0.56}" rx="${radius * 0.05}" fill="url(#gold)" transform="rotate(${place * 72})"/>`,
  )}<circle r="${radius * 0.18}" fill="url(#gold)" filter="url(#bevel)"/></g>`;
  const [heapX, heapY] = at(-0.04, 0.72);
  const riches = companionsAt(scene, [
    [-0.4, 0.44, 0.2, -10],
    [0.36, 0.46, 0.22, 12],
  ]);
  return {
    backdrop: svg`${wall}<path d="${seams}" stroke="#000" stroke-opacity=".35" stroke-width="${2 * unit}"/>${calmLeft(scene)}${glow(scene, x, y, size * 1.15, '#ffcf6a', 0.32)}${frame}${rays(x, y, 18, '#fff3c4', 0.16, radius * 0.98)}`,
    foreground: svg`${bannerHero(scene, stage, [-0.02, -0.1, 0.72, -3])}${door}${coinHeap(scene, heapX, heapY, size * 0.66, size * 0.34, size * 0.074)}${charms(scene, stage, riches)}${looseCoins(
      stage,
      [
        [-0.78, 0.36, 0.06, -18],
        [-0.74, -0.42, 0.05, 20],
      ],
    )}`,
  };
}
