import type { Hundredths } from '../bets/pay.ts';

export const plinkoRisks = ['low', 'medium', 'high'] as const;
export type PlinkoRisk = (typeof plinkoRisks)[number];
export const plinkoRows = [8, 12, 16] as const;
export type PlinkoRows = (typeof plinkoRows)[number];

/** What the bins pay in stakes, from the edge to the centre; the other half is its reflection. Returns are 96.2 to 96.9 %. */
const tables: Readonly<Record<PlinkoRows, Readonly<Record<PlinkoRisk, readonly number[]>>>> = {
  8: {
    low: [4.5, 1.9, 1.1, 1, 0.5],
    medium: [12.5, 3, 1.2, 0.7, 0.4],
    high: [29, 4, 1.4, 0.3, 0.2],
  },
  12: {
    low: [10, 3, 1.6, 1.3, 1.1, 0.9, 0.6],
    medium: [30, 9, 4, 1.9, 1.1, 0.6, 0.3],
    high: [160, 24, 7.5, 2, 0.7, 0.2, 0.2],
  },
  16: {
    low: [16, 8, 2, 1.4, 1.2, 1.1, 1.1, 1, 0.5],
    medium: [110, 36, 10, 4.5, 2.8, 1.5, 1, 0.5, 0.3],
    high: [1_000, 130, 24, 8.5, 3.9, 2, 0.2, 0.2, 0.2],
  },
};

/** @param bin 0 to `rows`, from the left */
export function plinkoPays(rows: PlinkoRows, risk: PlinkoRisk, bin: number): Hundredths {
  const fromEdge = Math.min(bin, rows - bin);
  return Math.round((tables[rows][risk][fromEdge] ?? 0) * 100);
}
