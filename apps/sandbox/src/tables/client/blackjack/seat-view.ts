import { allow } from '../../../shell/client/allow.ts';
import { fillText, make } from '../../../shell/client/page-data.ts';
import type { BlackjackPayout, BlackjackTableView } from '../../blackjack/blackjack-table-round.ts';
import type { SeatedPlayer } from '../../table-game.ts';
import type { TableTexts } from '../../texts/table-texts.ts';
import { chipIndexFor, drawChip } from '../chip.ts';
import { CardRow } from './card-row.ts';
import { cardsText, pointsText } from './points-text.ts';

type Hands = BlackjackTableView['seats'][number]['hands'];

interface SeatParts {
  readonly texts: TableTexts;
  readonly money: (amountMinor: number) => string;
  readonly chipText: (amountMinor: number) => string;
  readonly chips: readonly number[];
  onSit(): void;
  onBet(): void;
}

interface SeatState {
  readonly round: string;
  /** Null if the seat is free. */
  readonly player: SeatedPlayer | null;
  readonly isOwn: boolean;
  readonly canSit: boolean;
  readonly canBet: boolean;
  readonly stakeMinor: number;
  readonly hands: Hands;
  /** The hand whose turn it is. */
  readonly turn: number | null;
  readonly isInsured: boolean;
  readonly payout: BlackjackPayout | null;
  /** Its position among those that are dealt to, and their number. */
  readonly order: number;
  readonly players: number;
}

const DEAL_MS = 350;

/** A seat: its hands, and a circle that is sat down at or bet on. */
export class SeatView {
  readonly element = make('div', 'bj-seat');
  readonly seat: number;
  readonly #parts: SeatParts;
  readonly #hands = make('div', 'bj-hands');
  readonly #circle = make('button', 'bj-circle');
  readonly #label = make('span', 'bj-label');
  readonly #rows: CardRow[] = [];

  constructor(seat: number, parts: SeatParts) {
    this.seat = seat;
    this.#parts = parts;
    this.element.dataset['seat'] = String(seat);
    this.#circle.type = 'button';
    this.#circle.addEventListener('click', () => {
      if (this.element.classList.contains('own')) parts.onBet();
      else parts.onSit();
    });
    this.element.append(this.#hands, this.#circle, this.#label);
  }

  show(state: SeatState): void {
    const { player, isOwn, canSit, canBet, turn } = state;
    const taken = player !== null;
    this.element.classList.toggle('own', isOwn);
    this.element.classList.toggle('taken', taken);
    this.element.classList.toggle('turn', turn !== null);
    this.#showHands(state);
    this.#showCircle(state);
    allow(this.#circle, isOwn ? canBet : !taken && canSit);
    this.#label.replaceChildren(...this.#labelOf(state));
    this.#circle.setAttribute('aria-label', this.#circleLabel(state));
  }

  #showHands({ round, hands, turn, payout, order, players }: SeatState): void {
    const boxes = hands.map(({ cards, isSplit, isFinished }, index) => {
      const row = (this.#rows[index] ??= new CardRow());
      const label = cardsText(cards, this.#parts.texts);
      const delayMs = (card: number) => (isSplit || card > 1 ? 0 : (card * (players + 1) + order) * DEAL_MS);
      row.show(`${round} ${index} ${isSplit}`, cards, { label, delayMs });
      const box = make('div', `bj-hand ${index === turn ? 'turn' : ''}`.trim());
      box.append(
        row.element,
        make('span', 'bj-points', pointsText(cards, this.#parts.texts, { isSplit, isFinal: isFinished })),
      );
      const paid = payout?.hands[index];
      if (paid !== undefined && paid > 0)
        box.append(make('span', 'bj-paid', `+${this.#parts.chipText(paid)}`));
      return box;
    });
    this.#hands.replaceChildren(...boxes);
  }

  #showCircle({ isOwn, player, canSit, canBet, stakeMinor }: SeatState): void {
    const { texts, chipText, chips } = this.#parts;
    this.#circle.classList.toggle('awaits-bet', isOwn && canBet && stakeMinor === 0);
    if (stakeMinor > 0)
      this.#circle.replaceChildren(drawChip(chipText(stakeMinor), chipIndexFor(stakeMinor, chips)));
    else if (isOwn && canBet) this.#circle.replaceChildren(make('span', 'bj-sit', texts.blackjack.bet));
    else if (player === null && canSit)
      this.#circle.replaceChildren(make('span', 'bj-sit', texts.blackjack.sit));
    else this.#circle.replaceChildren();
  }

  /** Where there is room for neither a name nor a sum with its currency, a short one is shown. */
  #labelOf(state: SeatState): readonly (Element | string)[] {
    const { player, stakeMinor, isInsured } = state;
    const { texts, money, chipText } = this.#parts;
    if (player === null) return [];
    const insured = isInsured ? ` · ${texts.blackjack.insure}` : '';
    if (stakeMinor === 0) return [make('span', 'bj-long', `${this.#nameOf(state)}${insured}`)];
    const short = make('span', 'bj-short', chipText(stakeMinor));
    short.setAttribute('aria-hidden', 'true');
    return [make('span', 'bj-long', `${this.#nameOf(state)} ${money(stakeMinor)}${insured}`), short];
  }

  #nameOf({ isOwn, player }: SeatState): string {
    const { blackjack } = this.#parts.texts;
    return isOwn ? blackjack.you : (player?.name ?? blackjack.taken);
  }

  #circleLabel(state: SeatState): string {
    const { isOwn, player, stakeMinor } = state;
    const { blackjack } = this.#parts.texts;
    if (player === null) return fillText(blackjack.sitAt, { seat: this.seat });
    const seat = fillText(blackjack.seat, { seat: this.seat });
    const stake = stakeMinor > 0 ? `, ${this.#parts.money(stakeMinor)}` : '';
    return `${seat}, ${this.#nameOf(state)}${stake}${isOwn ? `. ${blackjack.betNow}` : ''}`;
  }
}
