import type { WireEvent } from './hand-facts.ts';

export interface ReplaySeat {
  readonly seat: number;
  readonly name: string;
  readonly chips: number;
  readonly bet: number;
  readonly cards: readonly number[];
  readonly isFolded: boolean;
}

/** What is seen after an event of a history. */
export interface ReplayStep {
  readonly event: WireEvent;
  readonly board: readonly number[];
  readonly seats: readonly ReplaySeat[];
  /** With the bets of the round. */
  readonly pot: number;
}

/** The table after each event, as the owner of the history knew it. */
export function replaySteps(events: readonly WireEvent[]): ReplayStep[] {
  const [start] = events;
  if (start?.kind !== 'start') return [];
  let seats: readonly ReplaySeat[] = start.seats.map(({ seat, player, stackMinor }) => ({
    seat,
    name: player,
    chips: stackMinor,
    bet: 0,
    cards: [],
    isFolded: false,
  }));
  let board: readonly number[] = [];
  let pot = 0;
  const change = (seat: number, apply: (known: ReplaySeat) => Partial<ReplaySeat>): void => {
    seats = seats.map((known) => (known.seat === seat ? { ...known, ...apply(known) } : known));
  };
  return events.map((event) => {
    switch (event.kind) {
      case 'post':
      case 'act':
        pot += event.paysMinor;
        change(event.seat, ({ chips, bet, isFolded }) => ({
          chips: chips - event.paysMinor,
          bet: bet + event.paysMinor,
          isFolded: isFolded || (event.kind === 'act' && event.action === 'fold'),
        }));
        break;
      case 'deal':
      case 'show':
        change(event.seat, ({ cards }) => ({ cards: event.cards.length > 0 ? event.cards : cards }));
        break;
      case 'street':
        board = [...board, ...event.cards];
        if (event.street !== 'preflop') seats = seats.map((seat) => ({ ...seat, bet: 0 }));
        break;
      case 'uncalled':
        pot -= event.amountMinor;
        change(event.seat, ({ chips, bet }) => ({
          chips: chips + event.amountMinor,
          bet: Math.max(0, bet - event.amountMinor),
        }));
        break;
      case 'pot':
        pot -= event.rakeMinor;
        for (const { seat, amountMinor } of event.shares) {
          pot -= amountMinor;
          change(seat, ({ chips }) => ({ chips: chips + amountMinor, bet: 0 }));
        }
        break;
      case 'cancel':
        pot = 0;
        for (const { seat, amountMinor } of event.stacks)
          change(seat, () => ({ chips: amountMinor, bet: 0 }));
        break;
      default:
        break;
    }
    return { event, board, seats, pot };
  });
}
