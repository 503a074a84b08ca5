import type { BookSession } from '../../api/add-session-calls.ts';
import type { EmbedData } from '../embed-data.ts';
import { post, setPlayKey, setServer } from './book-calls.ts';
import { openParent, type EmbedTalk } from './embed-talk.ts';
import { readSaved, save } from './tab-storage.ts';
import { talkBetconstruct } from './talk-betconstruct.ts';
import { talkBetradar } from './talk-betradar.ts';
import { talkRedline } from './talk-redline.ts';

export type SessionState =
  | { readonly kind: 'visitor' | 'opening' }
  /** Ended, or not opened. `reason` is null if nobody replied. */
  | { readonly kind: 'closed'; readonly reason: string | null }
  | { readonly kind: 'open'; readonly session: BookSession };

const TALKS = { betconstruct: talkBetconstruct, redline: talkRedline, betradar: talkBetradar };

/** The session of a page, and its talk with the page around. */
export class PageSession {
  readonly talk: EmbedTalk;
  readonly #data: EmbedData;
  readonly #savedAs: string;
  readonly #listeners = new Set<(state: SessionState) => void>();
  #state: SessionState = { kind: 'visitor' };
  #takesDeposits = true;

  constructor(data: EmbedData) {
    this.#data = data;
    // Of one launch: a player who logs in has another.
    this.#savedAs = `book-key:${data.launch.search}`;
    setServer(data.origin);
    this.talk = TALKS[data.launch.embed](openParent(data.parentOrigin), {
      onToken: (token) => void this.#open(token),
      onDeposits: (isOpen) => {
        this.#takesDeposits = isOpen;
      },
      onSignedOut: () => this.#end(),
    });
  }

  get state(): SessionState {
    return this.#state;
  }

  get isOpen(): boolean {
    return this.#state.kind === 'open';
  }

  /** Whether a deposit could be bet, as the page around says; no change is announced. */
  get takesDeposits(): boolean {
    return this.#takesDeposits;
  }

  /** Calls the listener after each change. */
  watch(listener: (state: SessionState) => void): void {
    this.#listeners.add(listener);
  }

  /** Continues the session from before a reload, opens that of the launch, or asks the page around for a token. */
  async start(): Promise<void> {
    const saved = this.#data.hasToken ? readSaved(this.#savedAs) : null;
    if (typeof saved === 'string') {
      setPlayKey(saved);
      this.#set({ kind: 'opening' });
      const resumed = await post<BookSession>('/book/session/resume', {});
      if (resumed.ok) return this.#set({ kind: 'open', session: resumed.value });
      setPlayKey(null);
    }
    if (this.#data.hasToken) await this.#open(null);
    else this.talk.askToken();
  }

  async refresh(): Promise<void> {
    if (this.#state.kind !== 'open') return;
    const reply = await post<BookSession>('/book/session/resume', {});
    if (reply.ok) this.#set({ kind: 'open', session: reply.value });
    else if (reply.reason !== null) this.fail(reply.reason);
  }

  /** A balance that came with a bet. The page around then looks at its own. */
  setBalance(balance: number): void {
    if (this.#state.kind === 'open') {
      const { session } = this.#state;
      // Own money is staked first.
      const bonusMoney = Math.min(session.bonusMoney, balance);
      this.#set({ kind: 'open', session: { ...session, balance, bonusMoney } });
    }
    this.talk.balance();
  }

  /** The free bet has been staked. */
  spendFreeBet(): void {
    if (this.#state.kind === 'open')
      this.#set({ kind: 'open', session: { ...this.#state.session, freeBet: 0 } });
  }

  /** The server does not know the session any more. */
  fail(reason: string | null): void {
    setPlayKey(null);
    save(this.#savedAs, null);
    this.#set({ kind: 'closed', reason });
  }

  async #open(token: string | null): Promise<void> {
    this.#set({ kind: 'opening' });
    const { launch } = this.#data;
    const opened = await post<BookSession>('/book/session', { launch, token });
    if (!opened.ok) return this.fail(opened.reason);
    setPlayKey(opened.value.playKey);
    if (this.#data.hasToken) save(this.#savedAs, opened.value.playKey);
    this.#set({ kind: 'open', session: opened.value });
  }

  #end(): void {
    setPlayKey(null);
    save(this.#savedAs, null);
    this.#set({ kind: 'visitor' });
  }

  #set(state: SessionState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener(state);
  }
}
