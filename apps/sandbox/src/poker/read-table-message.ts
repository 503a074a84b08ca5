import type { PokerDecision } from '@baize/games';

import { type Fields, readFields } from '../wire/read-fields.ts';
import { HAND, isText, isWhole, SEED } from './message-fields.ts';
import type { PageMessage } from './table-messages.ts';

/** More than any table has. */
const MOST_MINOR = 10_000_000_000;
const MOST_SEATS = 6;
const MOST_EVENTS = 1_000;

/** Parses a message of a table's page; null if it is unknown or malformed. */
export function readTableMessage(text: string): PageMessage | null {
  const fields = readFields(text);
  switch (fields?.['type']) {
    case 'sit': {
      const { seat, buyIn } = fields;
      return isWhole(seat, MOST_SEATS - 1) && isWhole(buyIn, MOST_MINOR)
        ? { type: 'sit', seat, buyInMinor: BigInt(buyIn) }
        : null;
    }
    case 'add': {
      const { amount } = fields;
      return isWhole(amount, MOST_MINOR) ? { type: 'add', amountMinor: BigInt(amount) } : null;
    }
    case 'act':
      return readAct(fields);
    case 'seed': {
      const { hand, seed } = fields;
      return isText(hand, HAND) && isText(seed, SEED) ? { type: 'seed', hand, seed } : null;
    }
    case 'away': {
      const { isAway } = fields;
      return typeof isAway === 'boolean' ? { type: 'away', isAway } : null;
    }
    case 'leave':
      return { type: 'leave' };
    default:
      return null;
  }
}

function readAct(fields: Fields): PageMessage | null {
  const { hand, turn } = fields;
  const decision = readDecision(fields);
  if (!isText(hand, HAND) || !isWhole(turn, MOST_EVENTS) || decision === null) return null;
  return { type: 'act', hand, turn, decision };
}

function readDecision({ action, to }: Fields): PokerDecision | null {
  if (action === 'fold' || action === 'check' || action === 'call') return { action };
  if (action !== 'bet' && action !== 'raise') return null;
  return isWhole(to, MOST_MINOR) ? { action, toMinor: BigInt(to) } : null;
}

/** The first message of a page: the key of its session, and the table that it opens. */
export function readGreeting(text: string): { readonly playKey: string; readonly table: number } | null {
  const fields = readFields(text);
  const playKey = fields?.['playKey'];
  const table = fields?.['table'];
  return typeof playKey === 'string' && isWhole(table, MOST_MINOR) ? { playKey, table } : null;
}
