import { currencySymbol } from '@baize/currency';
import { Button, Field } from '@baize/ui';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';

import { useApp } from '../../app/app.ts';
import { useSession } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { effectOf, type LimitState } from './limit-state.ts';
import type { LimitWords } from './limit-words.ts';
import { StopNote } from './stop-note.tsx';
import { TimeFields } from './time-fields.tsx';
import {
  isMistake,
  MAX_LIMIT_MINOR,
  maxMinutes,
  readAmount,
  type Reading,
  readTime,
  typedForm,
} from './typed-limit.ts';
import { useSaveLimit } from './use-save-limit.ts';

interface LimitEditorProps {
  readonly state: LimitState;
  readonly words: LimitWords;
  readonly onClose: () => void;
}

interface Typed {
  readonly amount: string;
  readonly hours: string;
  readonly minutes: string;
}

const nothing: Typed = { amount: '', hours: '', minutes: '' };

/** What a change calls off, said before it is saved or the limit removed. */
function ReplacesNote({ state: { kind, next }, words }: { state: LimitState; words: LimitWords }) {
  const t = useMessages();
  if (next === null) return null;
  return (
    <p className="limit-help">
      {next.limit === null
        ? t('limits_replaces_removal')
        : t('limits_replaces_raise', { amount: words.value(kind, next.limit) })}
    </p>
  );
}

/** The form that changes one limit, in place of its row; what was typed stays if it is refused. */
export function LimitEditor({ state, words, onClose }: LimitEditorProps) {
  const t = useMessages();
  const { language } = useApp();
  const currency = useSession().user?.currency ?? 1;
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(nothing);
  const [isChecked, setChecked] = useState(false);
  const { save, pending, problem, clearProblem } = useSaveLimit(words);
  const { kind, period } = state;
  const isTime = kind === 'time';
  const reading: Reading = isTime
    ? readTime(typed.hours, typed.minutes, period)
    : readAmount(typed.amount, language);
  const value = 'value' in reading ? reading.value : undefined;
  const meant = 'meant' in reading ? reading.meant : undefined;

  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  function type(change: Partial<Typed>) {
    clearProblem();
    setTyped({ ...typed, ...change });
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    setChecked(true);
    if (value === undefined) form.current?.querySelector('input')?.focus();
    else if (await save(state, value)) onClose();
    else form.current?.querySelector('input')?.focus();
  }

  function problemText(): string | undefined {
    if (problem !== undefined) return problem;
    if (!isMistake(reading, isChecked)) return undefined;
    const max = isTime ? words.duration(maxMinutes[period]) : words.value(kind, MAX_LIMIT_MINOR);
    const amount = meant === undefined ? '' : typedForm(meant, language);
    return t(reading.problem.key, { ...reading.problem.values, max, amount });
  }

  function helpText(): string | undefined {
    if (value === undefined) return isTime ? undefined : t('limits_amount_help');
    const amount = words.value(kind, value);
    const limit = state.limit === null ? '' : words.value(kind, state.limit);
    const effect = effectOf(state, value);
    if (effect === 'same') return t(state.next ? 'limits_same_waiting' : 'limits_same', { amount });
    if (effect === 'waits' && state.next)
      return t('limits_same_next', { amount, when: words.moment(state.next.at) });
    return t(effect === 'now' ? 'limits_now' : 'limits_later', { amount, limit });
  }

  const shown = value === undefined ? undefined : words.value(kind, value);
  const isLater = value !== undefined && effectOf(state, value) === 'later';
  const label = t('limits_new', { kind, period });
  const check = () => setChecked(Object.values(typed).some((text) => text.trim() !== ''));
  return (
    <form
      ref={form}
      noValidate
      className="limit-editor"
      aria-label={label}
      onSubmit={(event) => void submit(event)}
    >
      {isTime ? (
        <TimeFields
          label={label}
          period={period}
          help={helpText()}
          problem={problemText()}
          hours={typed.hours}
          minutes={typed.minutes}
          onType={type}
          onBlur={check}
        />
      ) : (
        <Field
          className="limit-amount"
          autoComplete="off"
          maxLength={20}
          error={problemText()}
          onBlur={check}
          label={label}
          help={helpText()}
          prefix={currencySymbol(currency)}
          inputMode="decimal"
          value={typed.amount}
          onChange={(event) => type({ amount: event.target.value })}
        />
      )}
      {meant !== undefined && (
        <Button size="small" variant="line" onClick={() => type({ amount: typedForm(meant, language) })}>
          {t('limits_use_form', { amount: typedForm(meant, language) })}
        </Button>
      )}
      {value !== undefined && <StopNote state={state} value={value} words={words} />}
      <ReplacesNote state={state} words={words} />
      <div className="limit-actions">
        <Button type="submit" loading={pending === 'save'} disabled={pending === 'remove'}>
          {shown === undefined
            ? t('limits_save_plain')
            : t(isLater ? 'limits_save_later' : 'limits_save', { amount: shown })}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('limits_cancel')}
        </Button>
        {state.limit !== null && state.next?.limit !== null && (
          <Button
            variant="quiet"
            className="limit-remove"
            loading={pending === 'remove'}
            disabled={pending === 'save'}
            onClick={() => void save(state, null).then((isSaved) => isSaved && onClose())}
          >
            {t('limits_remove')}
          </Button>
        )}
      </div>
    </form>
  );
}
