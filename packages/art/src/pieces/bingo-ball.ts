import { radialPaint } from '../drawing/paint.ts';
import type { Scene } from '../drawing/scene.ts';
import { svg } from '../drawing/svg.ts';
import { outlineLine, typesetLine } from '../lettering/typeset.ts';

const colors = ['#e0323f', '#1f6fd0', '#1f8a4f', '#e0a02f', '#8a2f9a'] as const;
const HIGHEST_NUMBER = 90;

/** A glossy numbered ball of random colour and number. */
export function bingoBallAt(scene: Scene, x: number, y: number, radius: number): string {
  const { random, palette } = scene;
  const paint = radialPaint(scene, ['#ffffff', random.pick(colors), palette.dark], 0.34, 0.28, 0.95);
  const data = outlineLine(typesetLine(String(random.whole(1, HIGHEST_NUMBER)), 'grotesque'), {
    x,
    y: y + radius * 0.2,
    size: radius * 0.58,
  });
  return svg`${paint.defs}<circle cx="${x}" cy="${y}" r="${radius}" fill="${paint.fill}"/><circle cx="${x}" cy="${y}" r="${radius * 0.5}" fill="#fffdf7"/><path d="${data}" fill="#15181b"/>`;
}
