import type { SportLook } from '../sport-looks.ts';
import { GroundPlan } from './ground-plan.ts';

export interface Ground {
  /** Around the field, and the field. */
  readonly outside: string;
  readonly inside: string;
  readonly stroke: string;
  /** Areas in another colour. */
  readonly areas: readonly { readonly path: string; readonly fill: string }[];
  readonly field: string;
  readonly lines: string;
}

const WHITE = '#ffffffb3';

function pitch(): Ground {
  const plan = new GroundPlan(105, 68);
  const stripes = [0, 2, 4, 6, 8].map((at) => ({
    path: plan.box(at * 10.5, 0, at * 10.5 + 10.5, 68),
    fill: '#ffffff0d',
  }));
  const ends = plan.both(
    (at) =>
      plan.line(at([0, 13.84]), at([16.5, 13.84]), at([16.5, 54.16]), at([0, 54.16])) +
      plan.line(at([0, 24.84]), at([5.5, 24.84]), at([5.5, 43.16]), at([0, 43.16])) +
      plan.line(at([0, 30.34]), at([-2, 30.34]), at([-2, 37.66]), at([0, 37.66])),
  );
  const arcs = plan.circle([11, 34], 9.15, -0.147, 0.147) + plan.circle([94, 34], 9.15, 0.353, 0.647);
  return {
    outside: '#0b2c21',
    inside: '#17573f',
    stroke: WHITE,
    field: plan.box(0, 0, 105, 68),
    areas: stripes,
    lines: `${plan.box(0, 0, 105, 68)}${plan.line([52.5, 0], [52.5, 68])}${plan.circle([52.5, 34], 9.15)}${ends}${arcs}`,
  };
}

function court(): Ground {
  const plan = new GroundPlan(28, 15);
  const keys = [plan.box(0, 5.05, 5.8, 9.95), plan.box(22.2, 5.05, 28, 9.95)];
  const threes = plan.both(
    (at) => plan.line(at([0, 0.9]), at([2.99, 0.9])) + plan.line(at([0, 14.1]), at([2.99, 14.1])),
  );
  return {
    outside: '#3a2415',
    inside: '#a8713f',
    stroke: '#fff6e8c9',
    field: plan.box(0, 0, 28, 15),
    areas: keys.map((path) => ({ path, fill: '#7c3f2a' })),
    lines: `${plan.box(0, 0, 28, 15)}${plan.line([14, 0], [14, 15])}${plan.circle([14, 7.5], 1.8)}${keys.join('')}${threes}${plan.circle([1.575, 7.5], 6.75, -0.217, 0.217)}${plan.circle([26.425, 7.5], 6.75, 0.283, 0.717)}${plan.circle([5.8, 7.5], 1.8, -0.25, 0.25)}${plan.circle([22.2, 7.5], 1.8, 0.25, 0.75)}`,
  };
}

/** Rackets and volleyball: a court, its net and the lines beside it. */
interface NetCourt {
  readonly length: number;
  readonly width: number;
  /** Of the singles' court from the side, and of lines from the net. */
  readonly alley: number;
  readonly fromNet: readonly number[];
  readonly fromEnd?: readonly number[];
  /** Whether the middle line reaches from the net to the first line, to the end, or is absent. */
  readonly middle: 'line' | 'end' | 'none';
  readonly colors: readonly [outside: string, inside: string];
}

function netCourt({ length, width, alley, fromNet, fromEnd = [], middle, colors }: NetCourt): Ground {
  const plan = new GroundPlan(length, width);
  const [net, half] = [length / 2, width / 2];
  const across = [
    ...fromNet.flatMap((far) => [net - far, net + far]),
    ...fromEnd.flatMap((far) => [far, length - far]),
  ];
  const reach = middle === 'line' ? (fromNet[0] ?? 0) : net;
  const lines = [
    plan.box(0, 0, length, width),
    ...(alley > 0
      ? [plan.line([0, alley], [length, alley]), plan.line([0, width - alley], [length, width - alley])]
      : []),
    ...across.map((x) => plan.line([x, alley], [x, width - alley])),
    ...(middle === 'none' ? [] : [plan.line([net - reach, half], [net + reach, half])]),
  ];
  return {
    outside: colors[0],
    inside: colors[1],
    stroke: '#ffffffcc',
    field: plan.box(0, 0, length, width),
    areas: [
      {
        path: plan.area(
          [net, -0.04 * width],
          [net, 1.04 * width],
          [net + length / 220, 1.04 * width],
          [net + length / 220, -0.04 * width],
        ),
        fill: '#ffffffe6',
      },
    ],
    lines: lines.join(''),
  };
}

function handball(): Ground {
  const plan = new GroundPlan(40, 20);
  const zone = (far: number) =>
    plan.circle([0, 8.5], far, -0.25, 0) +
    plan.line([far, 8.5], [far, 11.5]) +
    plan.circle([0, 11.5], far, 0, 0.25) +
    plan.circle([40, 8.5], far, 0.5, 0.75) +
    plan.line([40 - far, 8.5], [40 - far, 11.5]) +
    plan.circle([40, 11.5], far, 0.25, 0.5);
  const goals = plan.both((at) => plan.line(at([0, 8.5]), at([-0.9, 8.5]), at([-0.9, 11.5]), at([0, 11.5])));
  return {
    outside: '#123049',
    inside: '#2a6f9e',
    stroke: WHITE,
    field: plan.box(0, 0, 40, 20),
    areas: [],
    lines: `${plan.box(0, 0, 40, 20)}${plan.line([20, 0], [20, 20])}${zone(6)}${zone(9)}${goals}`,
  };
}

function rink(): Ground {
  const plan = new GroundPlan(60, 30);
  const circles = [13.5, 46.5].flatMap((x) => [7.5, 22.5].map((y) => plan.circle([x, y], 4.5)));
  const stripe = (x: number, size: number, fill: string) => ({
    path: plan.box(x - size, 0, x + size, 30),
    fill,
  });
  return {
    outside: '#1b2a3a',
    inside: '#d9e8f1',
    stroke: '#3a6f99b3',
    field: plan.box(0, 0, 60, 30),
    areas: [stripe(30, 0.35, '#c8464699'), stripe(22, 0.35, '#2f6fb399'), stripe(38, 0.35, '#2f6fb399')],
    lines: `${plan.box(0, 0, 60, 30)}${plan.line([4, 0], [4, 30])}${plan.line([56, 0], [56, 30])}${plan.circle([30, 15], 4.5)}${circles.join('')}${plan.circle([4, 15], 1.8, -0.25, 0.25)}${plan.circle([56, 15], 1.8, 0.25, 0.75)}`,
  };
}

function gridiron(): Ground {
  const plan = new GroundPlan(120, 53.3);
  const yards = Array.from({ length: 11 }, (_, at) => 10 + 10 * at);
  const hashes = Array.from({ length: 19 }, (_, at) => 15 + 5 * at).filter((x) => x % 10 !== 0);
  return {
    outside: '#14301f',
    inside: '#2c6b3f',
    stroke: WHITE,
    field: plan.box(0, 0, 120, 53.3),
    areas: [
      { path: plan.box(0, 0, 10, 53.3), fill: '#2f5f9ecc' },
      { path: plan.box(110, 0, 120, 53.3), fill: '#b04a3acc' },
    ],
    lines: `${plan.box(0, 0, 120, 53.3)}${yards.map((x) => plan.line([x, 0], [x, 53.3])).join('')}${hashes.map((x) => plan.line([x, 22], [x, 24]) + plan.line([x, 29], [x, 31])).join('')}`,
  };
}

/** A map of an arena: two bases, three ways between them and the river across. */
function map(): Ground {
  const plan = new GroundPlan(100, 60);
  const base = (x: number, from: number, to: number) => plan.circle([x, 30], 14, from, to);
  return {
    outside: '#141a2b',
    inside: '#232d48',
    stroke: '#9fb4e680',
    field: plan.box(0, 0, 100, 60),
    areas: [{ path: plan.area([46, 0], [54, 0], [54, 60], [46, 60]), fill: '#4a7fd633' }],
    lines: `${plan.box(0, 0, 100, 60)}${base(0, -0.25, 0.25)}${base(100, 0.25, 0.75)}${plan.line([10, 20], [22, 8], [78, 8], [90, 20])}${plan.line([14, 30], [86, 30])}${plan.line([10, 40], [22, 52], [78, 52], [90, 40])}${plan.circle([50, 30], 7)}${[30, 70].map((x) => [8, 30, 52].map((y) => plan.circle([x, y], 2.2)).join('')).join('')}`,
  };
}

const make: Readonly<Record<Exclude<SportLook['ground'], 'board'>, () => Ground>> = {
  pitch,
  court,
  tennis: () =>
    netCourt({
      length: 23.77,
      width: 10.97,
      alley: 1.37,
      fromNet: [6.4],
      middle: 'line',
      colors: ['#1d4a3d', '#2f6fa8'],
    }),
  volleyball: () =>
    netCourt({
      length: 18,
      width: 9,
      alley: 0,
      fromNet: [3],
      middle: 'none',
      colors: ['#1f4f63', '#c9793f'],
    }),
  table: () =>
    netCourt({
      length: 2.74,
      width: 1.525,
      alley: 0,
      fromNet: [],
      middle: 'end',
      colors: ['#3b2320', '#1f5f9e'],
    }),
  badminton: () =>
    netCourt({
      length: 13.4,
      width: 6.1,
      alley: 0.46,
      fromNet: [1.98],
      fromEnd: [0.76],
      middle: 'end',
      colors: ['#17332b', '#237a55'],
    }),
  handball,
  rink,
  gridiron,
  map,
};

const drawn = new Map<string, Ground>();

export function groundOf(name: Exclude<SportLook['ground'], 'board'>): Ground {
  const ground = drawn.get(name) ?? make[name]();
  drawn.set(name, ground);
  return ground;
}
