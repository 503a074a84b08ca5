import { createHash } from 'node:crypto';

import type { RoomTable } from './room-tables.ts';

/** A simulated member, so that the room does not look empty. */
export interface Seat {
  readonly name: string;
  readonly stackMinor: number;
}

const NAMES = [
  'kartal',
  'poyraz',
  'martı',
  'lodos',
  'deniz7',
  'as34',
  'papaz',
  'sinek',
  'beyza',
  'tunç',
  'ıtır',
  'rüzgâr',
  'onur06',
  'ceylan',
  'bora',
  'nehir',
  'selin',
  'kupa',
  'maça',
  'ada35',
] as const;

/** How long the seats of a table stay the same. */
const SLOT_MS = 20_000;
const SHORTEST_WAVE_MS = 11 * 60_000;
const WAVE_SPREAD_MS = 26 * 60_000;

/** A deterministic fraction from 0 to 1 for these words. */
function shareOf(...words: readonly (string | number)[]): number {
  return createHash('sha256').update(words.join(' ')).digest().readUInt32BE(0) / 2 ** 32;
}

/**
 * Simulated members at a table. Their number varies in slow waves and depends only on the time, so the room needs no
 * timer and is unchanged after a restart.
 */
export function simulateSeats(siteId: number, table: RoomTable, nowMs: number): readonly Seat[] {
  const slot = Math.floor(nowMs / SLOT_MS);
  const waveMs = SHORTEST_WAVE_MS + WAVE_SPREAD_MS * shareOf(siteId, table.id, 'wave');
  const turn = (slot * SLOT_MS) / waveMs + shareOf(siteId, table.id, 'start');
  const wave = 0.5 + 0.5 * Math.sin(turn * 2 * Math.PI);
  const taken = Math.round(table.seats * (0.2 + 0.75 * wave));
  const first = Math.floor(shareOf(siteId, table.id, 'names') * NAMES.length);
  return Array.from({ length: taken }, (_, place) => ({
    name: NAMES[(first + place) % NAMES.length] ?? '',
    // Stacks change over time, in whole stakes.
    stackMinor:
      table.stakeMinor *
      Math.ceil((table.buyInMinor / table.stakeMinor) * (0.5 + 2 * shareOf(table.id, place, slot))),
  }));
}
