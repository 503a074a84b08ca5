import { cover, glow, linearPaint, radialPaint, rays } from '../drawing/paint.ts';
import type { Scene } from '../drawing/scene.ts';
import { onCircle, repeat, svg } from '../drawing/svg.ts';
import { outlineLine, typesetLine } from '../lettering/typeset.ts';
import { bingoBallAt } from '../pieces/bingo-ball.ts';
import { moneyWheel } from '../pieces/wheels.ts';
import {
  bannerHero,
  bannerStage,
  type BannerStage,
  calmLeft,
  charms,
  companionsAt,
  dust,
} from './banner-stage.ts';
import type { Composed } from './composed.ts';

/** Falling confetti. */
function confetti({ random, palette, height, unit }: Scene, { x, size }: BannerStage): string {
  const colors = [palette.accent, palette.light, '#ffffff', '#6ad8ff', '#ffd24a'] as const;
  return repeat(54, () => {
    const [paperX, paperY] = [x + random.between(-1, 0.9) * size, random.next() * height];
    return svg`<rect x="${-3 * unit}" y="${-1.5 * unit}" width="${random.between(4, 8) * unit}" height="${3 * unit}" rx="${unit * 0.6}" fill="${random.pick(colors)}" opacity="${random.between(0.5, 1)}" transform="translate(${paperX} ${paperY}) rotate(${random.between(0, 180)})"/>`;
  });
}

/** A money wheel under an arch of bulbs. */
export function composeShowWheel(scene: Scene): Composed {
  const { palette, width, height, unit, random } = scene;
  const stage = bannerStage(scene);
  const { x, size, at } = stage;
  const [, y] = at(0, 0.08);
  const back = cover(
    scene,
    radialPaint(scene, [palette.light, palette.mid, palette.dark, '#0c0310'], x / width, y / height, 0.66),
  );
  const bulbs = repeat(27, (place) => {
    const [bulbX, bulbY] = onCircle(x, y, size * 0.76, Math.PI * (0.88 + (place / 26) * 1.24));
    return svg`<circle cx="${bulbX}" cy="${bulbY}" r="${size * 0.045}" fill="${palette.accent}" opacity=".3"/><circle cx="${bulbX}" cy="${bulbY}" r="${size * 0.022}" fill="#fffbe0"/>`;
  });
  const arch = svg`<circle cx="${x}" cy="${y}" r="${size * 0.76}" fill="${palette.dark}" fill-opacity=".34" stroke="${palette.dark}" stroke-width="${size * 0.1}"/><circle cx="${x}" cy="${y}" r="${size * 0.815}" fill="none" stroke="url(#gold)" stroke-width="${2.4 * unit}"/><circle cx="${x}" cy="${y}" r="${size * 0.705}" fill="none" stroke="url(#gold)" stroke-width="${2.4 * unit}"/>`;
  const colors = [palette.mid, '#1f6fd0', '#e0a02f', '#1f8a4f', '#8a2f9a', '#c8202f'];
  const guests = companionsAt(scene, [
    [-0.76, -0.26, 0.32, -12],
    [0.74, 0.44, 0.32, 10],
    [-0.68, 0.5, 0.26, 14],
    [0.77, -0.4, 0.24, 16],
  ]);
  return {
    backdrop: svg`${back}${rays(x, y, 24, palette.accent, 0.14, width)}${calmLeft(scene)}${glow(scene, x, y, size * 1.1, palette.light, 0.5)}${arch}${bulbs}${moneyWheel(x, y, size * 0.585, random.between(0, 6), colors)}${confetti(scene, stage)}${charms(scene, stage, guests)}`,
  };
}

/** A bingo card of five by three numbers, some of them marked. */
function bingoCard(scene: Scene, x: number, y: number, wide: number, tilt: number): string {
  const { random, palette } = scene;
  const cell = wide / 5.6;
  const cells = repeat(15, (place) => {
    const [column, row] = [place % 5, Math.floor(place / 5)];
    const [cellX, cellY] = [(column - 2.5) * cell, (row - 1.5) * cell + cell * 0.3];
    const number = outlineLine(typesetLine(String(column * 15 + random.whole(1, 15)), 'grotesque'), {
      x: cellX + cell / 2,
      y: cellY + cell * 0.66,
      size: cell * 0.46,
    });
    const stamp = random.chance(0.36)
      ? svg`<circle cx="${cellX + cell / 2}" cy="${cellY + cell / 2}" r="${cell * 0.4}" fill="#e0323f" opacity=".72"/>`
      : '';
    return svg`<rect x="${cellX + cell * 0.04}" y="${cellY + cell * 0.04}" width="${cell * 0.92}" height="${cell * 0.92}" rx="${cell * 0.1}" fill="#f4ede0"/><path d="${number}" fill="#2a2330"/>${stamp}`;
  });
  return svg`<g transform="translate(${x} ${y}) rotate(${tilt})"><rect x="${-wide / 2 + wide * 0.02}" y="${-cell * 2 + wide * 0.03}" width="${wide}" height="${cell * 4.1}" rx="${cell * 0.24}" fill="#000" opacity=".35"/><rect x="${-wide / 2}" y="${-cell * 2}" width="${wide}" height="${cell * 4.1}" rx="${cell * 0.24}" fill="#fffdf7"/><rect x="${-wide / 2}" y="${-cell * 2}" width="${wide}" height="${cell * 0.7}" rx="${cell * 0.24}" fill="${palette.mid}"/>${cells}</g>`;
}

/** Balls tumbling in a glass drum, with cards behind it. */
export function composeBallDrum(scene: Scene): Composed {
  const { palette, random, width, height, unit } = scene;
  const stage = bannerStage(scene);
  const { x, y, size, at } = stage;
  const radius = size * 0.56;
  const back = cover(
    scene,
    radialPaint(scene, [palette.light, palette.mid, palette.dark], x / width, y / height, 0.7),
  );
  const glass = radialPaint(
    scene,
    [
      ['#ffffff', 0.05],
      ['#ffffff', 0.1],
      ['#ffffff', 0.24],
    ],
    0.5,
    0.5,
    0.5,
  );
  const tumbling = repeat(17, (place) => {
    const reach = radius * (place < 6 ? 0.34 : 0.76);
    const angle = (place < 6 ? place / 6 : (place - 6) / 11) * Math.PI * 2 + random.between(-0.12, 0.12);
    const [ballX, ballY] = onCircle(x, y, reach, angle);
    return bingoBallAt(scene, ballX, ballY, radius * random.between(0.15, 0.2));
  });
  const rolled = (
    [
      [-0.72, 0.54, 0.15],
      [0.74, 0.5, 0.17],
      [0.46, 0.62, 0.12],
      [-0.44, 0.64, 0.11],
    ] as const
  ).map(([dx, dy, share]) => bingoBallAt(scene, ...at(dx, dy), share * size));
  const stand = svg`<path d="M${x - radius * 0.62} ${y + radius * 0.7}L${x - radius * 0.86} ${y + radius * 1.24}H${x + radius * 0.86}L${x + radius * 0.62} ${y + radius * 0.7}Z" fill="url(#gold)" filter="url(#bevel)"/>`;
  const drum = svg`<circle cx="${x}" cy="${y}" r="${radius * 1.05}" fill="${palette.dark}" fill-opacity=".5"/>${tumbling}${glass.defs}<circle cx="${x}" cy="${y}" r="${radius * 1.05}" fill="${glass.fill}" stroke="url(#gold)" stroke-width="${6 * unit}"/><path d="M${x - radius * 0.78} ${y - radius * 0.34}A${radius * 0.86} ${radius * 0.86} 0 0 1 ${x - radius * 0.1} ${y - radius * 0.85}" stroke="#fff" stroke-opacity=".75" stroke-width="${6 * unit}" fill="none" stroke-linecap="round"/>`;
  const guests = companionsAt(scene, [
    [0.76, -0.46, 0.24, 12],
    [-0.74, -0.44, 0.22, -12],
  ]);
  return {
    backdrop: svg`${back}${rays(x, y, 22, palette.accent, 0.12, width)}${calmLeft(scene)}${glow(scene, x, y, size, palette.accent, 0.4)}${bingoCard(scene, ...at(-0.53, 0.04), size * 0.62, -16)}${bingoCard(scene, ...at(0.56, 0), size * 0.66, 14)}${stand}${drum}${rolled}${charms(scene, stage, guests)}`,
  };
}

/** A television studio during the draw: a wall of screens and a desk with the drawn balls. */
export function composeStudioDraw(scene: Scene): Composed {
  const { palette, random, width, height, unit } = scene;
  const stage = bannerStage(scene);
  const { x, y, size, at } = stage;
  const back = cover(
    scene,
    radialPaint(scene, [palette.mid, palette.dark, '#04060c'], x / width, y / height, 0.75),
  );
  const screens = repeat(5, (place) => {
    const offset = place - 2;
    const [middle, top] = at(offset * 0.36, -0.56 + Math.abs(offset) * 0.07);
    const paint = linearPaint(scene, [palette.accent, palette.light, palette.mid]);
    const [wide, tall] = [size * 0.33, size * (0.92 - Math.abs(offset) * 0.12)];
    const shown = repeat(5, (bar) => {
      const rise = tall * random.between(0.12, 0.5);
      return svg`<rect x="${middle - wide * 0.4 + bar * wide * 0.17}" y="${top + tall - rise - tall * 0.08}" width="${wide * 0.11}" height="${rise}" rx="${unit}" fill="#fff" opacity=".16"/>`;
    });
    return svg`${paint.defs}<rect x="${middle - wide / 2}" y="${top}" width="${wide}" height="${tall}" rx="${7 * unit}" fill="${paint.fill}" opacity="${0.85 - Math.abs(offset) * 0.2}"/>${shown}`;
  });
  const desk = linearPaint(scene, [palette.light, palette.mid, palette.dark]);
  const [, deskY] = at(0, 0.42);
  const counter = svg`${desk.defs}<path d="M${x - size * 0.84} ${deskY}Q${x} ${deskY + size * 0.16} ${x + size * 0.84} ${deskY}L${x + size * 0.705} ${height}H${x - size * 0.705}Z" fill="${desk.fill}"/><path d="M${x - size * 0.84} ${deskY}Q${x} ${deskY + size * 0.16} ${x + size * 0.84} ${deskY}" fill="none" stroke="url(#silver)" stroke-width="${5 * unit}" stroke-linecap="round"/><path d="M${x - size * 0.79} ${deskY + size * 0.12}Q${x} ${deskY + size * 0.28} ${x + size * 0.79} ${deskY + size * 0.12}" fill="none" stroke="${palette.accent}" stroke-width="${3 * unit}" filter="url(#neon)"/>`;
  const drawn = repeat(6, (place) => {
    const offset = (place - 2.5) / 2.5;
    return bingoBallAt(
      scene,
      x + offset * size * 0.66,
      deskY + (1 - offset * offset) * size * 0.07 - size * 0.08,
      size * 0.105,
    );
  });
  const crew = companionsAt(scene, [
    [-0.66, 0.16, 0.42, -4],
    [0.74, 0.12, 0.3, 12],
  ]);
  return {
    backdrop: svg`${back}${calmLeft(scene)}${glow(scene, x, y, size * 1.1, palette.light, 0.55)}${screens}${rays(x, y - size * 0.12, 16, '#fff', 0.12, size * 0.6)}${bannerHero(scene, stage, [0, -0.12, 0.62, -3])}${charms(scene, stage, crew)}${counter}${drawn}${dust(scene, stage, 18, '#ffffff')}`,
  };
}
