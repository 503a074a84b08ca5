import type { CourtEvent, CourtSide } from '@baize/games';

import { shape } from '../../../shell/client/motion.ts';

/** In a drawing of 800 by 400. */
export type Spot = readonly [number, number];

export interface CourtMoment {
  /** The last one; none before the beginning. */
  readonly event: CourtEvent | undefined;
  readonly events: readonly CourtEvent[];
  /** The two colours of each side. */
  readonly colours: Readonly<Record<CourtSide, readonly [string, string]>>;
}

/** How a sport is drawn. */
export interface CourtScene {
  ground(): SVGElement[];
  /** Around the origin. */
  ball(): SVGElement[];
  rest(event?: CourtEvent): Spot;
  /** @param count of events so far, which moves it a little */
  ballAt(event: CourtEvent, count: number): Spot;
  /** Whether it begins each time at its rest. */
  readonly isThrown?: boolean;
  /** Of each side. */
  readonly players?: number;
  readonly playerSize?: number;
  playerAt?(side: CourtSide, index: number, moment: CourtMoment): Spot;
  /** What is on the court, below players and ball. */
  marks?(moment: CourtMoment): SVGElement[];
}

/** From −1 to 1, another one for each count; only the drawing depends on it. */
export const drift = (count: number): number => Math.sin(count * 2.399);

export const rect = (x: number, y: number, width: number, height: number, fill: string, rx = 0) =>
  shape('rect', { x, y, width, height, fill, rx });

/** A line of a court. */
export const line = (d: string, stroke = '#fffffff0', width = 3) =>
  shape('path', { d, fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round' });

export const disc = (cx: number, cy: number, r: number, fill: string, stroke = 'none', width = 2) =>
  shape('circle', { cx, cy, r, fill, stroke, 'stroke-width': width });

/** A ball with light from above. */
export const roundBall = (r: number, fill: string, seam = '#0006') => [
  disc(3, 5, r, '#0005'),
  disc(0, 0, r, fill, seam, Math.max(1, r / 7)),
  disc(-r / 3, -r / 3, r / 3.4, '#fff9'),
];
