import { make } from '../../../shell/client/page-data.ts';
import { StakeInput } from './stake-input.ts';
import { slipIcon } from './slip-icon.ts';
import { moveOf } from './slip-prices.ts';
import { keyOf, type PickTrouble, type SlipPick } from './slip-state.ts';
import type { SlipWords } from './slip-words.ts';

export type LegTrouble = PickTrouble | 'related';

/** What a pick looks like in the kind of bet that it is in. */
export interface LegLook {
  readonly pick: SlipPick;
  readonly trouble: LegTrouble | null;
  /** Null unless each pick has a stake of its own. */
  readonly single: { readonly stakeMinor: number | null; readonly possibleMinor: number } | null;
  /** Null unless it may be a banker. */
  readonly isBanker: boolean | null;
}

interface LegHandlers {
  onRemove(): void;
  onStake(stakeMinor: number | null): void;
  onBanker(): void;
}

/** A pick on the slip. The elements stay the same, so that focus and typing do too. */
export class LegView {
  readonly root = make('li', 'leg');
  readonly key: string;
  readonly #words: SlipWords;
  readonly #price = make('span', 'leg-price');
  readonly #match = make('span', 'leg-match');
  readonly #error = make('p', 'slip-error');
  readonly #banker = make('button', 'leg-banker');
  readonly #remove = make('button', 'slip-icon-button leg-remove');
  readonly #stakeRow = make('div', 'leg-stake');
  readonly #wins = make('span', 'leg-wins');
  readonly #stake: StakeInput;
  #shown = '';

  constructor(pick: SlipPick, words: SlipWords, handlers: LegHandlers) {
    this.key = keyOf(pick);
    this.#words = words;
    const { texts, fill } = words;
    const name = pick.names.pick;
    this.#stake = new StakeInput(words, fill(texts.stakeOf, { pick: name }), handlers.onStake);
    this.#stakeRow.append(this.#stake.root, this.#wins);
    const facts = make('div', 'leg-facts');
    facts.append(
      make('b', 'leg-pick', name),
      this.#price,
      make('span', 'leg-market', pick.names.market),
      this.#match,
      this.#banker,
    );
    this.#banker.type = 'button';
    this.#banker.textContent = texts.banker;
    this.#banker.setAttribute('aria-label', fill(texts.bankerOf, { pick: name }));
    this.#banker.addEventListener('click', handlers.onBanker);
    this.#remove.type = 'button';
    this.#remove.setAttribute('aria-label', fill(texts.remove, { pick: name }));
    this.#remove.append(slipIcon('close'));
    this.#remove.addEventListener('click', handlers.onRemove);
    this.root.append(facts, this.#remove, this.#stakeRow, this.#error);
  }

  update(look: LegLook): void {
    // Prices move often; what has not changed is not drawn again.
    const shown = JSON.stringify(look);
    if (shown === this.#shown) return;
    this.#shown = shown;
    const { pick, trouble, single, isBanker } = look;
    this.root.classList.toggle('is-bad', trouble !== null);
    this.#drawPrice(pick, trouble);
    this.#drawMatch(pick);
    this.root.classList.toggle('has-banker', isBanker !== null);
    this.#banker.hidden = isBanker === null;
    this.#banker.setAttribute('aria-pressed', String(isBanker === true));
    this.#stakeRow.hidden = single === null;
    if (single !== null) this.#drawStake(single);
    this.#error.hidden = trouble === null;
    if (trouble !== null) this.#error.replaceChildren(slipIcon('alert'), this.#words.texts.trouble[trouble]);
  }

  focusRemove(): void {
    this.#remove.focus();
  }

  #drawPrice(pick: SlipPick, trouble: LegTrouble | null): void {
    const { texts, price } = this.#words;
    if (trouble === 'suspended' || trouble === 'closed' || trouble === 'started') {
      const word = trouble === 'suspended' ? texts.suspended : texts.closed;
      const mark = make('em', 'leg-off');
      mark.append(slipIcon('lock'), word);
      this.#price.replaceChildren(mark);
      return;
    }
    const move = moveOf(pick);
    const now = make('b', move ?? '', price(pick.now));
    if (move === null) {
      this.#price.replaceChildren(now);
      return;
    }
    const old = make('del');
    old.append(make('span', 'spoken', `${texts.oldPrice} `), price(pick.seen));
    now.prepend(slipIcon(move, 'leg-move'), make('span', 'spoken', `${texts[move]} `));
    this.#price.replaceChildren(old, now);
  }

  #drawMatch({ names, isLive, clock, startsAt }: SlipPick): void {
    const when = make('time');
    if (isLive) {
      when.className = 'is-live';
      when.append(make('span', '', this.#words.texts.live), clock === '' ? '' : ` ${clock}`);
    } else when.textContent = this.#words.start(startsAt);
    this.#match.replaceChildren(make('span', '', names.event), when);
  }

  #drawStake({ stakeMinor, possibleMinor }: NonNullable<LegLook['single']>): void {
    const { texts, money } = this.#words;
    this.#stake.show(stakeMinor);
    this.#wins.replaceChildren(
      `${texts.wins} `,
      make('b', '', possibleMinor > 0 ? money(possibleMinor) : '–'),
    );
  }
}
