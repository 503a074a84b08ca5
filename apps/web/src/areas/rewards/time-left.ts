import type { Translate } from '../../messages/use-messages.ts';

const HOUR_MS = 60 * 60_000;

/** "7 gün 2 sa kaldı"; minutes within the last hour. */
export function timeLeft(t: Translate, endsAt: string, nowMs: number): string {
  const leftMs = Math.max(Date.parse(endsAt) - nowMs, 0);
  const hours = Math.floor(leftMs / HOUR_MS);
  if (hours === 0) return t('rewards_minutes_left', { minutes: Math.floor(leftMs / 60_000) });
  if (hours < 24) return t('rewards_hours_left', { hours });
  return t('rewards_days_left', { days: Math.floor(hours / 24), hours: hours % 24 });
}
