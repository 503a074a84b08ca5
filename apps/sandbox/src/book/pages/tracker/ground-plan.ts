import { arcPoints, pathOf, type Point } from './perspective.ts';

/** Lines and areas of a ground in metres, as paths of its picture. */
export class GroundPlan {
  readonly #length: number;
  readonly #width: number;

  constructor(length: number, width: number) {
    this.#length = length;
    this.#width = width;
  }

  readonly #at = ([x, y]: Point): Point => [x / this.#length, y / this.#width];

  line(...points: readonly Point[]): string {
    return pathOf(points.map(this.#at));
  }

  area(...points: readonly Point[]): string {
    return pathOf(points.map(this.#at), true);
  }

  box(left: number, top: number, right: number, bottom: number): string {
    return this.area([left, top], [right, top], [right, bottom], [left, bottom]);
  }

  /** A circle, or a part of it in turns. */
  circle(centre: Point, radius: number, from = 0, to = 1): string {
    const points = arcPoints({
      centre: this.#at(centre),
      radius: [radius / this.#length, radius / this.#width],
      from,
      to,
    });
    // Lines end at the side of the ground.
    const inside = points.map(([x, y]): Point => [x, Math.min(1, Math.max(0, y))]);
    return pathOf(inside, from === 0 && to === 1);
  }

  /** The same in both halves. @param draw lines of the left half */
  both(draw: (place: (point: Point) => Point) => string): string {
    return draw((point) => point) + draw(([x, y]) => [this.#length - x, this.#width - y]);
  }
}
