import { durationText } from '../../frame/duration-text.ts';
import { useMessages } from '../../messages/use-messages.ts';

/** How long payments take, in words. */
export function useDuration() {
  const t = useMessages();
  const about = (minutes: number) =>
    minutes === 0 ? t('money_time_now') : t('money_arrival_about', { time: durationText(t, minutes) });
  return {
    /** "2 sa 30 dk", or at once. */
    short: (minutes: number) => (minutes === 0 ? t('money_time_now') : durationText(t, minutes)),
    /** As measured, so no promise. */
    about,
    /** As a sentence's part: usually within that time. */
    usual: (minutes: number) =>
      minutes === 0 ? t('money_time_now') : t('money_arrival_usual', { time: durationText(t, minutes) }),
  };
}
