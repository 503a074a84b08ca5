import { effectDefs } from './drawing/effects.ts';
import type { Scene } from './drawing/scene.ts';
import { svg } from './drawing/svg.ts';
import { outlineLine, typesetLine } from './lettering/typeset.ts';
import type { Lettering } from './vocabulary.ts';
import { bareHero, printedHero } from './heroes/hero.ts';

/** Fonts whose lower case looks like capitals: a lower-case i would lose its dot. */
const unicase: ReadonlySet<Lettering> = new Set<Lettering>(['block', 'comic', 'roman']);

/** A studio’s mark: its symbol beside its name, white on transparent, as wide as the name. */
export function composeMark(scene: Scene): string {
  const { spec, focus, width, height } = scene;
  const name = unicase.has(spec.lettering) ? spec.title.toLocaleUpperCase('tr') : spec.title;
  const line = typesetLine(name, spec.lettering);
  const start = focus.x + focus.size / 2 + 12;
  const room = width - start - 8;
  const size = Math.min(44, room / Math.max(line.width, 0.1));
  const data = outlineLine(line, { x: start + (line.width * size) / 2, y: height / 2 + size * 0.35, size });
  const place = { x: focus.x, y: focus.y, size: focus.size };
  const symbol = printedHero(scene, place, '#ffffff') ?? bareHero(scene, place);
  return svg`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}">${effectDefs(scene.unit)}${symbol}<path d="${data}" fill="#fff"/></svg>`;
}
