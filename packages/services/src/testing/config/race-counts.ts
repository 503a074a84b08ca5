const isFull = process.env['MONEY_RACES'] === 'full';

/** How often races of payments are run: with `MONEY_RACES=full` many times, by default a small part of that. */
export const raceCounts = isFull
  ? { races: 1_000, rounds: 100, atOnce: 100, histories: 300 }
  : { races: 25, rounds: 3, atOnce: 20, histories: 20 };
