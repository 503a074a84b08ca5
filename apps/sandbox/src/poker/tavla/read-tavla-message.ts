import type { Play, Side, Step } from '@baize/games/tavla';

import { type Fields, readFields } from '../../wire/read-fields.ts';
import { HAND, isText, isWhole, SEED } from '../message-fields.ts';
import type { TavlaPageMessage } from './tavla-messages.ts';

/** More than any match has. */
const MOST_EVENTS = 20_000;
const MOST_STEPS = 4;
const HIGHEST_POINT = 25;
const HIGHEST_DIE = 6;

/** Parses a message of the page of a tavla table; null if it is unknown or malformed. */
export function readTavlaMessage(text: string): TavlaPageMessage | null {
  const fields = readFields(text);
  switch (fields?.['type']) {
    case 'sit': {
      const { side } = fields;
      return isSide(side) ? { type: 'sit', side } : null;
    }
    case 'house':
    case 'leave':
      return { type: fields['type'] };
    case 'seed': {
      const { hand, seed } = fields;
      return isText(hand, HAND) && isText(seed, SEED) ? { type: 'seed', hand, seed } : null;
    }
    case 'roll':
    case 'play':
    case 'resign':
      return readMove(fields['type'], fields);
    default:
      return null;
  }
}

function readMove(type: 'roll' | 'play' | 'resign', { match, turn, play }: Fields): TavlaPageMessage | null {
  if (!isText(match, HAND)) return null;
  if (type === 'resign') return { type, match };
  if (!isWhole(turn, MOST_EVENTS)) return null;
  if (type === 'roll') return { type, match, turn };
  const steps = readPlay(play);
  return steps === null ? null : { type, match, turn, play: steps };
}

function readPlay(value: unknown): Play | null {
  if (!Array.isArray(value) || value.length > MOST_STEPS) return null;
  const steps = value.map(readStep);
  return steps.every((step) => step !== null) ? steps : null;
}

function readStep(value: unknown): Step | null {
  if (typeof value !== 'object' || value === null || !('from' in value) || !('die' in value)) return null;
  const { from, die } = value;
  return isWhole(from, HIGHEST_POINT) && isWhole(die, HIGHEST_DIE) ? { from, die } : null;
}

const isSide = (value: unknown): value is Side => value === 'white' || value === 'black';
