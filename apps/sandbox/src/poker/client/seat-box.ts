import { make } from '../../shell/client/page-data.ts';
import { drawCard } from '../../tables/client/card.ts';
import { drawChip } from '../../tables/client/chip.ts';
import { svg } from '../../tables/client/svg.ts';
import type { RoomTexts } from '../texts/room-texts.ts';
import type { SeatInfo } from './seat-info.ts';

export interface SeatBoxParts {
  readonly seat: number;
  readonly texts: RoomTexts;
  readonly money: (amountMinor: number) => string;
  readonly onSit: (seat: number) => void;
}

/** Stays below the length of a circle of radius 30 on which it is drawn. */
const RING = 100;

/** One seat of the table: its player with cards, chips and bet, or a button to sit down. */
export class SeatBox {
  readonly root = make('div', 'seat');
  readonly #parts: SeatBoxParts;
  readonly #sit = make('button', 'sit');
  readonly #cards = make('div', 'seat-cards');
  readonly #letter = make('span');
  readonly #ring = svg('circle', { cx: 32, cy: 32, r: 30, pathLength: RING, class: 'ring' });
  readonly #name = make('b');
  readonly #chips = make('em');
  readonly #tag = make('p', 'tag');
  readonly #bet = make('div', 'bet');
  readonly #betText = make('b');
  readonly #dealer = make('i', 'dealer', 'D');
  #drawn = '';
  #info: SeatInfo | null = null;
  #ticking: ReturnType<typeof setInterval> | undefined;

  constructor(parts: SeatBoxParts) {
    this.#parts = parts;
    const { seat, texts } = parts;
    this.#sit.type = 'button';
    this.#sit.addEventListener('click', () => parts.onSit(seat));
    this.#sit.append(make('span', '', texts.freeSeatShort));
    this.#sit.setAttribute('aria-label', texts.freeSeat.replace('{seat}', String(seat + 1)));
    this.#dealer.title = texts.dealer;
    const avatar = make('div', 'avatar');
    avatar.append(svg('svg', { viewBox: '0 0 64 64', 'aria-hidden': 'true' }, this.#ring), this.#letter);
    const plate = make('div', 'plate');
    plate.append(this.#name, this.#chips);
    this.#bet.append(drawChip('', seat), this.#betText);
    this.root.append(this.#cards, avatar, plate, this.#tag, this.#bet, this.#dealer, this.#sit);
  }

  /** @param place around the table, 0 is nearest @param canSit whether the player of the page may take it */
  show(
    info: SeatInfo | null,
    { place, canSit, isReserved }: { place: number; canSit: boolean; isReserved: boolean },
    words: { readonly tag: string; readonly tagKind: string; readonly spoken: string },
    nowMs: number,
  ): void {
    const { texts, money } = this.#parts;
    this.#info = info;
    this.root.className = `seat place-${place}${info === null ? ' free' : ''}${info?.isOwn ? ' own' : ''}${info?.isFolded ? ' folded' : ''}${info?.turn ? ' turn' : ''}${(info?.won ?? 0) > 0 ? ' won' : ''}${info?.status === 'out' ? ' out' : ''}`;
    this.root.setAttribute('role', 'group');
    this.root.setAttribute(
      'aria-label',
      info === null
        ? (texts.freeSeat.split(':')[0]?.replace('{seat}', String(this.#parts.seat + 1)) ?? '')
        : words.spoken,
    );
    this.#sit.hidden = info !== null || !canSit || isReserved;
    this.#letter.textContent = info?.name.slice(0, 1).toLocaleUpperCase('tr') ?? '';
    const name = info?.name ?? (isReserved ? texts.reserved : '');
    this.#name.replaceChildren(...(name === '' ? [] : [make('span', '', name)]));
    this.root.toggleAttribute('data-house', info?.isHouse ?? false);
    if (info?.isHouse) this.#name.append(make('small', '', texts.houseTag));
    this.#chips.textContent = info === null ? '' : money(info.chips);
    this.#tag.textContent = words.tag;
    this.#tag.className = `tag ${words.tagKind}`;
    this.#tag.hidden = words.tag === '';
    this.#bet.hidden = (info?.bet ?? 0) === 0;
    this.#betText.textContent = money(info?.bet ?? 0);
    this.#dealer.hidden = !(info?.isDealer ?? false);
    this.#showCards(info?.cards ?? []);
    this.#showTime(nowMs);
  }

  #showCards(cards: readonly (number | null)[]): void {
    const key = cards.join();
    if (key === this.#drawn) return;
    this.#drawn = key;
    this.#cards.dataset['count'] = String(cards.length);
    this.#cards.replaceChildren(...cards.map(drawCard));
  }

  /** The ring runs down with the time; it turns red in the time bank. */
  #showTime(nowMs: number): void {
    clearInterval(this.#ticking);
    const turn = this.#info?.turn;
    this.#ring.setAttribute('stroke-dasharray', `0 ${RING}`);
    if (!turn) return;
    const lead = nowMs - performance.now();
    const draw = (): void => {
      const now = performance.now() + lead;
      const isBank = now >= turn.bankFromMs;
      const [from, to] = isBank ? [turn.bankFromMs, turn.endsAtMs] : [turn.fromMs, turn.bankFromMs];
      const share = to <= from ? 0 : Math.min(1, Math.max(0, (to - now) / (to - from)));
      this.#ring.setAttribute('stroke-dasharray', `${share * RING} ${RING}`);
      this.#ring.classList.toggle('bank', isBank);
    };
    draw();
    this.#ticking = setInterval(draw, 250);
  }
}
