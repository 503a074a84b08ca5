import type { BetView } from '../../api/bet-views.ts';
import { namesOfPick } from '../bets/pick-names.ts';
import type { MarketTexts } from '../market-words.ts';
import { make } from '../../../shell/client/page-data.ts';
import { isTaken } from './bet-placing.ts';
import { betTitle, codeText } from './bet-words.ts';
import { productOf } from './slip-bets.ts';
import { slipIcon } from './slip-icon.ts';
import type { SlipWords } from './slip-words.ts';
import { type SumRow, SumsView } from './sums-view.ts';

interface ReceiptHandlers {
  onBets(): void;
  onAgain(): void;
  onDone(): void;
}

/** The receipt of the bets that were taken. */
export class ReceiptView {
  readonly root = make('div', 'receipt');
  readonly #words: SlipWords;
  readonly #markets: MarketTexts;
  readonly #title = make('h2', 'receipt-title');
  readonly #bets = make('div', 'receipt-bets');
  readonly #sums = new SumsView();

  constructor(words: SlipWords, markets: MarketTexts, { onBets, onAgain, onDone }: ReceiptHandlers) {
    this.#words = words;
    this.#markets = markets;
    const { texts } = words;
    this.#title.tabIndex = -1;
    const buttons = make('div', 'receipt-actions');
    buttons.append(
      makeButton(texts.toBets, 'slip-button', onBets),
      makeButton(texts.again, 'slip-button is-quiet', onAgain),
      makeButton(texts.done, 'slip-button is-quiet', onDone),
    );
    const tear = make('div', 'slip-tear');
    tear.setAttribute('aria-hidden', 'true');
    this.root.append(this.#title, this.#bets, tear, this.#sums.root, buttons);
  }

  /** @param balance after all of them; null if it is not known */
  show(bets: readonly BetView[], balance: number | null): void {
    const { texts, fill, money } = this.#words;
    const taken = bets.filter(isTaken);
    const title =
      bets.length === 1
        ? texts.taken
        : fill(taken.length === bets.length ? texts.takenMany : texts.takenSome, {
            n: taken.length,
            all: bets.length,
          });
    this.#title.replaceChildren(slipIcon('tick'), title);
    this.#bets.replaceChildren(...taken.map((bet) => this.#drawBet(bet, taken.length === 1)));
    const total = (value: (bet: BetView) => number) => taken.reduce((sum, bet) => sum + value(bet), 0);
    this.#sums.update([
      ...(taken.length > 1 ? [{ name: texts.sum, value: money(total(({ stake }) => stake)) }] : []),
      { name: texts.possible, value: money(total(({ possible }) => possible)), isMain: true },
      ...(balance === null ? [] : [{ name: texts.newBalance, value: money(balance) }]),
    ]);
  }

  focus(): void {
    this.#title.focus();
  }

  #drawBet(bet: BetView, isAlone: boolean): HTMLElement {
    return isAlone ? this.#drawWhole(bet) : this.#drawLine(bet);
  }

  #drawWhole(bet: BetView): HTMLElement {
    const { texts, money, time, plain } = this.#words;
    const rows: SumRow[] = [
      { name: texts.code, value: codeText(bet.code) },
      { name: texts.time, value: time(bet.placedAt) },
      { name: texts.type, value: betTitle(bet, this.#words) },
    ];
    if (bet.lines === 1)
      rows.push({ name: texts.price, value: plain(productOf(bet.picks.map(({ price }) => price))) });
    rows.push({ name: bet.isFreeBet ? texts.freeBet : texts.stake, value: money(bet.stake) });
    const sums = new SumsView();
    sums.update(rows);
    return sums.root;
  }

  /** One of several single bets. */
  #drawLine({ picks: [pick], code, stake }: BetView): HTMLElement {
    const line = make('div', 'receipt-line');
    const name = pick ? namesOfPick(pick, this.#markets).pick : '';
    const facts = make('span');
    facts.append(make('b', '', name), make('small', '', codeText(code)));
    line.append(facts, make('span', '', this.#words.money(stake)));
    return line;
  }
}

function makeButton(text: string, className: string, onClick: () => void): HTMLButtonElement {
  const button = make('button', className, text);
  button.type = 'button';
  button.addEventListener('click', onClick);
  return button;
}
