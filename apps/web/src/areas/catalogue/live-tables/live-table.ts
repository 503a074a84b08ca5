/** One finished round at a table, in the provider's terms. */
export interface LiveRound {
  readonly gameId: string;
  readonly result?: string;
  readonly color?: string;
  readonly totalSum?: number;
  readonly winner?: string;
  readonly player?: number;
  readonly banker?: number;
}

/** What is known about a table. Anything may be missing: the provider sends it in parts. */
export interface LiveTable {
  readonly id: string;
  readonly type?: string;
  readonly isOpen?: boolean;
  readonly limits?: { readonly minBet: number; readonly maxBet: number };
  readonly currency?: string;
  readonly dealer?: string;
  readonly players?: number;
  /** Seats 1 to 7, true if taken; empty if the table has none. */
  readonly seats: readonly boolean[];
  /** Oldest first. */
  readonly rounds: readonly LiveRound[];
}

/** The changes of a table in one frame. */
export interface TablePatch extends Omit<Partial<LiveTable>, 'id' | 'seats'> {
  /** Only the seats in the frame, by seat number less one. */
  readonly seats?: ReadonlyMap<number, boolean>;
}

const MAX_ROUNDS = 20;
const SEATS = 7;

/** By numeric value: ids are digits with leading zeros, too long for a number. */
function compareGames(a: LiveRound, b: LiveRound): number {
  const [one, other] = [a.gameId.replace(/^0+/, ''), b.gameId.replace(/^0+/, '')];
  return one.length - other.length || (one < other ? -1 : one > other ? 1 : 0);
}

function mergeRounds(known: readonly LiveRound[], update: readonly LiveRound[]): readonly LiveRound[] {
  const byGame = new Map(known.map((round) => [round.gameId, round]));
  const fresh = update.filter(({ gameId }) => !byGame.has(gameId));
  return fresh.length === 0 ? known : [...known, ...fresh].sort(compareGames).slice(-MAX_ROUNDS);
}

function mergeSeats(known: readonly boolean[], update: ReadonlyMap<number, boolean>): readonly boolean[] {
  if ([...update].every(([seat, isTaken]) => known[seat] === isTaken)) return known;
  return Array.from({ length: SEATS }, (_, seat) => update.get(seat) ?? known[seat] ?? false);
}

/** Merges a frame. @returns the same table if the frame has nothing new */
export function mergeTable(known: LiveTable, { seats, rounds, limits, ...plain }: TablePatch): LiveTable {
  const next: LiveTable = {
    ...known,
    ...plain,
    ...(limits && (limits.minBet !== known.limits?.minBet || limits.maxBet !== known.limits.maxBet)
      ? { limits }
      : {}),
    seats: seats ? mergeSeats(known.seats, seats) : known.seats,
    rounds: rounds ? mergeRounds(known.rounds, rounds) : known.rounds,
  };
  const names = Object.keys(next) as (keyof LiveTable)[];
  return names.every((name) => next[name] === known[name]) ? known : next;
}

export function emptyTable(id: string): LiveTable {
  return { id, seats: [], rounds: [] };
}
