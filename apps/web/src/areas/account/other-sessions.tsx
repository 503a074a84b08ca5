import { Button, ButtonLink, Icon, Panel, Skeleton } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';

import * as paths from '../../addresses/paths.ts';
import { useApp, useBrand } from '../../app/app.ts';
import { callQuery, failureText, useAlert, useCall } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Link } from '../../router/index.ts';
import './other-sessions.css';

interface OtherSessionsProps {
  /** Resolves when the page shows the sessions as ended. */
  readonly onEnded: () => Promise<void>;
}

type State = 'idle' | 'asking' | 'ending' | { readonly ended: string };

/** How many other sessions are open; undefined if that is not known. */
function useOtherSessions() {
  const { data, isPending } = useQuery({
    ...callQuery(useApp(), 'GET /account/security'),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  return { isPending, count: data?.other_sessions };
}

/** Moves the focus to what replaced the pressed button. */
function useMovedFocus(state: State) {
  const first = useRef<HTMLButtonElement>(null);
  const yes = useRef<HTMLButtonElement>(null);
  const result = useRef<HTMLParagraphElement>(null);
  const step = typeof state === 'object' ? 'ended' : state === 'idle' ? 'idle' : 'asking';
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    const next = { idle: first, asking: yes, ended: result }[step];
    next.current?.focus();
  }, [step]);
  return { first, yes, result };
}

/** Ends all other sessions after a question, and says then what helps if one of them was somebody else's. */
export function OtherSessions({ onEnded }: OtherSessionsProps) {
  const t = useMessages();
  const call = useCall();
  const alert = useAlert();
  const title = useId();
  const [state, setState] = useState<State>('idle');
  const { isPending, count } = useOtherSessions();
  const { first, yes, result } = useMovedFocus(state);

  async function end() {
    setState('ending');
    try {
      const { message } = await call('POST /account/sessions/end-others');
      await onEnded();
      setState({ ended: message });
    } catch (failure) {
      setState('idle');
      alert.show({ kind: 'error', text: failureText(failure, t('site_unknown_error')) });
    }
  }

  function content(): ReactNode {
    if (typeof state === 'object') return <Result ref={result} text={state.ended} />;
    if (state !== 'idle')
      return (
        <Question
          first={yes}
          isEnding={state === 'ending'}
          onYes={() => void end()}
          onNo={() => setState('idle')}
        />
      );
    if (isPending) return <Skeleton className="h-9 w-full" />;
    return (
      <>
        <p>
          {count === undefined
            ? t('history_others_unknown')
            : t(count === 0 ? 'history_others_none' : 'history_others_open', { count })}
        </p>
        {count !== 0 && (
          <Button ref={first} variant="line" size="small" onClick={() => setState('asking')}>
            {t('history_others_end')}
          </Button>
        )}
      </>
    );
  }

  return (
    <Panel as="section" className="other-sessions" aria-labelledby={title}>
      <h2 id={title}>{t('history_others')}</h2>
      {content()}
    </Panel>
  );
}

interface QuestionProps {
  readonly first: RefObject<HTMLButtonElement | null>;
  readonly isEnding: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

function Question({ first, isEnding, onYes, onNo }: QuestionProps) {
  const t = useMessages();
  const id = useId();
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && !isEnding && onNo();
  return (
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      className="other-sessions-question"
    >
      <p>
        <b id={id}>{t('history_others_question')}</b>{' '}
        <span id={`${id}-text`}>{t('history_others_question_text')}</span>
      </p>
      <div>
        <Button ref={first} size="small" loading={isEnding} onKeyDown={onKeyDown} onClick={onYes}>
          {t('history_others_yes')}
        </Button>
        <Button variant="quiet" size="small" disabled={isEnding} onKeyDown={onKeyDown} onClick={onNo}>
          {t('history_others_no')}
        </Button>
      </div>
    </div>
  );
}

/** A session that was ended can be opened again by anyone who knows the password. */
function Result({ ref, text }: { ref: RefObject<HTMLParagraphElement | null>; text: string }) {
  const t = useMessages();
  const signsInHere = useBrand().traits['auth.entry'] === 'own';
  return (
    <div className="other-sessions-result">
      <p ref={ref} tabIndex={-1}>
        <Icon name="circle-check" />
        <b>{text}</b>
      </p>
      {signsInHere && (
        <>
          <p>{t('history_others_password')}</p>
          <ButtonLink href={paths.changePassword} linkAs={Link} variant="line" size="small">
            {t('history_others_change')}
          </ButtonLink>
        </>
      )}
    </div>
  );
}
