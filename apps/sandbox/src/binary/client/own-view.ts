import { element, fillText, make } from '../../shell/client/page-data.ts';
import type { OwnOption } from '../binary-messages.ts';
import type { BinaryPageData } from '../binary-page.ts';
import type { MarketState } from './market-state.ts';

export interface OwnViewParts {
  readonly data: BinaryPageData;
  readonly money: (minor: number) => string;
  readonly priceText: (level: number) => string;
  readonly verify: (bet: OwnOption) => void;
}

/** The player's open and latest bets. A row is only touched when its text changes. */
export class OwnView {
  readonly #list = element('own');
  readonly #parts: OwnViewParts;
  #shownKey = '';

  constructor(parts: OwnViewParts) {
    this.#parts = parts;
  }

  draw(state: MarketState): void {
    const bets = [...state.own.values()].reverse().filter(({ state: of }) => of !== 'refused');
    const key = bets.map(({ id, state: of }) => `${id} ${of}`).join();
    if (key !== this.#shownKey || this.#list.children.length === 0) {
      this.#shownKey = key;
      this.#list.replaceChildren(...bets.map((bet) => this.#row(bet)));
      if (bets.length === 0) this.#list.append(make('li', 'quiet', this.#parts.data.texts.none));
    }
    for (const [index, bet] of bets.entries()) {
      const line = this.#list.children[index]?.querySelector('.state');
      const text = this.#stateOf(bet, state);
      if (line && line.textContent !== text) line.textContent = text;
    }
  }

  #row(bet: OwnOption): HTMLLIElement {
    const { data, money, verify } = this.#parts;
    const { texts } = data;
    const row = make('li', bet.result?.outcome ?? bet.state);
    const head = make('p', 'head');
    head.append(
      make('b', bet.direction, `${bet.direction === 'up' ? '▲' : '▼'} ${texts[bet.direction]}`),
      make('span', '', `${money(bet.bet)} · ${texts.seconds[bet.seconds]}`),
    );
    row.append(head, make('p', 'state'));
    if (bet.result === null) return row;
    const check = make('button', 'quiet-button', texts.verifyBet);
    check.type = 'button';
    check.addEventListener('click', () => verify(bet));
    row.append(check);
    return row;
  }

  #stateOf(bet: OwnOption, state: MarketState): string {
    const { data, money, priceText } = this.#parts;
    const { texts } = data;
    if (bet.state === 'refunding') return texts.returning;
    if (bet.state === 'refunded') return texts.returned;
    const { result } = bet;
    if (result !== null) {
      const move = `${priceText(result.entryLevel)} → ${priceText(result.expiryLevel)}`;
      return `${texts.outcomes[result.outcome]}${bet.win > 0 ? ` ${money(bet.win)}` : ''} · ${move}`;
    }
    const entry = state.levelAt(bet.entryTick);
    if (entry === null && state.lastTick < bet.entryTick) return texts.starting;
    const seconds = Math.ceil((bet.expiryTick - state.lastTick) / data.ticksPerSecond);
    const left = seconds > 0 ? fillText(texts.left, { time: clockText(seconds) }) : texts.deciding;
    const pays = fillText(texts.paysNow, { amount: money(Math.floor((bet.bet * data.pays) / 100)) });
    const price = entry === null ? '' : `${fillText(texts.entry, { price: priceText(entry) })} · `;
    return `${price}${left} · ${pays}`;
  }
}

/** 75 is `1:15`. */
function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
