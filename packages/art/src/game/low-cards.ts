import type { Scene } from '../drawing/scene.ts';
import { shortPath } from '../drawing/short-path.ts';
import { svg } from '../drawing/svg.ts';
import { outlineLine, type TypesetLine, typesetLine } from '../lettering/typeset.ts';
import type { Lettering } from '../vocabulary.ts';
import { scaleOf, silhouetteShape } from './figures.ts';
import type { StoneName } from './plates.ts';

/** Low symbols, the best first. */
export const lowCells = ['A', 'K', 'Q', 'J', 'T'] as const;
export type LowCell = (typeof lowCells)[number];

const cardStones: Readonly<Record<LowCell, StoneName>> = {
  A: 'ruby',
  K: 'sapphire',
  Q: 'jade',
  J: 'amethyst',
  T: 'amber',
};

/** Strokes of these are too thin for a stone in a frame. */
function boldOf(lettering: Lettering): Lettering {
  return lettering === 'neon' ? 'round' : lettering === 'deco' ? 'serif' : lettering;
}

/** The rank of a card in the game's lettering, cut from a stone and set in metal. */
export function cardRank(scene: Scene, cell: LowCell, frame: string): string {
  const line = typesetLine(cell === 'T' ? '10' : cell, boldOf(scene.spec.lettering));
  const { data, x, y } = fitted(line);
  const shape = svg`<path d="${data}" transform="translate(${x} ${y})"/>`;
  return setStone(scene, shape, { stone: cardStones[cell], frame });
}

interface Setting {
  stone: StoneName;
  /** Metal of the frame. */
  frame: string;
  /** How much wider the frame is drawn, because its shape is scaled. */
  lines?: number;
}

/** A shape cut from a stone and set in metal. */
function setStone(scene: Scene, shape: string, { stone, frame, lines = 1 }: Setting): string {
  const id = scene.nextId();
  return svg`<defs><g id="${id}" stroke-linejoin="round">${shape}</g></defs><use href="#${id}" y="7" stroke="#000" stroke-width="${15 * lines}" opacity=".45"/><use href="#${id}" fill="#12060a" stroke="#12060a" stroke-width="${19 * lines}"/><use href="#${id}" fill="url(#${frame})" stroke="url(#${frame})" stroke-width="${12 * lines}" filter="url(#rim)"/><use href="#${id}" fill="url(#${stone}-stone)" filter="url(#cast)"/>`;
}

/** Room for the rank without its frame. */
const RANK = { width: 158, height: 150, sizeMax: 190 } as const;

const TRIAL_SIZE = 100;

/** An outline as large as its room allows, with the offset that puts its middle into the middle of the cell. */
function fitted(line: TypesetLine): { data: string; x: number; y: number } {
  const trial = extentOf(outlineLine(line, { x: 0, y: 0, size: TRIAL_SIZE }));
  const scale = Math.min(RANK.width / trial.width, RANK.height / trial.height, RANK.sizeMax / TRIAL_SIZE);
  const outline = outlineLine(line, { x: 0, y: 0, size: TRIAL_SIZE * scale });
  return { data: shortPath(outline, 1), x: -trial.middleX * scale, y: -trial.middleY * scale };
}

function extentOf(data: string): { width: number; height: number; middleX: number; middleY: number } {
  const points = [...data.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  );
  const [left, right] = rangeOf(points.map(([x]) => x));
  const [top, bottom] = rangeOf(points.map(([, y]) => y));
  return {
    width: right - left,
    height: bottom - top,
    middleX: (left + right) / 2,
    middleY: (top + bottom) / 2,
  };
}

function rangeOf(values: readonly number[]): readonly [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

const suits: Readonly<Record<LowCell, readonly [silhouette: string, stone: StoneName]>> = {
  A: ['spades', 'sapphire'],
  K: ['hearts', 'ruby'],
  Q: ['diamonds', 'amber'],
  J: ['clubs', 'jade'],
  T: ['crown', 'amethyst'],
};

const SUIT_SIZE = 160;

/** A suit of cards, cut from a stone and set in metal. */
export function suitSign(scene: Scene, cell: LowCell, frame: string): string {
  const [name, stone] = suits[cell];
  const shape = silhouetteShape(name, { y: 0, size: SUIT_SIZE });
  return setStone(scene, shape, { stone, frame, lines: 1 / scaleOf(SUIT_SIZE) });
}
