import { fillText, make } from '../../shell/client/page-data.ts';
import { drawCard } from '../../tables/client/card.ts';
import type { HandSummary, OpenedHand } from '../hand-archive.ts';
import { matchPlayer, matchProof } from '../tavla/client/match-sheet.ts';
import { eventWords } from './event-words.ts';
import { shownName } from './hand-words.ts';
import { proofOf, type ProofParts, withFinding } from './proof-part.ts';
import { type ReplayStep, replaySteps } from './replay-steps.ts';
import type { RoomCalls } from './room-calls.ts';
import { openSheet } from './sheets.ts';
import { stepControls } from './step-controls.ts';
import { verifyHand } from './verify-hand.ts';

export interface HistorySheetParts extends ProofParts {
  readonly sheet: HTMLDialogElement;
  readonly calls: RoomCalls;
}

interface HistoryEntry extends Pick<HandSummary, 'table' | 'endedAt' | 'netMinor'> {
  readonly onOpen: () => void;
}

/** The player's last hands and matches: a list, and each of them step by step with its proof. */
export class HistorySheet {
  readonly #parts: HistorySheetParts;

  constructor(parts: HistorySheetParts) {
    this.#parts = parts;
  }

  async open(): Promise<void> {
    const { calls, texts, sheet } = this.#parts;
    const [hands, matches] = await Promise.all([calls.hands(), calls.matches()]);
    const entries = [
      ...(hands ?? []).map((hand) => ({ ...hand, onOpen: () => void this.#replay(hand.hand) })),
      ...(matches ?? []).map((match) => ({ ...match, onOpen: () => void this.#replayMatch(match.match) })),
    ].sort((one, other) => other.endedAt.localeCompare(one.endedAt));
    const list = make('ul', 'hands');
    for (const entry of entries) list.append(this.#entry(entry));
    const empty = hands === null || matches === null ? texts.lost : texts.hands.none;
    const content = entries.length > 0 ? list : make('p', '', empty);
    openSheet(sheet, texts.hands.title, texts.hands.close, content);
  }

  #entry({ table, endedAt, netMinor, onOpen }: HistoryEntry): HTMLElement {
    const { texts, lang, amounts } = this.#parts;
    const time = new Intl.DateTimeFormat(lang, {
      dateStyle: 'short',
      timeStyle: 'short',
      timeZone: 'Europe/Istanbul',
    }).format(new Date(endedAt));
    const item = make('li');
    const open = make('button', netMinor > 0 ? 'plus' : '');
    open.type = 'button';
    open.textContent = fillText(texts.hands.entry, { table, time, net: amounts.net(netMinor) });
    open.addEventListener('click', onOpen);
    item.append(open);
    return item;
  }

  async #replay(id: string): Promise<void> {
    const { calls, texts } = this.#parts;
    const hand = await calls.hand(id);
    const title = fillText(texts.hand, { hand: id });
    this.#show(title, hand && [this.#player(hand), this.#proof(hand)]);
  }

  async #replayMatch(id: string): Promise<void> {
    const { calls, texts } = this.#parts;
    const match = await calls.match(id);
    const title = fillText(texts.tavla.replayTitle, { match: id });
    this.#show(title, match && [matchPlayer(match, this.#parts), matchProof(match, this.#parts)]);
  }

  #show(title: string, content: readonly HTMLElement[] | null): void {
    const { texts, sheet } = this.#parts;
    if (content === null)
      return openSheet(sheet, texts.hands.title, texts.hands.close, make('p', '', texts.lost));
    const back = make('button', 'minor', texts.hands.back);
    back.type = 'button';
    back.addEventListener('click', () => void this.open());
    openSheet(sheet, title, texts.hands.close, back, ...content);
  }

  /** Steps through a hand. */
  #player(hand: OpenedHand): HTMLElement {
    const steps = replaySteps(hand.events);
    const root = make('div', 'replay');
    const stage = make('div', 'replay-stage');
    const words = make('p', 'replay-words');
    words.setAttribute('role', 'status');
    const controls = stepControls(this.#parts.texts.hands, steps.length, (at) => {
      const shown = steps[at];
      if (shown === undefined) return;
      stage.replaceChildren(...this.#drawStep(shown, hand.seat));
      words.textContent = eventWords(shown, hand.seat, this.#parts);
    });
    root.append(stage, words, controls);
    return root;
  }

  #drawStep({ board, seats, pot }: ReplayStep, own: number): HTMLElement[] {
    const { texts, amounts } = this.#parts;
    const cards = make('div', 'replay-board');
    cards.append(...board.map(drawCard), make('b', '', `${texts.pot} ${amounts.money(pot)}`));
    const rows = seats.map(({ seat, name, chips, bet, cards: hole, isFolded }) => {
      const row = make('div', `replay-seat${isFolded ? ' folded' : ''}${seat === own ? ' own' : ''}`);
      const shown = make('span', 'replay-cards');
      shown.append(...hole.map(drawCard));
      row.append(
        shown,
        make('b', '', shownName(name)),
        make('span', '', amounts.money(chips)),
        make('em', '', bet > 0 ? amounts.money(bet) : ''),
      );
      return row;
    });
    return [cards, ...rows];
  }

  /** Verified in this browser as soon as it is opened. */
  #proof({ hand, events, opening, netMinor }: OpenedHand): HTMLElement {
    const { texts, seals } = this.#parts;
    const { hands } = texts;
    return proofOf(this.#parts, netMinor, JSON.stringify({ events, opening }), async () => {
      const count = await verifyHand({ events, opening });
      const [start] = events;
      if (count === null || start?.kind !== 'start') return { isProven: false, words: hands.broken };
      const { commitment, playerSeeds } = start;
      const finding = seals.compare(hand, { commitment, numbers: playerSeeds });
      return withFinding({ isProven: true, words: fillText(hands.proven, { count }) }, finding, texts);
    });
  }
}
