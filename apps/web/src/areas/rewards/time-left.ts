import { durationText } from '@baize/messages/duration';

import type { Translate } from '../../messages/use-messages.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** "7 gün 2 sa kaldı"; minutes within the last hour. */
export function timeLeft(t: Translate, endsAt: string, nowMs: number): string {
  const leftMs = Math.max(Date.parse(endsAt) - nowMs, 0);
  const unit = leftMs < HOUR_MS ? MINUTE_MS : HOUR_MS;
  return t('rewards_time_left', { time: durationText(t, (Math.floor(leftMs / unit) * unit) / MINUTE_MS) });
}
