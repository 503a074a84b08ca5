import { type BallColour, ballColours, COLOUR_BALLS } from '@baize/games/tables/layouts';

import { make } from '../../../shell/client/page-data.ts';
import { nameOfSpot } from '../spot-names.ts';
import { evenRow } from '../spot-rows.ts';
import { animateFrom, drawing, onCircle, prefersStillness, svg } from '../svg.ts';
import type { Prop } from './prop.ts';

const STIR_MS = 3_000;
const FALL_MS = 1_300;

const PAINTS: Readonly<Record<BallColour, string>> = {
  red: '#d2303f',
  blue: '#2f74d8',
  green: '#23a065',
  violet: '#8a45cf',
  gold: '#f0b92c',
};

/** Positions of the balls in the sphere, from its middle outwards. */
const GOLDEN_TURN = 0.381_966;
const spotOf = (index: number, count: number): readonly [number, number] =>
  onCircle(8 + 56 * Math.sqrt((index + 0.5) / count), index * GOLDEN_TURN);

/** A glass sphere of forty balls that are stirred; one falls into the cup below. */
export function createBallSphere(): Prop {
  const colours = mixedColours();
  const balls = colours.map((colour, index) => {
    const [x, y] = spotOf(index, colours.length);
    const shape = ball(PAINTS[colour], 9);
    shape.setAttribute('transform', `translate(${x} ${y})`);
    return shape;
  });
  const stirred = svg('g', { class: 'rotor' }, ...balls);
  const drawn = svg('g', { class: 'drawn-ball', opacity: 0 });
  const element = drawing(
    '-100 -92 200 226',
    'ball-sphere',
    svg('path', {
      d: 'M-62 98Q0 74 62 98L72 128H-72Z',
      fill: '#4a2a12',
      stroke: '#c9953f',
      'stroke-width': 2,
    }),
    svg('circle', { r: 84, fill: '#0b1626', opacity: 0.55 }),
    stirred,
    svg('circle', { r: 84, fill: 'none', stroke: '#dfe9f5', 'stroke-width': 3, opacity: 0.85 }),
    svg('path', {
      d: 'M-56 -46Q-40 -70 -10 -74',
      stroke: '#fff',
      'stroke-width': 6,
      fill: 'none',
      opacity: 0.5,
      'stroke-linecap': 'round',
    }),
    svg('path', { d: 'M-20 82H20L16 100H-16Z', fill: '#c9953f' }),
    drawn,
  );

  return {
    element,
    sound: 'ball',
    rows: [evenRow('ball-red', 'ball-blue'), evenRow('ball-green', 'ball-violet', 'ball-gold')],
    play: (view, elapsedMs, script) => {
      const colour = view as BallColour;
      script.at(0, elapsedMs, (lateMs) => {
        const turns = [0, 0.7, -0.4, 1.6].map((turn) => ({ transform: `rotate(${turn * 360}deg)` }));
        animateFrom(stirred, turns, { durationMs: STIR_MS, elapsedMs: lateMs, easing: 'ease-in-out' });
      });
      script.at(prefersStillness() ? 0 : STIR_MS, elapsedMs, (lateMs) => {
        drawn.replaceChildren(ball(PAINTS[colour], 20));
        drawn.setAttribute('opacity', '1');
        const way = [
          { transform: 'translateY(40px) scale(.45)', opacity: 0 },
          { transform: 'translateY(84px) scale(.6)', opacity: 1, offset: 0.45 },
          { transform: 'translateY(108px) scale(1)', opacity: 1 },
        ];
        animateFrom(drawn, way, { durationMs: FALL_MS, elapsedMs: lateMs, easing: 'ease-in' });
      });
    },
    clear: () => {
      for (const animation of [...stirred.getAnimations(), ...drawn.getAnimations()]) animation.cancel();
      drawn.setAttribute('opacity', '0');
    },
    describe: (view, texts) => nameOfSpot({ id: `ball-${view as string}`, kind: 'colour' }, texts),
    pip: ({ result = '' }) => {
      const pip = make('span', `pip ball-pip ball-${result}`);
      pip.append(drawing('-22 -22 44 44', 'ball-mark', ball(PAINTS[result as BallColour] ?? '#666', 20)));
      return pip;
    },
  };
}

function ball(paint: string, r: number): SVGGElement {
  return svg(
    'g',
    {},
    svg('circle', { r, fill: paint, stroke: '#0006', 'stroke-width': 0.8 }),
    svg('ellipse', { cx: -r * 0.32, cy: -r * 0.38, rx: r * 0.3, ry: r * 0.2, fill: '#fff', opacity: 0.75 }),
  );
}

/** All balls, the colours spread evenly. */
function mixedColours(): BallColour[] {
  const placed = ballColours.flatMap((colour) =>
    Array.from({ length: COLOUR_BALLS[colour] }, (_, index) => ({
      colour,
      at: (index + 0.5) / COLOUR_BALLS[colour],
    })),
  );
  return [...placed].sort((one, other) => one.at - other.at).map(({ colour }) => colour);
}
