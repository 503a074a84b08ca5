import { chosenStake, keepChosenStake } from '../../shell/client/chosen-stake.ts';
import { element, fillText, make } from '../../shell/client/page-data.ts';
import type { OwnBet } from '../crash-messages.ts';
import type { CrashTexts } from '../crash-texts.ts';
import { type Amounts, stakeLadder } from './amounts.ts';
import { cashOutOf, type FlightState } from './flight-state.ts';

/** What a press of the big button does now. */
type Action = 'place' | 'queue' | 'unqueue' | 'cancel' | 'cashOut' | 'none';

export interface PanelHandlers {
  place(slot: 1 | 2, stakeMinor: number, autoCashOut: number | null): void;
  cancel(bet: OwnBet): void;
  cashOut(bet: OwnBet): void;
  say(text: string): void;
  /** A player has chosen a stake. */
  choose(stakeMinor: number): void;
}

interface PanelParts {
  readonly slot: 1 | 2;
  readonly texts: CrashTexts;
  readonly amounts: Amounts;
  readonly cap: number;
  readonly handlers: PanelHandlers;
}

const LOWEST_TARGET = 101;
const FIRST_TARGET = 200;
const QUICK_STAKES = [2_500, 5_000, 10_000, 25_000];

/** The controls of one bet: stake, auto cash-out and the big button. */
export class BetPanel {
  /** A request is under way, so that a second press has no effect. */
  isBusy = false;
  isQueued = false;
  readonly #parts: PanelParts;
  readonly #root: HTMLElement;
  readonly #stake: HTMLInputElement;
  readonly #target: HTMLInputElement;
  readonly #switch: HTMLButtonElement;
  readonly #go: HTMLButtonElement;
  #ladder: readonly number[] = [];
  #stakeMinor: number;
  #targetAt = FIRST_TARGET;
  #action: Action = 'none';
  #bet: OwnBet | undefined;

  constructor(parts: PanelParts) {
    this.#parts = parts;
    this.#stakeMinor = chosenStake(String(parts.slot)) ?? 0;
    this.#root = element(`panel-${parts.slot}`);
    this.#stake = this.#find('.stake', HTMLInputElement);
    this.#target = this.#find('.at', HTMLInputElement);
    this.#switch = this.#find('.switch', HTMLButtonElement);
    this.#go = this.#find('.go', HTMLButtonElement);
    this.#target.value = parts.amounts.plain(this.#targetAt);
    this.#stake.addEventListener('change', () => this.#readStake());
    this.#target.addEventListener('change', () => this.#readTarget());
    this.#switch.addEventListener('click', () => this.#setAuto(!this.#isAuto));
    this.#go.addEventListener('click', () => this.press());
    for (const field of [this.#stake, this.#target]) field.addEventListener('focus', () => field.select());
    for (const [name, step] of [
      ['.less', -1],
      ['.more', 1],
    ] as const)
      this.#find(name, HTMLButtonElement).addEventListener('click', () => this.#step(step));
  }

  /** Sets the limits of the session. A chosen stake stays if it fits; else it is the lowest. */
  limit(low: number, high: number): void {
    this.#ladder = stakeLadder(low, high);
    this.#setStake(Math.min(Math.max(this.#stakeMinor, low), high));
    const { amounts } = this.#parts;
    const quick = QUICK_STAKES.filter((stake) => stake >= low && stake <= high).map((stake) => {
      const button = make('button', '', amounts.money(stake).replace(/[.,]00(?=\D*$)/, ''));
      button.type = 'button';
      button.addEventListener('click', () => this.#choose(stake));
      return button;
    });
    this.#find('.quick', HTMLElement).replaceChildren(...quick);
  }

  /** The big button, also by key. */
  press(): void {
    if (this.isBusy) return;
    const { slot, handlers } = this.#parts;
    if (this.#action === 'queue') this.isQueued = true;
    else if (this.#action === 'unqueue') this.isQueued = false;
    else if (this.#action === 'place') handlers.place(slot, this.#stakeMinor, this.#autoCashOut);
    else if (this.#bet && this.#action === 'cancel') handlers.cancel(this.#bet);
    else if (this.#bet && this.#action === 'cashOut') handlers.cashOut(this.#bet);
  }

  /** Places the bet that waited for this round, if any. */
  placeQueued(): void {
    if (!this.isQueued || this.isBusy) return;
    this.isQueued = false;
    this.#parts.handlers.place(this.#parts.slot, this.#stakeMinor, this.#autoCashOut);
  }

  draw(state: FlightState, now: number, isPaused: boolean): void {
    this.#bet = state.own.get(this.#parts.slot);
    const { action, small, big } = this.#describe(state, now);
    this.#action = action;
    const isDisabled =
      this.isBusy || action === 'none' || (isPaused && (action === 'place' || action === 'queue'));
    const [label, value] = this.#go.children;
    if (label && label.textContent !== small) label.textContent = small;
    if (value && value.textContent !== big) value.textContent = big;
    if (this.#go.disabled !== isDisabled) this.#go.disabled = isDisabled;
    this.#go.dataset['action'] = action;
    const isFixed = this.isQueued || (this.#bet?.state === 'open' && state.phase !== 'pause');
    this.#root.classList.toggle('on', isFixed);
    for (const control of this.#root.querySelectorAll<HTMLButtonElement | HTMLInputElement>(
      '.less, .more, .stake, .quick button, .switch',
    ))
      if (control.disabled !== isFixed) control.disabled = isFixed;
    this.#target.disabled = isFixed || !this.#isAuto;
  }

  #describe(state: FlightState, now: number): { action: Action; small: string; big: string } {
    const { texts, amounts } = this.#parts;
    const bet = this.#bet;
    const stake = amounts.money(this.#stakeMinor);
    if (bet?.state === 'open' && state.phase === 'flight') {
      const multiplier = state.multiplier(now);
      const worth = amounts.money(Math.floor((bet.bet * multiplier) / 100));
      if (this.isBusy) return { action: 'none', small: texts.leaving, big: worth };
      if (multiplier < LOWEST_TARGET) return { action: 'none', small: texts.takeOff, big: worth };
      return { action: 'cashOut', small: texts.cashOut, big: worth };
    }
    if (bet?.state === 'open' && state.phase === 'betting')
      return { action: 'cancel', small: texts.cancel, big: amounts.money(bet.bet) };
    if (this.isBusy) return { action: 'none', small: texts.placing, big: stake };
    if (this.isQueued) return { action: 'unqueue', small: texts.queued, big: texts.unqueue };
    if (state.phase === 'betting' && bet === undefined)
      return { action: 'place', small: texts.place, big: stake };
    return { action: 'queue', small: texts.next, big: fillText(texts.nextBet, { amount: stake }) };
  }

  get #isAuto(): boolean {
    return this.#switch.getAttribute('aria-checked') === 'true';
  }

  get #autoCashOut(): number | null {
    return this.#isAuto ? this.#targetAt : null;
  }

  #setAuto(isAuto: boolean): void {
    this.#switch.setAttribute('aria-checked', String(isAuto));
    this.#target.disabled = !isAuto;
  }

  #step(step: 1 | -1): void {
    const next =
      step === 1
        ? this.#ladder.find((stake) => stake > this.#stakeMinor)
        : this.#ladder.findLast((stake) => stake < this.#stakeMinor);
    if (next !== undefined) this.#choose(next);
  }

  #readStake(): void {
    const { amounts, texts, handlers } = this.#parts;
    const typed = amounts.read(this.#stake.value);
    const [low = 0] = this.#ladder;
    const high = this.#ladder.at(-1) ?? 0;
    if (typed === null || typed < low || typed > high)
      handlers.say(fillText(texts.limits, { low: amounts.money(low), high: amounts.money(high) }));
    this.#choose(typed === null ? this.#stakeMinor : Math.min(Math.max(typed, low), high));
  }

  #choose(stakeMinor: number): void {
    this.#setStake(stakeMinor);
    keepChosenStake(stakeMinor, String(this.#parts.slot));
    this.#parts.handlers.choose(stakeMinor);
  }

  #setStake(stakeMinor: number): void {
    this.#stakeMinor = stakeMinor;
    this.#stake.value = this.#parts.amounts.money(stakeMinor);
  }

  #readTarget(): void {
    const { amounts, texts, handlers, cap } = this.#parts;
    const typed = amounts.read(this.#target.value);
    if (typed === null || typed < LOWEST_TARGET || typed > cap) handlers.say(texts.targets);
    else this.#targetAt = typed;
    this.#target.value = amounts.plain(this.#targetAt);
  }

  #find<Found extends HTMLElement>(selector: string, kind: abstract new () => Found): Found {
    const found = this.#root.querySelector(selector);
    if (found instanceof kind) return found;
    throw new Error(`there is no ${selector}`);
  }
}

/** What became of a bet, for its player; null while it is undecided. */
export function outcomeOf(bet: OwnBet, texts: CrashTexts, amounts: Amounts): string | null {
  if (!['winning', 'ending', 'ended'].includes(bet.state)) return null;
  const cashOut = cashOutOf(bet);
  if (cashOut === null) return texts.saidLost;
  return fillText(texts.saidOut, {
    multiplier: amounts.multiplier(cashOut),
    amount: amounts.money(bet.win),
  });
}
