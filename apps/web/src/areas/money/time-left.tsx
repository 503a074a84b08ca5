import { useMessages } from '../../messages/use-messages.ts';
import { useDuration } from './use-duration.ts';
import { clockText, useSecondsLeft } from './use-seconds-left.ts';
import './time-left.css';

const HOUR_SECONDS = 3_600;

interface TimeLeftProps {
  /** Instant. */
  readonly until: string;
  /** What the time is left for: to pay, to pay at the fixed rate, or to decide. */
  readonly of: 'pay' | 'rate' | 'decision';
  /** Called once when it is over. */
  readonly onEnd?: () => void;
}

/** "Time left to pay: 23 h 14 min"; in the last hour "14:05". */
export function TimeLeft({ until, of, onEnd }: TimeLeftProps) {
  const t = useMessages();
  const duration = useDuration();
  const seconds = useSecondsLeft(until, onEnd) ?? 0;
  const time = seconds < HOUR_SECONDS ? clockText(seconds) : duration.short(Math.floor(seconds / 60));
  return (
    <span role="timer" className="time-left">
      {t('money_time_left', { of, time })}
    </span>
  );
}
