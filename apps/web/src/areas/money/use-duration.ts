import { durationText } from '../../frame/duration-text.ts';
import { useMessages } from '../../messages/use-messages.ts';

/** How long payments take, in words. */
export function useDuration() {
  const t = useMessages();
  return {
    /** "2 sa 30 dk", or at once. */
    short: (minutes: number) => (minutes === 0 ? t('money_time_now') : durationText(t, minutes)),
    /** As a sentence's part: usually within that time. */
    usual: (minutes: number) =>
      minutes === 0 ? t('money_time_now') : t('money_arrival_usual', { time: durationText(t, minutes) }),
  };
}
