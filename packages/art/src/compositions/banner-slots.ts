import { cover, glow, linearPaint, radialPaint, rays } from '../drawing/paint.ts';
import type { Scene } from '../drawing/scene.ts';
import { repeat, svg } from '../drawing/svg.ts';
import { bareHero } from '../heroes/hero.ts';
import { emojiAt } from '../symbols/icon-set.ts';
import { bannerStage, calmLeft, charms, companionsAt, dust } from './banner-stage.ts';
import type { Composed } from './composed.ts';

const REELS = 3;

/** Three drums behind glass; the middle row shows the hero three times. */
function reelWindow(scene: Scene, x: number, y: number, wide: number, tall: number): string {
  const { spec, unit } = scene;
  const drum = linearPaint(scene, ['#6b6258', '#f7f0e2', '#fffdf7', '#f7f0e2', '#6b6258']);
  const gap = wide * 0.02;
  const reel = (wide - gap * (REELS + 1)) / REELS;
  const drums = repeat(REELS, (place) => {
    const left = x - wide / 2 + gap + place * (reel + gap);
    const middle = left + reel / 2;
    const neighbour = (dy: number, step: number): string => {
      const name = spec.sides[(place + step) % spec.sides.length];
      return name === undefined
        ? ''
        : emojiAt(scene, name, { x: middle, y: y + dy * tall, size: reel * 0.62 });
    };
    return svg`<rect x="${left}" y="${y - tall / 2}" width="${reel}" height="${tall}" rx="${5 * unit}" fill="${drum.fill}"/>${neighbour(-0.37, 0)}${neighbour(0.37, 2)}${bareHero(scene, { x: middle, y, size: reel * 0.84 })}`;
  });
  const shade = linearPaint(scene, [
    ['#1a0f08', 0.6],
    ['#1a0f08', 0],
    ['#1a0f08', 0],
    ['#1a0f08', 0],
    ['#1a0f08', 0.6],
  ]);
  return svg`${drum.defs}${shade.defs}<rect x="${x - wide / 2 - 6 * unit}" y="${y - tall / 2 - 6 * unit}" width="${wide + 12 * unit}" height="${tall + 12 * unit}" rx="${10 * unit}" fill="#140b06"/>${drums}<rect x="${x - wide / 2}" y="${y - tall / 2}" width="${wide}" height="${tall}" fill="${shade.fill}"/><path d="M${x - wide / 2 - 8 * unit} ${y}H${x + wide / 2 + 8 * unit}" stroke="#ff4d4d" stroke-width="${2.4 * unit}" filter="url(#neon)"/>`;
}

/** An old slot machine with three reels, bulbs along its top and a lever. */
export function composeSlotMachine(scene: Scene): Composed {
  const { palette, width, height, unit } = scene;
  const stage = bannerStage(scene);
  const { x, y, size, at } = stage;
  const half = size * 0.64;
  const body = linearPaint(scene, [palette.light, palette.mid, palette.dark]);
  const [, crownY] = at(0, -0.66);
  const [, footY] = at(0, 0.68);
  const bulbs = repeat(11, (place) => {
    const offset = (place - 5) / 5;
    const [bulbX, bulbY] = [x + offset * half * 0.9, crownY + size * (0.07 + offset * offset * 0.15)];
    return svg`<circle cx="${bulbX}" cy="${bulbY}" r="${size * 0.034}" fill="#ffd24a" opacity=".35"/><circle cx="${bulbX}" cy="${bulbY}" r="${size * 0.019}" fill="#fffbe0"/>`;
  });
  const cabinet = svg`${body.defs}<path d="M${x - half} ${footY}V${crownY + size * 0.28}Q${x - half} ${crownY + size * 0.06} ${x} ${crownY}Q${x + half} ${crownY + size * 0.06} ${x + half} ${crownY + size * 0.28}V${footY}Z" fill="${body.fill}" stroke="url(#gold)" stroke-width="${6 * unit}" stroke-linejoin="round"/><rect x="${x - half * 0.78}" y="${footY - size * 0.25}" width="${half * 1.56}" height="${size * 0.16}" rx="${size * 0.03}" fill="${palette.dark}" stroke="url(#gold)" stroke-width="${2.4 * unit}"/>`;
  const buttons = repeat(
    4,
    (place) =>
      svg`<circle cx="${x + (place - 1.5) * half * 0.36}" cy="${footY - size * 0.17}" r="${size * 0.045}" fill="url(#${place === 3 ? 'ruby' : 'gold'})"/>`,
  );
  const [leverX, leverY] = at(0.82, -0.28);
  const lever = svg`<path d="M${x + half} ${y + size * 0.14}H${leverX}V${leverY}" fill="none" stroke="url(#silver)" stroke-width="${9 * unit}" stroke-linejoin="round"/><circle cx="${leverX}" cy="${leverY}" r="${size * 0.085}" fill="url(#ruby)" filter="url(#charm)"/>`;
  const spilled = companionsAt(scene, [
    [-0.72, 0.52, 0.28, -12],
    [0.78, 0.52, 0.28, 12],
    [-0.76, -0.36, 0.2, 10],
  ]);
  return {
    backdrop: svg`${cover(scene, radialPaint(scene, [palette.light, palette.mid, palette.dark], x / width, y / height, 0.66))}${rays(x, y, 22, palette.accent, 0.13, width)}${calmLeft(scene)}${glow(scene, x, y, size * 1.1, palette.accent, 0.42)}${lever}${cabinet}${bulbs}${reelWindow(scene, x, y - size * 0.02, half * 1.7, size * 0.62)}${buttons}${charms(scene, stage, spilled)}${dust(scene, stage, 20, '#fff2c2')}`,
  };
}

/** A framed tile, like those of a lobby. */
function tileAt(
  scene: Scene,
  x: number,
  y: number,
  wide: number,
  tilt: number,
  symbol: string,
  colors: readonly [string, string],
): string {
  const { unit } = scene;
  const tall = wide * 1.34;
  const ground = radialPaint(scene, colors, 0.5, 0.42, 0.72);
  const box = svg`x="${-wide / 2}" y="${-tall / 2}" width="${wide}" height="${tall}" rx="${wide * 0.09}"`;
  return svg`${ground.defs}<g transform="translate(${x} ${y}) rotate(${tilt})"><rect ${box} fill="#000" opacity=".45" transform="translate(${4 * unit} ${8 * unit})"/><rect ${box} fill="${ground.fill}"/>${rays(0, -tall * 0.06, 14, '#fff', 0.13, wide * 0.5)}<g filter="url(#charm)">${symbol}</g><rect x="${-wide * 0.3}" y="${tall * 0.33}" width="${wide * 0.6}" height="${tall * 0.035}" rx="${tall * 0.02}" fill="#fff" opacity=".85"/><rect x="${-wide * 0.19}" y="${tall * 0.4}" width="${wide * 0.38}" height="${tall * 0.026}" rx="${tall * 0.014}" fill="#fff" opacity=".5"/><rect ${box} fill="none" stroke="url(#gold)" stroke-width="${3 * unit}"/></g>`;
}

/** New games fanned out under spotlights, with the hero's tile in front. */
export function composeShowcase(scene: Scene): Composed {
  const { palette, width, height, spec } = scene;
  const stage = bannerStage(scene);
  const { x, y, size, at } = stage;
  const beam = linearPaint(scene, [
    ['#ffffff', 0.4],
    ['#ffffff', 0],
  ]);
  const beams = [-0.8, -0.25, 0.3, 0.85].map(
    (offset) =>
      svg`<path d="M${x + offset * size} ${-height * 0.04}L${x + offset * size * 0.5 - size * 0.3} ${height}H${x + offset * size * 0.5 + size * 0.3}Z" fill="${beam.fill}" opacity=".35"/>`,
  );
  const grounds = [
    ['#ff8a66', '#8f1f3a'],
    ['#6ad8a0', '#0f5a41'],
    ['#b48fff', '#3d1f8f'],
    ['#ffd24a', '#b4560f'],
  ] as const;
  const places = [
    [-0.57, 0.12, 0.5, -14],
    [0.6, 0.12, 0.5, 14],
    [-0.31, 0.02, 0.58, -7],
    [0.33, 0.02, 0.58, 7],
  ] as const;
  const around = places.map(([dx, dy, share, tilt], place) => {
    const wide = share * size;
    const name = spec.sides[place % Math.max(1, spec.sides.length)] ?? 'star';
    const symbol = emojiAt(scene, name, { x: 0, y: -wide * 0.1, size: wide * 0.66 });
    return tileAt(scene, ...at(dx, dy), wide, tilt, symbol, grounds[place % grounds.length] ?? grounds[0]);
  });
  const wide = size * 0.68;
  const front = tileAt(
    scene,
    ...at(0, -0.02),
    wide,
    0,
    bareHero(scene, { x: 0, y: -wide * 0.1, size: wide * 0.76 }),
    [palette.light, palette.dark],
  );
  return {
    backdrop: svg`${cover(scene, radialPaint(scene, [palette.mid, palette.dark, '#05060f'], x / width, y / height, 0.75))}${calmLeft(scene)}${beam.defs}${beams}${glow(scene, x, y, size, palette.accent, 0.35)}<ellipse cx="${x}" cy="${at(0, 0.6)[1]}" rx="${size * 0.95}" ry="${size * 0.1}" fill="#000" opacity=".5" filter="url(#haze)"/>${around}${front}${dust(scene, stage, 40, '#ffffff')}`,
  };
}
