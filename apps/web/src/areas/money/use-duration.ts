import { durationText } from '@baize/messages/duration';
import { useMessages } from '../../messages/use-messages.ts';

/** How long payments take, in words. */
export function useDuration() {
  const t = useMessages();
  const about = (minutes: number) =>
    minutes === 0 ? t('money_time_now') : t('money_arrival_about', { time: durationText(t, minutes) });
  return {
    /** As measured, so no promise. */
    about,
  };
}
