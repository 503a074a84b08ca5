import { chosenStake, keepChosenStake } from '../../shell/client/chosen-stake.ts';
import { button, element } from '../../shell/client/page-data.ts';

/** The stake with its steps, and the button that starts a game; the space bar starts one as well. */
export class StakeControl {
  readonly #money: (amountMinor: number) => string;
  readonly #spin = button('spin');
  readonly #less = button('less');
  readonly #more = button('more');
  readonly #words = { stake: element('stake-label').textContent, spin: this.#spin.ariaLabel };
  readonly #onChoose: () => void;
  #stakes: readonly number[] = [];
  #index = 0;
  #isIdle = false;
  /** A button that is disabled loses the focus, which it gets back afterwards. */
  #hadFocus = false;

  constructor(money: (amountMinor: number) => string, onSpin: () => void, onChoose: () => void) {
    this.#money = money;
    this.#onChoose = onChoose;
    this.#spin.addEventListener('click', onSpin);
    this.#less.addEventListener('click', () => this.#choose(-1));
    this.#more.addEventListener('click', () => this.#choose(1));
    document.addEventListener('keydown', (event) => {
      const isOnControl =
        event.target instanceof HTMLElement && event.target.closest('button, dialog') !== null;
      if (event.code !== 'Space' || event.repeat || isOnControl) return;
      event.preventDefault();
      if (!this.#spin.disabled) onSpin();
    });
  }

  /** In minor units. */
  get stakeMinor(): number {
    return this.#stakes[this.#index] ?? 0;
  }

  /**
   * Begins with what the player chose before, else with the lowest stake.
   *
   * @param stakes lowest first
   * @param words of the stake and the button, if a game costs nothing
   */
  offer(stakes: readonly number[], words = this.#words): void {
    element('stake-label').textContent = words.stake;
    this.#spin.ariaLabel = words.spin;
    this.#stakes = stakes;
    this.#index = Math.max(0, stakes.indexOf(chosenStake() ?? 0));
    this.#step(0);
  }

  /** Everything is disabled until the game ends. */
  setIdle(isIdle: boolean): void {
    if (!isIdle) this.#hadFocus = document.activeElement === this.#spin;
    this.#isIdle = isIdle;
    this.#spin.disabled = !isIdle;
    this.#spin.classList.toggle('turning', !isIdle);
    this.#step(0);
    const isFree = document.activeElement === document.body;
    if (isIdle && this.#hadFocus && isFree) this.#spin.focus({ preventScroll: true });
  }

  #choose(step: number): void {
    this.#step(step);
    keepChosenStake(this.stakeMinor);
    this.#onChoose();
  }

  #step(step: number): void {
    this.#index = Math.min(Math.max(this.#index + step, 0), Math.max(0, this.#stakes.length - 1));
    if (this.#stakes.length > 0) element('stake').textContent = this.#money(this.stakeMinor);
    this.#less.disabled = !this.#isIdle || this.#index === 0;
    this.#more.disabled = !this.#isIdle || this.#index >= this.#stakes.length - 1;
  }
}
