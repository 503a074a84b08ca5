import { allow } from '../../shell/client/allow.ts';
import { button, element, fillText, readPageData } from '../../shell/client/page-data.ts';
import { listen, makeRequestId, post, read } from '../../shell/client/play-link.ts';
import { Shell } from '../../shell/client/shell.ts';
import { gameSounds } from '../../shell/client/sound/game-sounds.ts';
import { pause } from '../../shell/client/motion.ts';
import { StakeField } from '../../shell/client/stake-field.ts';
import type { OpenedPage } from '../../shell/play-calls.ts';
import type { ShellData } from '../../shell/render-shell.ts';
import type { DrawMessage, DrawState, SaleView, ShownView, TicketView } from '../draw-messages.ts';
import type { DrawTexts } from '../draw-texts.ts';

/** Data that the page of every shared draw has. */
export interface DrawData<Texts> {
  readonly draw: DrawTexts;
  readonly texts: Texts;
}

/** What a kind of draw shows. */
export interface DrawView<Offer, View, Summary, Standing, Bet, Result> {
  /** A round on sale, also one that is shown again because of a new connection. */
  showSale(sale: SaleView<Offer, Standing>, past: readonly Summary[]): void;
  showStanding(standing: Standing): void;
  /** A show begins, or is joined after some steps. */
  begin(shown: ShownView<Offer, View>): void;
  step(view: View): void;
  /** @param tickets the player's tickets of that round, with their results */
  end(shown: ShownView<Offer, View>, tickets: readonly TicketView<Bet, Result>[]): void;
  /** The player's tickets, of the shown round and of the one on sale. */
  showTickets(shown: readonly TicketView<Bet, Result>[], next: readonly TicketView<Bet, Result>[]): void;
  /** What the button would buy now; null if there is nothing to buy. */
  order(): { readonly bet: unknown; readonly totalMinor: number } | null;
  /** It was bought. */
  ordered(): void;
  showRules(sheet: HTMLDialogElement): void;
}

const LAST_MOMENT_MS = 300;

/** The page of a shared draw: its clock, its orders and the player's tickets. */
export class DrawPage<Texts, Offer, View, Summary, Standing, Bet, Result> {
  readonly data: ShellData<DrawData<Texts>>;
  readonly shell: Shell;
  readonly stake: StakeField | null;
  readonly #view: DrawView<Offer, View, Summary, Standing, Bet, Result>;
  readonly #go = button('go');
  #page: OpenedPage | null = null;
  #sale: SaleView<Offer, Standing> | null = null;
  #shown: ShownView<Offer, View> | null = null;
  #tickets: readonly TicketView<Bet, Result>[] = [];
  /** What the server’s clock is ahead of the time since this page began. */
  #aheadMs = 0;
  #isPaused = false;
  #isOrdering = false;
  #isLost = true;
  /** The round of which the page around knows that it is played. */
  #played: string | null = null;

  constructor(
    makeView: (
      page: DrawPage<Texts, Offer, View, Summary, Standing, Bet, Result>,
    ) => DrawView<Offer, View, Summary, Standing, Bet, Result>,
  ) {
    this.data = readPageData<DrawData<Texts>>();
    this.shell = new Shell(this.data, {
      onOpen: (page) => this.#open(page),
      onPause: (isPaused) => {
        this.#isPaused = isPaused;
        this.draw();
      },
      showRules: (sheet) => this.#view.showRules(sheet),
    });
    this.stake = document.getElementById('stake-field')
      ? new StakeField(this.data, () => this.#page && this.draw())
      : null;
    this.#view = makeView(this);
    this.#go.addEventListener('click', () => void this.#order());
    setInterval(() => this.#drawClock(), 250);
    void this.shell.open();
  }

  get limits(): { readonly minBet: number; readonly maxBet: number } {
    return this.#page ?? { minBet: 0, maxBet: 0 };
  }

  /** By the clock of the server, in milliseconds since 1970. */
  get nowMs(): number {
    return performance.now() + this.#aheadMs;
  }

  get canOrder(): boolean {
    const isOpen = this.#sale !== null && this.nowMs < this.#sale.closesAtMs - LAST_MOMENT_MS;
    return isOpen && !this.#isPaused && !this.#isOrdering && !this.#isLost;
  }

  /** Draws the controls anew, after what would be ordered has changed. */
  draw(): void {
    const order = this.#view.order();
    const { draw } = this.data.own;
    this.stake?.enable(!this.#isPaused);
    allow(this.#go, order !== null && this.canOrder);
    this.shell.considerStake(order?.totalMinor ?? 0);
    const label = element('order-label');
    label.textContent = this.#go.dataset['label'] ?? draw.order;
    element('order-amount').textContent = order ? this.shell.money(order.totalMinor) : '';
  }

  #open(page: OpenedPage): void {
    this.#page = page;
    this.stake?.offer(page.minBet, page.maxBet);
    this.shell.say('');
    listen(
      '/studio/draws/socket',
      (message) => this.#receive(message as DrawMessage),
      () => {
        this.#isLost = true;
        this.shell.say(this.data.own.draw.lostLink);
        this.draw();
      },
    );
  }

  #receive(message: DrawMessage): void {
    if (this.#isLost) this.shell.say('');
    this.#isLost = false;
    if (message.type === 'expired') {
      this.#leaveRound();
      this.shell.explain('SESSION_EXPIRED');
    }
    // The server and this page have the same version, so the types of its views are known.
    else if (message.type === 'state') void this.#show(message as DrawState<Offer, View, Summary, Standing>);
    else if (message.type === 'step') this.#step(message.round, message.view as View);
    else if (message.round === this.#sale?.round) this.#view.showStanding(message.standing as Standing);
    this.draw();
  }

  async #show({ nowMs, sale, shown, past }: DrawState<Offer, View, Summary, Standing>): Promise<void> {
    this.#aheadMs = nowMs - performance.now();
    const before = this.#shown;
    this.#sale = sale;
    this.#shown = shown;
    await this.#readTickets();
    if (this.#shown !== shown) return;
    if (this.#played !== null && this.#played !== shown?.round) this.#leaveRound();
    if (shown && !shown.isOver && before?.round !== shown.round) {
      this.#beginRound(shown);
      this.#view.begin(shown);
      gameSounds.play('featureStart');
    }
    this.#showTickets();
    this.#view.showSale(sale, past);
    this.#drawClock();
    this.draw();
    if (shown?.isOver && before?.round === shown.round && !before.isOver) await this.#end(shown);
  }

  #step(round: string, view: View): void {
    if (round === this.#shown?.round) this.#view.step(view);
  }

  #beginRound({ round }: ShownView): void {
    const betMinor = this.#stakedIn(round);
    if (betMinor === 0) return;
    this.#played = round;
    this.shell.beginRound(betMinor);
  }

  #leaveRound(): void {
    this.#played = null;
    this.shell.leaveRound();
  }

  async #end(shown: ShownView<Offer, View>): Promise<void> {
    const { draw } = this.data.own;
    const tickets = this.#ticketsOf(shown.round);
    this.#view.end(shown, tickets);
    const betMinor = this.#stakedIn(shown.round);
    if (betMinor === 0) return;
    const winMinor = tickets.reduce((sum, { win }) => sum + win, 0);
    const text = winMinor === 0 ? draw.lost : winMinor > betMinor ? draw.wins : draw.back;
    const words = fillText(text, { amount: this.shell.money(winMinor) });
    this.shell.say(words);
    await this.shell.countUpWin(winMinor, betMinor);
    if (this.#played === shown.round) this.shell.endRound(betMinor, winMinor);
    this.#played = null;
    for (const ticket of tickets) await this.shell.awaitPaid(ticket, words);
    await this.shell.refresh();
  }

  async #order(): Promise<void> {
    const order = this.#view.order();
    const round = this.#sale?.round;
    if (!order || round === undefined || !this.canOrder) return;
    this.#isOrdering = true;
    this.draw();
    const ticket = await this.#insist({ requestId: makeRequestId(), round, bet: order.bet });
    this.#isOrdering = false;
    if (ticket?.state === 'open') {
      gameSounds.play('chip');
      this.#tickets = [...this.#tickets, ticket];
      if (ticket.balance !== null) this.shell.setBalance(ticket.balance);
      this.shell.say(fillText(this.data.own.draw.sold, { amount: this.shell.money(ticket.bet) }));
      this.#view.ordered();
      this.#showTickets();
    } else if (ticket?.state === 'refused') this.shell.explain(ticket.reason ?? 'OTHER');
    else if (ticket) await this.shell.awaitPaid(ticket);
    this.draw();
  }

  /** Repeats the order until there is a reply: it is one ticket. */
  async #insist(body: object): Promise<TicketView<Bet, Result> | null> {
    for (let attempt = 0; ; attempt++) {
      const answer = await post<TicketView<Bet, Result>>('/studio/draws/order', body);
      if (answer.ok) return answer.value;
      if (answer.reason !== null) {
        this.shell.explain(answer.reason);
        return null;
      }
      this.shell.say(this.data.texts.repeating);
      await pause(Math.min(500 * 2 ** attempt, 5_000));
    }
  }

  async #readTickets(): Promise<void> {
    const answer = await read<{ tickets: readonly TicketView<Bet, Result>[] }>('/studio/draws/tickets');
    if (answer.ok) this.#tickets = answer.value.tickets;
  }

  #ticketsOf(round: string | undefined): readonly TicketView<Bet, Result>[] {
    return this.#tickets.filter((ticket) => ticket.round === round);
  }

  #stakedIn(round: string): number {
    return this.#ticketsOf(round).reduce((sum, { bet }) => sum + bet, 0);
  }

  #showTickets(): void {
    this.#view.showTickets(this.#ticketsOf(this.#shown?.round), this.#ticketsOf(this.#sale?.round));
  }

  #drawClock(): void {
    if (!this.#sale) return;
    const { draw } = this.data.own;
    const leftMs = Math.max(0, this.#sale.closesAtMs - this.nowMs);
    const seconds = Math.ceil(leftMs / 1_000);
    const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
    const text = leftMs === 0 ? draw.closing : clock;
    const countdown = element('countdown');
    if (countdown.textContent === text) return;
    countdown.textContent = text;
    countdown.toggleAttribute('data-soon', leftMs < 6_000);
    this.draw();
  }
}
