import { MOST_PICKS } from '@baize/games/sports/slip';

import { button, make } from '../../../shell/client/page-data.ts';
import type { PageSession } from '../../embeds/client/book-session.ts';
import type { MarketTexts } from '../market-words.ts';
import { type BetPlacing, isTaken, type PlacingState } from './bet-placing.ts';
import { ChangeView } from './change-view.ts';
import { freeBetFor, withFreeBet } from './free-bet.ts';
import { FreeBetView } from './free-bet-view.ts';
import { KindTabs } from './kind-tabs.ts';
import { LegsView } from './legs-view.ts';
import type { LegTrouble } from './leg-view.ts';
import { readRefusals, withPrices } from './read-refusals.ts';
import { ReceiptView } from './receipt-view.ts';
import { RuleView } from './rule-view.ts';
import { actionOf, type SlipAction, stakeNote } from './slip-action.ts';
import { betsOf } from './slip-bets.ts';
import { slipIcon } from './slip-icon.ts';
import { lookOf, type SlipLook } from './slip-look.ts';
import {
  acceptPrices,
  keyOf,
  kindOf,
  removePick,
  setSingleStake,
  type SlipPick,
  type SlipState,
  toggleBanker,
  toggleSize,
  withoutPicks,
} from './slip-state.ts';
import type { SlipStore } from './slip-store.ts';
import type { SlipWords } from './slip-words.ts';
import { StakeView } from './stake-view.ts';
import { sumRows } from './sum-rows.ts';
import { SumsView } from './sums-view.ts';
import { SystemView } from './system-view.ts';
import { WaitView } from './wait-view.ts';

interface PanelDeps {
  readonly store: SlipStore;
  readonly session: PageSession;
  readonly placing: BetPlacing;
  readonly words: SlipWords;
  readonly markets: MarketTexts;
  /** Announces a text politely. */
  say(text: string): void;
  showBets(): void;
}

/** The slip from its first pick to its receipt. Everything that it shows is derived from the store, the session and the placing. */
export class SlipPanel {
  readonly root = make('div', 'slip-content');
  readonly #deps: PanelDeps;
  readonly #empty: HTMLElement;
  readonly #tabs: KindTabs;
  readonly #legs: LegsView;
  readonly #rule: RuleView;
  readonly #system: SystemView;
  readonly #change: ChangeView;
  readonly #stake: StakeView;
  readonly #freeBet: FreeBetView;
  readonly #note = make('p', 'slip-hint');
  readonly #sums = new SumsView();
  readonly #error = make('p', 'slip-error slip-refusal');
  readonly #button = make('button', 'slip-button is-main');
  readonly #form = make('div', 'slip-form');
  readonly #wait: WaitView;
  readonly #receipt: ReceiptView;
  #refused: ReadonlyMap<string, LegTrouble> = new Map();
  #highestMinor: number | null = null;
  #refusal: string | null = null;
  #needsFunds = false;
  /** The slip of the receipt that is shown, for the same picks again. */
  #placed: SlipState | null = null;
  #action: SlipAction = { deed: 'none', label: '', error: null, isBusy: false };

  constructor(deps: PanelDeps) {
    this.#deps = deps;
    const { words, store, session, say } = deps;
    this.#empty = drawEmpty(words);
    this.#tabs = new KindTabs(
      words,
      (wantedKind) => store.update((state) => ({ ...state, wantedKind })),
      say,
    );
    this.#legs = new LegsView(words, {
      onRemove: (pick) => this.#remove(pick),
      onStake: (key, stake) => store.update((state) => setSingleStake(state, key, stake)),
      onBanker: (key) => store.update((state) => toggleBanker(state, key)),
    });
    this.#rule = new RuleView(words, (rule) => store.update((state) => ({ ...state, rule })));
    this.#system = new SystemView(words, {
      onSize: (size) => store.update((state) => toggleSize(state, size)),
      onSizes: (sizes) => store.update((state) => ({ ...state, sizes })),
    });
    this.#change = new ChangeView(words, say);
    this.#stake = new StakeView(words, {
      onStake: (stake) => this.#setStake(stake),
      onDeposit: () => session.talk.deposit(),
    });
    this.#freeBet = new FreeBetView(words, (usesFreeBet) =>
      store.update((state) => ({ ...state, usesFreeBet })),
    );
    this.#wait = new WaitView(words);
    this.#receipt = new ReceiptView(words, deps.markets, {
      onBets: () => {
        this.#leaveReceipt(false);
        deps.showBets();
      },
      onAgain: () => this.#leaveReceipt(true),
      onDone: () => this.#leaveReceipt(false),
    });
    this.#compose();
    store.watch((state, before) => {
      if (state.picks !== before.picks) this.#forgetRefusals(state, before);
      if (state.stakeMinor !== before.stakeMinor || state.singleStakes !== before.singleStakes)
        this.#refusal = null;
      this.draw();
    });
    session.watch(({ kind }) => {
      if (kind === 'visitor') this.#forgetPlayer();
      this.draw();
    });
    deps.placing.watch((state) => this.#follow(state));
  }

  draw(): void {
    const { store, session, placing, words } = this.#deps;
    const { state } = store;
    const purse = session.state.kind === 'open' ? session.state.session : null;
    const freeBet = freeBetFor(state, purse);
    const isFree = freeBet !== null && state.usesFreeBet;
    const look = this.#look();
    this.#freeBet.update(freeBet, isFree, purse?.minOdds ?? 0);
    this.#show(placing.state, state);
    this.#tabs.update(state);
    this.#legs.update(state, state.picks.length === 1 ? { ...look, kind: 'combo' } : look);
    this.#rule.update(state.rule);
    this.#system.root.hidden = look.kind !== 'system';
    if (look.kind === 'system') this.#system.update(state);
    this.#change.update(look.troubles.size === 0 ? look.changes : []);
    this.#drawStake(state, look, isFree);
    this.#sums.update(sumRows(look, words, placing.state.kind === 'waiting'));
    this.#drawAction(look);
  }

  #look(): SlipLook {
    const { state } = this.#deps.session;
    const purse = state.kind === 'open' ? state.session : null;
    const played = this.#played;
    const isFree = played !== this.#deps.store.state;
    return lookOf({
      state: played,
      purse,
      refused: this.#refused,
      highestMinor: this.#highestMinor,
      isFree,
    });
  }

  /** The slip as it would be placed: with the free bet as its stake if the player wants that. */
  get #played(): SlipState {
    const { store, session } = this.#deps;
    const { state } = store;
    const freeBet = freeBetFor(state, session.state.kind === 'open' ? session.state.session : null);
    return freeBet !== null && state.usesFreeBet ? withFreeBet(state, freeBet) : state;
  }

  #compose(): void {
    const tear = make('div', 'slip-tear');
    tear.setAttribute('aria-hidden', 'true');
    this.#button.type = 'button';
    this.#button.addEventListener('click', () => void this.#act());
    this.#error.setAttribute('role', 'alert');
    const pay = make('div', 'slip-pay');
    const foot = make('div', 'slip-foot');
    foot.append(this.#sums.root, this.#error, this.#button);
    pay.append(this.#system.root, this.#change.root, this.#freeBet.root, this.#stake.root, this.#note);
    this.#form.append(this.#tabs.root, this.#legs.root, this.#rule.root, tear, pay, foot);
    this.root.append(this.#empty, this.#form, this.#wait.root, this.#receipt.root);
  }

  /** One of: nothing, the form, the countdown, the receipt. */
  #show(placing: PlacingState, state: SlipState): void {
    const isReceipt = placing.kind === 'decided' && placing.bets.some(isTaken);
    this.#receipt.root.hidden = !isReceipt;
    this.#wait.root.hidden = placing.kind !== 'waiting';
    this.#empty.hidden = isReceipt || placing.kind === 'waiting' || state.picks.length > 0;
    this.#form.hidden = isReceipt || state.picks.length === 0;
    this.#form.classList.toggle('is-waiting', placing.kind === 'waiting');
    this.#form.inert = placing.kind === 'waiting' || placing.kind === 'sending';
  }

  #drawStake(state: SlipState, look: SlipLook, isFree: boolean): void {
    const { session, words } = this.#deps;
    const { texts, fill, short, money } = words;
    const hasField = !isFree && (look.kind !== 'single' || state.picks.length === 1);
    const { error, hint } = stakeNote(look, session.state, words);
    const purse = session.state.kind === 'open' ? session.state.session : null;
    const needsFunds = look.stakeProblem?.name === 'balance' || this.#needsFunds;
    const stakeMinor = this.#stakeOf(state);
    this.#stake.root.hidden = !hasField;
    this.#note.hidden = hasField;
    const lines =
      look.kind === 'system' && stakeMinor !== null && purse !== null
        ? `${fill(texts.linesTimes, { n: look.lines, stake: short(stakeMinor) })} · ${fill(texts.balance, { balance: money(purse.balance) })}`
        : null;
    if (hasField)
      this.#stake.update({
        label: look.kind === 'system' ? texts.perLine : texts.stake,
        stakeMinor,
        maxMinor: look.maxMinor,
        bonusMostMinor: look.bonusMostMinor,
        error,
        hint: lines ?? hint,
        needsFunds: needsFunds && session.takesDeposits,
      });
    // The free bet has its own hint.
    else this.#note.textContent = error ?? (isFree ? '' : hint);
    this.#note.classList.toggle('slip-error', error !== null);
  }

  #drawAction(look: SlipLook): void {
    const { session, placing, words } = this.#deps;
    const input = { look, session: session.state, placing: placing.state, refusal: this.#refusal };
    this.#action = actionOf(input, words);
    const { label, error, isBusy, deed } = this.#action;
    if (this.#button.textContent !== label) this.#button.textContent = label;
    this.#button.classList.toggle('is-busy', isBusy);
    this.#button.setAttribute('aria-disabled', String(deed === 'blocked' || deed === 'none'));
    this.#error.hidden = error === null;
    if (error !== null && this.#error.textContent !== error)
      this.#error.replaceChildren(slipIcon('alert'), make('span', '', error));
  }

  async #act(): Promise<void> {
    const { session, placing, store, say, words } = this.#deps;
    const { texts } = words;
    switch (this.#action.deed) {
      case 'login':
        return session.talk.login();
      case 'reconnect':
        return session.start();
      case 'retry':
        return placing.retry();
      case 'blocked': {
        const isPicks = store.state.picks.some((pick) => this.#troubleOf(pick));
        const { error } = stakeNote(this.#look(), session.state, words);
        say(isPicks ? texts.solveFirst : (error ?? texts.enterStake));
        if (!isPicks) this.#stake.focus();
        return;
      }
      case 'place':
        // What is on the button is what the player accepts.
        store.update(acceptPrices);
        return placing.place(betsOf(this.#played), store.state.rule, this.#played !== store.state);
      default:
    }
  }

  #troubleOf(pick: SlipPick): boolean {
    return pick.trouble !== null || this.#refused.has(keyOf(pick));
  }

  #follow(placing: PlacingState): void {
    const { session, store, words, say } = this.#deps;
    if (placing.kind === 'sending') this.#refusal = null;
    if (placing.kind === 'waiting') this.#wait.show(placing.until, placing.waitMs);
    // A visitor has signed out already.
    const fail = () => session.state.kind === 'open' && session.fail('session');
    if (placing.kind === 'offline' && placing.isSignedOut) fail();
    if (placing.kind === 'refused') {
      if (placing.reason === 'session') fail();
      else this.#refusal = words.texts.problem.invalid;
      this.#deps.placing.end();
    }
    if (placing.kind !== 'decided') return this.draw();
    const taken = placing.bets.filter(isTaken);
    const refusals = readRefusals(
      placing.bets.filter((bet) => !isTaken(bet)),
      words,
    );
    this.#placed = store.state;
    // A page that is opened again while the receipt is shown has none of what was bet on.
    const played = new Set(taken.flatMap(({ picks }) => picks.map(keyOf)));
    store.update((state) => withoutPicks(withPrices(state, refusals.prices), played));
    this.#refusal = refusals.text;
    this.#needsFunds = refusals.needsFunds;
    const balance = placing.bets.map((bet) => bet.balance).findLast((amount) => amount !== null) ?? null;
    if (taken.some(({ isFreeBet }) => isFreeBet)) session.spendFreeBet();
    if (balance !== null) session.setBalance(balance);
    if (refusals.isOfBonus) void session.refresh();
    if (taken.length > 0) {
      const title = words.fill(words.texts.takenMany, { n: taken.length });
      say(taken.length === 1 ? words.texts.taken : title);
      this.#receipt.show(placing.bets, balance);
    }
    this.#refused = refusals.troubles;
    this.#highestMinor = refusals.highestMinor;
    if (taken.length === 0) this.#deps.placing.end();
    this.draw();
    if (taken.length > 0) this.#receipt.focus();
  }

  /** @param keepsPicks whether the same picks begin a new slip */
  #leaveReceipt(keepsPicks: boolean): void {
    const { placing, store } = this.#deps;
    const placed = this.#placed;
    placing.end();
    if (keepsPicks && placed !== null) store.update(() => placed);
    this.draw();
  }

  #remove(pick: SlipPick): void {
    const { store, say, words } = this.#deps;
    const position = store.state.picks.findIndex((other) => keyOf(other) === keyOf(pick));
    store.update((state) => removePick(state, keyOf(pick)));
    say(words.fill(words.texts.removed, { pick: pick.names.pick }));
    if (!this.#legs.focusNear(position)) button('slip-tab').focus();
  }

  /** A refusal stands until its pick has changed. */
  #forgetRefusals(state: SlipState, before: SlipState): void {
    const unchanged = new Set(before.picks);
    this.#refused = new Map(
      [...this.#refused].filter(([key]) =>
        state.picks.some((pick) => keyOf(pick) === key && unchanged.has(pick)),
      ),
    );
    if (state.picks.length !== before.picks.length) {
      this.#highestMinor = null;
      this.#refusal = null;
      this.#needsFunds = false;
    }
  }

  /** What was said to one player is of no use to the next. */
  #forgetPlayer(): void {
    this.#refused = new Map();
    this.#highestMinor = null;
    this.#refusal = null;
    this.#needsFunds = false;
    this.#placed = null;
  }

  #stakeOf(state: SlipState): number | null {
    const [only] = state.picks;
    return kindOf(state) === 'single' && only ? (state.singleStakes[keyOf(only)] ?? null) : state.stakeMinor;
  }

  #setStake(stakeMinor: number | null): void {
    this.#deps.store.update((state) => {
      const [only] = state.picks;
      return kindOf(state) === 'single' && only
        ? setSingleStake(state, keyOf(only), stakeMinor)
        : { ...state, stakeMinor };
    });
    this.#needsFunds = false;
  }
}

export const isFull = ({ picks }: SlipState): boolean => picks.length >= MOST_PICKS;

function drawEmpty({ texts }: SlipWords): HTMLElement {
  const empty = make('div', 'slip-empty');
  empty.append(slipIcon('ticket'), make('b', '', texts.empty.title), make('p', '', texts.empty.text));
  return empty;
}
