import type { FrameData } from '../frame/frame-page.ts';
import { button, element } from './frame-data.ts';
import { createMoneyText } from './money-text.ts';

/** Duration of counting up an amount. */
const COUNT_UP_MS = 900;

/** The bar below the reels: balance, stake stepper, win, spin button and the message above it. */
export class Controls {
  readonly money: (amountMinor: number) => string;
  readonly #spin = button('spin');
  readonly #less = button('less');
  readonly #more = button('more');
  readonly #message = element('message');
  #stakes: readonly number[] = [];
  #stakeIndex = 0;
  #isIdle = false;

  constructor({ lang, currency }: FrameData, handlers: { spin: () => void; rules: () => void }) {
    this.money = createMoneyText(lang, currency);
    this.#spin.addEventListener('click', handlers.spin);
    button('info').addEventListener('click', handlers.rules);
    this.#less.addEventListener('click', () => this.#stepStake(-1));
    this.#more.addEventListener('click', () => this.#stepStake(1));
    document.addEventListener('keydown', (event) => {
      const isOnControl =
        event.target instanceof HTMLElement && event.target.closest('button, dialog') !== null;
      if (event.code !== 'Space' || event.repeat || isOnControl) return;
      event.preventDefault();
      if (!this.#spin.disabled) handlers.spin();
    });
  }

  get stakeMinor(): number {
    return this.#stakes[this.#stakeIndex] ?? 0;
  }

  offerStakes(stakes: readonly number[], chosen: number): void {
    this.#stakes = stakes;
    this.#stakeIndex = Math.max(0, stakes.indexOf(chosen));
    this.#stepStake(0);
  }

  /** Controls are disabled until the game ends. */
  setIdle(isIdle: boolean): void {
    this.#isIdle = isIdle;
    this.#spin.disabled = !isIdle;
    this.#spin.classList.toggle('turning', !isIdle);
    this.#stepStake(0);
  }

  showCredit(amountMinor: number): void {
    element('credit').textContent = this.money(amountMinor);
  }

  showWin(amountMinor: number): void {
    element('win').textContent = amountMinor > 0 ? this.money(amountMinor) : '–';
    element('win').classList.toggle('won', amountMinor > 0);
  }

  /** Counts the win up. Only for wins above the stake, because a smaller return is a loss. */
  async countUpWin(amountMinor: number): Promise<void> {
    const start = performance.now();
    for (let share = 0; share < 1;) {
      share = Math.min(1, (performance.now() - start) / COUNT_UP_MS);
      this.showWin(Math.round(amountMinor * share));
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }

  /** @param action an optional button beside the text */
  say(text: string, action?: { label: string; run: () => void }): void {
    this.#message.replaceChildren(text);
    if (action === undefined) return;
    const control = document.createElement('button');
    control.type = 'button';
    control.className = 'action';
    control.textContent = action.label;
    control.addEventListener('click', action.run);
    this.#message.append(control);
  }

  #stepStake(step: number): void {
    this.#stakeIndex = Math.min(Math.max(this.#stakeIndex + step, 0), Math.max(0, this.#stakes.length - 1));
    if (this.#stakes.length > 0) element('stake').textContent = this.money(this.stakeMinor);
    this.#less.disabled = !this.#isIdle || this.#stakeIndex === 0;
    this.#more.disabled = !this.#isIdle || this.#stakeIndex >= this.#stakes.length - 1;
  }
}
