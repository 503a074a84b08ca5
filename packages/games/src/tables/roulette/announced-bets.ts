import type { SpotBet } from '../spots/bet.ts';

/** Bets on a part of the wheel, called by their French names: spots, and chips on each. */
const announced = {
  voisins: {
    'trio-0-2-3': 2n,
    'split-4-7': 1n,
    'split-12-15': 1n,
    'split-18-21': 1n,
    'split-19-22': 1n,
    'split-32-35': 1n,
    'corner-25-26-28-29': 2n,
  },
  tiers: {
    'split-5-8': 1n,
    'split-10-11': 1n,
    'split-13-16': 1n,
    'split-23-24': 1n,
    'split-27-30': 1n,
    'split-33-36': 1n,
  },
  orphelins: {
    'straight-1': 1n,
    'split-6-9': 1n,
    'split-14-17': 1n,
    'split-17-20': 1n,
    'split-31-34': 1n,
  },
} as const satisfies Record<string, Readonly<Record<string, bigint>>>;

export type AnnouncedBet = keyof typeof announced;

/** The chips of an announced bet. @param chip minor units */
export function announcedBets(name: AnnouncedBet, chip: bigint): SpotBet[] {
  return Object.entries(announced[name]).map(([spot, chips]) => ({ spot, stakeMinor: chips * chip }));
}
