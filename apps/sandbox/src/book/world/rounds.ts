/** When a match of a round begins. */
export interface Slot {
  /** 0 is Tuesday. */
  readonly weekday: number;
  /** Of the day in Istanbul. */
  readonly minute: number;
}

/** Matches in which each competitor plays once. */
export type Round = readonly Slot[];

const WEEKDAYS = ['tue', 'wed', 'thu', 'fri', 'sat', 'sun', 'mon'];
const TIME = /^(\d\d):(\d\d)$/;

/**
 * Parses a round such as `fri 20:00 sat 14:00 16:30`, with its times in Istanbul.
 *
 * @throws RangeError for anything else
 */
export function roundAt(text: string): Round {
  const slots: Slot[] = [];
  let weekday = -1;
  for (const word of text.trim().split(/\s+/)) {
    const time = TIME.exec(word);
    if (time === null) weekday = WEEKDAYS.indexOf(word);
    if (weekday === -1) throw new RangeError(`no weekday in ${word}`);
    if (time !== null) slots.push({ weekday, minute: 60 * Number(time[1]) + Number(time[2]) });
  }
  return slots.toSorted((a, b) => a.weekday - b.weekday || a.minute - b.minute);
}

/** A round on each of some days at the same times, or on all days. */
export function roundsOn(times: string, days: string = WEEKDAYS.join(' ')): Round[] {
  return days.split(' ').map((day) => roundAt(`${day} ${times}`));
}
