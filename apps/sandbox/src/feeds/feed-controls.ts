/** What can go wrong with the live-table socket, to be switched on by hand or by a test. */
export const TABLE_FAULTS = {
  silent: 'Connections stay open and nothing comes over them, no answer to a ping either.',
  drop: 'Every connection is cut as soon as it stands.',
  half: 'Every second message breaks off in the middle.',
  storm: 'Every change is sent five times, each time with the whole table behind it.',
  garbage: 'Between the messages: texts that are no JSON, frames of nothing known, bytes.',
} as const;
export type TableFault = keyof typeof TABLE_FAULTS;

/** Feeds that are fetched, and what they may do instead of answering. */
export const FETCH_MOODS = ['fine', 'silent', 'garbage'] as const;
export type FetchMood = (typeof FETCH_MOODS)[number];

export const HIGHEST_RATE = 500;

/** How the feeds behave at the moment. */
export interface FeedControls {
  /** Changes a second over all watched tables together; null is the pace of real tables. */
  rate: number | null;
  fault: TableFault | null;
  jackpots: FetchMood;
  matches: FetchMood;
}

export function createFeedControls(): FeedControls {
  return { rate: null, fault: null, jackpots: 'fine', matches: 'fine' };
}

/**
 * Reads what a form or a program wants changed; what it leaves out stays.
 *
 * @returns null when something in it is not known
 */
export function readControls(input: unknown): Partial<FeedControls> | null {
  if (typeof input !== 'object' || input === null) return null;
  const given = new Map<string, unknown>(Object.entries(input));
  const changes: Partial<FeedControls> = {};
  if (given.has('rate')) {
    const rate = readRate(given.get('rate'));
    if (rate === undefined) return null;
    changes.rate = rate;
  }
  if (given.has('fault')) {
    const fault = readChoice(given.get('fault'), Object.keys(TABLE_FAULTS) as TableFault[]);
    if (fault === undefined) return null;
    changes.fault = fault;
  }
  for (const feed of ['jackpots', 'matches'] as const) {
    if (!given.has(feed)) continue;
    const mood = FETCH_MOODS.find((name) => name === given.get(feed));
    if (mood === undefined) return null;
    changes[feed] = mood;
  }
  return changes;
}

function readRate(value: unknown): number | null | undefined {
  if (value === null || value === '') return null;
  const rate = Number(value);
  return Number.isInteger(rate) && rate >= 0 && rate <= HIGHEST_RATE ? rate : undefined;
}

/** Null and an empty text switch off; undefined is no choice at all. */
function readChoice<Choice>(value: unknown, choices: readonly Choice[]): Choice | null | undefined {
  if (value === null || value === '') return null;
  return choices.find((choice) => choice === value);
}
