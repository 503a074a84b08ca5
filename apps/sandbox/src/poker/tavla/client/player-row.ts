import { BAR, OFF, pipCount, type Side } from '@baize/games/tavla';

import { fillText, make } from '../../../shell/client/page-data.ts';
import { isOfHouse, shownName } from '../../client/hand-words.ts';
import type { RoomTexts } from '../../texts/room-texts.ts';
import type { TavlaView } from '../tavla-messages.ts';

const SECOND_MS = 1_000;

/** One of the two players: name, score, what is left to move, and the clock. */
export class PlayerRow {
  readonly root = make('div', 'player');
  readonly #texts: RoomTexts;
  /** The player of the page. */
  readonly #owner: string;
  readonly #mark = make('i', 'mark');
  readonly #name = make('b');
  readonly #tags = make('span', 'tags');
  readonly #facts = make('span', 'facts-line');
  readonly #clock = make('span', 'clock');
  readonly #time = make('b');
  readonly #bank = make('span');
  #ticking: ReturnType<typeof setInterval> | undefined;

  constructor(texts: RoomTexts, owner: string) {
    this.#texts = texts;
    this.#owner = owner;
    const reserve = make('small');
    reserve.append(make('span', '', `${texts.tavla.reserve} `), this.#bank);
    this.#clock.append(this.#time, reserve);
    this.root.append(this.#mark, this.#name, this.#tags, this.#facts, this.#clock);
    this.root.setAttribute('role', 'group');
  }

  show(view: TavlaView, side: Side, nowMs: number): void {
    const texts = this.#texts;
    const { tavla } = texts;
    const { match, terms } = view;
    const isOver = match !== null && match.state.result !== null;
    const player = view.seats[side] ?? (match !== null && isOver ? match.names[side] : null);
    this.#mark.className = `mark ${side}`;
    this.#name.textContent = player === null ? tavla.free : shownName(player);
    this.root.toggleAttribute('data-free', player === null);
    const tags = [
      player === this.#owner ? texts.you : '',
      player !== null && isOfHouse(player) ? texts.houseTag : '',
    ].filter((tag) => tag !== '');
    this.#tags.replaceChildren(...tags.map((tag) => make('small', '', tag)));
    const isTurn = match?.state.turn === side;
    this.root.toggleAttribute('data-turn', isTurn);
    this.#facts.textContent =
      match === null || player === null ? '' : this.#factsOf(match.state, side, terms.points);
    this.root.setAttribute(
      'aria-label',
      [this.#name.textContent, tavla.sides[side], ...tags, this.#facts.textContent].join(', '),
    );
    this.#showClock(view, side, nowMs);
  }

  stop(): void {
    clearInterval(this.#ticking);
  }

  #factsOf(
    { position, score }: NonNullable<TavlaView['match']>['state'],
    side: Side,
    points: number,
  ): string {
    const { tavla } = this.#texts;
    const off = position[side][OFF] ?? 0;
    const hit = position[side][BAR] ?? 0;
    return [
      points > 1 ? fillText(tavla.score, { score: score[side], points }) : '',
      fillText(tavla.pips, { count: pipCount(position[side]) }),
      hit > 0 ? fillText(tavla.onBar, { count: hit }) : '',
      off > 0 ? fillText(tavla.off, { count: off }) : '',
    ]
      .filter((part) => part !== '')
      .join(' · ');
  }

  /** The time of the turn runs down first, then the reserve. */
  #showClock({ match }: TavlaView, side: Side, nowMs: number): void {
    clearInterval(this.#ticking);
    const isRunning = match !== null && match.state.result === null;
    this.#clock.hidden = !isRunning;
    if (!isRunning) return;
    const { turn, turnFromMs, terms, bankMs } = match.state;
    const lead = nowMs - performance.now();
    const draw = (): void => {
      const passed = turn === side ? Math.max(0, performance.now() + lead - turnFromMs) : 0;
      const left = Math.max(0, terms.turnMs - passed);
      const bank = Math.max(0, bankMs[side] - Math.max(0, passed - terms.turnMs));
      this.#time.textContent = turn === side ? clockText(left) : '';
      this.#bank.textContent = `+${clockText(bank)}`;
      this.#clock.toggleAttribute('data-bank', turn === side && left === 0);
    };
    draw();
    if (turn === side) this.#ticking = setInterval(draw, SECOND_MS / 4);
  }
}

function clockText(leftMs: number): string {
  const seconds = Math.ceil(leftMs / SECOND_MS);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
