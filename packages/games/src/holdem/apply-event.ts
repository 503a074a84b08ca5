import type { HandEvent, HandStarted, SeatActed } from './hand-events.ts';
import type { HandSeat, HandState, Street } from './hand-state.ts';

/** The state before anything but the start. */
export function startedHand(event: HandStarted): HandState {
  const { id, rules, positions, commitment, playerSeeds } = event;
  return {
    id,
    rules,
    commitment,
    playerSeeds,
    positions,
    seats: event.seats.map((seat) => ({
      ...seat,
      betMinor: 0n,
      paidMinor: 0n,
      cards: [],
      isFolded: false,
      actedAtMinor: null,
      showdown: null,
    })),
    street: null,
    board: [],
    betMinor: 0n,
    raiseMinor: rules.bigBlindMinor,
    lastToAct: positions.button,
    aggressor: null,
    rakeMinor: 0n,
    outcome: null,
  };
}

/** The state after an event. Whether the rules allow the event has been decided before. */
export function applyEvent(state: HandState, event: HandEvent): HandState {
  switch (event.kind) {
    case 'start':
      return startedHand(event);
    case 'post':
      return changeSeat(state, event.seat, (seat) => pay(seat, event.paysMinor));
    case 'deal':
      return changeSeat(state, event.seat, (seat) => ({ ...seat, cards: event.cards }));
    case 'street':
      return beginStreet({ ...state, board: [...state.board, ...event.cards] }, event.street);
    case 'act':
      return applyAct(state, event);
    case 'uncalled':
      return changeSeat(state, event.seat, (seat) => pay(seat, -event.amountMinor));
    case 'show':
      return changeSeat(state, event.seat, (seat) => ({ ...seat, cards: event.cards, showdown: 'shown' }));
    case 'muck':
      return changeSeat(state, event.seat, (seat) => ({ ...seat, showdown: 'mucked' }));
    case 'pot':
      return event.shares.reduce<HandState>(
        (after, { seat, amountMinor }) =>
          changeSeat(after, seat, (winner) => ({ ...winner, stackMinor: winner.stackMinor + amountMinor })),
        { ...state, rakeMinor: state.rakeMinor + event.rakeMinor },
      );
    case 'end':
      return { ...state, outcome: 'played' };
    case 'cancel':
      return event.stacks.reduce<HandState>(
        (after, { seat, amountMinor }) =>
          changeSeat(after, seat, (owner) => ({
            ...owner,
            stackMinor: amountMinor,
            betMinor: 0n,
            paidMinor: 0n,
          })),
        { ...state, rakeMinor: 0n, outcome: 'cancelled' },
      );
  }
}

function changeSeat(state: HandState, seat: number, change: (seat: HandSeat) => HandSeat): HandState {
  return { ...state, seats: state.seats.map((known) => (known.seat === seat ? change(known) : known)) };
}

function pay(seat: HandSeat, amountMinor: bigint): HandSeat {
  return {
    ...seat,
    stackMinor: seat.stackMinor - amountMinor,
    betMinor: seat.betMinor + amountMinor,
    paidMinor: seat.paidMinor + amountMinor,
  };
}

function beginStreet(state: HandState, street: Street): HandState {
  const { bigBlindMinor } = state.rules;
  // The blinds are bets of the first round, of which the big one has to be matched even if its seat could not pay it.
  if (street === 'preflop') {
    return { ...state, street, betMinor: bigBlindMinor, lastToAct: state.positions.bigBlind };
  }
  return {
    ...state,
    street,
    seats: state.seats.map((seat) => ({ ...seat, betMinor: 0n, actedAtMinor: null })),
    betMinor: 0n,
    raiseMinor: bigBlindMinor,
    lastToAct: state.positions.button,
    aggressor: null,
  };
}

function applyAct(state: HandState, { seat, action, paysMinor, toMinor }: SeatActed): HandState {
  const isRaise = action === 'bet' || action === 'raise';
  const added = toMinor - state.betMinor;
  const after: HandState = {
    ...state,
    lastToAct: seat,
    betMinor: isRaise ? toMinor : state.betMinor,
    // An all-in of less than a full raise does not change what the next raise has to add.
    raiseMinor: isRaise && added > state.raiseMinor ? added : state.raiseMinor,
    aggressor: isRaise ? seat : state.aggressor,
  };
  return changeSeat(after, seat, (actor) => ({
    ...pay(actor, paysMinor),
    isFolded: action === 'fold',
    actedAtMinor: after.betMinor,
  }));
}
