import { isStill } from '../../shell/client/motion.ts';
import { button, element, fillText } from '../../shell/client/page-data.ts';
import { gameSounds } from '../../shell/client/sound/game-sounds.ts';
import type { RoomPageData } from '../lobby-page.ts';
import type { LobbyCardTable } from '../poker-room.ts';
import type { TableMessage, TableState } from '../table-messages.ts';
import { ActionBar } from './action-bar.ts';
import type { Amounts } from './amounts.ts';
import { BoardPace } from './board-pace.ts';
import { askBuyIn } from './buy-in-sheet.ts';
import { FeltView } from './felt-view.ts';
import { shownName } from './hand-words.ts';
import type { SeenSeals } from './seen-seals.ts';
import { factList, openSheet } from './sheets.ts';
import { Speaker } from './speaker.ts';
import { TableLink } from './table-link.ts';
import { labelTool } from './tool-label.ts';

export interface TablePageParts {
  readonly data: RoomPageData;
  readonly lang: 'tr' | 'en';
  readonly amounts: Amounts;
  readonly sheet: HTMLDialogElement;
  readonly seals: SeenSeals;
  /** The session is over. */
  readonly onExpired: () => void;
}

/** One table: what is seen there, what the player does there, and the words for both. */
export class TablePage {
  readonly #parts: TablePageParts;
  readonly #felt: FeltView;
  readonly #bar: ActionBar;
  readonly #speaker: Speaker;
  readonly #pace = new BoardPace(() => this.#draw());
  #link: TableLink<TableState> | null = null;
  #table: LobbyCardTable | null = null;
  #state: TableState | null = null;
  #isPaused = false;
  /** Words that stay until the next decision, such as why something was refused. */
  #notice = '';

  constructor(parts: TablePageParts) {
    this.#parts = parts;
    const { data, lang, amounts } = parts;
    const drawn = { lang, texts: data.texts, money: amounts.money };
    this.#felt = new FeltView({ ...drawn, root: element('felt'), onSit: (seat) => this.#askToSit(seat) });
    this.#bar = new ActionBar({
      ...drawn,
      root: element('bar'),
      onAct: (decision) => this.#act(decision),
      onAway: (isAway) => this.#send({ type: 'away', isAway }),
      onAdd: () => this.#askToAdd(),
    });
    this.#speaker = new Speaker({ ...drawn, root: element('spoken') });
    button('leave').addEventListener('click', () => {
      if (this.isOpen) this.#send({ type: 'leave' });
    });
    button('seal').addEventListener('click', () => this.#showSeal());
  }

  get isOpen(): boolean {
    return this.#link !== null;
  }

  open(table: LobbyCardTable): void {
    const { data, amounts, onExpired } = this.#parts;
    const { texts } = data;
    this.#table = table;
    this.#state = null;
    this.#notice = '';
    element('table-name').textContent = table.name;
    const game = data.games.find(({ id }) => id === table.gameId)?.name ?? '';
    element('table-facts').textContent =
      `${game} · ${amounts.money(table.smallBlind)}/${amounts.money(table.bigBlind)}`;
    element('message').textContent = texts.loading;
    labelTool('seal', texts.seal);
    this.#link = new TableLink<TableState>({
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
        if (this.#state !== null) this.#bar.show({ ...this.#state.view, legal: null }, true);
      },
    });
  }

  close(): void {
    this.#link?.close();
    this.#link = null;
    this.#pace.stop();
  }

  setPaused(isPaused: boolean): void {
    this.#isPaused = isPaused;
    const isPlaying = this.#state?.view.seats.some(
      ({ seat, isSittingOut }) => seat === this.#state?.view.seat && !isSittingOut,
    );
    if (isPaused && isPlaying && this.isOpen) this.#send({ type: 'away', isAway: true });
    this.#draw();
  }

  #send(message: object): void {
    this.#notice = '';
    if (this.#link?.send(message) !== true) this.#say(this.#parts.data.texts.lost);
  }

  #receive(message: TableMessage, isFirst: boolean): void {
    const { texts } = this.#parts.data;
    const { money } = this.#parts.amounts;
    if (message.type === 'refused')
      return this.#say(texts.refused[message.reason] ?? texts.refused['other'] ?? '');
    if (message.type === 'left') {
      const { reason, chips, balance } = message;
      if (chips === 0) return this.#say(texts.left.none);
      const words = balance === null ? texts.left[reason] : texts.left.paid;
      return this.#say(fillText(words, { chips: money(chips), balance: money(balance ?? 0) }));
    }
    const wasTurn = this.#state?.view.legal != null;
    const { hand, legal } = message.view;
    const isNewHand = hand?.id !== this.#state?.view.hand?.id;
    const hasNewCards = hand?.board.length !== this.#state?.view.hand?.board.length;
    this.#state = message;
    this.#pace.follow(hand?.id ?? '', hand?.board.length ?? 0, isFirst);
    if (isNewHand && !isFirst) this.#notice = '';
    if (!isFirst && (isNewHand || hasNewCards)) gameSounds.play('card');
    if (legal !== null && !wasTurn) {
      this.#notice = '';
      gameSounds.play('symbolLand');
    }
    this.#draw();
  }

  #say(words: string): void {
    this.#notice = words;
    element('spoken').textContent = words;
    this.#draw();
  }

  #draw(): void {
    const state = this.#state;
    if (state === null || !this.isOpen) return;
    const { data, amounts } = this.#parts;
    const { texts } = data;
    const { view } = state;
    document.body.toggleAttribute('data-still', isStill());
    this.#felt.show(state, this.#pace, !this.#isPaused && !state.own.isBuying);
    this.#bar.show(view, this.#isPaused);
    button('leave').hidden = view.seat === null;
    const result = this.#pace.isSettled ? this.#felt.result : '';
    this.#speaker.follow(state, result);
    element('message').textContent = this.#notice !== '' ? this.#notice : this.#stateWords(state);
    const { basisPoints, capMinor } = view.rules.rake;
    const rake = fillText(texts.rake, { percent: basisPoints / 100, cap: amounts.money(capMinor) });
    element('table-facts').title = rake;
    element('felt').dataset['rake'] = rake;
  }

  #stateWords({ view, own, next }: TableState): string {
    const { texts } = this.#parts.data;
    const { states } = texts;
    const { money } = this.#parts.amounts;
    const mine = view.seats.find(({ seat }) => seat === view.seat);
    if (this.#isPaused) return states.paused;
    if (own.isBuying) return states.buying;
    if (view.legal !== null) return states.yourTurn;
    if (mine === undefined) return states.watching;
    if (mine.isLeaving) return states.leaving;
    if (own.added > 0) return fillText(states.added, { amount: money(own.added) });
    const actor = view.seats.find(({ seat }) => seat === view.clock?.seat);
    if (mine.isSittingOut) return states.out;
    if (actor !== undefined && mine.isInHand)
      return fillText(states.turnOf, { name: shownName(actor.player) });
    if (mine.stackMinor === 0 && view.hand?.outcome !== null) return states.empty;
    if (actor !== undefined) return states.entering;
    if (next?.dealsAtMs != null) return states.dealing;
    return (this.#table?.mostHouse ?? 0) > 0 ? states.waitingHouse : states.waiting;
  }

  #act(decision: { action: string; to?: number }): void {
    const hand = this.#state?.view.hand;
    if (!hand) return;
    gameSounds.play('chip');
    this.#send({ type: 'act', hand: hand.id, turn: hand.events.length, ...decision });
  }

  #askToSit(seat: number): void {
    const { data, amounts, sheet } = this.#parts;
    if (this.#state === null) return;
    const { minBuyInMinor: least, maxBuyInMinor: most } = this.#state.view.rules;
    const { balance } = this.#state.own;
    askBuyIn(
      sheet,
      { texts: data.texts, amounts },
      {
        kind: 'sit',
        least,
        most,
        balance,
        onChosen: (buyIn) => this.#send({ type: 'sit', seat, buyIn }),
      },
    );
  }

  #askToAdd(): void {
    const { data, amounts, sheet } = this.#parts;
    if (this.#state === null) return;
    const { view, own } = this.#state;
    const mine = view.seats.find(({ seat }) => seat === view.seat);
    if (mine === undefined) return;
    askBuyIn(
      sheet,
      { texts: data.texts, amounts },
      {
        kind: 'add',
        least: view.rules.smallBlindMinor,
        most: view.rules.maxBuyInMinor - mine.stackMinor - own.added,
        balance: own.balance,
        onChosen: (amount) => this.#send({ type: 'add', amount }),
      },
    );
  }

  #showSeal(): void {
    const { texts } = this.#parts.data;
    const { sealSheet } = texts;
    if (this.#state === null || !this.isOpen) return;
    const { next, view } = this.#state;
    const { basisPoints, capMinor } = view.rules.rake;
    const paragraphs = sealSheet.texts.map((text) => {
      const paragraph = document.createElement('p');
      paragraph.textContent = text;
      return paragraph;
    });
    openSheet(
      this.#parts.sheet,
      sealSheet.title,
      texts.hands.close,
      ...paragraphs,
      factList([
        [sealSheet.current, view.hand?.commitment ?? sealSheet.none],
        [sealSheet.seeds, view.hand?.playerSeeds.join(', ') || sealSheet.none],
        [sealSheet.next, next?.commitment ?? sealSheet.none],
        [fillText(texts.hand, { hand: '' }).trim(), view.hand?.id ?? sealSheet.none],
        [
          sealSheet.rake,
          fillText(sealSheet.rakeValue, {
            percent: basisPoints / 100,
            cap: this.#parts.amounts.money(capMinor),
          }),
        ],
      ]),
    );
  }
}
