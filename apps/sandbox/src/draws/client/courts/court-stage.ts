import type { CourtEvent, CourtSide, CourtSport } from '@baize/games';

import { isStill, shape } from '../../../shell/client/motion.ts';
import type { CourtSideLook } from '../../texts/court-sides.ts';
import type { CourtMoment, CourtScene, Spot } from './court-scene.ts';
import { courtScenes } from './court-scenes.ts';

const SIDES = ['home', 'away'] as const;

/** The drawing of a contest: its ball, its players and what is on the court, by what has happened so far. */
export class CourtStage {
  readonly #scene: CourtScene;
  readonly #marks = shape('g');
  readonly #ball: SVGElement;
  readonly #players: readonly {
    readonly side: CourtSide;
    readonly index: number;
    readonly dot: SVGElement;
  }[];
  #events: CourtEvent[] = [];
  #colours: CourtMoment['colours'] = { home: ['#fff', '#000'], away: ['#000', '#fff'] };

  constructor(svg: Element, sport: CourtSport) {
    this.#scene = courtScenes[sport];
    const { ground, ball, players = 0, playerSize = 13 } = this.#scene;
    this.#ball = shape('g', { class: 'ball' });
    this.#ball.append(...ball());
    this.#players = SIDES.flatMap((side) =>
      Array.from({ length: players }, (_, index) => ({
        side,
        index,
        dot: shape('circle', { class: 'glider', r: playerSize, 'stroke-width': 4 }),
      })),
    );
    svg.append(...ground(), this.#marks, ...this.#players.map(({ dot }) => dot), this.#ball);
    this.#place();
  }

  begin([, homeMain, homeTrim]: CourtSideLook, [, awayMain, awayTrim]: CourtSideLook): void {
    this.#events = [];
    this.#colours = { home: [homeMain, homeTrim], away: [awayMain, awayTrim] };
    for (const { side, dot } of this.#players) {
      dot.setAttribute('fill', this.#colours[side][0]);
      dot.setAttribute('stroke', this.#colours[side][1]);
    }
    this.#place();
  }

  show(event: CourtEvent): void {
    this.#events.push(event);
    if (this.#scene.isThrown && !isStill()) {
      this.#ball.style.transition = 'none';
      move(this.#ball, this.#scene.rest(event));
      this.#ball.getBoundingClientRect();
      this.#ball.style.transition = '';
    }
    this.#place(event);
  }

  #place(event?: CourtEvent): void {
    const moment: CourtMoment = { event, events: this.#events, colours: this.#colours };
    const { rest, ballAt, playerAt, marks } = this.#scene;
    move(this.#ball, event ? ballAt(event, this.#events.length) : rest());
    for (const { side, index, dot } of this.#players) if (playerAt) move(dot, playerAt(side, index, moment));
    this.#marks.replaceChildren(...(marks?.(moment) ?? []));
  }
}

function move(moved: SVGElement, [x, y]: Spot): void {
  moved.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
}
