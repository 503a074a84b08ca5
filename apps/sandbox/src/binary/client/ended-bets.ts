import { fillText } from '../../shell/client/page-data.ts';
import type { OwnOption } from '../binary-messages.ts';
import type { BinaryTexts } from '../binary-texts.ts';

type EndedBet = Pick<OwnOption, 'bet' | 'win'> & {
  readonly result: Pick<NonNullable<OwnOption['result']>, 'outcome'>;
};

/** What is said of bets that ended together. */
export interface EndedTogether {
  readonly words: string;
  /** The sums of all of them, so that a win of less than all stakes is not celebrated. */
  readonly betMinor: number;
  readonly winMinor: number;
  /** Whether the bet that ended last added to the win. */
  readonly hasGrown: boolean;
}

/** How long a result stands before another one may replace it instead of being added to it. */
const STANDS_MS = 4_000;

/** The results that are shown now: one that comes while the last one still stands is shown together with it. */
export class EndedBets {
  readonly #texts: BinaryTexts;
  readonly #money: (minor: number) => string;
  #bets: readonly EndedBet[] = [];
  #lastAtMs = 0;

  constructor(texts: BinaryTexts, money: (minor: number) => string) {
    this.#texts = texts;
    this.#money = money;
  }

  /** @param nowMs by any one clock */
  add(bet: EndedBet, nowMs: number): EndedTogether {
    const stands = nowMs - this.#lastAtMs < STANDS_MS;
    this.#bets = stands ? [...this.#bets, bet] : [bet];
    this.#lastAtMs = nowMs;
    const betMinor = this.#bets.reduce((sum, ended) => sum + ended.bet, 0);
    const winMinor = this.#bets.reduce((sum, ended) => sum + ended.win, 0);
    const words = this.#bets.length === 1 ? this.#wordsOf(bet) : this.#wordsOfAll(winMinor - betMinor);
    return { words, betMinor, winMinor, hasGrown: bet.win > 0 };
  }

  #wordsOf({ bet, win, result }: EndedBet): string {
    const { saidWon, saidLost, saidEqual } = this.#texts;
    if (result.outcome === 'won') return fillText(saidWon, { amount: this.#money(win) });
    if (result.outcome === 'lost') return saidLost;
    return fillText(saidEqual, { amount: this.#money(bet) });
  }

  #wordsOfAll(netMinor: number): string {
    const sign = netMinor > 0 ? '+' : netMinor < 0 ? '−' : '';
    return fillText(this.#texts.saidTogether, {
      count: this.#bets.length,
      won: this.#bets.filter(({ result }) => result.outcome === 'won').length,
      net: sign + this.#money(Math.abs(netMinor)),
    });
  }
}
