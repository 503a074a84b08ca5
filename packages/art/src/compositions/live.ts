import { coverFromFocus, glow, linearPaint } from '../drawing/paint.ts';
import type { Scene } from '../drawing/scene.ts';
import { repeat, svg } from '../drawing/svg.ts';
import { type CardFace, cardAt, cardBackAt } from '../pieces/card.ts';
import { chipStack } from '../pieces/chip.ts';
import { dealerAt } from '../pieces/dealer.ts';
import { bareHero } from '../heroes/hero.ts';
import { moneyWheel, rouletteWheel } from '../pieces/wheels.ts';
import { emojiAt, silhouetteAt } from '../symbols/icon-set.ts';
import { parseSymbol } from '../symbols/symbol-exists.ts';
import type { Composed } from './composed.ts';

const suits = ['spades', 'hearts', 'clubs', 'diamonds'] as const;
const ranks = ['A', 'K', 'P', 'V', '10', '9', '8', '7', '5', '3'] as const;

/** The room behind the table: lit panels and blurred lights. */
export function room(scene: Scene): string {
  const { palette, random, width, height, unit } = scene;
  const panels = random.whole(6, 11);
  const lit = linearPaint(scene, [palette.mid, palette.light, palette.mid], 'across');
  const walls = repeat(panels, (place) => {
    const wide = width / panels;
    return svg`<rect x="${place * wide + wide * 0.12}" width="${wide * 0.76}" height="${height}" fill="${lit.fill}" opacity="${random.between(0.04, 0.3)}"/><rect x="${place * wide}" width="${2 * unit}" height="${height}" fill="${palette.accent}" opacity=".34"/>`;
  });
  const lamps = repeat(16, () =>
    glow(
      scene,
      random.next() * width,
      random.next() * height * 0.55,
      random.between(8, 30) * unit,
      palette.accent,
      random.between(0.15, 0.5),
    ),
  );
  return svg`${coverFromFocus(scene, [palette.mid, palette.dark, '#050509'])}${lit.defs}${walls}${lamps}`;
}

function felt(scene: Scene, top = 0.68): string {
  const { palette, width, height, unit } = scene;
  const y = height * (top + 0.72);
  const ring = (inset: number, paint: string): string =>
    svg`<ellipse cx="${width / 2}" cy="${y}" rx="${width * 0.78 - inset * unit}" ry="${height * 0.74 - inset * unit}" ${paint}/>`;
  return svg`${ring(0, 'fill="#2a1608"')}${ring(4, 'fill="#6a3d1a"')}${ring(13, `fill="${palette.mid}"`)}${ring(26, `fill="none" stroke="${palette.accent}" stroke-opacity=".6" stroke-width="2"`)}<g transform="translate(0 ${height * 0.9}) scale(1 .3)">${glow(scene, width / 2, 0, width * 0.3, palette.light, 0.6)}</g>`;
}

/** Deals cards of one deck, without repeats. */
function openDeck(scene: Scene): () => CardFace {
  const deck = suits.flatMap((suit) => ranks.map((rank): CardFace => ({ rank, suit })));
  return () => {
    const [face] = deck.splice(scene.random.whole(0, deck.length - 1), 1);
    if (face === undefined) throw new RangeError('no card is left in the deck');
    return face;
  };
}

function seat(scene: Scene, x = 0.5, size = 1.1): string {
  const { width, height, unit } = scene;
  return dealerAt(scene, width * x, height * 0.4, size * unit * 0.86);
}

export function composeRoulette(scene: Scene): Composed {
  const { random, width, height } = scene;
  const turn = random.between(0, 6);
  if (random.chance(0.25)) {
    const close = rouletteWheel(width * 0.5, height * 0.66, height * 0.56, turn, 0.82);
    return { backdrop: room(scene) + close };
  }
  const left = random.chance(0.5);
  return {
    backdrop:
      room(scene) +
      seat(scene, left ? 0.76 : 0.24, 1.2) +
      felt(scene, 0.72) +
      rouletteWheel(width * (left ? 0.32 : 0.68), height * 0.68, height * 0.38, turn, 0.74),
  };
}

export function composeBlackjack(scene: Scene): Composed {
  const deal = openDeck(scene);
  const { width, height, unit, random } = scene;
  const size = 58 * unit * 0.84;
  const y = height * 0.8;
  return {
    backdrop: svg`${room(scene)}${seat(scene, random.pick([0.42, 0.5, 0.58]))}${felt(scene)}${cardAt(width * 0.36, y, size, { rank: 'A', suit: random.pick(suits) }, -5)}${cardAt(width * 0.43, y + 2 * unit, size, { rank: random.pick(['K', 'V', '10'] as const), suit: 'hearts' }, 4)}${cardAt(width * 0.6, y, size, deal(), 3)}${cardBackAt(scene, width * 0.67, y, size, scene.palette.light, 8)}${chipStack(width * 0.22, height * 0.9, random.whole(2, 6), 21 * unit, '#c8202f')}${chipStack(width * 0.8, height * 0.9, random.whole(2, 6), 21 * unit, '#15181b')}`,
  };
}

export function composeBaccarat(scene: Scene): Composed {
  const deal = openDeck(scene);
  const { width, height, unit, random } = scene;
  const size = 54 * unit * 0.84;
  const y = height * 0.81;
  const hand = (x: number, lean: number): string =>
    cardAt(width * x, y, size, deal(), lean - 4) + cardAt(width * (x + 0.075), y, size, deal(), lean + 4);
  return {
    backdrop: svg`${room(scene)}${seat(scene, random.pick([0.44, 0.5, 0.56]), 1.16)}${felt(scene)}${hand(0.29, -3)}${hand(0.635, 3)}${chipStack(width * 0.5, height * 0.92, 4, 18 * unit, '#e0a02f')}`,
  };
}

export function composeDragonTiger(scene: Scene): Composed {
  const deal = openDeck(scene);
  const { width, height, unit, random } = scene;
  const beast = (name: string, x: number, metal: string): string =>
    svg`<g filter="url(#sticker)">${silhouetteAt(name, { x: width * x, y: height * 0.76, size: height * 0.34 }, `url(#${metal})`)}</g>`;
  return {
    backdrop: svg`${room(scene)}${seat(scene)}${felt(scene)}${beast('spiked-dragon-head', 0.18, random.pick(['gold', 'jade', 'ruby'] as const))}${beast('tiger-head', 0.82, random.pick(['gold', 'copper', 'silver'] as const))}${cardAt(width * 0.43, height * 0.81, 52 * unit, deal(), -5)}${cardAt(width * 0.57, height * 0.81, 52 * unit, deal(), 5)}`,
  };
}

export function composeSicBo(scene: Scene): Composed {
  const { width, height, random } = scene;
  const left = random.chance(0.5) ? 0 : 0.46;
  const die = (x: number, y: number, share: number, tilt: number): string =>
    emojiAt(scene, 'game-die', { x: width * (x + left), y: height * y, size: height * share, tilt });
  return {
    backdrop: svg`${room(scene)}${seat(scene, left === 0 ? 0.72 : 0.28, 1.16)}${felt(scene, 0.72)}<g filter="url(#sticker)">${die(0.2, 0.56, 0.36, -12)}${die(0.39, 0.68, 0.31, 16)}${die(0.26, 0.83, 0.27, 34)}</g>`,
  };
}

export function composePoker(scene: Scene): Composed {
  const deal = openDeck(scene);
  const { width, height, unit, random } = scene;
  const board = repeat(5, (place) =>
    cardAt(
      width * (0.31 + place * 0.095),
      height * 0.8 + Math.abs(place - 2) * 2 * unit,
      46 * unit,
      deal(),
      (place - 2) * 1.8,
    ),
  );
  return {
    backdrop: svg`${room(scene)}${seat(scene, random.pick([0.4, 0.5, 0.6]))}${felt(scene)}${board}${chipStack(width * 0.14, height * 0.92, 6, 19 * unit, '#e0a02f')}${chipStack(width * 0.21, height * 0.95, 3, 19 * unit, '#1f6fd0')}${chipStack(width * 0.87, height * 0.92, 5, 19 * unit, '#c8202f')}`,
  };
}

/** A money wheel. A hero that is not itself a wheel is the emblem on its hub. */
export function composeGameShow(scene: Scene): Composed {
  const { spec, palette, width, height, random } = scene;
  const left = random.chance(0.5);
  const colors = [palette.mid, palette.light, '#e0a02f', '#1f8a4f', '#8a2f9a', '#c8202f'];
  const [x, y, radius] = [width * (left ? 0.66 : 0.36), height * 0.54, height * 0.42];
  const hasEmblem = parseSymbol(spec.hero)?.kind !== 'drawn';
  return {
    backdrop: [
      room(scene),
      moneyWheel(x, y, radius, random.between(0, 6), colors),
      hasEmblem ? `<g filter="url(#sticker)">${bareHero(scene, { x, y, size: radius * 0.56 })}</g>` : '',
      seat(scene, left ? 0.2 : 0.82, 1.3),
    ].join(''),
  };
}

/** A show without a wheel: the hero on a lit screen beside the dealer, above the desk. */
export function composeShowDesk(scene: Scene): Composed {
  const { palette, width, height, unit, random } = scene;
  const left = random.chance(0.5);
  const [x, y] = [width * (left ? 0.32 : 0.68), height * 0.44];
  const [wide, tall] = [width * 0.46, height * 0.7];
  const lit = linearPaint(scene, [palette.light, palette.mid, palette.dark]);
  const screen = svg`${lit.defs}<rect x="${x - wide / 2}" y="${y - tall / 2}" width="${wide}" height="${tall}" rx="${16 * unit}" fill="${lit.fill}" stroke="url(#gold)" stroke-width="${5 * unit}"/>`;
  return {
    backdrop: svg`${room(scene)}${seat(scene, left ? 0.78 : 0.22, 1.2)}${felt(scene, 0.78)}${screen}${glow(scene, x, y, tall * 0.6, palette.accent, 0.5)}<g filter="url(#sticker)">${bareHero(scene, { x, y, size: tall * 0.76 })}</g>`,
  };
}
