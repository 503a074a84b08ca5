/** The id of a hand or of a match. */
export const HAND = /^\d{1,20}$/;
/** What a page draws for the next deck or chain of dice. */
export const SEED = /^[0-9a-f]{32}$/;

export const isWhole = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;

export const isText = (value: unknown, pattern: RegExp): value is string =>
  typeof value === 'string' && pattern.test(value);
