/** Faults of the live-table socket, switched on in the console or by a test. */
export const TABLE_FAULTS = {
  silent: 'Connections stay open, but nothing is sent, not even a reply to a ping.',
  drop: 'Every connection is closed as soon as it is open.',
  half: 'Every second message is truncated.',
  storm: 'Every change is sent five times, each time followed by the whole table.',
  garbage: 'Malformed JSON, unknown messages and binary frames between the messages.',
} as const;
export type TableFault = keyof typeof TABLE_FAULTS;

/** Feeds over HTTP, and their faults. */
export const FETCH_MOODS = ['fine', 'silent', 'garbage'] as const;
export type FetchMood = (typeof FETCH_MOODS)[number];

export const HIGHEST_RATE = 500;

/** Current behaviour of the feeds. */
export interface FeedControls {
  /** Changes per second over all watched tables; null for a realistic rate. */
  rate: number | null;
  fault: TableFault | null;
  jackpots: FetchMood;
  matches: FetchMood;
}

export function createFeedControls(): FeedControls {
  return { rate: null, fault: null, jackpots: 'fine', matches: 'fine' };
}

/**
 * Parses the changes of a form or a program; absent controls keep their values.
 *
 * @returns null if a control or value is unknown
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

/** Null and an empty text switch off; undefined means an unknown choice. */
function readChoice<Choice>(value: unknown, choices: readonly Choice[]): Choice | null | undefined {
  if (value === null || value === '') return null;
  return choices.find((choice) => choice === value);
}
