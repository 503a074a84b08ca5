import { allow } from '../../../shell/client/allow.ts';
import { make } from '../../../shell/client/page-data.ts';
import type { BlackjackTableView } from '../../blackjack/blackjack-table-round.ts';
import type { TableTexts } from '../../texts/table-texts.ts';

type Action = BlackjackTableView['allowed'][number]['actions'][number];

interface ActionsState {
  readonly view: BlackjackTableView | null;
  readonly seat: number | null;
  readonly allowed: readonly Action[];
  readonly stakeMinor: number;
  /** The smallest stake that the wallet takes. */
  readonly minMinor: number;
  readonly canLeave: boolean;
}

const ORDER: readonly Action[] = ['split', 'double', 'stand', 'hit', 'insure', 'decline'];

/** The decisions of a hand. One that is sent waits for the table. */
export class BlackjackActions {
  readonly element = make('div', 'bj-actions');
  readonly #texts: TableTexts;
  readonly #money: (amountMinor: number) => string;
  readonly #send: (move: object) => void;
  readonly #leave = make('button', 'bj-leave');
  #shown = '';

  constructor(
    texts: TableTexts,
    money: (amountMinor: number) => string,
    send: (move: object) => void,
    leave: () => void,
  ) {
    this.#texts = texts;
    this.#money = money;
    this.#send = send;
    this.#leave.type = 'button';
    this.#leave.textContent = texts.blackjack.stand;
    this.#leave.addEventListener('click', leave);
  }

  show({ view, seat, allowed, stakeMinor, minMinor, canLeave }: ActionsState): void {
    const offered = ORDER.filter((action) => allowed.includes(action)).filter(
      (action) => action !== 'insure' || Math.floor(stakeMinor / 2) >= minMinor,
    );
    const shown = `${view?.dealt} ${view?.turn?.hand} ${seat} ${offered.join()} ${canLeave}`;
    if (shown === this.#shown) return;
    const hadFocus = this.element.contains(document.activeElement);
    this.#shown = shown;
    const move = { seat, hand: view?.turn?.hand ?? 0, dealt: view?.dealt ?? 0 };
    const buttons = offered.map((action) => this.#draw(action, { ...move, action }, stakeMinor));
    this.element.replaceChildren(...buttons, ...(seat !== null && canLeave ? [this.#leave] : []));
    // Players who decide with the keyboard go on with it.
    if (hadFocus) buttons.at(-1)?.focus();
  }

  #draw(action: Action, move: object, stakeMinor: number): HTMLButtonElement {
    const { blackjack } = this.#texts;
    const names = {
      hit: blackjack.hit,
      stand: blackjack.standHand,
      double: blackjack.double,
      split: blackjack.split,
      insure: blackjack.insure,
      decline: blackjack.decline,
    };
    const box = make('button', `bj-action ${action}`);
    box.type = 'button';
    box.append(make('b', '', names[action]));
    const cost =
      action === 'insure'
        ? Math.floor(stakeMinor / 2)
        : action === 'double' || action === 'split'
          ? stakeMinor
          : 0;
    if (cost > 0) box.append(make('small', '', `+${this.#money(cost)}`));
    box.addEventListener('click', () => {
      for (const other of this.element.querySelectorAll('button')) allow(other, false);
      this.#shown = '';
      this.#send(move);
    });
    return box;
  }
}
