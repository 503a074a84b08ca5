import { cover, coverFromFocus, glow, linearPaint, radialPaint, rays, specks } from '../drawing/paint.ts';
import type { Scene } from '../drawing/scene.ts';
import { repeat, svg } from '../drawing/svg.ts';
import { bingoBallAt } from '../pieces/bingo-ball.ts';
import { type Composed, footLettering, heroAtFocus } from './composed.ts';

/** A climbing curve with the craft at its tip. */
export function composeFlight(scene: Scene): Composed {
  const { palette, focus, width, height, unit } = scene;
  const grid = repeat(
    8,
    (place) => svg`M0 ${(place * height) / 8}H${width}M${(place * width) / 8} 0V${height}`,
  );
  const [tipX, tipY] = [focus.x + focus.size * 0.16, focus.y];
  const startX = Math.max(0, focus.x - focus.size * 0.9);
  const base = height * 0.74;
  const curve = svg`M${startX} ${base}Q${focus.x} ${base} ${tipX} ${tipY}`;
  const under = linearPaint(scene, [
    [palette.accent, 0.65],
    [palette.accent, 0],
  ]);
  return {
    backdrop: svg`${cover(scene, linearPaint(scene, [palette.dark, palette.mid, palette.light]))}<path d="${grid}" stroke="#fff" stroke-opacity=".08" stroke-width="${unit}"/>${specks(scene, 30, '#fff', 0.4, 1.6, 0.6)}${under.defs}<path d="${curve}L${tipX} ${base}Z" fill="${under.fill}"/><path d="${curve}" fill="none" stroke="${palette.accent}" stroke-width="${6 * unit}" stroke-linecap="round" filter="url(#neon)"/>${glow(scene, tipX, tipY, focus.size * 0.6, palette.accent, 0.6)}`,
    hero: heroAtFocus(scene, 'sticker', { scale: 0.78, dy: -0.06, mayVary: false }),
    lettering: footLettering(scene),
    fadeFrom: 0.66,
  };
}

/** Numbered balls around the hero. */
export function composeBingo(scene: Scene): Composed {
  const { palette, random, focus, width, height } = scene;
  const ring = repeat(11, (place) => {
    const angle = (place / 11) * Math.PI * 2 + random.between(-0.1, 0.1);
    const radius = focus.size * random.between(0.12, 0.19);
    return bingoBallAt(
      scene,
      focus.x + Math.cos(angle) * focus.size * 0.6,
      focus.y + Math.sin(angle) * focus.size * 0.62,
      radius,
    );
  });
  return {
    backdrop: svg`${coverFromFocus(scene, [palette.light, palette.mid, palette.dark])}${rays(focus.x, focus.y, 22, palette.accent, 0.13, width + height)}${ring}`,
    hero: heroAtFocus(scene, 'sticker', { scale: 0.72, mayVary: false }),
    foreground: bingoBallAt(
      scene,
      focus.x + focus.size * 0.34,
      focus.y + focus.size * 0.36,
      focus.size * 0.16,
    ),
    lettering: footLettering(scene),
    fadeFrom: 0.6,
  };
}

/** A floodlit field or track. */
export function composeVirtual(scene: Scene): Composed {
  const { palette, focus, width, height, unit, random } = scene;
  const horizon = height * 0.56;
  const grass = random.chance(0.6);
  const [one, other] = grass ? ['#1f7a3f', '#25904a'] : [palette.mid, palette.dark];
  const lanes = repeat(10, (place) => {
    const near = (place - 5) * width * 0.26 + focus.x;
    const far = (place - 5) * width * 0.1 + focus.x;
    return svg`<path d="M${far} ${horizon}H${far + width * 0.1}L${near + width * 0.26} ${height}H${near}Z" fill="${place % 2 === 0 ? one : other}"/>`;
  });
  const lights = repeat(5, (place) => {
    const x = ((place + 0.5) * width) / 5;
    return svg`<path d="M${x} ${-10 * unit}L${x - 70 * unit} ${horizon}H${x + 70 * unit}Z" fill="#dff4ff" opacity=".1"/>${glow(scene, x, 6 * unit, 34 * unit, '#ffffff', 0.9)}`;
  });
  const crowd = repeat(120, () => {
    const y = random.between(horizon - 40 * unit, horizon - 4 * unit);
    return svg`<circle cx="${random.next() * width}" cy="${y}" r="${2.2 * unit}" fill="${random.pick([palette.accent, palette.light, '#ffffff', palette.mid] as const)}" opacity=".55"/>`;
  });
  return {
    backdrop: svg`${cover(scene, linearPaint(scene, [palette.dark, palette.mid, palette.light]))}${lights}${crowd}${lanes}<rect y="${horizon - 3 * unit}" width="${width}" height="${5 * unit}" fill="#fff" opacity=".75"/>`,
    hero: heroAtFocus(scene, 'sticker', { dy: 0.08 }),
    companions: true,
    lettering: footLettering(scene),
    fadeFrom: 0.62,
  };
}

/** A studio screen, on air. */
export function composeTv(scene: Scene): Composed {
  const { palette, focus, width, height, unit } = scene;
  const { x, y, size } = focus;
  const [half, tall] = [size * 0.6, size * 0.5];
  const screen = radialPaint(
    scene,
    [palette.accent, palette.light, palette.mid, palette.dark],
    0.5,
    0.45,
    0.75,
  );
  const lines = repeat(18, (place) => {
    const lineY = y - tall + (place * tall * 2) / 18;
    return svg`M${x - half} ${lineY}H${x + half}`;
  });
  const bars = repeat(8, (place) => {
    const step = width / 8;
    return svg`<rect x="${place * step + step * 0.2}" width="${step * 0.6}" height="${height}" fill="${palette.light}" opacity="${0.06 + (place % 3) * 0.05}"/>`;
  });
  return {
    backdrop: svg`${coverFromFocus(scene, [palette.mid, palette.dark, '#05060c'])}${bars}${glow(scene, x, y, size * 0.95, palette.light, 0.7)}${screen.defs}<rect x="${x - half - 9 * unit}" y="${y - tall - 9 * unit}" width="${half * 2 + 18 * unit}" height="${tall * 2 + 18 * unit}" rx="${26 * unit}" fill="#14161c" stroke="url(#silver)" stroke-width="${4 * unit}"/><rect x="${x - half}" y="${y - tall}" width="${half * 2}" height="${tall * 2}" rx="${18 * unit}" fill="${screen.fill}"/><path d="${lines}" stroke="#000" stroke-opacity=".14" stroke-width="${2 * unit}"/><circle cx="${x + half - 16 * unit}" cy="${y - tall + 16 * unit}" r="${6 * unit}" fill="#ff4d4d" filter="url(#neon)"/>`,
    hero: heroAtFocus(scene, 'sticker', { scale: 0.74, mayVary: false }),
    lettering: footLettering(scene),
    fadeFrom: 0.7,
  };
}

/** A candlestick chart. */
export function composeBinary(scene: Scene): Composed {
  const { palette, random, focus, width, height, unit } = scene;
  let level = height * 0.62;
  const candles = repeat(16, (place) => {
    const x = ((place + 0.5) * width) / 16;
    const move = random.between(-34, 26) * unit;
    const color = move < 0 ? '#35c98b' : '#ff6b5e';
    const top = Math.min(level, level + move);
    level = Math.min(height * 0.8, Math.max(height * 0.16, level + move));
    return svg`<path d="M${x} ${top - 12 * unit}V${top + Math.abs(move) + 12 * unit}" stroke="${color}" stroke-width="${1.6 * unit}"/><rect x="${x - width * 0.02}" y="${top}" width="${width * 0.04}" height="${Math.abs(move) + 4 * unit}" rx="${1.5 * unit}" fill="${color}"/>`;
  });
  return {
    backdrop: svg`${coverFromFocus(scene, [palette.mid, palette.dark, '#04060c'], 0.9)}<g opacity=".75">${candles}</g>${glow(scene, focus.x, focus.y, focus.size * 0.7, palette.light, 0.6)}`,
    hero: heroAtFocus(scene, 'sticker', { scale: 0.8 }),
    lettering: footLettering(scene),
    fadeFrom: 0.6,
  };
}
