/** One finished round at a table, as its provider words it. */
export interface LiveRound {
  readonly gameId: string;
  readonly result?: string;
  readonly color?: string;
  readonly totalSum?: number;
  readonly winner?: string;
  readonly player?: number;
  readonly banker?: number;
}

/** What is known about a table. Anything may be missing: the provider tells it bit by bit. */
export interface LiveTable {
  readonly id: string;
  readonly type?: string;
  readonly isOpen?: boolean;
  readonly limits?: { readonly minBet: number; readonly maxBet: number };
  readonly currency?: string;
  readonly dealer?: string;
  readonly players?: number;
  /** Seats 1 to 7, true for taken; empty where the table has no seats of its own. */
  readonly seats: readonly boolean[];
  /** The oldest first. */
  readonly rounds: readonly LiveRound[];
}

/** What one frame tells about a table. */
export interface TablePatch extends Omit<Partial<LiveTable>, 'id' | 'seats'> {
  /** Only the seats that the frame names, by their number less one. */
  readonly seats?: ReadonlyMap<number, boolean>;
}

const MAX_ROUNDS = 20;
const SEATS = 7;

/** Numbers too long for a number, by their size: ids are texts and may begin with zeros. */
function compareGames(a: LiveRound, b: LiveRound): number {
  const [one, other] = [a.gameId.replace(/^0+/, ''), b.gameId.replace(/^0+/, '')];
  return one.length - other.length || (one < other ? -1 : one > other ? 1 : 0);
}

function mergeRounds(known: readonly LiveRound[], update: readonly LiveRound[]): readonly LiveRound[] {
  const byGame = new Map(known.map((round) => [round.gameId, round]));
  const fresh = update.filter(({ gameId }) => !byGame.has(gameId));
  return fresh.length === 0 ? known : [...known, ...fresh].toSorted(compareGames).slice(-MAX_ROUNDS);
}

function mergeSeats(known: readonly boolean[], update: ReadonlyMap<number, boolean>): readonly boolean[] {
  if ([...update].every(([seat, isTaken]) => known[seat] === isTaken)) return known;
  return Array.from({ length: SEATS }, (_, seat) => update.get(seat) ?? known[seat] ?? false);
}

/** Lays a frame over what is known. @returns the table itself when the frame says nothing new */
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
