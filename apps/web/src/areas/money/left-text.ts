import { durationText } from '@baize/messages/duration';

import type { Translate } from '../../messages/use-messages.ts';
import { clockText } from './use-seconds-left.ts';

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** A time that is left: "14 gün 3 sa", "23 sa 14 dk", and in the last hour "14:05". */
export function leftText(t: Translate, seconds: number): string {
  if (seconds < HOUR_SECONDS) return clockText(seconds);
  const unit = seconds < 2 * DAY_SECONDS ? 60 : HOUR_SECONDS;
  return durationText(t, (Math.floor(seconds / unit) * unit) / 60);
}
