import { Button } from '@baize/ui';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';

import { failureText, useAlert, useCall } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';

interface EndSessionProps {
  readonly id: number;
  /** What the session is called. */
  readonly name: string;
  /** Resolves when the page shows the session as ended. */
  readonly onEnded: () => Promise<void>;
}

/** Ends a session with one tap and, since it cannot be undone, one short question. */
export function EndSession({ id, name, onEnded }: EndSessionProps) {
  const t = useMessages();
  const call = useCall();
  const alert = useAlert();
  const question = useId();
  const first = useRef<HTMLButtonElement>(null);
  const yes = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'idle' | 'asking' | 'ending'>('idle');
  const wasAsked = useRef(false);
  const isAsking = state !== 'idle';

  // The pressed button is gone, so the focus moves to what replaced it.
  useEffect(() => {
    if (isAsking) yes.current?.focus();
    else if (wasAsked.current) first.current?.focus();
    wasAsked.current = isAsking;
  }, [isAsking]);

  async function end() {
    setState('ending');
    try {
      const { message } = await call('POST /account/sessions/end', { body: { id } });
      await onEnded();
      alert.show({ kind: 'success', text: message });
    } catch (failure) {
      setState('idle');
      alert.show({ kind: 'error', text: failureText(failure, t('site_unknown_error')) });
    }
  }

  if (!isAsking) {
    return (
      <Button
        ref={first}
        variant="line"
        size="small"
        aria-label={t('history_session_end_named', { name })}
        onClick={() => setState('asking')}
      >
        {t('history_session_end')}
      </Button>
    );
  }
  const cancel = () => setState('idle');
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && state === 'asking' && cancel();
  return (
    <span role="group" aria-labelledby={question} className="session-question">
      <span id={question}>{t('history_session_end_question')}</span>
      <Button
        ref={yes}
        size="small"
        loading={state === 'ending'}
        onKeyDown={onKeyDown}
        onClick={() => void end()}
      >
        {t('history_session_end_yes')}
      </Button>
      <Button
        variant="quiet"
        size="small"
        disabled={state === 'ending'}
        onKeyDown={onKeyDown}
        onClick={cancel}
      >
        {t('history_session_end_no')}
      </Button>
    </span>
  );
}
