import { metals } from '@baize/symbols';

import { createScene, type Scene } from '../drawing/scene.ts';
import { svg } from '../drawing/svg.ts';
import { parseSymbol } from '../symbols/symbol-exists.ts';
import { ATLAS_CELL, type AtlasCell, atlasCells } from './atlas-cells.ts';
import { blankCoin, coinDefs, namedCoin } from './coins.ts';
import { mix } from './contrast.ts';
import { figure } from './figures.ts';
import type { AtlasWords, GameArtSpec, LowSet } from './game-art.ts';
import { cardRank, type LowCell, suitSign } from './low-cards.ts';
import { fruit, fruitDefs } from './low-fruits.ts';
import { gem } from './low-gems.ts';
import { sweet } from './low-sweets.ts';
import { materialDefs } from './materials.ts';
import { plate, plateDefs, type PlateShape, plateShapes, type StoneName } from './plates.ts';
import { ribbonDefs } from './ribbon.ts';
import { scatter, wild } from './specials.ts';

/** What the cells of one atlas have in common. */
interface AtlasStyle {
  scene: Scene;
  spec: GameArtSpec;
  words: AtlasWords;
  /** Metal of frames and figures. */
  frame: string;
}

/**
 * All symbols of a game in one row of cells, in the order of `atlasCells`; deterministic. Throws a RangeError for an
 * unknown symbol.
 */
export function composeAtlas(spec: GameArtSpec, words: AtlasWords): string {
  const scene = createScene(spec.picture);
  const { light, mid, dark } = scene.palette;
  const style: AtlasStyle = { scene, spec, words, frame: frameOf(spec) };
  const half = ATLAS_CELL / 2;
  const cells = atlasCells.map(
    (cell, place) =>
      // An inner svg clips at its edges, so that no symbol overlaps its neighbour.
      svg`<svg x="${place * ATLAS_CELL}" width="${ATLAS_CELL}" height="${ATLAS_CELL}" viewBox="${-half} ${-half} ${ATLAS_CELL} ${ATLAS_CELL}">${drawCell(style, cell)}</svg>`,
  );
  const width = ATLAS_CELL * atlasCells.length;
  return svg`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${ATLAS_CELL}" viewBox="0 0 ${width} ${ATLAS_CELL}">${materialDefs([mix(light, mid, 0.6), mix(mid, dark, 0.45), dark])}${plateDefs()}${coinDefs()}${ribbonDefs}${spec.lows === 'fruits' ? fruitDefs : ''}${cells}</svg>`;
}

/** The hero's metal if it is one of the plain ones, so that frames go with it. */
function frameOf({ picture }: GameArtSpec): string {
  const hero = parseSymbol(picture.hero);
  const metal = hero?.kind === 'silhouette' ? hero.metal : 'gold';
  return ['silver', 'copper'].includes(metal) ? metal : 'gold';
}

function drawCell(style: AtlasStyle, cell: AtlasCell): string {
  const { scene, spec, words, frame } = style;
  switch (cell) {
    case 'W':
      return wild(scene, spec, { word: words.wild, frame });
    case 'S':
      return scatter(scene, spec, words.scatter);
    case 'C':
      return blankCoin();
    case 'a':
      return hero(style);
    case 'b':
    case 'c':
    case 'd':
    case 'e':
      return companion(style, ['b', 'c', 'd', 'e'].indexOf(cell));
    case 'mini':
    case 'minor':
    case 'major':
    case 'grand':
      return namedCoin(scene, cell, words[cell]);
    default:
      return lows[style.spec.lows](scene, cell, frame);
  }
}

const lows: Readonly<Record<LowSet, (scene: Scene, cell: LowCell, frame: string) => string>> = {
  cards: cardRank,
  suits: suitSign,
  fruits: (scene, cell) => fruit(cell, scene.spec.hero),
  sweets: (_scene, cell) => sweet(cell),
  gems: (_scene, cell) => gem(cell),
};

/** The figure of the cover, larger than its plate. */
function hero({ scene, spec, frame }: AtlasStyle): string {
  const { hero: ref } = spec.picture;
  const kind = parseSymbol(ref)?.kind;
  if (kind === 'drawn') return figure(scene, ref, { size: 180 });
  return (
    plate({ shape: 'rosette', frame, stone: 'own' }) +
    figure(scene, ref, { size: kind === 'emoji' ? 148 : 164, dy: -2 })
  );
}

const companionShapes = plateShapes.filter((shape) => shape !== 'rosette');
const companionStones: readonly StoneName[] = ['ruby', 'sapphire', 'jade', 'amethyst'];

function companion({ scene, spec, frame }: AtlasStyle, place: number): string {
  const { seed } = spec.picture;
  const shape: PlateShape = companionShapes[place % companionShapes.length] ?? 'shield';
  const stone = companionStones[(place + seed) % companionStones.length] ?? 'ruby';
  const ref = spec.companions[place] ?? spec.picture.hero;
  return (
    plate({ shape, frame, stone }) +
    figure(scene, ref, {
      size: shape === 'lozenge' ? 112 : 126,
      dy: shape === 'arch' ? 8 : 0,
      metal: castOf(ref, frame),
    })
  );
}

/** The metal a symbol asks for, else the frame's. */
function castOf(ref: string, frame: string): string {
  return metals.find((metal) => ref.endsWith(`:${metal}`)) ?? frame;
}
