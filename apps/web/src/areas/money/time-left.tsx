import { useMessages } from '../../messages/use-messages.ts';
import { leftText } from './left-text.ts';
import { useSecondsLeft } from './use-seconds-left.ts';
import './time-left.css';

interface TimeLeftProps {
  /** Instant. */
  readonly until: string;
  /** What the time is left for: to pay, to pay at the fixed rate, or to decide. */
  readonly of: 'pay' | 'rate' | 'decision';
  /** Called once when it is over. */
  readonly onEnd?: () => void;
}

/** "Time left to pay: 23 h 14 min". */
export function TimeLeft({ until, of, onEnd }: TimeLeftProps) {
  const t = useMessages();
  const seconds = useSecondsLeft(until, onEnd) ?? 0;
  return (
    <span role="timer" className="time-left">
      {t('money_time_left', { of, time: leftText(t, seconds) })}
    </span>
  );
}
