import type { BetView } from '../../api/bet-views.ts';
import { make } from '../../../shell/client/page-data.ts';
import type { SessionState } from '../../embeds/client/book-session.ts';
import { slipIcon } from '../slip/slip-icon.ts';
import { BetCard } from './bet-card.ts';
import { readBets } from './bet-calls.ts';
import type { BetContext } from './bet-context.ts';
import { drawMessage, drawSkeleton } from './list-message.ts';
import { MatchNews } from './match-news.ts';

/** Bets are read this often while they are shown, besides after what happens in their matches. */
const REFRESH_MS = 8_000;
const NOTICE_MS = 8_000;

/** The player's open bets beside the slip, each with its cash-out. */
export class OpenBets {
  readonly root = make('div', 'bets is-panel');
  readonly #context: BetContext;
  readonly #onCount: (count: number) => void;
  readonly #content = make('div');
  readonly #notice = make('p', 'bets-notice');
  readonly #list = make('ul', 'bet-list');
  readonly #matches = new MatchNews(() => void this.refresh());
  #cards = new Map<string, BetCard>();
  /** Whose bets they are. */
  #player: string | null = null;
  /** Of the last reading: an earlier one that replies later is not shown. */
  #reading = 0;
  #isShown = false;
  /** The newest bet is open the first time. */
  #hasShown = false;
  #hiding: ReturnType<typeof setTimeout> | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(context: BetContext, onCount: (count: number) => void) {
    this.#context = context;
    this.#onCount = onCount;
    this.#notice.hidden = true;
    this.root.append(this.#notice, this.#content);
    context.session.watch((state) => this.#follow(state));
  }

  /** Reads the bets, and goes on while they are shown. */
  show(isShown: boolean): void {
    this.#isShown = isShown;
    clearInterval(this.#timer);
    if (!isShown) return;
    void this.refresh();
    this.#timer = setInterval(() => {
      if (!document.hidden) void this.refresh();
    }, REFRESH_MS);
  }

  async refresh(): Promise<void> {
    const { texts, session } = this.#context;
    if (!session.isOpen) return;
    if (this.#content.childElementCount === 0) this.#content.replaceChildren(drawSkeleton(texts.loading, 2));
    const reading = ++this.#reading;
    const reply = await readBets('open');
    if (reading !== this.#reading) return;
    if (reply.ok) return this.#draw(reply.value.bets);
    if (reply.reason === 'session') return session.fail('session');
    // What is there is better than a message.
    if (this.#cards.size > 0) return;
    const action = { label: texts.retry, run: () => void this.refresh() };
    this.#content.replaceChildren(drawMessage({ icon: 'alert', ...texts.failed, action }));
  }

  /** Nobody sees the bets of the player before. */
  #follow(state: SessionState): void {
    const next = state.kind === 'open' ? state.session.player : null;
    if (next === this.#player || (next === null && state.kind !== 'visitor')) return;
    this.#clear();
    this.#player = next;
    if (next !== null) void this.refresh();
  }

  #clear(): void {
    this.#reading += 1;
    for (const card of this.#cards.values()) card.close();
    this.#cards = new Map();
    this.#content.replaceChildren();
    this.#notice.hidden = true;
    this.#hasShown = false;
    this.#matches.follow([]);
    this.#onCount(0);
  }

  #draw(bets: readonly BetView[]): void {
    const { texts } = this.#context;
    const cards = new Map(bets.map((bet) => [bet.id, this.#cardOf(bet)]));
    for (const [id, card] of this.#cards) if (!cards.has(id)) card.close();
    const isSame = [...cards.keys()].join() === [...this.#cards.keys()].join();
    this.#cards = cards;
    this.#onCount(bets.length);
    this.#matches.follow(
      this.#isShown ? bets.flatMap(({ picks }) => picks.map(({ eventId }) => eventId)) : [],
    );
    if (bets.length === 0) {
      this.#content.replaceChildren(drawMessage({ icon: 'ticket', ...texts.emptyOpen }));
      return;
    }
    if (!isSame) this.#list.replaceChildren(...[...cards.values()].map(({ root }) => root));
    if (this.#content.firstElementChild !== this.#list) this.#content.replaceChildren(this.#list);
    const [newest] = cards.values();
    if (!this.#hasShown && this.#isShown && newest) {
      this.#hasShown = true;
      newest.open(false);
    }
  }

  #cardOf(bet: BetView): BetCard {
    const known = this.#cards.get(bet.id);
    known?.update(bet);
    return (
      known ??
      new BetCard(bet, this.#context, {
        onToggle: (card) => (card.isOpen ? card.close() : card.open(false)),
        onBet: (changed) => this.#note(changed),
      })
    );
  }

  /** A bet that was cashed out as a whole leaves the list, so what became of it is said above. */
  #note({ cashOuts }: BetView): void {
    const { texts, words } = this.#context;
    const amount = words.money(cashOuts.at(-1)?.paid ?? 0);
    this.#notice.replaceChildren(
      slipIcon('tick'),
      make('span', '', words.fill(texts.cashOut.done, { amount })),
    );
    this.#notice.hidden = false;
    clearTimeout(this.#hiding);
    this.#hiding = setTimeout(() => {
      this.#notice.hidden = true;
    }, NOTICE_MS);
    void this.refresh();
  }
}
