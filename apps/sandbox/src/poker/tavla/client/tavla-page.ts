import { BAR, otherSide, type Side, START_POSITION } from '@baize/games/tavla';

import { isStill } from '../../../shell/client/motion.ts';
import { button, element, fillText, make } from '../../../shell/client/page-data.ts';
import { gameSounds } from '../../../shell/client/sound/game-sounds.ts';
import { TableLink } from '../../client/table-link.ts';
import type { TablePageParts } from '../../client/table-page.ts';
import { labelTool } from '../../client/tool-label.ts';
import type { LobbyTavlaTable } from '../../poker-room.ts';
import type { MatchView, TavlaMessage, TavlaState } from '../tavla-messages.ts';
import { BoardView, type ShownBoard } from './board-view.ts';
import { resultWords, sideOfName, turnWords, waitingWords } from './match-words.ts';
import { PlayerRow } from './player-row.ts';
import { seatChoices } from './seat-choices.ts';
import { SeatOffers } from './seat-offer.ts';
import { shownDice } from './shown-dice.ts';
import { type BarChoice, TavlaBar } from './tavla-bar.ts';
import { askForRematch, askToResign, showSeal } from './tavla-sheets.ts';
import { eventWords, pointWords } from './tavla-words.ts';
import {
  isComplete,
  originsOfDraft,
  positionOfDraft,
  targetsOf,
  type TurnDraft,
  withoutLast,
  withSteps,
} from './turn-draft.ts';
import { showVerdict } from './verdict.ts';

const NOTHING: ReadonlySet<number> = new Set();

/** One table of tavla: the board, the turn that the player puts together, and the words for all of it. */
export class TavlaPage {
  readonly #parts: TablePageParts;
  readonly #board: BoardView;
  readonly #bar: TavlaBar;
  readonly #facts = make('p', 'tavla-facts');
  readonly #verdict = make('p', 'verdict');
  readonly #rows: { readonly rival: PlayerRow; readonly own: PlayerRow };
  #link: TableLink<TavlaState> | null = null;
  #state: TavlaState | null = null;
  #draft: TurnDraft | null = null;
  /** The turn of the draft, and the one that was sent. */
  #draftKey = '';
  #sentKey = '';
  #chosen: number | null = null;
  #isPaused = false;
  /** Words that stay until the next thing happens, such as why something was refused. */
  #notice = '';
  #spokenTurn = 0;
  readonly #offers: SeatOffers;
  #offerTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: TablePageParts) {
    this.#parts = parts;
    this.#offers = new SeatOffers(parts.data.name);
    const { texts } = parts.data;
    const root = element('tavla');
    const board = make('div', 'tavla-board');
    this.#rows = {
      rival: new PlayerRow(texts, parts.data.name),
      own: new PlayerRow(texts, parts.data.name),
    };
    const stage = make('div', 'tavla-stage');
    this.#verdict.setAttribute('aria-hidden', 'true');
    stage.append(board, this.#verdict);
    root.replaceChildren(this.#facts, this.#rows.rival.root, stage, this.#rows.own.root);
    this.#board = new BoardView({
      root: board,
      label: texts.tavla.board,
      wordsOf: (shown, point) => pointWords(texts.tavla, shown, point),
      onPoint: (point) => this.#choosePoint(point),
    });
    this.#bar = new TavlaBar(element('tavla-bar'));
    element('tavla-bar').title = texts.tavla.actions.keys;
    button('leave').addEventListener('click', () => this.isOpen && this.#leave());
    button('seal').addEventListener('click', () => {
      if (this.#state !== null && this.isOpen) showSeal(parts.sheet, texts, this.#state);
    });
    document.addEventListener('keydown', (event) => this.#onKey(event));
  }

  get isOpen(): boolean {
    return this.#link !== null;
  }

  open(table: LobbyTavlaTable): void {
    const { data, onExpired, amounts } = this.#parts;
    const { texts } = data;
    const { tavla } = texts;
    this.#state = null;
    this.#notice = '';
    this.#spokenTurn = 0;
    this.#show(true);
    const match = table.points === 1 ? tavla.single : fillText(tavla.points, { points: table.points });
    element('table-name').textContent = table.name;
    element('table-facts').textContent = `Tavla · ${match}`;
    this.#facts.textContent = fillText(tavla.facts, {
      stake: amounts.money(table.stake),
      pays: amounts.money(table.pays),
      commission: amounts.money(table.commission),
    });
    element('message').textContent = texts.loading;
    labelTool('seal', tavla.seal.title);
    this.#link = new TableLink<TavlaState>({
      path: data.socket,
      playKey: data.token,
      table: table.id,
      seals: this.#parts.seals,
      onMessage: (message, isFirst) => {
        if (message.type === 'refused' && message.reason === 'expired') onExpired();
        this.#receive(message, isFirst);
      },
      onLost: () => {
        element('message').textContent = texts.lost;
        this.#bar.show([]);
      },
    });
  }

  close(): void {
    this.#link?.close();
    this.#link = null;
    clearTimeout(this.#offerTimer);
    for (const row of Object.values(this.#rows)) row.stop();
    this.#show(false);
  }

  setPaused(isPaused: boolean): void {
    this.#isPaused = isPaused;
    this.#draw();
  }

  /** The table of cards and the one of tavla share their page. */
  #show(isTavla: boolean): void {
    element('felt').hidden = isTavla;
    element('bar').hidden = isTavla;
    element('tavla').hidden = !isTavla;
    element('tavla-bar').hidden = !isTavla;
    labelTool('leave', this.#parts.data.texts.leave);
    if (isTavla) button('leave').hidden = true;
  }

  #send(message: object): void {
    this.#notice = '';
    if (this.#link?.send(message) !== true) this.#say(this.#parts.data.texts.lost);
  }

  #say(words: string): void {
    this.#notice = words;
    element('spoken').textContent = words;
    this.#draw();
  }

  #receive(message: TavlaMessage, isFirst: boolean): void {
    const { data, amounts } = this.#parts;
    const { texts } = data;
    if (message.type === 'refused') {
      this.#sentKey = '';
      return this.#say(texts.refused[message.reason] ?? texts.refused['other'] ?? '');
    }
    if (message.type === 'left') {
      const { reason, chips, balance } = message;
      const words = balance === null ? texts.tavla.left[reason] : texts.tavla.left.paid;
      return this.#say(
        fillText(words, { chips: amounts.money(chips), balance: amounts.money(balance ?? 0) }),
      );
    }
    const before = this.#state?.view.match;
    this.#state = message;
    const { match } = message.view;
    if (match?.id !== before?.id || match?.turn !== before?.turn) this.#notice = '';
    this.#takeDraft(message);
    this.#awaitOffer(match);
    this.#follow(match, isFirst);
    this.#draw();
  }

  /** A new turn of the player begins a new draft; anything else ends it. */
  #takeDraft({ view: { seat, match } }: TavlaState): void {
    const key = match === null ? '' : `${match.id} ${match.turn}`;
    if (key === this.#draftKey) return;
    this.#draftKey = key;
    this.#draft = null;
    this.#chosen = null;
    if (match === null || seat === null || match.state.turn !== seat || match.state.dice === null) return;
    const { position, dice, terms } = match.state;
    this.#draft = { position, side: seat, dice, rules: terms.rules, played: [] };
    this.#chooseBar();
  }

  /** A checker on the bar has to go first. */
  #chooseBar(): void {
    if (this.#draft !== null && originsOfDraft(this.#draft).has(BAR)) this.#chosen = BAR;
  }

  /** Sounds and words for screen readers of what is new. */
  #follow(match: MatchView | null, isFirst: boolean): void {
    if (match === null) return;
    const { data } = this.#parts;
    const { tavla } = data.texts;
    const side = this.#state?.view.seat ?? null;
    const from = match.turn - match.recent.length;
    const fresh = match.recent.filter((_, index) => from + index >= this.#spokenTurn);
    const isOther = this.#spokenTurn > match.turn;
    this.#spokenTurn = match.turn;
    if (isFirst || fresh.length === 0 || isOther) return;
    if (fresh.some(({ type }) => type === 'rolled' || type === 'rolled-off')) gameSounds.play('dice');
    else if (fresh.some(({ type }) => type === 'played')) gameSounds.play('chip');
    const words = fresh
      .filter((event) => !('side' in event && event.side === side && 'by' in event && event.by === 'player'))
      .map((event) => eventWords(tavla, match.names, event));
    words.push(match.state.result === null ? turnWords(tavla, match, side, null) : this.#resultWords(match));
    element('spoken').textContent = words.filter((part) => part !== '').join(' ');
  }

  #resultWords(match: MatchView): string {
    const { data, amounts } = this.#parts;
    const own = this.#state?.own;
    return own === undefined ? '' : resultWords(data.texts.tavla, { match, own, name: data.name }, amounts);
  }

  #draw(): void {
    const state = this.#state;
    if (state === null || !this.isOpen) return;
    const { view, now } = state;
    document.body.toggleAttribute('data-still', isStill());
    const side = this.#viewer(state);
    this.#board.show(this.#shownBoard(state, side));
    this.#rows.own.show(view, side, now);
    this.#rows.rival.show(view, otherSide(side), now);
    this.#bar.show(this.#choices(state));
    showVerdict(this.#verdict, view, this.#parts.data.name, this.#parts.amounts);
    const isRunning = view.match !== null && view.match.state.result === null;
    button('leave').hidden = view.seat === null;
    const { texts } = this.#parts.data;
    labelTool('leave', isRunning ? texts.tavla.actions.resign : texts.leave);
    element('message').textContent = this.#notice !== '' ? this.#notice : this.#stateWords(state);
  }

  /** The side from which the board is seen: that of the player, also after the match. */
  #viewer({ view }: TavlaState): Side {
    const played = view.match === null ? null : sideOfName(view.match, this.#parts.data.name);
    return view.seat ?? played ?? 'white';
  }

  #shownBoard({ view: { match } }: TavlaState, side: Side): ShownBoard {
    const draft = this.#isActive() ? this.#draft : null;
    const shown = this.#draft === null ? match?.state.position : positionOfDraft(this.#draft);
    const chosen = draft === null ? null : this.#chosen;
    return {
      position: shown ?? START_POSITION,
      side,
      dice: match === null ? null : shownDice(match, this.#draft),
      origins: draft === null ? NOTHING : originsOfDraft(draft),
      chosen,
      targets: draft === null || chosen === null ? NOTHING : new Set(targetsOf(draft, chosen).keys()),
    };
  }

  /** Whether the player may go on with the draft. */
  #isActive(): boolean {
    return this.#draft !== null && !this.#isPaused && this.#sentKey !== this.#draftKey;
  }

  #choosePoint(point: number): void {
    const draft = this.#draft;
    if (draft === null || !this.#isActive()) return;
    const steps = this.#chosen === null ? undefined : targetsOf(draft, this.#chosen).get(point);
    if (steps !== undefined) {
      this.#draft = withSteps(draft, steps);
      this.#chosen = null;
      this.#chooseBar();
      gameSounds.play('chip');
    } else if (this.#chosen === point) this.#chosen = null;
    else if (originsOfDraft(draft).has(point)) this.#chosen = point;
    this.#notice = '';
    this.#draw();
    element('spoken').textContent = element('message').textContent;
  }

  #undo(): void {
    if (this.#draft === null) return;
    this.#draft = withoutLast(this.#draft);
    this.#chosen = null;
    this.#chooseBar();
    this.#draw();
  }

  #confirm(): void {
    const match = this.#state?.view.match;
    if (!match || this.#draft === null || !this.#isActive() || !isComplete(this.#draft)) return;
    this.#sentKey = this.#draftKey;
    this.#send({ type: 'play', match: match.id, turn: match.turn, play: this.#draft.played });
    this.#draw();
  }

  #roll(): void {
    const match = this.#state?.view.match;
    if (match) this.#send({ type: 'roll', match: match.id, turn: match.turn });
  }

  #sit(side: Side): void {
    const { texts } = this.#parts.data;
    const { own, view } = this.#state ?? {};
    if (own === undefined || view === undefined) return;
    if (own.balance < view.stakeMinor) return this.#say(texts.sit.short);
    this.#send({ type: 'sit', side });
  }

  #askToSit(side: Side): void {
    const { data, sheet, amounts } = this.#parts;
    const stake = amounts.money(this.#state?.view.stakeMinor ?? 0);
    askForRematch(sheet, data.texts, stake, () => this.#sit(side));
  }

  /** The seat is offered again once the rest after a match is over. */
  #awaitOffer(match: MatchView | null): void {
    const now = performance.now();
    this.#offers.follow(match, now);
    clearTimeout(this.#offerTimer);
    const restMs = this.#offers.restMs(now);
    if (restMs > 0) this.#offerTimer = setTimeout(() => this.#draw(), restMs);
  }

  #leave(): void {
    const { data, sheet, amounts } = this.#parts;
    const { match, stakeMinor } = this.#state?.view ?? {};
    if (!match || match.state.result !== null) return this.#send({ type: 'leave' });
    askToResign(sheet, data.texts, amounts.money(stakeMinor ?? 0), () =>
      this.#send({ type: 'resign', match: match.id }),
    );
  }

  #choices(state: TavlaState): BarChoice[] {
    const { data, amounts } = this.#parts;
    const { match, seat } = state.view;
    if (match !== null && match.state.result === null)
      return seat === null ? [] : this.#turnChoices(match, seat);
    const offer = this.#offers.at(performance.now());
    const terms = {
      texts: data.texts.tavla.actions,
      money: amounts.money,
      offer,
      isPaused: this.#isPaused,
    };
    return seatChoices(state, terms, {
      onSit: (side) => this.#sit(side),
      onAskToSit: (side) => this.#askToSit(side),
      onLeave: () => this.#send({ type: 'leave' }),
      onHouse: () => this.#send({ type: 'house' }),
    });
  }

  #turnChoices({ state }: MatchView, seat: Side): BarChoice[] {
    const { actions } = this.#parts.data.texts.tavla;
    const draft = this.#isActive() ? this.#draft : null;
    const canUndo = draft !== null && draft.played.length > 0;
    const canRoll = state.turn === seat && state.phase === 'roll' && !this.#isPaused;
    const canConfirm = draft !== null && isComplete(draft);
    return [
      { name: actions.undo, kind: 'minor', onChosen: canUndo ? () => this.#undo() : null },
      this.#draft === null
        ? { name: actions.roll, kind: 'go', onChosen: canRoll ? () => this.#roll() : null }
        : { name: actions.confirm, kind: 'go', onChosen: canConfirm ? () => this.#confirm() : null },
    ];
  }

  #stateWords({ view, own, next }: TavlaState): string {
    const { tavla } = this.#parts.data.texts;
    const { states } = tavla;
    const { match, seat } = view;
    if (own.isBuying) return states.buying;
    if (match !== null && match.state.result === null) {
      if (this.#isPaused && seat !== null) return states.paused;
      const draft = this.#draft;
      const progress =
        draft === null ? null : { isChosen: this.#chosen !== null, isComplete: isComplete(draft) };
      return turnWords(tavla, match, seat, progress);
    }
    const hasPlayed = match !== null && sideOfName(match, this.#parts.data.name) !== null;
    return seat === null && hasPlayed ? this.#resultWords(match) : waitingWords(tavla, view, next);
  }

  #onKey(event: KeyboardEvent): void {
    const isElsewhere =
      event.target instanceof Element && event.target.closest('dialog, textarea, input') !== null;
    if (!this.isOpen || isElsewhere || event.ctrlKey || event.metaKey || event.altKey) return;
    const match = this.#state?.view.match;
    const isOwnTurn = match != null && match.state.turn === this.#state?.view.seat && !this.#isPaused;
    const key = event.key.toLowerCase();
    if (key === 'r' && isOwnTurn && match.state.phase === 'roll') this.#roll();
    else if (key === 'u' && this.#isActive()) this.#undo();
    else if (key === 'o') this.#confirm();
    else return;
    event.preventDefault();
  }
}
