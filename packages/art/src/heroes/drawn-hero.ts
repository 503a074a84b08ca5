import type { Scene } from '../drawing/scene.ts';
import { repeat, svg } from '../drawing/svg.ts';
import { outlineLine, typesetLine } from '../lettering/typeset.ts';
import { type CardFace, cardAt } from '../pieces/card.ts';
import { chipStack } from '../pieces/chip.ts';
import { moneyWheel, rouletteWheel } from '../pieces/wheels.ts';
import { emojiAt, type Place } from '../symbols/icon-set.ts';
import type { DrawnHero } from '../vocabulary.ts';

const chipColors = ['#c8202f', '#1f6fd0', '#e0a02f', '#15181b', '#12804f'] as const;

const royal: readonly CardFace[] = [
  { rank: '10', suit: 'spades' },
  { rank: 'V', suit: 'diamonds' },
  { rank: 'K', suit: 'clubs' },
  { rank: 'A', suit: 'hearts' },
];

/** Heroes that no symbol set contains. */
export function drawnHeroAt(scene: Scene, hero: DrawnHero, place: Place): string {
  const draw = {
    cards: fan,
    blackjack,
    wheel: eitherWheel,
    roulette,
    'money-wheel': colouredWheel,
    sevens,
    dice,
    chips,
  }[hero];
  return draw(scene, place);
}

function fan(scene: Scene, { x, y, size }: Place): string {
  const width = size * 0.43;
  const cards = royal.map((face, at) => {
    const offset = at - (royal.length - 1) / 2;
    return cardAt(
      x + offset * size * 0.17,
      y - size * 0.04 + Math.abs(offset) * size * 0.05,
      width,
      face,
      offset * 14,
    );
  });
  const color = scene.random.pick(chipColors);
  return svg`${cards}${chipStack(x - size * 0.42, y + size * 0.44, 4, size * 0.12, color)}${chipStack(x + size * 0.42, y + size * 0.44, 6, size * 0.12, '#15181b')}`;
}

function blackjack(scene: Scene, { x, y, size }: Place): string {
  const width = size * 0.54;
  const ace = scene.random.pick(['spades', 'clubs'] as const);
  const color = scene.random.pick(chipColors);
  return svg`${cardAt(x - size * 0.16, y - size * 0.03, width, { rank: 'A', suit: ace }, -12)}${cardAt(x + size * 0.15, y + size * 0.02, width, { rank: 'K', suit: 'hearts' }, 10)}${chipStack(x - size * 0.42, y + size * 0.46, 5, size * 0.12, color)}${chipStack(x + size * 0.44, y + size * 0.44, 3, size * 0.13, '#e0a02f')}`;
}

function eitherWheel(scene: Scene, place: Place): string {
  const turn = scene.random.between(0, 6);
  return scene.random.chance(0.4) ? roulette(scene, place, turn) : colouredWheel(scene, place, turn);
}

function roulette({ random }: Scene, { x, y, size }: Place, turn = random.between(0, 6)): string {
  return rouletteWheel(x, y, size * 0.44, turn, 0.9);
}

function colouredWheel(
  { random, palette }: Scene,
  { x, y, size }: Place,
  turn = random.between(0, 6),
): string {
  const colors = [palette.mid, palette.light, '#1f6fd0', '#1f8a4f', '#8a2f9a', '#c8202f'];
  return moneyWheel(x, y, size * 0.5, turn, colors);
}

function sevens(scene: Scene, { x, y, size }: Place): string {
  const data = [-0.31, 0, 0.31].map((offset, at) =>
    outlineLine(typesetLine('7', 'block'), {
      x: x + offset * size,
      y: y + size * (at === 1 ? 0.26 : 0.32),
      size: size * (at === 1 ? 0.72 : 0.58),
      slant: 0.08,
    }),
  );
  const depth = repeat(
    5,
    (step) =>
      svg`<path d="${data}" fill="${scene.palette.dark}" stroke="${scene.palette.dark}" stroke-width="${size * 0.05}" stroke-linejoin="round" transform="translate(0 ${step * size * 0.014})"/>`,
  );
  return svg`${depth}<path d="${data}" fill="none" stroke="url(#gold)" stroke-width="${size * 0.03}" stroke-linejoin="round"/><path d="${data}" fill="url(#ruby)" filter="url(#bevel)"/>`;
}

function dice(scene: Scene, { x, y, size }: Place): string {
  const tilt = scene.random.between(-16, -6);
  return svg`<g filter="url(#sticker)">${emojiAt(scene, 'game-die', { x: x - size * 0.2, y: y - size * 0.08, size: size * 0.6, tilt })}${emojiAt(scene, 'game-die', { x: x + size * 0.24, y: y + size * 0.14, size: size * 0.48, tilt: tilt + 34 })}</g>`;
}

function chips(scene: Scene, { x, y, size }: Place): string {
  const heights = [3, 7, 5, 4];
  return heights
    .map((count, at) => {
      const color = chipColors[(at + scene.random.whole(0, 4)) % chipColors.length] ?? '#c8202f';
      return chipStack(
        x + (at - 1.5) * size * 0.27,
        y + size * (0.22 + (at % 2) * 0.1),
        count,
        size * 0.16,
        color,
      );
    })
    .join('');
}
