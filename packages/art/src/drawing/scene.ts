import type { PictureSpec, Shape } from '../vocabulary.ts';
import { type Palette, paletteOf } from './palettes.ts';
import { createRandom, type Random } from './random.ts';

/** The focus of a picture: the middle of the hero and the length of its longer side. */
export interface Focus {
  x: number;
  y: number;
  size: number;
}

/** What every drawing function gets: the sheet, its colours, random numbers and ids. */
export interface Scene {
  spec: PictureSpec;
  width: number;
  height: number;
  focus: Focus;
  /** Scale of lines and blurs: 1 on a portrait tile, more on larger sheets. */
  unit: number;
  palette: Palette;
  random: Random;
  /** A new id, unique within this document only, so that output is deterministic. */
  nextId(): string;
}

/** Size of a drawing in user units, and where its subject is. */
export interface Sheet {
  width: number;
  height: number;
  focus: Focus;
}

const sheets: Readonly<Record<Shape, Sheet>> = {
  portrait: { width: 300, height: 400, focus: { x: 150, y: 162, size: 214 } },
  landscape: { width: 640, height: 360, focus: { x: 320, y: 180, size: 248 } },
  wide: { width: 1260, height: 540, focus: { x: 870, y: 262, size: 360 } },
  tall: { width: 720, height: 900, focus: { x: 360, y: 310, size: 400 } },
  mark: { width: 320, height: 96, focus: { x: 48, y: 48, size: 66 } },
};

const LETTERED_LANDSCAPE: Focus = { x: 320, y: 140, size: 178 };

/** A scene on the sheet of the picture's shape. */
export function createScene(spec: PictureSpec): Scene {
  const sheet = sheets[spec.shape];
  const lettered = spec.shape === 'landscape' && spec.title !== '';
  return createSceneOn(spec, lettered ? { ...sheet, focus: LETTERED_LANDSCAPE } : sheet);
}

/** A scene on a sheet of its own. */
export function createSceneOn(spec: PictureSpec, { width, height, focus }: Sheet): Scene {
  let ids = 0;
  return {
    spec,
    width,
    height,
    focus,
    unit: Math.min(width, height) / 300,
    palette: paletteOf(spec.palette),
    random: createRandom(spec.seed),
    nextId: () => `i${(ids++).toString(36)}`,
  };
}
