import { element, fillText, make } from '../../shell/client/page-data.ts';
import type { CrashPhase, ListedBet } from '../crash-messages.ts';
import type { CrashTexts } from '../crash-texts.ts';
import type { Amounts } from './amounts.ts';
import type { FlightState } from './flight-state.ts';

const SHOWN_BETS = 60;

interface PlayersViewParts {
  readonly texts: CrashTexts;
  readonly amounts: Amounts;
  readonly moneyIn: (currency: string) => (minor: number) => string;
}

/** The bets of the round: the player's own first, then those that left, then by stake. */
export class PlayersView {
  readonly #parts: PlayersViewParts;
  #drawn = '';

  constructor(parts: PlayersViewParts) {
    this.#parts = parts;
  }

  /** Draws the list if it changed. */
  draw(state: FlightState): void {
    const bets = [...state.list.values()];
    const { phase } = state;
    const own = new Set([...state.own.values()].map(({ entry }) => entry));
    const summary = JSON.stringify([bets, phase, [...own]]);
    if (summary === this.#drawn) return;
    this.#drawn = summary;
    const { texts } = this.#parts;
    const out = bets.filter((bet) => bet[4] > 0).length;
    element('players-count').textContent = String(bets.length);
    element('players-sum').textContent =
      bets.length > 0
        ? fillText(texts.listSum, { count: bets.length, out })
        : phase === 'betting'
          ? texts.empty
          : texts.nobody;
    const rank = (bet: ListedBet) => (own.has(bet[0]) ? 2 : bet[4] > 0 ? 1 : 0);
    const sorted = [...bets].sort((a, b) => rank(b) - rank(a) || b[4] - a[4] || b[2] - a[2]);
    const rows = sorted.slice(0, SHOWN_BETS).map((bet) => this.#row(bet, own.has(bet[0]), phase));
    const rest = bets.length - rows.length;
    if (rest > 0) rows.push(make('li', 'rest', fillText(texts.more, { count: rest })));
    element('players-list').replaceChildren(...rows);
  }

  #row([, name, stake, currency, cashOut]: ListedBet, isOwn: boolean, phase: CrashPhase): HTMLElement {
    const { texts, amounts, moneyIn } = this.#parts;
    const money = moneyIn(currency);
    const row = make('li', [isOwn ? 'mine' : '', cashOut > 0 ? 'out' : ''].join(' ').trim());
    const status = phase === 'betting' ? '' : phase === 'pause' ? texts.missed : texts.flying;
    row.append(
      make('span', 'name', isOwn ? texts.you : name || texts.guest),
      make('span', 'staked', money(stake)),
      make('span', 'left', cashOut > 0 ? amounts.multiplier(cashOut) : status),
      make('span', 'paid', cashOut > 0 ? money(Math.floor((stake * cashOut) / 100)) : ''),
    );
    return row;
  }
}
