import { fillText, make } from '../../shell/client/page-data.ts';
import type { CountMessage, FinishedRound, StateMessage } from '../table-messages.ts';
import type { TableTexts } from '../texts/table-texts.ts';
import { drawDealer } from './dealer.ts';
import { drawing, svg } from './svg.ts';

const RADIUS = 20;
const AROUND = 2 * Math.PI * RADIUS;
const LAST_SECONDS = 5;
const TICK_MS = 100;

/** The top of a table: time left, phase, dealer, who is there, and the last results. */
export class StatusStrip {
  readonly element = make('div', 'strip');
  readonly #texts: TableTexts;
  readonly #ring = svg('circle', {
    r: RADIUS,
    class: 'ring-left',
    'stroke-dasharray': AROUND,
    transform: 'rotate(-90)',
  });
  readonly #seconds = make('span', 'ring-seconds');
  readonly #phase = make('strong', 'phase');
  readonly #dealerName = make('span', 'dealer-name');
  readonly #dealer = make('span', 'dealer');
  readonly #players = make('span', 'players');
  readonly #results = make('ol', 'results');
  /** Server time less that of this page, which counts from its opening. */
  #skewMs = 0;
  #state: StateMessage | null = null;
  /** When the time that runs now began, by the server's clock: that of the phase, or of a decision within it. */
  #countsFrom = 0;

  constructor(texts: TableTexts) {
    this.#texts = texts;
    const ring = make('span', 'ring');
    const circle = svg('circle', { r: RADIUS, class: 'ring-all' });
    ring.append(drawing('-24 -24 48 48', 'ring-art', circle, this.#ring), this.#seconds);
    const words = make('div', 'strip-words');
    const line = make('span', 'strip-line');
    line.append(this.#dealerName, this.#players);
    words.append(this.#phase, line);
    this.#results.setAttribute('aria-label', texts.lastResults);
    this.element.append(ring, this.#dealer, words, this.#results);
    setInterval(() => this.#tick(), TICK_MS);
  }

  /** Milliseconds since the phase began. */
  get elapsedMs(): number {
    return this.#state === null ? 0 : performance.now() + this.#skewMs - this.#state.startedAt;
  }

  /** @param pip draws a result */
  show(state: StateMessage, pip: (result: FinishedRound) => HTMLElement): void {
    this.#skewMs = state.now - performance.now();
    if (this.#state?.endsAt !== state.endsAt)
      this.#countsFrom = this.#state?.phase === state.phase ? state.now : state.startedAt;
    const isNewDealer = this.#state?.dealer !== state.dealer;
    this.#state = state;
    this.element.dataset.phase = state.phase;
    this.#phase.textContent = this.#phaseText(state.phase);
    if (isNewDealer) {
      this.#dealer.replaceChildren(drawDealer(state.dealer));
      this.#dealerName.textContent = fillText(this.#texts.dealer, { name: state.dealer });
    }
    const items = [...state.results].reverse().map((result) => {
      const item = make('li');
      item.append(pip(result));
      return item;
    });
    this.#results.replaceChildren(...items);
    this.#tick();
  }

  #phaseText(phase: StateMessage['phase']): string {
    const { open, closing, result } = this.#texts;
    return phase === 'betting' ? open : phase === 'result' ? result : closing;
  }

  count({ players, betting }: CountMessage): void {
    this.#players.textContent = fillText(this.#texts.players, { count: players, betting });
  }

  #tick(): void {
    const { endsAt = null, phase } = this.#state ?? {};
    const isCounting = endsAt !== null && phase !== 'result';
    const leftMs = isCounting ? Math.max(0, endsAt - performance.now() - this.#skewMs) : 0;
    const share = isCounting ? leftMs / Math.max(1, endsAt - this.#countsFrom) : 0;
    const seconds = Math.ceil(leftMs / 1_000);
    this.#ring.setAttribute('stroke-dashoffset', String(AROUND * (1 - Math.min(1, share))));
    const text = isCounting ? String(seconds) : '';
    if (this.#seconds.textContent !== text) this.#seconds.textContent = text;
    this.element.classList.toggle('hurry', isCounting && seconds <= LAST_SECONDS);
  }
}
