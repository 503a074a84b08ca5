import { readFields } from '../wire/read-fields.ts';
import type { PageMessage } from './table-messages.ts';

const SEATS = 7;
const ROUND = /^\d{1,20}$/;

/** Parses a page's message; null if it is unknown or malformed. What a game reads itself stays as it is. */
export function readPageMessage(text: string): PageMessage | null {
  const fields = readFields(text);
  if (fields === null) return null;
  const { type, round, bets, move, seat } = fields;
  if (type === 'sit') {
    const isSeat = typeof seat === 'number' && Number.isInteger(seat) && seat >= 1 && seat <= SEATS;
    return isSeat || seat === null ? { type, seat } : null;
  }
  if (typeof round !== 'string' || !ROUND.test(round)) return null;
  if (type === 'bets') return { type, round, bets };
  return type === 'move' ? { type, round, move } : null;
}
