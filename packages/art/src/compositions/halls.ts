import { cover, coverFromFocus, glow, linearPaint, radialPaint, rays, specks } from '../drawing/paint.ts';
import type { Scene } from '../drawing/scene.ts';
import { onCircle, repeat, svg } from '../drawing/svg.ts';
import { emojiAt } from '../symbols/icon-set.ts';
import { parseSymbol } from '../symbols/symbol-exists.ts';
import { type Composed, footLettering, heroAtFocus } from './composed.ts';

/** A stage with curtains and spotlights. */
export function composeStage(scene: Scene): Composed {
  const { palette, focus, width, height, unit, random } = scene;
  const curtain = Math.min(width * 0.2, 84 * unit);
  const fold = linearPaint(scene, [palette.dark, palette.light, palette.dark], 'across');
  const drapes = [0, 1].map((side) =>
    repeat(5, (place) => {
      const wide = curtain / 3.6;
      const x = side === 1 ? width - (place + 1) * (curtain / 4.2) : place * (curtain / 4.2);
      const bow = (side === 1 ? 8 : -8) * unit;
      return svg`<path d="M${x} 0H${x + wide}Q${x + wide + bow} ${height * 0.5} ${x + wide} ${height}H${x}Q${x - bow} ${height * 0.5} ${x} 0Z" fill="${fold.fill}"/>`;
    }),
  );
  const swags = Math.max(7, Math.round(width / (43 * unit)));
  const valance = repeat(swags, (place) => {
    const step = width / swags;
    const color = place % 2 === 1 ? palette.light : palette.mid;
    return svg`<ellipse cx="${(place + 0.5) * step}" cy="0" rx="${step * 0.62}" ry="${36 * unit}" fill="${color}"/><path d="M${(place + 0.08) * step} ${24 * unit}Q${(place + 0.5) * step} ${44 * unit} ${(place + 0.92) * step} ${24 * unit}" stroke="#f2c14e" stroke-width="${2.5 * unit}" fill="none"/>`;
  });
  const floor = focus.y + focus.size * 0.6;
  const beam = (from: number, opacity: number, color: string): string =>
    svg`<path d="M${from} ${-20 * unit}L${focus.x - focus.size * 0.62} ${floor}H${focus.x + focus.size * 0.62}Z" fill="${color}" opacity="${opacity}"/>`;
  return {
    backdrop: svg`${coverFromFocus(scene, [palette.mid, palette.dark, '#08040a'], 0.8)}${beam(focus.x, 0.2, palette.accent)}${beam(focus.x - focus.size * 0.7, 0.09, '#fff')}${beam(focus.x + focus.size * 0.7, 0.09, '#fff')}<ellipse cx="${focus.x}" cy="${floor + 8 * unit}" rx="${focus.size * 0.74}" ry="${focus.size * 0.15}" fill="${palette.light}" opacity=".9"/><ellipse cx="${focus.x}" cy="${floor}" rx="${focus.size * 0.66}" ry="${focus.size * 0.12}" fill="${palette.accent}" opacity=".5"/>${fold.defs}${drapes}${valance}${random.chance(0.5) ? specks(scene, 18, palette.accent, 0.8, 2.6, 0.7) : ''}`,
    hero: heroAtFocus(scene, 'sticker', { dy: 0.1, scale: 0.88 }),
    companions: true,
    lettering: footLettering(scene),
    fadeFrom: 0.62,
  };
}

/** A neon sign on a brick wall. */
export function composeNeon(scene: Scene): Composed {
  const { palette, random, focus, width, height, unit } = scene;
  const [brickWidth, brickHeight] = [46 * unit, 18 * unit];
  const rows = Math.ceil(height / brickHeight);
  const columns = Math.ceil(width / brickWidth) + 1;
  const wall = repeat(rows, (row) =>
    repeat(columns, (column) => {
      const x = (column - (row % 2 === 1 ? 0.5 : 1)) * brickWidth + unit;
      return svg`<rect x="${x}" y="${row * brickHeight + unit}" width="${brickWidth - 2 * unit}" height="${brickHeight - 2 * unit}" rx="${1.5 * unit}" fill="#000" opacity="${random.between(0.16, 0.42)}"/>`;
    }),
  );
  const second = random.pick(['#8fe8ff', '#ff6a8a', '#ffd76a', '#b48fff', '#7affb0'] as const);
  const radius = focus.size * 0.59;
  const sign = random.pick([
    svg`<circle cx="${focus.x}" cy="${focus.y}" r="${radius}" stroke-dasharray="${radius * 2} ${radius * 0.32}"/>`,
    svg`<rect x="${focus.x - radius}" y="${focus.y - radius}" width="${radius * 2}" height="${radius * 2}" rx="${26 * unit}" stroke-dasharray="${radius * 3} ${radius * 0.24}"/>`,
    svg`<path d="M${focus.x} ${focus.y - radius * 1.12}L${focus.x + radius * 1.1} ${focus.y}L${focus.x} ${focus.y + radius * 1.12}L${focus.x - radius * 1.1} ${focus.y}Z" stroke-linejoin="round"/>`,
    svg`<path d="M${focus.x - radius} ${focus.y + radius * 0.84}V${focus.y - radius * 0.1}A${radius} ${radius} 0 0 1 ${focus.x + radius} ${focus.y - radius * 0.1}V${focus.y + radius * 0.84}"/>`,
  ]);
  return {
    backdrop: svg`${coverFromFocus(scene, [palette.mid, palette.dark, '#050308'])}${wall}${glow(scene, focus.x, focus.y, focus.size * 0.85, palette.light, 0.5)}<g filter="url(#neon)" fill="none" stroke="${second}" stroke-width="${4 * unit}" stroke-linecap="round">${sign}</g>`,
    hero: heroAtFocus(scene, 'neon', { scale: 0.82, mayVary: false }),
    lettering: footLettering(scene, { ink: ['#ffffff', palette.accent], backing: '#050308' }),
  };
}

/** A gilded frame around a medallion. */
export function composeFrame(scene: Scene): Composed {
  const { palette, random, focus, width, height, unit, spec } = scene;
  const margin = 14 * unit;
  const inner = radialPaint(scene, [palette.light, palette.mid, palette.dark], 0.5, 0.5, 0.6);
  const ground = cover(scene, linearPaint(scene, [palette.mid, palette.dark]));
  const lattice = repeat(Math.ceil(width / (36 * unit)) * Math.ceil(height / (36 * unit)), (place) => {
    const columns = Math.ceil(width / (36 * unit));
    const x = (place % columns) * 36 * unit;
    const y = Math.floor(place / columns) * 36 * unit;
    return svg`M${x} ${y}l${18 * unit} ${18 * unit}l${-18 * unit} ${18 * unit}l${-18 * unit} ${-18 * unit}Z`;
  });
  const radius = focus.size * (spec.title === '' ? 0.5 : 0.53);
  const edge = svg`<rect x="${margin}" y="${margin}" width="${width - 2 * margin}" height="${height - 2 * margin}" rx="${10 * unit}" fill="none" stroke="url(#gold)" stroke-width="${6 * unit}" filter="url(#bevel)"/><rect x="${margin * 1.65}" y="${margin * 1.65}" width="${width - margin * 3.3}" height="${height - margin * 3.3}" rx="${6 * unit}" fill="none" stroke="${palette.accent}" stroke-width="${1.5 * unit}" opacity=".8"/>`;
  const corners = [
    [margin, margin],
    [width - margin, margin],
    [margin, height - margin],
    [width - margin, height - margin],
  ].map(
    ([x = 0, y = 0]) =>
      svg`<path d="M${x} ${y - 15 * unit}l${15 * unit} ${15 * unit}l${-15 * unit} ${15 * unit}l${-15 * unit} ${-15 * unit}Z" fill="url(#gold)" filter="url(#bevel)"/><path d="M${x} ${y - 6 * unit}l${6 * unit} ${6 * unit}l${-6 * unit} ${6 * unit}l${-6 * unit} ${-6 * unit}Z" fill="${palette.mid}"/>`,
  );
  const shield = random.pick([
    svg`<circle cx="${focus.x}" cy="${focus.y}" r="${radius}"`,
    svg`<path d="M${focus.x - radius * 0.9} ${focus.y + radius}V${focus.y - radius * 0.2}A${radius * 0.9} ${radius} 0 0 1 ${focus.x + radius * 0.9} ${focus.y - radius * 0.2}V${focus.y + radius}Z"`,
    svg`<path d="${eightPointed(focus.x, focus.y, radius * 1.06)}"`,
  ]);
  const pearls = repeat(24, (place) => {
    const [x, y] = onCircle(focus.x, focus.y, radius + 9 * unit, (place / 24) * Math.PI * 2);
    return svg`<circle cx="${x}" cy="${y}" r="${2.6 * unit}" fill="url(#gold)"/>`;
  });
  const round = shield.startsWith('<circle');
  return {
    backdrop: svg`${ground}<path d="${lattice}" fill="none" stroke="${palette.accent}" stroke-width="${unit}" opacity=".15"/>${inner.defs}${shield} fill="${inner.fill}" stroke="url(#gold)" stroke-width="${7 * unit}" stroke-linejoin="round"/>${round ? pearls : ''}${rays(focus.x, focus.y, 12, palette.accent, 0.07, radius * 0.86)}${edge}${corners}`,
    hero: heroAtFocus(scene, 'sticker', { scale: 0.76, tilt: 0, mayVary: false }),
    lettering: footLettering(scene, {
      bottom: height - 46 * unit,
      width: width - 76 * unit,
      height: 84 * unit,
      sizeMax: 44 * unit,
      ink: ['#fff3c4', '#f2c14e', '#c98a2a'],
    }),
  };
}

/** Columns, steps and a torch on each side. */
export function composeTemple(scene: Scene): Composed {
  const { palette, random, focus, width, height, unit } = scene;
  const stone = linearPaint(scene, [palette.dark, palette.light, palette.mid, palette.dark], 'across');
  const column = (x: number, wide: number): string => {
    const flutes = repeat(4, (place) => {
      const at = x - wide / 2 + ((place + 0.6) * wide) / 4.4;
      return svg`<rect x="${at}" y="${height * 0.13}" width="${wide * 0.07}" height="${height * 0.62}" fill="#000" opacity=".24"/>`;
    });
    const capital = svg`<rect x="${x - wide * 0.72}" y="${height * 0.06}" width="${wide * 1.44}" height="${height * 0.04}" fill="${palette.light}"/><rect x="${x - wide * 0.6}" y="${height * 0.1}" width="${wide * 1.2}" height="${height * 0.03}" fill="${palette.mid}"/>`;
    const base = svg`<rect x="${x - wide * 0.68}" y="${height * 0.75}" width="${wide * 1.36}" height="${height * 0.04}" fill="${palette.light}"/>`;
    return svg`<rect x="${x - wide / 2}" y="${height * 0.1}" width="${wide}" height="${height * 0.68}" fill="${stone.fill}"/>${flutes}${capital}${base}`;
  };
  const steps = repeat(4, (place) => {
    const y = height * (0.79 + place * 0.055);
    const reach = width * (0.42 + place * 0.05);
    return svg`<rect x="${width / 2 - reach}" y="${y}" width="${reach * 2}" height="${height * 0.06}" fill="${place % 2 === 0 ? palette.mid : palette.dark}"/>`;
  });
  const wide = 34 * unit;
  const torch = (x: number): string =>
    glow(scene, x, height * 0.3, 64 * unit, palette.accent, 0.5) +
    emojiAt(scene, 'fire', { x, y: height * 0.3, size: 30 * unit });
  const lit = random.chance(0.6) ? torch(wide * 1.9) + torch(width - wide * 1.9) : '';
  return {
    backdrop: svg`${coverFromFocus(scene, [palette.accent, palette.light, palette.mid, palette.dark], 0.72)}${rays(focus.x, focus.y, 20, '#fff', 0.07, height)}${stone.defs}${column(wide * 0.6, wide)}${column(width - wide * 0.6, wide)}<g opacity=".55">${column(wide * 1.9, wide * 0.66)}${column(width - wide * 1.9, wide * 0.66)}</g>${lit}<rect width="${width}" height="${height * 0.06}" fill="${palette.dark}"/>${steps}`,
    hero: heroAtFocus(scene, 'sticker', { dy: 0.06, scale: 0.88, tilt: 0 }),
    lettering: footLettering(scene),
    fadeFrom: 0.58,
  };
}

/** A round card table under a lamp. */
export function composeTable(scene: Scene): Composed {
  const { palette, focus, width, height, unit, spec } = scene;
  const top = height * 0.8;
  const reach = Math.max(width * 0.84, focus.size * 1.3);
  const drawn = parseSymbol(spec.hero)?.kind === 'drawn';
  return {
    backdrop: svg`${cover(scene, radialPaint(scene, ['#3a2a1c', '#1d130d', '#090504'], 0.5, 0, 0.9))}${glow(scene, focus.x, 0, height * 0.5, '#ffd28a', 0.5)}<ellipse cx="${focus.x}" cy="${top}" rx="${reach * 1.05}" ry="${height * 0.5}" fill="#5a3415"/><ellipse cx="${focus.x}" cy="${top}" rx="${reach}" ry="${height * 0.475}" fill="url(#gold)" opacity=".6"/><ellipse cx="${focus.x}" cy="${top + 3 * unit}" rx="${reach * 0.98}" ry="${height * 0.465}" fill="${palette.mid}"/>${glow(scene, focus.x, top - 40 * unit, height * 0.5, palette.light, 0.8)}<ellipse cx="${focus.x}" cy="${top + 3 * unit}" rx="${reach * 0.8}" ry="${height * 0.37}" fill="none" stroke="${palette.accent}" stroke-width="${2 * unit}" opacity=".55"/>`,
    hero: heroAtFocus(scene, 'sticker', drawn ? { dy: 0.06, tilt: 0 } : { dy: 0.02, scale: 0.86 }),
    companions: true,
    lettering: footLettering(scene),
    fadeFrom: 0.6,
  };
}

function eightPointed(x: number, y: number, radius: number): string {
  const points = repeat(16, (place) => {
    const [pointX, pointY] = onCircle(
      x,
      y,
      place % 2 === 0 ? radius : radius * 0.82,
      (place / 16) * Math.PI * 2,
    );
    return svg`${place === 0 ? 'M' : 'L'}${pointX} ${pointY}`;
  });
  return `${points}Z`;
}
