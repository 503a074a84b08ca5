import type { LiveRound, TablePatch } from './live-table.ts';

/** A frame from the provider, as far as the site uses it. */
export type FeedFrame =
  | { readonly kind: 'pong' | 'tables' }
  | { readonly kind: 'table'; readonly id: string; readonly patch: TablePatch };

type Fields = Readonly<Record<string, unknown>>;

const MAX_TEXT = 60;
const MAX_ROUNDS = 50;
const MAX_FRAME_LENGTH = 64 * 1024;
const SEATS = 7;

function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? // The keys of a parsed JSON object are strings.
      (value as Fields)
    : undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' && value.length <= MAX_TEXT ? value : undefined;
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;
}

/** Drops undefined values, so that they don't overwrite known ones. */
function known<Values extends Fields>(
  values: Values,
): { [Name in keyof Values]?: NonNullable<Values[Name]> } {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  // Filtering keeps the names and drops only the undefined ones.
  return Object.fromEntries(entries) as { [Name in keyof Values]?: NonNullable<Values[Name]> };
}

function readRound(value: unknown): LiveRound | undefined {
  const fields = fieldsOf(value);
  const gameId = textOf(fields?.['gameId']);
  if (!fields || gameId === undefined) return undefined;
  const { result } = fields;
  return {
    gameId,
    ...known({
      result: typeof result === 'number' ? String(result) : textOf(result),
      color: textOf(fields['color']),
      totalSum: numberOf(fields['totalSum']),
      winner: textOf(fields['winner']),
      player: numberOf(fields['player']),
      banker: numberOf(fields['banker']),
    }),
  };
}

/** Results come as a list with a whole table, and one by one in changes. */
function readRounds({ last20Results, gameResult }: Fields): readonly LiveRound[] | undefined {
  const list: readonly unknown[] = Array.isArray(last20Results) ? last20Results.slice(-MAX_ROUNDS) : [];
  const rounds = [...list, gameResult].map(readRound).filter((round) => round !== undefined);
  return rounds.length > 0 ? rounds : undefined;
}

function readSeats(fields: Fields): ReadonlyMap<number, boolean> | undefined {
  const seats = new Map<number, boolean>();
  for (let seat = 0; seat < SEATS; seat += 1) {
    const isTaken = fields[`seat${seat + 1}`];
    if (typeof isTaken === 'boolean') seats.set(seat, isTaken);
  }
  return seats.size > 0 ? seats : undefined;
}

function readPatch(fields: Fields): TablePatch {
  const limits = fieldsOf(fields['tableLimits']);
  const minBet = numberOf(limits?.['minBet']);
  const maxBet = numberOf(limits?.['maxBet']);
  const isOpen = fields['tableOpen'];
  return known({
    type: textOf(fields['tableType']),
    isOpen: typeof isOpen === 'boolean' ? isOpen : undefined,
    limits: minBet === undefined || maxBet === undefined ? undefined : { minBet, maxBet },
    currency: textOf(fields['currency']),
    dealer: textOf(fieldsOf(fields['dealer'])?.['name']),
    players: numberOf(fields['totalSeatedPlayers']),
    seats: readSeats(fields),
    rounds: readRounds(fields),
  });
}

/** Parses a message of the socket. @returns undefined for anything unknown */
export function readFrame(data: unknown): FeedFrame | undefined {
  if (typeof data !== 'string' || data.length > MAX_FRAME_LENGTH) return undefined;
  let fields: Fields | undefined;
  try {
    fields = fieldsOf(JSON.parse(data));
  } catch {
    return undefined;
  }
  if (!fields) return undefined;
  if ('pongTime' in fields) return { kind: 'pong' };
  if (Array.isArray(fields['tableKey'])) return { kind: 'tables' };
  const id = textOf(fields['tableId']);
  const patch = readPatch(fields);
  return id === undefined || Object.keys(patch).length === 0 ? undefined : { kind: 'table', id, patch };
}
