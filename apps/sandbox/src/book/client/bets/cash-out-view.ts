import type { BetView, CashOutView as OfferView } from '../../api/bet-views.ts';
import { make } from '../../../shell/client/page-data.ts';
import { post } from '../../embeds/client/book-calls.ts';
import { slipIcon } from '../slip/slip-icon.ts';
import type { BetContext } from './bet-context.ts';

const STEP = 1_000;
const WHOLE = 10_000;
const TICK_MS = 250;
/** Between two questions while there is no offer. */
const RETRY_MS = 3_000;
const CHOOSING_MS = 250;

/** Ends a bet, or a share of it, at a price that stands for some seconds and is then renewed. */
export class CashOutView {
  readonly root = make('section', 'cash-out');
  /** The stake that it may end. */
  readonly runningMinor: number;
  readonly #context: BetContext;
  readonly #onBet: (bet: BetView) => void;
  readonly #range = make('input');
  readonly #share = make('b');
  readonly #button = make('button', 'slip-button is-money');
  readonly #note = make('p', 'cash-note');
  readonly #result = make('p', 'cash-result');
  readonly #betId: string;
  #offer: OfferView | null = null;
  #until = 0;
  #nextAt = 0;
  #lastAmount: number | null = null;
  #isBusy = false;
  /** Why an accepted offer is not decided at once; empty if it is. */
  #waitNote = '';
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(bet: BetView, runningMinor: number, context: BetContext, onBet: (bet: BetView) => void) {
    this.#context = context;
    this.#onBet = onBet;
    this.#betId = bet.id;
    this.runningMinor = runningMinor;
    const { texts } = context;
    this.#range.type = 'range';
    Object.assign(this.#range, {
      min: String(STEP),
      max: String(WHOLE),
      step: String(STEP),
      value: String(WHOLE),
    });
    this.#range.setAttribute('aria-label', texts.cashOut.share);
    this.#range.addEventListener('input', () => {
      this.#offer = null;
      this.#lastAmount = null;
      this.#nextAt = performance.now() + CHOOSING_MS;
      this.#draw();
    });
    const head = make('div', 'cash-share');
    head.append(make('span', '', texts.cashOut.share), this.#share);
    const scale = make('div', 'cash-scale');
    scale.setAttribute('aria-hidden', 'true');
    scale.append(
      make('span', '', percent(10, context)),
      make('span', '', percent(50, context)),
      make('span', '', texts.cashOut.all),
    );
    this.#button.type = 'button';
    this.#button.addEventListener('click', () => void this.#cashOut());
    this.#result.setAttribute('role', 'status');
    this.root.setAttribute('aria-label', texts.cashOut.title);
    this.root.append(head, this.#range, scale, this.#button, this.#note, this.#result);
    this.#draw();
  }

  /** Asks for offers as long as it is shown. */
  start(): void {
    this.#timer ??= setInterval(() => this.#tick(), TICK_MS);
    this.#tick();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  get #shareBasisPoints(): number {
    return Number(this.#range.value);
  }

  #tick(): void {
    if (!this.root.isConnected) return this.stop();
    if (document.hidden || this.#isBusy) return;
    const now = performance.now();
    if (this.#offer !== null && now >= this.#until) this.#nextAt = Math.min(this.#nextAt, now);
    if (now >= this.#nextAt) void this.#ask();
    this.#draw();
  }

  async #ask(): Promise<void> {
    const share = this.#shareBasisPoints;
    this.#nextAt = performance.now() + RETRY_MS;
    const reply = await post<{ offer: OfferView | null }>(`/book/bets/${this.#betId}/offer`, { share });
    if (share !== this.#shareBasisPoints || this.#isBusy) return;
    this.#offer = reply.ok ? reply.value.offer : null;
    if (this.#offer !== null) {
      this.#until = performance.now() + this.#offer.validMs;
      this.#nextAt = this.#until;
    }
    this.#draw();
    if (this.#offer !== null) this.#lastAmount = this.#offer.amount;
  }

  async #cashOut(): Promise<void> {
    const offer = this.#offer;
    const { texts, words, session, say } = this.#context;
    if (offer === null || this.#isBusy) return;
    this.#isBusy = true;
    this.#waitNote =
      offer.waitMs === 0 ? '' : words.fill(texts.cashOut.waits, { n: Math.ceil(offer.waitMs / 1_000) });
    this.#result.textContent = '';
    this.#draw();
    const reply = await post<BetView>('/book/cash-outs', { offerId: offer.id });
    this.#isBusy = false;
    this.#offer = null;
    this.#nextAt = 0;
    if (!reply.ok) {
      this.#result.textContent = reply.reason === null ? texts.cashOut.failed : texts.cashOut.expired;
      return this.#tick();
    }
    say(words.fill(texts.cashOut.done, { amount: words.money(offer.amount) }));
    if (reply.value.balance !== null) session.setBalance(reply.value.balance);
    // A part may be bonus money again.
    void session.refresh();
    this.#onBet(reply.value);
  }

  #draw(): void {
    const { texts, words } = this.#context;
    const { fill, money } = words;
    const share = this.#shareBasisPoints;
    this.#share.textContent = share === WHOLE ? texts.cashOut.all : percent(share / 100, this.#context);
    this.#range.setAttribute('aria-valuetext', this.#share.textContent);
    this.#range.disabled = this.#isBusy;
    const offer = this.#offer;
    this.#button.setAttribute('aria-disabled', String(offer === null));
    this.#button.classList.toggle('is-busy', this.#isBusy);
    if (this.#isBusy) {
      this.#button.textContent = texts.cashOut.sending;
      this.#note.textContent = this.#waitNote;
      return;
    }
    if (offer === null) {
      this.#button.textContent = texts.cashOut.title;
      this.#note.textContent = this.#nextAt === 0 ? '' : texts.cashOut.none;
      return;
    }
    const label = fill(texts.cashOut.button, { amount: money(offer.amount) });
    if (this.#button.dataset['label'] !== label) {
      this.#button.dataset['label'] = label;
      const move =
        this.#lastAmount === null || offer.amount === this.#lastAmount
          ? null
          : offer.amount > this.#lastAmount
            ? 'up'
            : 'down';
      this.#button.replaceChildren(...(move === null ? [] : [slipIcon(move, `leg-move ${move}`)]), label);
    }
    const seconds = Math.max(0, Math.ceil((this.#until - performance.now()) / 1_000));
    const left =
      share === WHOLE ? '' : ` ${fill(texts.cashOut.left, { amount: money(this.#leftMinor(share)) })}`;
    this.#note.textContent = fill(texts.cashOut.valid, { n: seconds }) + left;
  }

  #leftMinor(share: number): number {
    return this.runningMinor - Math.floor((this.runningMinor * share) / WHOLE);
  }
}

const percent = (value: number, { texts }: BetContext): string => texts.percent.replace('{n}', String(value));
