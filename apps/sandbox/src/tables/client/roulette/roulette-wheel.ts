import { rouletteColorOf } from '@baize/games/tables/layouts';

import { animateFrom, drawing, onCircle, ringSegment, svg } from '../svg.ts';

/** As long as the server shows a round, less a moment to read it. */
const SPIN_MS = 8_200;
const INKS = { red: '#b31b2a', black: '#15171b', green: '#10804e' } as const;
const ROTOR_TURNS = 1.6;
const BALL_TURNS = 6;
/** When the ball falls into its pocket, as a share of the spin. */
const CAUGHT = 0.82;
const TRACK = 92;
const POCKET = 57;
/** Of the numbers of 37 pockets; fewer pockets are wider. */
const LABEL_SIZE = { ofLarge: 8.2, most: 14 };
const LARGE = 37;

export interface RouletteWheel {
  readonly element: SVGSVGElement;
  /** Throws the ball. @param index of the pocket in the order of the wheel */
  spin(index: number, elapsedMs: number): void;
  /** Shows the ball where it lies. */
  rest(index: number): void;
}

/** @param numbers of the pockets in their order, clockwise */
export function drawRouletteWheel(numbers: readonly number[]): RouletteWheel {
  const rotor = svg('g', { class: 'rotor' }, ...pockets(numbers), ...hub());
  const ball = svg('circle', { r: 3.6, fill: 'url(#ball)', class: 'ball' });
  const arm = svg('g', { class: 'ball-arm', opacity: 0 }, ball);
  const element = drawing('-110 -110 220 220', 'roulette-wheel', paints(), ...bowl(), rotor, arm);
  let rotorTurn = 0;

  const throwTo = (index: number, elapsedMs: number): void => {
    const from = rotorTurn % 1;
    const to = from + ROTOR_TURNS;
    const pocket = (index + 0.5) / numbers.length;
    rotorTurn = to;
    arm.setAttribute('opacity', '1');
    // The ball runs against the wheel until its pocket catches it, and rides along from there.
    const caughtAt = from + ROTOR_TURNS * CAUGHT + pocket;
    const path: [number, number][] = [
      [0, caughtAt + BALL_TURNS],
      [CAUGHT, caughtAt],
      [1, to + pocket],
    ];
    const timing = { durationMs: SPIN_MS, elapsedMs, easing: 'cubic-bezier(.25,.4,.45,1)' };
    animateFrom(
      rotor,
      turns([
        [0, from],
        [1, to],
      ]),
      timing,
    );
    animateFrom(arm, turns(path), timing);
    animateFrom(ball, drop(), timing);
  };
  return { element, spin: throwTo, rest: (index) => throwTo(index, SPIN_MS) };
}

function turns(points: readonly (readonly [offset: number, turn: number])[]): Keyframe[] {
  return points.map(([offset, turn]) => ({ offset, transform: `rotate(${turn * 360}deg)` }));
}

/** From the track over the frets into the pocket. */
function drop(): Keyframe[] {
  const radii: [number, number][] = [
    [0, TRACK],
    [0.55, TRACK - 1],
    [0.68, 82],
    [0.74, 72],
    [0.77, 77],
    [CAUGHT - 0.02, 60],
    [CAUGHT, 63],
    [CAUGHT + 0.04, POCKET],
    [1, POCKET],
  ];
  return radii.map(([offset, radius]) => ({ offset, transform: `translateY(${-radius}px)` }));
}

function paints(): SVGDefsElement {
  const gold = [
    ['0', '#fff3c4'],
    ['0.45', '#d9a441'],
    ['1', '#7c4d12'],
  ];
  const stops = (list: readonly (readonly string[])[]) =>
    list.map(([offset = '', color = '']) => svg('stop', { offset, 'stop-color': color }));
  return svg(
    'defs',
    {},
    svg('radialGradient', { id: 'gold', cx: 0.38, cy: 0.32, r: 0.8 }, ...stops(gold)),
    svg(
      'radialGradient',
      { id: 'wood', cx: 0.42, cy: 0.36, r: 0.75 },
      ...stops([
        ['0', '#8d5427'],
        ['0.7', '#5a3013'],
        ['1', '#2c1507'],
      ]),
    ),
    svg(
      'radialGradient',
      { id: 'ball', cx: 0.35, cy: 0.3, r: 0.8 },
      ...stops([
        ['0', '#ffffff'],
        ['1', '#b9b3a6'],
      ]),
    ),
  );
}

function bowl(): SVGElement[] {
  const diamonds = Array.from({ length: 8 }, (_, index) => {
    const [x, y] = onCircle(86, (index + 0.5) / 8);
    const angle = ((index + 0.5) / 8) * 360 + (index % 2) * 90;
    return svg('path', {
      d: 'M-6 0L0 -2.6L6 0L0 2.6Z',
      fill: 'url(#gold)',
      transform: `translate(${x} ${y}) rotate(${angle})`,
    });
  });
  return [
    svg('circle', { r: 108, fill: '#1a0c04' }),
    svg('circle', { r: 106, fill: 'url(#wood)', stroke: '#d9a441', 'stroke-width': 1.6 }),
    svg('circle', { r: 96, fill: '#3b1e0b' }),
    svg('circle', { r: 94, fill: 'url(#wood)' }),
    ...diamonds,
    svg('circle', { r: 79, fill: '#d9a441' }),
  ];
}

function pockets(numbers: readonly number[]): SVGElement[] {
  const size = Math.min(LABEL_SIZE.most, (LABEL_SIZE.ofLarge * LARGE) / numbers.length);
  return numbers.flatMap((number, index) => {
    const [from, to] = [index / numbers.length, (index + 1) / numbers.length];
    const fill = INKS[rouletteColorOf(number)];
    const [x, y] = onCircle(70.5, (from + to) / 2);
    const label = svg(
      'text',
      {
        transform: `translate(${x} ${y}) rotate(${((from + to) / 2) * 360})`,
        'text-anchor': 'middle',
        'dominant-baseline': 'central',
        fill: '#fff',
        'font-size': size,
        'font-weight': 700,
      },
      String(number),
    );
    return [
      svg('path', { d: ringSegment(64, 77.5, from, to), fill, stroke: '#d9a441', 'stroke-width': 0.5 }),
      svg('path', { d: ringSegment(50, 64, from, to), fill, stroke: '#d9a441', 'stroke-width': 0.5 }),
      svg('path', { d: ringSegment(50, 64, from, to), fill: '#000', opacity: 0.28 }),
      label,
    ];
  });
}

function hub(): SVGElement[] {
  const rays = Array.from({ length: 12 }, (_, index) => {
    const [x, y] = onCircle(49, index / 12);
    return svg('path', { d: `M0 0L${x} ${y}`, stroke: '#2c1507', 'stroke-width': 0.7, opacity: 0.6 });
  });
  const arms = [0, 90, 180, 270].map((angle) =>
    svg(
      'g',
      { transform: `rotate(${angle})` },
      svg('rect', { x: -3, y: -30, width: 6, height: 30, rx: 3, fill: 'url(#gold)' }),
      svg('circle', { cy: -31, r: 5.4, fill: 'url(#gold)' }),
    ),
  );
  return [
    svg('circle', { r: 50, fill: '#d9a441' }),
    svg('circle', { r: 49, fill: 'url(#wood)' }),
    ...rays,
    ...arms,
    svg('circle', { r: 13, fill: 'url(#gold)', stroke: '#7c4d12', 'stroke-width': 0.6 }),
  ];
}
