import { Icon } from '@baize/ui';

import { useMessages } from '../../messages/use-messages.ts';
import { type LimitState, stopOf } from './limit-state.ts';
import type { LimitWords } from './limit-words.ts';

interface StopNoteProps {
  readonly state: LimitState;
  readonly value: bigint;
  readonly words: LimitWords;
}

/** What saving would stop, and what has been used of the period. */
export function StopNote({ state, value, words }: StopNoteProps) {
  const t = useMessages();
  const stop = stopOf(state, value);
  if (stop === null) return null;
  const { kind, period } = state;
  const texts = { kind, period, until: words.until(state), used: words.value(kind, state.used) };
  return (
    <p className="limit-note">
      <Icon name="info" />
      <span>
        <b>{t(stop === 'all' ? 'limits_zero_title' : 'limits_below_title')}</b>{' '}
        {t(stop === 'all' ? 'limits_zero' : 'limits_below', texts)} {t('limits_used_so_far', texts)}
      </span>
    </p>
  );
}
