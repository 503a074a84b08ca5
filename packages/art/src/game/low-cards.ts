import type { Scene } from '../drawing/scene.ts';
import { shortPath } from '../drawing/short-path.ts';
import { svg } from '../drawing/svg.ts';
import { outlineLine, typesetLine } from '../lettering/typeset.ts';
import type { Lettering } from '../vocabulary.ts';
import { castSilhouette } from './figures.ts';
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
  const size = Math.min(176, 160 / Math.max(line.width, 0.1));
  const outline = outlineLine(line, { x: 0, y: 0, size });
  const data = shortPath(outline, 1);
  const id = scene.nextId();
  const stone = cardStones[cell];
  return svg`<defs><path id="${id}" d="${data}" transform="translate(0 ${capMiddle(outline)})" stroke-linejoin="round"/></defs><use href="#${id}" y="7" stroke="#000" stroke-width="15" opacity=".45"/><use href="#${id}" fill="#12060a" stroke="#12060a" stroke-width="19"/><use href="#${id}" fill="url(#${frame})" stroke="url(#${frame})" stroke-width="12" filter="url(#rim)"/><use href="#${id}" fill="url(#${stone}-stone)" filter="url(#cast)"/>`;
}

/** How far to move an outline down so that its middle is on the line. */
function capMiddle(data: string): number {
  const heights = [...data.matchAll(/-?[\d.]+ (-?[\d.]+)/g)].map(([, y]) => Number(y));
  return -(Math.min(...heights) + Math.max(...heights)) / 2;
}

const suits: Readonly<Record<LowCell, readonly [silhouette: string, stone: StoneName]>> = {
  A: ['spades', 'onyx'],
  K: ['hearts', 'ruby'],
  Q: ['diamonds', 'amber'],
  J: ['clubs', 'jade'],
  T: ['crown', 'amethyst'],
};

/** A suit of cards in enamel on a pearl disc. */
export function suitSign(scene: Scene, cell: LowCell, frame: string): string {
  const [name, stone] = suits[cell];
  return svg`<circle cy="6" r="82" opacity=".45"/><circle r="82" fill="url(#${frame})" filter="url(#rim)"/><circle r="70" fill="#120608" opacity=".7"/><circle r="68" fill="url(#pearl-stone)"/>${castSilhouette(scene, name, { y: 0, size: 104 }, `url(#${stone}-stone)`)}`;
}
