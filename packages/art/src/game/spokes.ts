import { svg } from '../drawing/svg.ts';

export interface Spokes {
  /** Distances from the middle. */
  from: number;
  to: number;
  count: number;
  /** Part of the turn that is painted. */
  share: number;
  color: string;
  opacity: number;
}

/** Equal spokes around the middle, drawn as the dashes of one wide circle. */
export function spokes({ from, to, count, share, color, opacity }: Spokes): string {
  const radius = (from + to) / 2;
  const step = (radius * Math.PI * 2) / count;
  return svg`<circle r="${radius}" fill="none" stroke="${color}" stroke-opacity="${opacity}" stroke-width="${to - from}" stroke-dasharray="${step * share} ${step * (1 - share)}"/>`;
}
