import { Button } from '@baize/ui';
import { useRef } from 'react';
import { flushSync } from 'react-dom';

import { useMessages } from '../../messages/use-messages.ts';
import { LimitEditor } from './limit-editor.tsx';
import { type LimitState, usedShare } from './limit-state.ts';
import { type LimitWords, periodNames } from './limit-words.ts';
import { PendingChange } from './pending-change.tsx';

interface LimitRowProps {
  readonly state: LimitState;
  readonly words: LimitWords;
  readonly now: number;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** What is left and used of a limit, with a bar that looks the same when full: reaching a limit is no error. */
function LimitUse({ state, words }: Pick<LimitRowProps, 'state' | 'words'>) {
  const t = useMessages();
  const { kind, limit, left } = state;
  const used = t('limits_used', { amount: words.value(kind, state.used > 0n ? state.used : 0n) });
  if (limit === null || left === null) return <p className="limit-use limit-used">{used}</p>;
  const leftText = `${words.value(kind, left)} ${t('limits_word_left')}`;
  return (
    <div className="limit-use">
      <p>
        <span>
          <b>{words.value(kind, left)}</b> {t('limits_word_left')}
        </span>
        <span className="limit-used">{used}</span>
      </p>
      <meter
        className="meter"
        aria-label={words.name(state)}
        aria-valuetext={`${used}, ${leftText}`}
        value={usedShare(state)}
      />
    </div>
  );
}

/** One limit: left, used, when it is renewed, what waits, and its editor in place. */
export function LimitRow({ state, words, now, isOpen, onOpen }: LimitRowProps) {
  const t = useMessages();
  const button = useRef<HTMLButtonElement>(null);
  const { kind, limit, next, period } = state;
  const action = t(limit === null ? 'limits_set' : 'limits_change');

  function close() {
    flushSync(() => onOpen(false));
    button.current?.focus();
  }

  return (
    <li className="limit-row" data-open={isOpen || undefined} data-unset={limit === null || undefined}>
      <p className="limit-period">
        <b>{t(periodNames[period])}</b>
        <small>{limit === null ? t('limits_none') : words.renewal(state)}</small>
      </p>
      {isOpen ? (
        <LimitEditor state={state} words={words} onClose={close} />
      ) : (
        <>
          <LimitUse state={state} words={words} />
          {limit !== null && (
            <p className="limit-value">
              <b>{words.value(kind, limit)}</b> <small>{t('limits_word_limit')}</small>
            </p>
          )}
          <Button
            ref={button}
            variant="quiet"
            size="small"
            className="limit-change"
            aria-label={t('limits_of', { name: words.name(state), action })}
            onClick={() => onOpen(true)}
          >
            {action}
          </Button>
        </>
      )}
      {next && (
        <PendingChange
          state={state}
          next={next}
          words={words}
          now={now}
          onStopped={() => button.current?.focus()}
        />
      )}
    </li>
  );
}
