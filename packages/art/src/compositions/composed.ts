import type { Scene } from '../drawing/scene.ts';
import type { HeroFinish, HeroPlace } from '../heroes/hero.ts';
import type { LetteringPlace } from '../lettering/draw-lettering.ts';

/** The parts that a composition draws; the rest is common to all pictures. */
export interface Composed {
  backdrop: string;
  /** Omitted if the backdrop already shows the subject. */
  hero?: HeroPlace;
  companions?: boolean;
  /** Drawn between hero and lettering. */
  foreground?: string;
  lettering?: LetteringPlace;
  /** The sheet darkens towards the title from this fraction of its height on. */
  fadeFrom?: number;
}

export type Compose = (scene: Scene) => Composed;

/** The hero at the focus, moved and scaled relative to its size. */
export function heroAtFocus(
  scene: Scene,
  finish: HeroFinish,
  change: { dy?: number; scale?: number; tilt?: number; mayVary?: boolean } = {},
): HeroPlace {
  const { focus, random } = scene;
  return {
    x: focus.x,
    y: focus.y + (change.dy ?? 0) * focus.size,
    size: focus.size * (change.scale ?? 1),
    tilt: change.tilt ?? random.between(-7, 7),
    finish,
    mayVary: change.mayVary ?? true,
  };
}

/** The title along the bottom of the sheet. */
export function footLettering(scene: Scene, change: Partial<LetteringPlace> = {}): LetteringPlace {
  const { width, height, unit } = scene;
  return {
    x: width / 2,
    bottom: height - 28 * unit,
    width: width - 36 * unit,
    height: Math.min(height * 0.27, 128 * unit),
    sizeMax: 66 * unit,
    ...change,
  };
}
