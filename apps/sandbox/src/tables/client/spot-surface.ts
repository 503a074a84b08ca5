import type { SoundName } from '../../shell/client/sound/sounds.ts';
import { fillText, make } from '../../shell/client/page-data.ts';
import type { FinishedRound, OwnMessage, SpotBetWire, StateMessage } from '../table-messages.ts';
import { CARD_GAMES } from './cards/card-games.ts';
import { CardScene } from './cards/card-scene.ts';
import { chipIndexFor, drawChip } from './chip.ts';
import { DICE_GAMES } from './dice/dice-games.ts';
import { DiceScene } from './dice/dice-scene.ts';
import { HAND_GAMES } from './hands/hand-games.ts';
import { HandScene } from './hands/hand-scene.ts';
import { LadderScene } from './ladder/ladder-scene.ts';
import { PropScene } from './props/prop-scene.ts';
import { PROPS } from './props/props.ts';
import { RouletteScene } from './roulette/roulette-scene.ts';
import type { Scene, SceneParts } from './scene.ts';
import { SpotBoard, type SpotMark } from './spot-board.ts';
import { nameOfSpot } from './spot-names.ts';
import type { Surface } from './surface.ts';
import type { TableDesk } from './table-desk.ts';
import { WheelScene } from './wheels/wheel-scene.ts';

const NARROW_UNTIL_PX = 640;

/** Tables whose chips lie on spots. */
export class SpotSurface implements Surface {
  readonly elements: readonly HTMLElement[];
  readonly sound: SoundName;
  readonly #desk: TableDesk;
  readonly #board: SpotBoard;
  readonly #scene: Scene;
  readonly #narrow: MediaQueryList;
  #state: StateMessage | null = null;

  constructor(desk: TableDesk) {
    this.#desk = desk;
    this.#board = new SpotBoard({
      label: desk.texts.board,
      onPlace: (spot) => desk.place([[spot, 1]]),
      onRemove: (spot) => desk.remove(spot),
    });
    this.#scene = createScene({
      data: desk.data.own,
      lang: desk.data.lang,
      rearrange: () => this.#arrange(),
      placeAll: (chips) => desk.place(chips),
      move: (move) => desk.move(move),
    });
    const { narrowUntilPx = NARROW_UNTIL_PX } = this.#scene;
    this.#narrow = matchMedia(`(max-width: ${narrowUntilPx}px) and (orientation: portrait)`);
    const area = make('div', 'board-area');
    area.append(this.#board.element, ...(this.#scene.extras ? [this.#scene.extras] : []));
    this.sound = this.#scene.sound;
    this.elements = [this.#scene.element, area];
    this.#narrow.addEventListener('change', () => this.#arrange());
    this.#board.arrange(this.#scene.layout(this.#narrow.matches), this.#narrow.matches);
  }

  show(state: StateMessage, elapsedMs: number): void {
    this.#state = state;
    this.#scene.show(state, elapsedMs);
    this.#board.highlight(state.winners);
  }

  showOwn(own: OwnMessage): void {
    this.#scene.showOwn?.(this.fromOwn(own), own.stake === 'taken');
  }

  refresh(own: OwnMessage | null): void {
    const paid = this.#paidBySpot(own);
    for (const { id, kind, pays } of this.#desk.data.own.spots) {
      const amount = this.#desk.plan.bets.get(id) ?? 0;
      const name = nameOfSpot({ id, kind }, this.#desk.texts);
      this.#board.mark(id, this.#markOf({ name, pays, amount, paid: paid.get(id) }));
    }
    this.#board.disable(!this.#desk.canBet);
  }

  pip(result: FinishedRound): HTMLElement {
    return this.#scene.pip(result);
  }

  describe(state: StateMessage): string | null {
    return this.#scene.describe(state);
  }

  invitation(): null {
    return null;
  }

  stakedOf({ betMinor }: OwnMessage): number {
    return betMinor;
  }

  fromOwn({ bets }: OwnMessage): readonly SpotBetWire[] {
    return Array.isArray(bets) ? bets : [];
  }

  toWire(bets: readonly SpotBetWire[]): unknown {
    return bets;
  }

  #arrange(): void {
    this.#board.arrange(this.#scene.layout(this.#narrow.matches), this.#narrow.matches);
    this.refresh(null);
    this.#board.highlight(this.#state?.winners ?? []);
  }

  #paidBySpot(own: OwnMessage | null): ReadonlyMap<string, number> {
    const paid = (own?.result as { paid?: readonly number[] } | null)?.paid ?? [];
    const isShown = this.#state?.phase === 'result' && own?.round === this.#state.round;
    if (!isShown || own === null) return new Map();
    return new Map(this.fromOwn(own).map(({ spot }, index) => [spot, paid[index] ?? 0]));
  }

  #markOf(spot: { name: string; pays: number; amount: number; paid: number | undefined }): SpotMark {
    const { texts, shell, chipText, data } = this.#desk;
    const { name, amount, paid } = spot;
    const pays = fillText(texts.pays, { pays: spot.pays.toLocaleString(data.lang) });
    const label =
      amount > 0
        ? fillText(texts.withBet, { name, pays, amount: shell.money(amount) })
        : fillText(texts.onSpot, { name, pays });
    const look = paid === undefined ? '' : paid > amount ? 'won' : paid > 0 ? 'returned' : 'lost';
    return {
      chip: amount > 0 ? drawChip(chipText(amount), chipIndexFor(amount, data.own.chips)) : null,
      label: paid === undefined || paid === 0 ? label : `${label}, ${shell.money(paid)}`,
      paid: paid === undefined ? null : { text: paid > 0 ? chipText(paid) : '', look },
    };
  }
}

function createScene(parts: SceneParts): Scene {
  const { play } = parts.data;
  const [cards, dice, hands, prop] = [CARD_GAMES[play], DICE_GAMES[play], HAND_GAMES[play], PROPS[play]];
  if (cards) return new CardScene(parts, cards);
  if (dice) return new DiceScene(parts, dice);
  if (hands) return new HandScene(parts, hands);
  if (prop) return new PropScene(parts, prop(parts.lang));
  switch (play) {
    case 'tables/money-wheel':
    case 'tables/sweet-wheel':
      return new WheelScene(parts);
    case 'tables/boom-ladder':
      return new LadderScene(parts);
    default:
      return new RouletteScene(parts);
  }
}
