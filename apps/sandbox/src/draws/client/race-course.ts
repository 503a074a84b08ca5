import { RACE_COURSE, RACE_TICKS_PER_SECOND } from '@baize/games/race/course';

import { isStill, shape } from '../../shell/client/motion.ts';
import { drawRunner, type RunnerKind } from './race-runners.ts';

const LANE = 34;
const TOP = 70;
const START = 80;
/** The two colours of the lanes. */
const GROUNDS: Readonly<Record<RunnerKind, readonly [string, string]>> = {
  horse: ['#4f9a4a', '#478f43'],
  camel: ['#d2ad73', '#c9a267'],
  hound: ['#c39a63', '#b98f58'],
  car: ['#5a5f68', '#53575f'],
  cycle: ['#6a6d72', '#62656a'],
  skater: ['#dceaf4', '#cfe1ee'],
};
/** From the right edge to the line. */
const RUN_OUT = 78;
const LEAST_WIDTH = 560;
/** A page shows a second after the server sends, so that it always knows where to go. */
const BEHIND_MS = 3_500;

/** The course with its runners, moved by the positions that the server sends. */
export class RaceCourse {
  readonly #runners: readonly SVGGElement[];
  readonly #ticks: (readonly number[])[] = [];
  readonly #onLead: (runner: number) => void;
  readonly #svg: Element;
  readonly #kind: RunnerKind;
  /** Of the drawing; its width follows from the box. */
  readonly #height: number;
  readonly #ground = shape('g');
  #startedAt: () => number = () => 0;
  #width = LEAST_WIDTH;
  #positions: readonly number[] = [];
  #isRunning = false;
  #leader = 0;

  /** @param onLead called with the start number of a new leader */
  constructor(svg: Element, kind: RunnerKind, runners: number, onLead: (runner: number) => void) {
    this.#onLead = onLead;
    this.#svg = svg;
    this.#kind = kind;
    this.#height = TOP + runners * LANE + 22;
    svg.append(this.#ground);
    this.#runners = Array.from({ length: runners }, (_, index) => {
      const runner = drawRunner(kind, index);
      svg.append(runner);
      return runner;
    });
    this.#positions = this.#runners.map(() => 0);
    new ResizeObserver(() => this.#fit()).observe(svg);
    this.#fit();
  }

  /** @param elapsedMs reads the time since the beginning of the show */
  begin(elapsedMs: () => number): void {
    this.#ticks.length = 0;
    this.#startedAt = elapsedMs;
    this.#leader = 0;
    if (this.#isRunning) return;
    this.#isRunning = true;
    this.#run();
  }

  add(ticks: readonly (readonly number[])[]): void {
    this.#ticks.push(...ticks);
  }

  stop(): void {
    this.#isRunning = false;
    const last = this.#ticks.at(-1);
    if (last) this.#place(last);
  }

  #run(): void {
    if (!this.#isRunning) return;
    const at = Math.max(0, ((this.#startedAt() - BEHIND_MS) * RACE_TICKS_PER_SECOND) / 1_000);
    const tick = Math.min(Math.floor(at), Math.max(0, this.#ticks.length - 1));
    const from = this.#ticks[tick] ?? this.#runners.map(() => 0);
    const to = this.#ticks[tick + 1] ?? from;
    const part = Math.min(1, at - tick);
    const positions = from.map((position, index) => position + ((to[index] ?? position) - position) * part);
    this.#place(positions, at);
    const leader = positions.indexOf(Math.max(...positions)) + 1;
    if (leader !== this.#leader && at > RACE_TICKS_PER_SECOND) {
      this.#leader = leader;
      this.#onLead(leader);
    }
    // Without motion the positions still change, once a second.
    if (isStill()) setTimeout(() => this.#run(), 1_000);
    else requestAnimationFrame(() => this.#run());
  }

  /** The course is as wide as its box allows, so that nothing is stretched. */
  #fit(): void {
    const { width, height } = this.#svg.getBoundingClientRect();
    this.#width = Math.max(LEAST_WIDTH, (this.#height * width) / Math.max(1, height));
    this.#svg.setAttribute('viewBox', `0 0 ${this.#width} ${this.#height}`);
    this.#ground.replaceChildren(...drawGround(this.#width, this.#runners.length, GROUNDS[this.#kind]));
    this.#place(this.#positions);
  }

  #place(positions: readonly number[], at = 0): void {
    this.#positions = positions;
    const length = this.#width - RUN_OUT - START;
    this.#runners.forEach((runner, index) => {
      const position = positions[index] ?? 0;
      const x = START + (length * position) / RACE_COURSE;
      const isMoving = at > 0 && position > 0 && position < RACE_COURSE && !isStill();
      const bob = isMoving ? Math.sin(at * 5 + index) * 3 : 0;
      runner.setAttribute('transform', `translate(${x - 66} ${TOP + index * LANE - 18 + bob})`);
      runner.toggleAttribute('data-moving', isMoving);
    });
  }
}

function drawGround(width: number, runners: number, [light, dark]: readonly [string, string]): SVGElement[] {
  const height = TOP + runners * LANE + 22;
  const lanes = Array.from({ length: runners }, (_, index) =>
    shape('rect', {
      x: 0,
      y: TOP + index * LANE,
      width,
      height: LANE,
      fill: index % 2 === 0 ? light : dark,
    }),
  );
  const stands = Array.from({ length: Math.ceil(width / 22) * 2 }, (_, index) =>
    shape('circle', {
      cx: 8 + index * 11 + (index % 3) * 3,
      cy: 40 + (index % 2) * 14,
      r: 5,
      fill: ['#e8c69b', '#c98f6b', '#f0d7b8', '#a9714e'][index % 4] ?? '#e8c69b',
    }),
  );
  const rails = [TOP - 4, height - 20].map((y) =>
    shape('rect', { x: 0, y, width, height: 4, fill: '#fbf7ee' }),
  );
  const squares = Array.from({ length: runners * 2 * 2 }, (_, index) =>
    shape('rect', {
      x: width - RUN_OUT + (index % 2) * 10,
      y: TOP + Math.floor(index / 2) * (LANE / 2),
      width: 10,
      height: LANE / 2,
      fill: (index + Math.floor(index / 2)) % 2 === 0 ? '#fff' : '#17171a',
    }),
  );
  return [
    shape('rect', { width, height, fill: dark }),
    shape('rect', { width, height: 40, fill: '#8fc7ea' }),
    shape('path', {
      d: `M0 40Q${width * 0.18} 2 ${width * 0.36} 28T${width * 0.72} 18T${width} 34V60H0Z`,
      fill: '#6fae8a',
    }),
    shape('rect', { y: 32, width, height: TOP - 32, fill: '#3b3f55' }),
    ...stands,
    ...lanes,
    ...rails,
    ...squares,
  ];
}
