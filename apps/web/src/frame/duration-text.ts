import type { Translate } from '../messages/use-messages.ts';

/** "1 sa 42 dk": whole minutes in words. */
export function durationText(t: Translate, minutes: number): string {
  return t('account_duration', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
