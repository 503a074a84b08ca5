import { Button, Icon } from '@baize/ui';
import { useState } from 'react';

import { failureText, useAlert, useCall } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useReloadLimits } from './limit-queries.ts';
import type { LimitState } from './limit-state.ts';
import type { LimitWords } from './limit-words.ts';

const MINUTE_MS = 60_000;

interface PendingChangeProps {
  readonly state: LimitState;
  readonly next: NonNullable<LimitState['next']>;
  readonly words: LimitWords;
  readonly now: number;
  /** Once it has been called off, when this part is gone. */
  readonly onStopped: () => void;
}

/** A raise or removal that waits: when it begins, what applies until then, and a button that calls it off. */
export function PendingChange({ state, next, words, now, onStopped }: PendingChangeProps) {
  const t = useMessages();
  const call = useCall();
  const alert = useAlert();
  const reload = useReloadLimits();
  const [isStopping, setStopping] = useState(false);
  const { kind, period, limit } = state;
  const minutesLeft = Math.max(Math.ceil((Date.parse(next.at) - now) / MINUTE_MS), 0);
  const current = limit === null ? t('limits_none') : words.value(kind, limit);
  const texts = { when: words.moment(next.at), left: words.duration(minutesLeft), limit: current };

  async function stop() {
    setStopping(true);
    try {
      await call('POST /account/limits/cancel-change', { body: { kind, period } });
      alert.show({ kind: 'success', text: t('limits_stopped', { name: words.name(state), limit: current }) });
      onStopped();
    } catch (failure) {
      alert.show({ kind: 'error', text: failureText(failure, t('site_unknown_error')) });
    }
    // It may have begun, or been called off in another tab.
    await reload();
    setStopping(false);
  }

  return (
    <div className="limit-waiting">
      <Icon name="clock" />
      <p>
        <b>
          {next.limit === null
            ? t('limits_waiting_removal', texts)
            : t('limits_waiting_raise', { ...texts, amount: words.value(kind, next.limit) })}
        </b>
        {t('limits_waiting_text', texts)}
      </p>
      <Button size="small" variant="line" loading={isStopping} onClick={() => void stop()}>
        {t(next.limit === null ? 'limits_stop_removal' : 'limits_stop_raise')}
      </Button>
    </div>
  );
}
