import type { MessageKey, MessageValues } from './message-key.ts';

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;
/** Below, hours are clearer: 36 hours, not a day and 12 hours. */
const FROM_DAYS = 2 * DAY_MINUTES;

const units = {
  short: {
    days: 'duration_short_days',
    hours: 'duration_short_hours',
    minutes: 'duration_short_minutes',
  },
  long: { days: 'duration_long_days', hours: 'duration_long_hours', minutes: 'duration_long_minutes' },
} as const satisfies Record<string, Record<string, MessageKey>>;

export type DurationStyle = keyof typeof units;

/**
 * Whole minutes in words, exactly and in the largest units: "1 sa 42 dk", "13 gün 23 sa"; in long words "1 saat 42 dakika".
 *
 * @param text the texts of a language, as the site and the server have them
 */
export function durationText(
  text: (key: MessageKey, values: MessageValues) => string,
  minutes: number,
  style: DurationStyle = 'short',
): string {
  const days = minutes < FROM_DAYS ? 0 : Math.floor(minutes / DAY_MINUTES);
  const rest = minutes - days * DAY_MINUTES;
  const counts = { days, hours: Math.floor(rest / HOUR_MINUTES), minutes: rest % HOUR_MINUTES };
  const shown = (['days', 'hours', 'minutes'] as const).filter((unit) => counts[unit] > 0);
  return (shown.length === 0 ? (['minutes'] as const) : shown)
    .map((unit) => text(units[style][unit], { count: counts[unit] }))
    .join(' ');
}
