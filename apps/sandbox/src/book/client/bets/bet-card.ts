import type { BetView } from '../../api/bet-views.ts';
import { make } from '../../../shell/client/page-data.ts';
import { betTitle, codeText } from '../slip/bet-words.ts';
import { slipIcon } from '../slip/slip-icon.ts';
import type { BetContext } from './bet-context.ts';
import { drawDetail } from './bet-detail.ts';
import { restOf } from './bet-outcome.ts';
import { pricesOf, stateOf } from './bet-texts.ts';
import { CashOutView } from './cash-out-view.ts';
import { namesOfPick } from './pick-names.ts';

interface CardHandlers {
  /** The player opens or closes the details. */
  onToggle(card: BetCard): void;
  /** The bet has changed by a cash-out. */
  onBet(bet: BetView): void;
}

/** A bet in a list: its facts in a row, and its details below or beside it. */
export class BetCard {
  readonly root = make('li', 'bet');
  readonly #context: BetContext;
  readonly #handlers: CardHandlers;
  readonly #toggle = make('button', 'bet-open');
  readonly #row = make('div', 'bet-row');
  readonly #body = make('div', 'bet-body');
  readonly #detail = make('div', 'bet-detail-slot');
  #cashOut: CashOutView | null = null;
  #bet: BetView;
  #isOpen = false;
  #drawn = '';

  constructor(bet: BetView, context: BetContext, handlers: CardHandlers) {
    this.#bet = bet;
    this.#context = context;
    this.#handlers = handlers;
    this.#toggle.type = 'button';
    this.#toggle.setAttribute('aria-expanded', 'false');
    this.#toggle.addEventListener('click', () => handlers.onToggle(this));
    this.#body.append(this.#detail);
    const top = make('div', 'bet-top');
    top.append(this.#row, this.#toggle);
    this.root.append(top);
    this.update(bet);
  }

  get bet(): BetView {
    return this.#bet;
  }

  /** The details, for a place beside the list. */
  get body(): HTMLElement {
    return this.#body;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  update(bet: BetView): void {
    const drawn = JSON.stringify(bet);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    this.#bet = bet;
    const { texts, words } = this.#context;
    const title = betTitle(bet, words);
    const label = words.fill(texts.showDetail, { title, code: codeText(bet.code) });
    this.#toggle.setAttribute('aria-label', label);
    this.#drawRow(title);
    if (this.#isOpen) this.#drawBody();
  }

  /** What the details are headed with in a place of their own: kind, state, and what was paid or may be. */
  heading(): HTMLElement {
    const bet = this.#bet;
    const { words, texts, days } = this.#context;
    const { text, icon, tone } = stateOf(bet, this.#context);
    const head = make('header', 'ticket-head');
    head.append(make('h3', '', betTitle(bet, words)), make('span', '', codeText(bet.code)));
    const pill = make('span', `pill is-${tone}`);
    pill.append(slipIcon(icon), text);
    const facts = make('div');
    facts.append(pill, make('small', '', days.moment(bet.settledAt ?? bet.placedAt)));
    const amount = isDecided(bet) ? bet.paid : bet.possible;
    const sum = make('b', amount > 0 ? 'is-paid' : '', words.money(amount));
    if (!isDecided(bet)) sum.append(make('small', '', texts.possible));
    const outcome = make('div', 'ticket-outcome');
    outcome.append(facts, sum);
    const heading = make('div');
    heading.append(head, outcome);
    return heading;
  }

  /** @param isBeside whether the details are shown elsewhere */
  open(isBeside: boolean): void {
    this.#isOpen = true;
    this.root.classList.add('is-open');
    this.#toggle.setAttribute('aria-expanded', 'true');
    this.#drawBody();
    if (!isBeside) this.root.append(this.#body);
    this.#cashOut?.start();
  }

  close(): void {
    this.#isOpen = false;
    this.root.classList.remove('is-open');
    this.#toggle.setAttribute('aria-expanded', 'false');
    this.#cashOut?.stop();
    this.#cashOut?.root.remove();
    this.#cashOut = null;
    this.#body.remove();
  }

  #drawRow(title: string): void {
    const bet = this.#bet;
    const { words, texts } = this.#context;
    const { money, time, plain } = words;
    const when = make('div', 'bet-when');
    when.append(make('b', '', time(bet.placedAt)), make('small', '', codeText(bet.code)));
    const what = make('div', 'bet-what');
    const names = bet.picks.map((pick) => namesOfPick(pick, this.#context.markets).pick).join(' · ');
    what.append(make('b', '', title), make('span', 'bet-names', names), ...this.#drawNotes());
    const stake = make('div', 'bet-stake');
    stake.append(make('span', 'bet-label', `${time(bet.placedAt)} · ${texts.head.stake} `), money(bet.stake));
    const price = make('div', 'bet-price');
    const prices = pricesOf(bet, this.#context);
    // A system has none of its own.
    if (prices !== null) {
      const { played, counted } = prices;
      price.append(make('span', 'bet-label', `${texts.head.price} `));
      price.append(...(counted ? [make('del', '', plain(played)), plain(counted)] : [plain(played)]));
    }
    const paid = make('div', bet.paid > 0 ? 'bet-paid is-paid' : 'bet-paid');
    if (isDecided(bet) || bet.paid > 0) paid.textContent = money(bet.paid);
    else paid.append(make('small', '', texts.possible), money(bet.possible));
    const { text, icon, tone } = stateOf(bet, this.#context);
    const pill = make('span', `pill is-${tone}`);
    pill.append(slipIcon(icon), text);
    const state = make('div', 'bet-state');
    state.append(pill);
    this.#row.replaceChildren(when, what, stake, price, paid, state);
  }

  #drawNotes(): HTMLElement[] {
    const { picks, corrections } = this.#bet;
    const { texts, words, days } = this.#context;
    const notes: HTMLElement[] = [];
    const live = picks.findIndex(({ phase, result }) => phase === 'live' && result === null);
    if (live >= 0) {
      const note = make('small', 'is-live');
      const match = picks.length === 1 ? texts.liveSingle : words.fill(texts.liveMatch, { n: live + 1 });
      note.textContent = `${match} ${picks[live]?.score ?? ''}`.trim();
      notes.push(note);
    }
    const last = corrections.at(-1);
    if (last !== undefined) {
      const note = make('small', 'is-corrected');
      note.append(slipIcon('info'), words.fill(texts.correctedNote, { time: days.moment(last.at) }));
      notes.push(note);
    }
    return notes;
  }

  #drawBody(): void {
    const bet = this.#bet;
    this.#detail.replaceChildren(drawDetail(bet, this.#context));
    const running = restOf(bet).stake;
    // What the player chose there stays while only a score or a price changes.
    if (bet.state === 'open' && this.#cashOut?.runningMinor === running) return;
    this.#cashOut?.stop();
    this.#cashOut?.root.remove();
    this.#cashOut = null;
    if (bet.state !== 'open') return;
    this.#cashOut = new CashOutView(bet, running, this.#context, (changed) => {
      this.update(changed);
      this.#handlers.onBet(changed);
    });
    this.#body.append(this.#cashOut.root);
    this.#cashOut.start();
  }
}

const isDecided = ({ state }: BetView): boolean => state === 'settled' || state === 'cashedOut';
