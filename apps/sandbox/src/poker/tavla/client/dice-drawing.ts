import type { Dice } from '@baize/games/tavla';

import { svg } from '../../../tables/client/svg.ts';

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};
const SIZE = 1.25;
const GAP = 0.3;

/** Both dice of a roll around the origin, four of doubles; those that are played are faint. @param isTall below each other */
export function drawDice(dice: Dice, played: readonly number[], isTall: boolean): SVGGElement {
  const [first, second] = dice;
  const shown = first === second ? [first, first, first, first] : [first, second];
  const used = [...played];
  const group = svg('g', { class: 'dice' });
  for (const [index, die] of shown.entries()) {
    const at = used.indexOf(die);
    if (at !== -1) used.splice(at, 1);
    const offset = (index - (shown.length - 1) / 2) * (SIZE + GAP);
    group.append(drawDie(die, isTall ? 0 : offset, isTall ? offset : 0, at !== -1));
  }
  return group;
}

function drawDie(die: number, x: number, y: number, isPlayed: boolean): SVGGElement {
  const half = SIZE / 2;
  const face = svg('rect', { x: -half, y: -half, width: SIZE, height: SIZE, rx: 0.24, class: 'face' });
  const pips = (PIPS[die] ?? []).map(([px, py]) =>
    svg('circle', { cx: px * 0.34, cy: py * 0.34, r: 0.125, class: 'pip' }),
  );
  const rolled = svg('g', { class: 'rolled' }, face, ...pips);
  return svg('g', { class: isPlayed ? 'die played' : 'die', transform: `translate(${x} ${y})` }, rolled);
}
