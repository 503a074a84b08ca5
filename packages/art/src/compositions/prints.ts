import { cover, coverFromFocus, glow, linearPaint, rays } from '../drawing/paint.ts';
import type { Scene } from '../drawing/scene.ts';
import { repeat, svg } from '../drawing/svg.ts';
import { emojiAt } from '../symbols/icon-set.ts';
import { type Composed, footLettering, heroAtFocus } from './composed.ts';

/** Stripes above, a dark field below, with a slanted edge between. */
export function composeSplit(scene: Scene): Composed {
  const { palette, random, width, height, unit } = scene;
  const lean = random.chance(0.5) ? 1 : -1;
  const [left, right] = [height * (0.5 + lean * 0.08), height * (0.5 - lean * 0.08)];
  const stripes = repeat(Math.ceil((width + height) / (46 * unit)), (place) => {
    const x = place * 46 * unit - height * 0.45;
    return svg`M${x} 0h${23 * unit}l${height * 0.45} ${height}h${-23 * unit}Z`;
  });
  return {
    backdrop: svg`<rect width="${width}" height="${height}" fill="${palette.mid}"/><path d="${stripes}" fill="${palette.light}" opacity=".5"/><path d="M0 ${left}L${width} ${right}V${height}H0Z" fill="${palette.dark}"/><path d="M0 ${left}L${width} ${right}v${7 * unit}L0 ${left + 7 * unit}Z" fill="${palette.accent}"/>`,
    hero: heroAtFocus(scene, random.chance(0.35) ? 'cutout' : 'sticker', { scale: 1.08, dy: -0.03 }),
    companions: true,
    lettering: footLettering(scene),
  };
}

/** Three rows of reels, showing all companions. */
export function composeReels(scene: Scene): Composed {
  const { palette, spec, focus, width, height, unit } = scene;
  const own = spec.hero.startsWith('emoji:') ? [spec.hero.slice('emoji:'.length)] : [];
  const symbols = [...new Set([...own, ...spec.sides, 'cherries', 'bell', 'lemon'])];
  const gap = 8 * unit;
  const side = Math.min(focus.size * 0.4, (width - 60 * unit) / 3);
  const cells = repeat(9, (place) => {
    const [column, row] = [place % 3, Math.floor(place / 3)];
    const x = focus.x + (column - 1) * (side + gap);
    const y = focus.y + (row - 1) * (side + gap) - 4 * unit;
    const name = symbols[(column + row * 2) % symbols.length] ?? 'cherries';
    const middle = row === 1;
    return svg`<rect x="${x - side / 2}" y="${y - side / 2}" width="${side}" height="${side}" rx="${10 * unit}" fill="${middle ? palette.light : palette.dark}" opacity=".8" stroke="${palette.accent}" stroke-opacity="${middle ? 1 : 0.45}" stroke-width="${1.6 * unit}"/>${emojiAt(scene, name, { x, y, size: side * 0.74 })}`;
  });
  const frame = side * 1.5 + gap * 2.2;
  return {
    backdrop: svg`${cover(scene, linearPaint(scene, [palette.light, palette.mid, palette.dark]))}${rays(focus.x, focus.y, 16, palette.accent, 0.12, width + height)}<rect x="${focus.x - frame}" y="${focus.y - frame - 4 * unit}" width="${frame * 2}" height="${frame * 2}" rx="${18 * unit}" fill="${palette.dark}" stroke="url(#gold)" stroke-width="${5 * unit}" filter="url(#bevel)"/>${cells}`,
    lettering: footLettering(scene, { height: 92 * unit }),
    fadeFrom: 0.72,
  };
}

/** A plain poster: one shape, one hero, much space. */
export function composePoster(scene: Scene): Composed {
  const { palette, random, focus, width, height, unit } = scene;
  const { x, y, size } = focus;
  const shape = random.pick([
    svg`<circle cx="${x}" cy="${y}" r="${size * 0.56}" fill="${palette.mid}"/>`,
    svg`<path d="M${x - size * 0.52} ${y + size * 0.62}V${y - size * 0.06}A${size * 0.52} ${size * 0.54} 0 0 1 ${x + size * 0.52} ${y - size * 0.06}V${y + size * 0.62}Z" fill="${palette.mid}"/>`,
    svg`<circle cx="${x}" cy="${y}" r="${size * 0.62}" fill="${palette.mid}" opacity=".35"/><circle cx="${x}" cy="${y}" r="${size * 0.48}" fill="${palette.mid}" opacity=".6"/><circle cx="${x}" cy="${y}" r="${size * 0.34}" fill="${palette.accent}"/>`,
    repeat(
      5,
      (place) =>
        svg`<path d="M0 ${height * (0.36 + place * 0.09)}H${width}V${height * (0.4 + place * 0.09)}H0Z" fill="${palette.mid}" opacity="${0.35 + place * 0.14}"/>`,
    ) + svg`<circle cx="${x}" cy="${y - size * 0.06}" r="${size * 0.46}" fill="${palette.accent}"/>`,
  ]);
  return {
    backdrop: svg`${cover(scene, linearPaint(scene, [palette.light, palette.light, palette.accent]))}${shape}<rect x="${12 * unit}" y="${12 * unit}" width="${width - 24 * unit}" height="${height - 24 * unit}" rx="${4 * unit}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="${1.6 * unit}"/>`,
    hero: heroAtFocus(scene, 'cutout', { scale: 0.9, mayVary: false }),
    lettering: footLettering(scene, {
      ink: ['#ffffff', '#ffffff'],
      backing: palette.dark,
      bottom: height - 32 * unit,
    }),
    fadeFrom: 0.8,
  };
}

/** Woven bands with steps, hooks and diamonds. */
export function composeKilim(scene: Scene): Composed {
  const { palette, focus, width, height, unit, random } = scene;
  const wool = [palette.light, palette.accent, '#f3e6cc', palette.mid] as const;
  const step = random.pick([15, 20, 27]) * unit;
  const shift = random.whole(0, 3);
  const band = (y: number, color: string, ground: string): string => {
    const teeth = repeat(Math.ceil(width / step) + 1, (place) => {
      const x = place * step;
      return svg`M${x - step / 2} ${y + step}h${step / 6}v${-step / 3}h${step / 6}v${-step / 3}h${step / 3}v${step / 3}h${step / 6}v${step / 3}h${step / 6}Z`;
    });
    return svg`<rect y="${y}" width="${width}" height="${step}" fill="${ground}"/><path d="${teeth}" fill="${color}"/><rect y="${y + step}" width="${width}" height="${2.4 * unit}" fill="${wool[2]}"/>`;
  };
  const diamonds = (y: number, size: number): string =>
    repeat(Math.ceil(width / (size * 2)) + 1, (place) => {
      const x = place * size * 2;
      const rhombus = (share: number, fill: string): string =>
        svg`<path d="M${x} ${y - size * share}L${x + size * share} ${y}L${x} ${y + size * share}L${x - size * share} ${y}Z" fill="${fill}"/>`;
      return `${rhombus(1, palette.dark)}${rhombus(0.72, random.pick(wool))}${rhombus(0.4, palette.dark)}${rhombus(0.2, wool[2])}`;
    });
  const rows = Math.ceil(height / (step * 3));
  const weave = repeat(rows, (row) => {
    const y = row * step * 3;
    return band(y, wool[(row + shift) % 4] ?? wool[0], palette.dark) + diamonds(y + step * 2, step * 0.9);
  });
  const { x, y, size } = focus;
  const lozenge = (share: number, fill: string, extra = ''): string =>
    svg`<path d="M${x} ${y - size * share}L${x + size * share * 0.86} ${y}L${x} ${y + size * share}L${x - size * share * 0.86} ${y}Z" fill="${fill}" ${extra}/>`;
  return {
    backdrop: svg`<rect width="${width}" height="${height}" fill="${palette.mid}"/>${weave}<rect width="${width}" height="${height}" fill="${palette.dark}" opacity=".22"/>${lozenge(0.82, palette.dark)}${lozenge(0.77, wool[2])}${lozenge(0.73, palette.dark)}${lozenge(0.7, palette.mid)}${glow(scene, x, y, size * 0.55, palette.light, 0.9)}`,
    hero: heroAtFocus(scene, 'sticker', { scale: 0.8, tilt: 0, mayVary: false }),
    lettering: footLettering(scene),
    fadeFrom: 0.6,
  };
}

/** An open book or chart with the hero on it. */
export function composeBook(scene: Scene): Composed {
  const { palette, focus, unit, random } = scene;
  const { x, y, size } = focus;
  const page = linearPaint(scene, ['#f7ead0', '#e4cc9f']);
  const [half, tall] = [size * 0.64, size * 0.66];
  const leaf = (side: 1 | -1): string =>
    svg`<path d="M${x} ${y - tall * 0.82}Q${x + side * half * 0.5} ${y - tall * 1.02} ${x + side * half} ${y - tall * 0.86}V${y + tall * 0.86}Q${x + side * half * 0.5} ${y + tall * 0.7} ${x} ${y + tall * 0.92}Z" fill="${page.fill}" stroke="#b58c52" stroke-width="${1.4 * unit}"/>`;
  const lines = repeat(9, (place) =>
    [-1, 1]
      .map((side) => {
        const lineY = y - tall * 0.66 + place * tall * 0.17;
        const end = x + side * half * random.between(0.7, 0.88);
        return svg`<path d="M${x + side * half * 0.12} ${lineY}L${end} ${lineY - 3 * unit}" stroke="#8a6a3c" stroke-opacity=".35" stroke-width="${2 * unit}"/>`;
      })
      .join(''),
  );
  const route = svg`<path d="M${x - half * 0.8} ${y + tall * 0.5}Q${x - half * 0.3} ${y - tall * 0.9} ${x} ${y}T${x + half * 0.78} ${y - tall * 0.52}" fill="none" stroke="#b3322a" stroke-width="${3 * unit}" stroke-dasharray="${8 * unit} ${6 * unit}"/>`;
  return {
    backdrop: svg`${coverFromFocus(scene, [palette.light, palette.mid, palette.dark])}${glow(scene, x, y, size * 0.95, palette.accent, 0.5)}<rect x="${x - half * 1.06}" y="${y - tall * 0.9}" width="${half * 2.12}" height="${tall * 1.9}" rx="${8 * unit}" fill="${palette.dark}" stroke="url(#gold)" stroke-width="${4 * unit}"/>${page.defs}${leaf(-1)}${leaf(1)}${random.chance(0.5) ? route : lines}<path d="M${x} ${y - tall * 0.82}V${y + tall * 0.92}" stroke="#8a6a3c" stroke-width="${2 * unit}" opacity=".6"/>`,
    hero: heroAtFocus(scene, 'sticker', { scale: 0.86, mayVary: false }),
    lettering: footLettering(scene),
    fadeFrom: 0.6,
  };
}

/** Flat shapes on light paper, for brands with a light theme. */
export function composeEditorial(scene: Scene): Composed {
  const { palette, focus, width, height, unit } = scene;
  const { x, y, size } = focus;
  return {
    backdrop: svg`<rect width="${width}" height="${height}" fill="#efe6d6"/><circle cx="${x}" cy="${y}" r="${size * 0.84}" fill="${palette.accent}" opacity=".7"/><circle cx="${x}" cy="${y}" r="${size * 0.6}" fill="${palette.light}"/><path d="M${x - size} ${height}C${x - size * 0.6} ${y + size * 0.3} ${x - size * 0.2} ${y + size * 0.5} ${x + size * 0.2} ${y + size * 0.56}S${x + size * 0.8} ${y + size * 0.7} ${width} ${y + size * 0.4}V${height}Z" fill="${palette.mid}"/>`,
    hero: heroAtFocus(scene, 'cutout', { mayVary: false, scale: 0.86 }),
    companions: true,
    lettering: footLettering(scene, {
      ink: ['#ffffff', '#ffffff'],
      backing: palette.dark,
      bottom: height - 30 * unit,
    }),
  };
}
