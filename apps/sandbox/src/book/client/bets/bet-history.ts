import type { BetView } from '../../api/bet-views.ts';
import { make } from '../../../shell/client/page-data.ts';
import { BetCard } from './bet-card.ts';
import { readBets } from './bet-calls.ts';
import type { BetContext } from './bet-context.ts';
import { type BetFilter, isIn } from './bet-outcome.ts';
import { drawMessage, drawSkeleton } from './list-message.ts';
import { MatchNews } from './match-news.ts';

/** From this width on, the details of a bet are beside the list. */
const WIDE = matchMedia('(min-width: 960px)');
/** Open bets are read this often besides after what happens in their matches: a result may be corrected later. */
const REFRESH_MS = 60_000;

/** The player's bets by day, with the details of one. */
export class BetHistory {
  readonly list = make('div', 'bet-days');
  readonly detail = make('aside', 'bet-beside');
  readonly #context: BetContext;
  readonly #onChange: () => void;
  readonly #matches = new MatchNews(() => void this.#refreshOpen());
  #filter: BetFilter = 'all';
  #open: readonly BetView[] = [];
  #settled: readonly BetView[] = [];
  #before: string | null = null;
  #cards = new Map<string, BetCard>();
  #chosen: string | null = null;
  /** Groups and ids that the list shows; empty if it shows something else. */
  #shown = '';
  readonly #heading = make('div');
  /** What the heading beside the list was drawn from. */
  #headed: BetView | null = null;
  readonly #older: HTMLButtonElement;
  /** Of the last load: an earlier one that replies later is not shown. */
  #load = 0;

  /** @param onChange called after a bet has changed by a cash-out */
  constructor(context: BetContext, onChange: () => void) {
    this.#context = context;
    this.#onChange = onChange;
    this.detail.setAttribute('aria-label', context.texts.detail);
    this.#older = make('button', 'slip-button', context.texts.older);
    this.#older.type = 'button';
    this.#older.addEventListener('click', () => void this.#more());
    WIDE.addEventListener('change', () => this.#choose(this.#chosen));
    setInterval(() => {
      if (!document.hidden && this.#open.length > 0) void this.#refreshOpen();
    }, REFRESH_MS);
  }

  async load(filter: BetFilter): Promise<void> {
    this.#filter = filter;
    const load = ++this.#load;
    this.list.setAttribute('aria-busy', 'true');
    if (this.#cards.size === 0) this.#replaceList(drawSkeleton(this.#context.texts.loading, 5));
    const [open, rest] = await Promise.all([filter === 'all' ? readBets('open') : null, readBets(filter)]);
    if (load !== this.#load) return;
    this.list.removeAttribute('aria-busy');
    if (!rest.ok || (open !== null && !open.ok)) {
      const reason = rest.ok ? null : rest.reason;
      if (reason === 'session') this.#context.session.fail('session');
      else this.#drawFailure();
      return;
    }
    this.#open = filter === 'open' ? rest.value.bets : (open?.value.bets ?? []);
    this.#settled = filter === 'open' ? [] : rest.value.bets;
    this.#before = rest.value.before;
    this.#draw();
  }

  /** Shows no bets of the player any more. */
  end(message: HTMLElement): void {
    this.#load += 1;
    this.list.removeAttribute('aria-busy');
    this.#open = [];
    this.#settled = [];
    this.#setCards([]);
    this.#matches.follow([]);
    this.#choose(null);
    this.#replaceList(message);
  }

  async #more(): Promise<void> {
    const load = this.#load;
    const before = this.#before;
    const reply = await readBets(this.#filter, before);
    // Another list has come meanwhile, or the same page of this one.
    if (!reply.ok || load !== this.#load || before !== this.#before) return;
    if (this.#filter === 'open') this.#open = [...this.#open, ...reply.value.bets];
    else this.#settled = [...this.#settled, ...reply.value.bets];
    this.#before = reply.value.before;
    this.#draw();
  }

  /** Bets that were decided meanwhile move to the others. */
  async #refreshOpen(): Promise<void> {
    if (!this.#context.session.isOpen || (this.#filter !== 'all' && this.#filter !== 'open')) return;
    const load = this.#load;
    const reply = await readBets('open');
    if (!reply.ok || load !== this.#load) return;
    const left = new Set(reply.value.bets.map(({ id }) => id));
    const isDecided = this.#open.some(({ id }) => !left.has(id));
    this.#open = reply.value.bets;
    if (this.#filter === 'open') this.#before = reply.value.before;
    if (isDecided && this.#filter === 'all') await this.load(this.#filter);
    else this.#draw();
    if (isDecided) this.#onChange();
  }

  #draw(): void {
    const bets = [...this.#open, ...this.#settled];
    this.#setCards(bets);
    this.#matches.follow(this.#open.flatMap(({ picks }) => picks.map(({ eventId }) => eventId)));
    this.#drawList();
    if (this.#cards.has(this.#chosen ?? '')) this.#drawHeading();
    else this.#choose(WIDE.matches ? (bets[0]?.id ?? null) : null);
  }

  #setCards(bets: readonly BetView[]): void {
    const cards = new Map(bets.map((bet) => [bet.id, this.#cardOf(bet)]));
    for (const [id, card] of this.#cards) if (!cards.has(id)) card.close();
    this.#cards = cards;
  }

  /** The cards are drawn anew by themselves: as long as the same ones are shown, the focus stays where it is. */
  #drawList(): void {
    const { texts, words } = this.#context;
    const groups: readonly [string, readonly BetView[]][] = [
      ...(this.#open.length > 0 ? [[texts.openBets, this.#open] as [string, readonly BetView[]]] : []),
      ...groupByDay(this.#settled, this.#context),
    ];
    const isLast = this.#before === null;
    const shown = JSON.stringify([
      this.#filter,
      isLast,
      groups.map(([day, own]) => [day, own.map(({ id }) => id)]),
    ]);
    if (shown === this.#shown) return;
    if (groups.length === 0) {
      const empty = { all: texts.empty, open: texts.emptyOpen }[this.#filter as 'all' | 'open'];
      this.#replaceList(drawMessage({ icon: 'ticket', ...(empty ?? texts.emptyFilter) }));
      return;
    }
    const foot = make('div', 'bets-foot');
    if (!isLast) foot.append(this.#older);
    foot.append(make('p', '', words.fill(texts.shown, { n: this.#cards.size })));
    this.#replaceList(this.#drawHead(), ...groups.map(([day, own]) => this.#drawGroup(day, own)), foot);
    this.#shown = shown;
  }

  #replaceList(...parts: readonly HTMLElement[]): void {
    this.#shown = '';
    // Cards that stay are the same elements.
    const focused = document.activeElement as HTMLElement | null;
    this.list.replaceChildren(...parts);
    if (focused !== null && this.list.contains(focused)) focused.focus({ preventScroll: true });
  }

  #drawHead(): HTMLElement {
    const { time, bet, stake, price, paid, state } = this.#context.texts.head;
    const head = make('div', 'bet-head');
    head.setAttribute('aria-hidden', 'true');
    head.append(...[time, bet, stake, price, paid, state].map((name) => make('span', '', name)));
    return head;
  }

  #drawGroup(title: string, bets: readonly BetView[]): HTMLElement {
    const group = make('section', 'bet-day');
    const list = make('ul', 'bet-list');
    list.append(...bets.flatMap(({ id }) => this.#cards.get(id)?.root ?? []));
    group.append(make('h2', '', title), list);
    return group;
  }

  #drawFailure(): void {
    const { texts } = this.#context;
    const action = { label: texts.retry, run: () => void this.load(this.#filter) };
    this.end(drawMessage({ icon: 'alert', ...texts.failed, action }));
  }

  #cardOf(bet: BetView): BetCard {
    const known = this.#cards.get(bet.id);
    known?.update(bet);
    return (
      known ??
      new BetCard(bet, this.#context, {
        onToggle: (card) => this.#choose(card.isOpen && !WIDE.matches ? null : card.bet.id),
        onBet: (changed) => this.#replace(changed),
      })
    );
  }

  /** A bet that was cashed out may belong elsewhere now. */
  #replace(changed: BetView): void {
    this.#onChange();
    if (isIn('open', changed)) {
      this.#open = this.#open.map((bet) => (bet.id === changed.id ? changed : bet));
      this.#draw();
    } else void this.load(this.#filter);
  }

  #choose(id: string | null): void {
    for (const card of this.#cards.values()) if (card.isOpen) card.close();
    this.detail.replaceChildren();
    this.#chosen = id;
    this.#headed = null;
    const card = this.#cards.get(id ?? '');
    if (card === undefined) return;
    if (WIDE.matches) {
      const beside = make('div', 'bet-ticket');
      beside.append(this.#heading, card.body);
      this.detail.append(beside);
    }
    card.open(WIDE.matches);
    this.#drawHeading();
  }

  /** The body beside the list is drawn by its card. */
  #drawHeading(): void {
    const card = this.#cards.get(this.#chosen ?? '');
    if (card === undefined || card.bet === this.#headed) return;
    this.#headed = card.bet;
    this.#heading.replaceChildren(card.heading());
  }
}

function groupByDay(bets: readonly BetView[], { days }: BetContext): [string, BetView[]][] {
  const groups = new Map<string, BetView[]>();
  for (const bet of bets) {
    const day = days.day(bet.placedAt);
    groups.set(day, [...(groups.get(day) ?? []), bet]);
  }
  return [...groups];
}
