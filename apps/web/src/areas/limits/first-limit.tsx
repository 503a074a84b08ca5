import { currencySymbol } from '@baize/currency';
import { Button, ChoiceBar, Field } from '@baize/ui';
import { type SubmitEvent, useRef, useState } from 'react';

import * as paths from '../../addresses/paths.ts';
import { useApp } from '../../app/app.ts';
import { failureText, useAlert, useCall, useSession } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Link } from '../../router/index.ts';
import { useReloadLimits } from './limit-queries.ts';
import { type LimitPeriod, limitPeriods } from './limit-state.ts';
import { periodNames, useLimitWords } from './limit-words.ts';
import { isMistake, MAX_LIMIT_MINOR, readAmount } from './typed-limit.ts';
import { useSaveLimit } from './use-save-limit.ts';
import './limits.css';

/** The prompt for players without a deposit limit or a deposit; it can be declined, and is shown until then. */
export function FirstLimit() {
  const t = useMessages();
  const { language } = useApp();
  const call = useCall();
  const alert = useAlert();
  const reload = useReloadLimits();
  const currency = useSession().user?.currency ?? 1;
  const words = useLimitWords();
  const field = useRef<HTMLInputElement>(null);
  const [period, setPeriod] = useState<LimitPeriod>('monthly');
  const [typed, setTyped] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [isDeclining, setDeclining] = useState(false);
  const { save, pending, problem, clearProblem } = useSaveLimit(words);
  const reading = readAmount(typed, language);
  const value = 'value' in reading ? reading.value : undefined;
  const amount = value === undefined ? undefined : words.value('deposit', value);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    setChecked(true);
    if (value === undefined || !(await save({ kind: 'deposit', period }, value))) field.current?.focus();
  }

  async function decline() {
    setDeclining(true);
    try {
      await call('POST /account/limits/review', { body: { outcome: 'declined' } });
      await reload();
    } catch (failure) {
      alert.show({ kind: 'error', text: failureText(failure, t('site_unknown_error')) });
      setDeclining(false);
    }
  }

  const ownProblem = isMistake(reading, isChecked)
    ? t(reading.problem.key, {
        max: words.value('deposit', MAX_LIMIT_MINOR),
        amount: reading.meant === undefined ? '' : words.value('deposit', reading.meant),
      })
    : undefined;
  return (
    <section className="first-limit" aria-label={t('limits_first_title')}>
      <p>{t('limits_first_text')}</p>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <ChoiceBar
          label={t('limits_first_period')}
          name="limit-period"
          choices={limitPeriods.map((value) => ({ value, label: t(periodNames[value]) }))}
          chosen={period}
          onChoose={setPeriod}
        />
        <Field
          ref={field}
          label={t('limits_first_amount')}
          help={amount === undefined ? t('limits_amount_help') : t('limits_now', { amount })}
          error={problem ?? ownProblem}
          prefix={currencySymbol(currency)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={typed}
          onChange={(event) => {
            clearProblem();
            setTyped(event.target.value);
          }}
        />
        <div className="limit-actions">
          <Button type="submit" variant="line" loading={pending !== undefined} disabled={isDeclining}>
            {amount === undefined ? t('limits_save_plain') : t('limits_save', { amount })}
          </Button>
          <Button variant="quiet" loading={isDeclining} onClick={() => void decline()}>
            {t('limits_first_later')}
          </Button>
          <Link href={paths.limits} className="limit-card-link">
            {t('limits_first_all')}
          </Link>
        </div>
      </form>
    </section>
  );
}
