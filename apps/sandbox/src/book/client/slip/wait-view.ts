import { make } from '../../../shell/client/page-data.ts';
import { shape } from '../../../shell/client/motion.ts';
import type { SlipWords } from './slip-words.ts';

const RADIUS = 28;
const LENGTH = 2 * Math.PI * RADIUS;

/** The delay of a live bet, counted down. */
export class WaitView {
  readonly root = make('div', 'wait');
  readonly #words: SlipWords;
  readonly #arc = shape('circle', {
    class: 'wait-arc',
    cx: 32,
    cy: 32,
    r: RADIUS,
    'stroke-dasharray': LENGTH,
  });
  readonly #seconds = make('b', 'wait-seconds');
  readonly #title = make('b', '');
  readonly #text = make('p', '');
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(words: SlipWords) {
    this.#words = words;
    const ring = shape('svg', { viewBox: '0 0 64 64', 'aria-hidden': 'true' });
    ring.append(shape('circle', { cx: 32, cy: 32, r: RADIUS }), this.#arc);
    const dial = make('div', 'wait-dial');
    dial.append(ring, this.#seconds);
    const spoken = make('div');
    spoken.setAttribute('role', 'status');
    spoken.append(this.#title, this.#text);
    this.root.append(dial, spoken);
  }

  /** @param until a time of `performance.now()` */
  show(until: number, waitMs: number): void {
    const { texts } = this.#words;
    this.#title.textContent = texts.waitTitle;
    this.#text.textContent = texts.waitText;
    this.#stop();
    const draw = () => {
      const left = Math.max(0, until - performance.now());
      this.#seconds.textContent = left > 0 ? String(Math.ceil(left / 1_000)) : '';
      this.#arc.style.strokeDashoffset = String(LENGTH * (1 - left / Math.max(1, waitMs)));
      this.root.classList.toggle('is-checking', left === 0);
      if (left > 0) return;
      this.#text.textContent = texts.checking;
      this.#stop();
    };
    draw();
    this.#timer = setInterval(draw, 100);
  }

  #stop(): void {
    clearInterval(this.#timer);
  }
}
