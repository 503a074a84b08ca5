import { allow } from '../../shell/client/allow.ts';
import { make } from '../../shell/client/page-data.ts';
import type { TableState } from '../table-messages.ts';
import type { RoomTexts } from '../texts/room-texts.ts';
import { amountAt, type BetRange, isAllIn, partOfPot, positionOf, stepsOf } from './bet-amounts.ts';

export interface ActionBarParts {
  readonly root: HTMLElement;
  readonly texts: RoomTexts;
  readonly money: (amountMinor: number) => string;
  readonly onAct: (decision: { action: string; to?: number }) => void;
  readonly onAway: (isAway: boolean) => void;
  readonly onAdd: () => void;
}

type View = TableState['view'];

/** What the player may do: fold, check or call, and a bet with its amount; between turns, a break and more chips. */
export class ActionBar {
  readonly #parts: ActionBarParts;
  readonly #raiseBox = make('div', 'sizing');
  readonly #quick = make('div', 'quick');
  /** The most that is allowed: all chips, or the limit of the pot. */
  readonly #most = make('button');
  readonly #slider = make('input', 'slider');
  readonly #amount = make('output', 'amount');
  readonly #fold = actButton('fold');
  readonly #call = actButton('call');
  readonly #raise = actButton('raise');
  readonly #away = make('button', 'minor');
  readonly #add = make('button', 'minor');
  readonly #bank = make('p', 'bank');
  #view: View | null = null;
  #range: BetRange | null = null;
  /** The turn for which an amount was chosen. */
  #turn = '';

  constructor(parts: ActionBarParts) {
    this.#parts = parts;
    const { texts, root } = parts;
    this.#slider.type = 'range';
    this.#slider.min = '0';
    this.#slider.setAttribute('aria-label', texts.actions.amount);
    this.#slider.addEventListener('input', () => this.#showAmount());
    const slide = make('div', 'slide');
    slide.append(this.#stepButton(-1, '−'), this.#slider, this.#stepButton(1, '+'), this.#amount);
    this.#makeQuick();
    this.#raiseBox.append(this.#quick, slide);
    const acts = make('div', 'acts');
    acts.append(this.#fold, this.#call, this.#raise);
    this.#fold.addEventListener('click', () => this.#act('fold'));
    this.#call.addEventListener('click', () => this.#act('call'));
    this.#raise.addEventListener('click', () => this.#act('raise'));
    for (const control of [this.#away, this.#add]) control.type = 'button';
    this.#add.textContent = texts.addChips;
    this.#add.addEventListener('click', () => parts.onAdd());
    this.#away.addEventListener('click', () => parts.onAway(this.#away.dataset['away'] !== 'true'));
    const side = make('div', 'side');
    side.append(this.#bank, this.#away, this.#add);
    root.replaceChildren(side, this.#raiseBox, acts);
    root.title = texts.actions.keys;
    document.addEventListener('keydown', (event) => this.#onKey(event));
  }

  show(view: View, isPaused: boolean): void {
    const { texts, root } = this.#parts;
    this.#view = isPaused ? null : view;
    const legal = isPaused ? null : view.legal;
    const own = view.seats.find(({ seat }) => seat === view.seat);
    root.hidden = own === undefined;
    root.toggleAttribute('data-turn', legal !== null);
    this.#bank.replaceChildren(
      make('small', '', texts.bank),
      make('b', '', texts.seconds.replace('{count}', String(Math.ceil((own?.timeBankMs ?? 0) / 1_000)))),
    );
    const isAway = own?.isSittingOut ?? false;
    this.#away.dataset['away'] = String(isAway);
    this.#away.textContent = isAway ? texts.playOn : texts.away;
    this.#away.classList.toggle('go', isAway);
    allow(this.#away, own?.isLeaving === false);
    allow(this.#add, own?.isLeaving === false && own.stackMinor < view.rules.maxBuyInMinor);
    this.#showActs(view, legal);
  }

  #showActs({ hand, rules }: View, legal: View['legal']): void {
    const { texts, money } = this.#parts;
    const { actions } = texts;
    label(this.#fold, actions.fold, '');
    label(
      this.#call,
      legal?.canCheck === false ? actions.call : actions.check,
      legal?.callMinor ? money(legal.callMinor) : '',
    );
    allow(this.#fold, legal !== null);
    allow(this.#call, legal !== null);
    const raise = legal?.raise ?? null;
    allow(this.#raise, raise !== null);
    this.#raiseBox.toggleAttribute('data-off', raise === null);
    for (const control of this.#raiseBox.querySelectorAll('button')) allow(control, raise !== null);
    this.#slider.disabled = raise === null;
    const isMostAllIn = raise === null ? rules.game === 'holdem' : this.#takesAll(raise.maxToMinor);
    this.#most.textContent = isMostAllIn ? actions.allIn : actions.most;
    if (raise === null) {
      this.#range = null;
      this.#amount.textContent = '–';
      label(this.#raise, actions.raise, '');
      return;
    }
    this.#range = { least: raise.minToMinor, most: raise.maxToMinor, step: rules.smallBlindMinor };
    const turn = `${hand?.id} ${hand?.events.length}`;
    this.#slider.max = String(stepsOf(this.#range));
    if (turn !== this.#turn) this.#slider.value = '0';
    this.#turn = turn;
    this.#showAmount();
  }

  #makeQuick(): void {
    const { actions } = this.#parts.texts;
    const named = (name: string): HTMLButtonElement => make('button', '', name);
    const parts: readonly (readonly [HTMLButtonElement, (range: BetRange) => number])[] = [
      [named(actions.least), ({ least }) => least],
      [named(actions.half), (range) => this.#partOfPot(range, 1 / 2)],
      [named(actions.twoThirds), (range) => this.#partOfPot(range, 2 / 3)],
      [named(actions.pot), (range) => this.#partOfPot(range, 1)],
      [this.#most, ({ most }) => most],
    ];
    for (const [control, amountOf] of parts) {
      control.type = 'button';
      control.addEventListener('click', () => {
        if (this.#range !== null) this.#choose(amountOf(this.#range));
      });
      this.#quick.append(control);
    }
  }

  #stepButton(by: 1 | -1, sign: string): HTMLButtonElement {
    const { actions } = this.#parts.texts;
    const control = make('button', 'step', sign);
    control.type = 'button';
    control.setAttribute('aria-label', by < 0 ? actions.less : actions.more);
    control.addEventListener('click', () => this.#move(by));
    return control;
  }

  #partOfPot(range: BetRange, part: number): number {
    const { hand, legal } = this.#view ?? {};
    const pot = { paid: hand?.paidMinor ?? 0, bet: hand?.betMinor ?? 0, call: legal?.callMinor ?? 0 };
    return partOfPot(range, pot, part);
  }

  #move(by: number): void {
    if (this.#range === null) return;
    this.#choose(amountAt(this.#range, Math.max(0, Number(this.#slider.value) + by)));
  }

  #choose(amount: number): void {
    if (this.#range === null) return;
    this.#slider.value = String(positionOf(this.#range, amount));
    this.#showAmount();
  }

  #showAmount(): void {
    if (this.#range === null) return;
    const { texts, money } = this.#parts;
    const amount = amountAt(this.#range, Number(this.#slider.value));
    this.#amount.textContent = money(amount);
    this.#slider.setAttribute('aria-valuetext', money(amount));
    const action = this.#view?.legal?.raise?.action === 'bet' ? texts.actions.bet : texts.actions.raise;
    label(this.#raise, this.#takesAll(amount) ? texts.actions.allIn : action, money(amount));
  }

  #takesAll(amount: number): boolean {
    const own = this.#view?.seats.find(({ seat }) => seat === this.#view?.seat);
    return own !== undefined && isAllIn(amount, own);
  }

  #act(kind: 'fold' | 'call' | 'raise'): void {
    const legal = this.#view?.legal;
    if (!legal) return;
    if (kind === 'fold') this.#parts.onAct({ action: 'fold' });
    else if (kind === 'call') this.#parts.onAct({ action: legal.canCheck ? 'check' : 'call' });
    else if (legal.raise !== null && this.#range !== null)
      this.#parts.onAct({
        action: legal.raise.action,
        to: amountAt(this.#range, Number(this.#slider.value)),
      });
  }

  #onKey(event: KeyboardEvent): void {
    const isElsewhere =
      event.target instanceof Element &&
      event.target.closest('dialog, textarea, input:not([type=range])') !== null;
    if (isElsewhere || event.ctrlKey || event.metaKey || event.altKey || !this.#view?.legal) return;
    const key = event.key.toLowerCase();
    if (key === 'f') this.#act('fold');
    else if (key === 'c') this.#act('call');
    else if (key === 'r') this.#act('raise');
    else if (key === 'arrowup' && event.target !== this.#slider) this.#move(1);
    else if (key === 'arrowdown' && event.target !== this.#slider) this.#move(-1);
    else return;
    event.preventDefault();
  }
}

function actButton(kind: string): HTMLButtonElement {
  const control = make('button', `act ${kind}`);
  control.type = 'button';
  control.append(make('b'), make('small'));
  return control;
}

function label(control: HTMLButtonElement, name: string, amount: string): void {
  const [title, small] = control.children;
  if (title) title.textContent = name;
  if (small) small.textContent = amount;
}
