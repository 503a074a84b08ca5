import type { BetView } from '../../api/bet-views.ts';
import { type CallResult, makeRequestId } from '../../embeds/client/book-calls.ts';
import type { SlipBet } from './slip-bets.ts';
import type { PickRef, SlipState } from './slip-state.ts';

/** A bet as it is sent, so that it can be sent again. */
export interface BetRequest {
  readonly requestId: string;
  readonly picks: readonly (PickRef & { readonly price: number })[];
  readonly sizes: readonly number[];
  readonly bankers: readonly number[];
  readonly lineStake: number;
  readonly rule: SlipState['rule'];
  /** The stake is the player's free bet. */
  readonly freeBet?: true;
}

export type PlacingState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  /** A live bet waits for its delay; it cannot be taken back. `until` is a time of `performance.now()`. */
  | {
      readonly kind: 'waiting';
      readonly bets: readonly BetView[];
      readonly until: number;
      readonly waitMs: number;
    }
  /**
   * Nobody said what became of the bets. They may have been taken or not, so they are sent again as the same ones. Without a
   * session (`isSignedOut`) that is after their player has signed in.
   */
  | { readonly kind: 'offline'; readonly isSignedOut: boolean }
  /** Refused before there was a bet. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** What became of each. */
  | { readonly kind: 'decided'; readonly bets: readonly BetView[] };

const TRIES = 3;
const RETRY_MS = 1_200;
const POLL_MS = 700;
/** A bet that is decided later than this is asked about by the player. */
const MOST_POLLS = 40;

export interface PlacingDeps {
  post<Value>(path: string, body: object): Promise<CallResult<Value>>;
  read<Value>(path: string): Promise<CallResult<Value>>;
  pause(durationMs: number): Promise<void>;
  now(): number;
}

/** Sends the bets of a slip and follows them until they are decided. */
export class BetPlacing {
  readonly #deps: PlacingDeps;
  readonly #listeners = new Set<(state: PlacingState) => void>();
  #requests: readonly BetRequest[] = [];
  #state: PlacingState = { kind: 'idle' };
  /** Counts sendings: a reply to an earlier one is not heard, and sends nothing more. */
  #run = 0;
  /** A request may have arrived, so that a refusal of its repeat says nothing of the bet. */
  #mayHaveArrived = false;

  constructor(deps: PlacingDeps) {
    this.#deps = deps;
  }

  get state(): PlacingState {
    return this.#state;
  }

  /** The bets that were sent last. */
  get requests(): readonly BetRequest[] {
    return this.#requests;
  }

  /** Whether it is not known yet what became of the bets. */
  get isUnderWay(): boolean {
    const { kind } = this.#state;
    return kind === 'sending' || kind === 'waiting' || kind === 'offline';
  }

  watch(listener: (state: PlacingState) => void): void {
    this.#listeners.add(listener);
  }

  /** Sends new bets. */
  place(bets: readonly SlipBet[], rule: SlipState['rule'], isFreeBet = false): Promise<void> {
    this.#mayHaveArrived = false;
    return this.#send(
      bets.map(({ picks, sizes, bankers, lineStakeMinor }) => ({
        requestId: makeRequestId(),
        picks: picks.map(({ eventId, marketId, pick, now }) => ({ eventId, marketId, pick, price: now })),
        sizes,
        bankers,
        lineStake: lineStakeMinor,
        rule,
        ...(isFreeBet && { freeBet: true }),
      })),
    );
  }

  /** Sends bets that may have arrived before: their ids are the same. */
  send(requests: readonly BetRequest[]): Promise<void> {
    this.#mayHaveArrived = true;
    return this.#send(requests);
  }

  retry(): Promise<void> {
    return this.send(this.#requests);
  }

  end(): void {
    this.#run += 1;
    this.#requests = [];
    this.#set({ kind: 'idle' });
  }

  async #send(requests: readonly BetRequest[]): Promise<void> {
    const run = ++this.#run;
    this.#requests = requests;
    this.#set({ kind: 'sending' });
    const replies = await Promise.all(requests.map((request) => this.#sendOne(request, run)));
    if (run !== this.#run) return;
    const reasons = replies.flatMap((reply) => (reply.ok ? [] : [reply.reason]));
    const isSignedOut = reasons.includes('session');
    // Some of several bets may have been taken: they are sent again as well, with the same effect as once.
    if (reasons.includes(null) || (isSignedOut && this.#mayHaveArrived))
      return this.#set({ kind: 'offline', isSignedOut });
    const bets = replies.flatMap((reply) => (reply.ok ? [reply.value] : []));
    if (bets.length === 0) return this.#set({ kind: 'refused', reason: reasons[0] ?? 'invalid' });
    await this.#follow(bets, run);
  }

  async #sendOne(request: BetRequest, run: number): Promise<CallResult<BetView>> {
    let reply = await this.#deps.post<BetView>('/book/bets', request);
    for (let attempt = 1; attempt < TRIES && !reply.ok && reply.reason === null; attempt += 1) {
      this.#mayHaveArrived = true;
      await this.#deps.pause(RETRY_MS * attempt);
      // Another player may have signed in meanwhile, whose key the next call would have.
      if (run !== this.#run) return reply;
      reply = await this.#deps.post<BetView>('/book/bets', request);
    }
    return reply;
  }

  async #follow(bets: readonly BetView[], run: number): Promise<void> {
    const waitMs = Math.max(0, ...bets.map((bet) => bet.waitMs));
    if (bets.some(isUndecided))
      this.#set({ kind: 'waiting', bets, until: this.#deps.now() + waitMs, waitMs });
    const last = await Promise.all(bets.map((bet) => this.#awaitDecision(bet, run)));
    if (run !== this.#run) return;
    const decided = last.flatMap((reply) => (reply.ok ? [reply.value] : []));
    if (decided.length === bets.length) return this.#set({ kind: 'decided', bets: decided });
    // A slip that forgot a bet which may still be taken would stake twice.
    this.#set({
      kind: 'offline',
      isSignedOut: last.some((reply) => !reply.ok && reply.reason === 'session'),
    });
  }

  /** Fails if nobody can be asked for too long, or only after the player has signed in again. */
  async #awaitDecision(bet: BetView, run: number): Promise<CallResult<BetView>> {
    if (!isUndecided(bet)) return { ok: true, value: bet };
    await this.#deps.pause(bet.waitMs);
    for (let poll = 0; poll < MOST_POLLS && run === this.#run; poll += 1) {
      const reply = await this.#deps.read<BetView>(`/book/bets/${bet.id}`);
      if (reply.ok ? !isUndecided(reply.value) : reply.reason === 'session') return reply;
      await this.#deps.pause(POLL_MS);
    }
    return { ok: false, reason: null };
  }

  #set(state: PlacingState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener(state);
  }
}

const isUndecided = ({ state }: BetView): boolean => state === 'waiting' || state === 'booking';

/** Whether a bet has been taken, and may win. The stake of one that is being booked may still be returned. */
export const isTaken = ({ state }: BetView): boolean =>
  state === 'open' || state === 'settled' || state === 'cashedOut';
