/** Profits per unit of stake that differ between houses. */
export interface SicBoPays {
  /** By the total of the three dice, for 4 to 17. */
  readonly totals: Readonly<Record<number, number>>;
  /** One number on one, two and three dice. */
  readonly singles: readonly [one: number, two: number, three: number];
  readonly pair: number;
  readonly double: number;
  readonly triple: number;
  readonly anyTriple: number;
}

/** The pay table of our tables: of the usual ones, the one that gives most back on every bet. */
export const SIC_BO_PAYS: SicBoPays = {
  totals: {
    4: 60,
    5: 30,
    6: 18,
    7: 12,
    8: 8,
    9: 7,
    10: 6,
    11: 6,
    12: 7,
    13: 8,
    14: 12,
    15: 18,
    16: 30,
    17: 60,
  },
  singles: [1, 2, 12],
  pair: 6,
  double: 11,
  triple: 180,
  anyTriple: 30,
};
