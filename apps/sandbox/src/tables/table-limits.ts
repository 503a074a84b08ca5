import type { StakeLimits } from '@baize/games';
import type { LiveTableLimits } from '@baize/providers';

import type { TableSeed } from './table-seed.ts';

/** Lira per unit of a currency, for rounding the limits of tables. */
const LIRA_PER_UNIT: Readonly<Record<string, number>> = { TRY: 1, USD: 40, EUR: 45, GBP: 52, AZN: 24 };
const MINOR_PER_UNIT = 100;
const CHIP_STEPS = [1, 5, 10, 50, 100, 500];
const MAX_PLAYERS = { seated: 7, open: 5_000 };

/** Rounds a bet to one leading digit, at least one tenth of a unit. */
function roundBet(units: number): number {
  const step = 10 ** Math.floor(Math.log10(units));
  return Math.max(Math.round(units / step) * step, 0.1);
}

/** About the same amount of lira in a currency, in minor units; null if the currency is not supported. */
export function minorInCurrency(liraMinor: bigint, currency: string): bigint | null {
  const rate = LIRA_PER_UNIT[currency];
  return rate === undefined ? null : BigInt(Math.round(unitsOf(liraMinor, rate) * MINOR_PER_UNIT));
}

function unitsOf(liraMinor: bigint, rate: number): number {
  const units = Number(liraMinor) / MINOR_PER_UNIT / rate;
  return rate === 1 ? units : roundBet(units);
}

/** The limits of a table in a currency; null if the currency is not supported. */
export function tableLimits(
  { type, minBetMinor, maxBetMinor }: TableSeed,
  currency: string,
): LiveTableLimits | null {
  const rate = LIRA_PER_UNIT[currency];
  if (rate === undefined) return null;
  const minBet = unitsOf(minBetMinor, rate);
  const maxBet = unitsOf(maxBetMinor, rate);
  return {
    minBet,
    maxBet,
    maxPlayers: type === 'BLACKJACK' ? MAX_PLAYERS.seated : MAX_PLAYERS.open,
    ranges: CHIP_STEPS.map((step) => minBet * step).filter((chip) => chip <= maxBet),
  };
}

/** The same limits in minor units. The smallest chip is the minimum. */
export function minorLimits(seed: TableSeed, currency: string): StakeLimits | null {
  const limits = tableLimits(seed, currency);
  if (limits === null) return null;
  const minor = (units: number) => BigInt(Math.round(units * MINOR_PER_UNIT));
  return { minMinor: minor(limits.minBet), maxMinor: minor(limits.maxBet) };
}
