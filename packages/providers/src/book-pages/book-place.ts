/** The sides of a match on which its result can be bet. */
export const bookSides = ['home', 'draw', 'away'] as const;
export type BookSide = (typeof bookSides)[number];

/** Where in the book a page starts, such as a match that somebody was sent a link to. */
export interface BookPlace {
  readonly event: number | null;
  /** Id of a league. */
  readonly league: string | null;
  /** Id of a sport. */
  readonly sport: string | null;
  /** Of the match: put on the slip as the page opens. */
  readonly pick: BookSide | null;
  /** What the pick was offered at where it was chosen, in thousandths. */
  readonly odd: number | null;
}

/** Fields of an address that our page may add to what was signed: they only say where to start. */
export const placeFields = ['event', 'league', 'sport', 'pick', 'odd'] as const;

const THOUSANDTHS = 1_000;
const ODD = /^\d{1,4}\.\d{2}$/;
const ID = /^[a-z0-9-]{1,64}$/;

/** The place in an address; a malformed field is none, since it may have been written by anyone. */
export function readPlace(query: URLSearchParams): BookPlace {
  const named = (field: 'league' | 'sport') => {
    const value = query.get(field) ?? '';
    return ID.test(value) ? value : null;
  };
  const odd = query.get('odd') ?? '';
  const event = query.get('event') ?? '';
  const number = /^[1-9]\d{0,15}$/.test(event) ? Number(event) : 0;
  return {
    event: number > 0 && Number.isSafeInteger(number) ? number : null,
    league: named('league'),
    sport: named('sport'),
    pick: bookSides.find((side) => side === query.get('pick')) ?? null,
    odd: ODD.test(odd) ? Math.round(Number(odd) * THOUSANDTHS) : null,
  };
}
