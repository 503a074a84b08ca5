import { element, fillText, make } from '../../../shell/client/page-data.ts';
import type { BlackjackPayout, BlackjackTableView } from '../../blackjack/blackjack-table-round.ts';
import type { FinishedRound, OwnMessage, SpotBetWire, StateMessage } from '../../table-messages.ts';
import type { SpotFacts } from '../../table-page.ts';
import type { Surface } from '../surface.ts';
import type { TableDesk } from '../table-desk.ts';
import { BlackjackActions } from './blackjack-actions.ts';
import { DealerHand } from './dealer-hand.ts';
import { FeltProps } from './felt-props.ts';
import { pointsText } from './points-text.ts';
import { SeatView } from './seat-view.ts';

/** The own bet circle, as a spot for the chips; a blackjack pays most. */
export const SEAT_SPOT: SpotFacts = { id: 'seat', kind: 'seat', pays: 1, top: 250 };

const SEATS = [1, 2, 3, 4, 5, 6, 7];
/** As in `sideways.css`: the bar is beside the felt, and has the decisions. */
const SIDEWAYS = '(max-height: 460px) and (min-width: 561px) and (orientation: landscape)';

/** The blackjack table: the dealer above, seven seats, and the decisions. */
export class BlackjackSurface implements Surface {
  readonly sound = 'card';
  readonly elements: readonly HTMLElement[];
  readonly #desk: TableDesk;
  readonly #props = new FeltProps();
  readonly #dealer: DealerHand;
  readonly #seats: readonly SeatView[];
  readonly #actions: BlackjackActions;
  readonly #controls = make('div', 'bj-controls');
  readonly #sideways = matchMedia(SIDEWAYS);
  #state: StateMessage | null = null;
  #own: OwnMessage | null = null;

  constructor(desk: TableDesk) {
    this.#desk = desk;
    const { texts } = desk;
    this.#dealer = new DealerHand(texts);
    this.#seats = SEATS.map(
      (seat) =>
        new SeatView(seat, {
          texts,
          money: desk.shell.money,
          chipText: desk.chipText,
          chips: desk.data.own.chips,
          onSit: () => desk.sit(seat),
          onBet: () => desk.place([[SEAT_SPOT.id, 1]]),
        }),
    );
    this.#actions = new BlackjackActions(
      texts,
      desk.shell.money,
      (move) => desk.move(move),
      () => desk.sit(null),
    );
    const felt = make('div', 'bj-felt');
    const rules = make('p', 'bj-rules');
    rules.append(make('b', '', texts.blackjack.rule2), make('span', '', texts.blackjack.rule1));
    const seats = make('div', 'bj-seats');
    seats.append(...this.#seats.map(({ element }) => element));
    felt.append(this.#props.element, this.#dealer.element, rules, seats);
    this.#controls.append(this.#actions.element);
    this.elements = [felt, this.#controls];
    this.#sideways.addEventListener('change', () => this.#placeControls());
  }

  show(state: StateMessage): void {
    if (this.#state === null) this.#placeControls();
    this.#state = state;
    const view = state.view as BlackjackTableView | null;
    this.#props.show(state.dealer);
    this.#dealer.show(state.round, view);
    this.#draw();
  }

  showOwn(own: OwnMessage): void {
    this.#own = own;
    this.#draw();
  }

  refresh(own: OwnMessage | null): void {
    this.#own = own ?? this.#own;
    this.#draw();
  }

  pip({ result = '' }: FinishedRound): HTMLElement {
    const look = result === 'BUST' ? 'green' : result === 'BJ' ? 'red' : 'black';
    return make('span', `pip wide ${look}`, result === 'BUST' ? '✕' : result);
  }

  describe({ phase, view }: StateMessage): string | null {
    if (phase !== 'result' || view === null) return null;
    const { dealer } = view as BlackjackTableView;
    const { texts } = this.#desk;
    return fillText(texts.blackjack.dealer, { points: pointsText(dealer, texts, { isFinal: true }) });
  }

  invitation(own: OwnMessage | null): string {
    const { blackjack } = this.#desk.texts;
    return own?.seat == null ? blackjack.first : blackjack.betNow;
  }

  turnText(state: StateMessage, own: OwnMessage | null): string | null {
    const { blackjack } = this.#desk.texts;
    const view = state.view as BlackjackTableView | null;
    const seat = own?.seat ?? null;
    if (view === null || view.phase === 'over' || view.seats.length === 0) return null;
    const isOwnTurn = view.allowed.some((allowed) => allowed.seat === seat && allowed.actions.length > 0);
    if (!isOwnTurn) return view.phase === 'insurance' ? null : blackjack.others;
    if (view.phase === 'insurance') return blackjack.insuranceTurn;
    const hand = view.seats.find((taken) => taken.seat === seat)?.hands[view.turn?.hand ?? 0];
    return fillText(blackjack.yourTurn, { points: pointsText(hand?.cards ?? [], this.#desk.texts) });
  }

  stakedOf({ result, betMinor }: OwnMessage): number {
    return (result as BlackjackPayout | null)?.staked ?? betMinor;
  }

  fromOwn({ bets }: OwnMessage): readonly SpotBetWire[] {
    const { stakeMinor } = (bets ?? {}) as { stakeMinor?: string };
    return stakeMinor === undefined ? [] : [{ spot: SEAT_SPOT.id, stakeMinor }];
  }

  toWire(bets: readonly SpotBetWire[]): unknown {
    return bets.map(({ stakeMinor }) => ({ seat: this.#own?.seat, stakeMinor }));
  }

  #placeControls(): void {
    element(this.#sideways.matches ? 'bar' : 'table').append(this.#controls);
  }

  #draw(): void {
    const [state, own] = [this.#state, this.#own];
    if (state === null) return;
    const view = state.view as BlackjackTableView | null;
    const ownSeat = own?.seat ?? null;
    for (const seat of this.#seats) {
      const isOwn = seat.seat === ownSeat;
      const stake = view?.bets.find((bet) => bet.seat === seat.seat)?.stakeMinor ?? 0;
      seat.show({
        round: state.round,
        player: state.seats?.[seat.seat - 1] ?? null,
        isOwn,
        canSit: ownSeat === null,
        canBet: isOwn && this.#desk.canBet,
        stakeMinor: isOwn && view === null ? this.#desk.plan.total : stake,
        hands: view?.seats.find((taken) => taken.seat === seat.seat)?.hands ?? [],
        turn: view?.turn?.seat === seat.seat ? view.turn.hand : null,
        isInsured: view?.seats.find((taken) => taken.seat === seat.seat)?.insurance === 'taken',
        payout: isOwn && state.phase === 'result' ? ((own?.result as BlackjackPayout | null) ?? null) : null,
        order: view?.seats.findIndex((taken) => taken.seat === seat.seat) ?? 0,
        players: view?.seats.length ?? 0,
      });
    }
    const allowed = view?.allowed.find(({ seat }) => seat === ownSeat)?.actions ?? [];
    const { minMinor } = this.#desk.data.own.limits;
    this.#actions.show({
      view,
      seat: ownSeat,
      allowed,
      stakeMinor: own?.betMinor ?? 0,
      minMinor,
      canLeave: own?.stake !== 'taken',
    });
  }
}
