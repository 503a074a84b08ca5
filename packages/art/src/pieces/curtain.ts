import { linearPaint } from '../drawing/paint.ts';
import type { Scene } from '../drawing/scene.ts';
import { repeat, svg } from '../drawing/svg.ts';

/** An open curtain between two edges; its inner edge curves towards `tieX`, where a cord ties it. */
export function curtainAt(scene: Scene, outerX: number, innerX: number, tieX: number): string {
  const { height, unit, palette } = scene;
  const fold = linearPaint(
    scene,
    [palette.dark, palette.mid, palette.light, palette.mid, palette.dark],
    'across',
  );
  const folds = Math.max(4, Math.round(Math.abs(innerX - outerX) / (38 * unit)));
  const waist = height * 0.66;
  const edge = (share: number, from: number, to: number): number => from + (to - from) * share;
  const drapes = repeat(folds, (place) => {
    const [start, end] = [place / folds, (place + 1.12) / folds];
    const [top, topEnd] = [edge(start, outerX, innerX), edge(end, outerX, innerX)];
    const [tied, tiedEnd] = [edge(start, outerX, tieX), edge(end, outerX, tieX)];
    const [foot, footEnd] = [
      edge(start, outerX, (innerX + tieX) / 2),
      edge(end, outerX, (innerX + tieX) / 2),
    ];
    return svg`<path d="M${top} 0H${topEnd}C${topEnd} ${height * 0.34} ${tiedEnd} ${height * 0.4} ${tiedEnd} ${waist}Q${tiedEnd} ${height * 0.86} ${footEnd} ${height}H${foot}Q${tied} ${height * 0.86} ${tied} ${waist}C${tied} ${height * 0.4} ${top} ${height * 0.34} ${top} 0Z" fill="${fold.fill}"/>`;
  });
  const reach = Math.min(Math.abs(tieX - outerX), 90 * unit);
  const cordX = tieX + (outerX < tieX ? -reach : reach);
  const cord = svg`<path d="M${cordX} ${waist - 10 * unit}Q${(cordX + tieX) / 2} ${waist + 12 * unit} ${tieX} ${waist}" stroke="url(#gold)" stroke-width="${7 * unit}" fill="none" stroke-linecap="round"/><circle cx="${tieX}" cy="${waist}" r="${7 * unit}" fill="url(#gold)"/><path d="M${tieX - 5 * unit} ${waist + 5 * unit}h${10 * unit}l${3 * unit} ${24 * unit}h${-16 * unit}Z" fill="url(#gold)"/>`;
  return svg`${fold.defs}${drapes}${cord}`;
}
