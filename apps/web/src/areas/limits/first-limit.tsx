import { currencyCode, currencySymbol } from '@baize/currency';
import { Button, Chip, ChoiceBar, Field, Panel } from '@baize/ui';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';

import * as paths from '../../addresses/paths.ts';
import { useApp, useBrand } from '../../app/app.ts';
import { failureText, useAlert, useCall, useSession } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Link } from '../../router/index.ts';
import { useLimits, useReloadLimits } from './limit-queries.ts';
import { type LimitPeriod, limitPeriods, statesOf } from './limit-state.ts';
import { periodNames, useLimitWords } from './limit-words.ts';
import { StopNote } from './stop-note.tsx';
import { isMistake, MAX_LIMIT_MINOR, readAmount, typedForm } from './typed-limit.ts';
import { useSaveLimit } from './use-save-limit.ts';
import './limits.css';

/** Stores that no limit is wanted now, so that no page or device asks again. */
function useDecline() {
  const t = useMessages();
  const call = useCall();
  const alert = useAlert();
  const reload = useReloadLimits();
  const [isDeclining, setDeclining] = useState(false);
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
  return { decline, isDeclining };
}

/** What is typed and what it means. */
function useTypedAmount() {
  const { language } = useApp();
  const [typed, setTyped] = useState('');
  const [isChecked, setChecked] = useState(false);
  const reading = readAmount(typed, language);
  return {
    typed,
    setTyped,
    check: () => setChecked(true),
    value: 'value' in reading ? reading.value : undefined,
    mistake: isMistake(reading, isChecked) ? reading : undefined,
  };
}

interface SuggestionsProps {
  readonly period: LimitPeriod;
  readonly chosen: bigint | undefined;
  readonly onChoose: (minor: bigint) => void;
}

/** Amounts for the period; they are in lira, so players of another currency type theirs. */
function Suggestions({ period, chosen, onChoose }: SuggestionsProps) {
  const t = useMessages();
  const words = useLimitWords();
  const amounts = useBrand().traits['limits.depositSuggestions'][period];
  if (useSession().user?.currency !== currencyCode.lira) return null;
  return (
    <div role="group" aria-label={t('limits_first_suggestions')} className="first-limit-amounts">
      {amounts.map((lira) => {
        const minor = BigInt(lira) * 100n;
        return (
          <Chip key={lira} pressed={minor === chosen} onClick={() => onChoose(minor)}>
            {words.shortValue('deposit', minor)}
          </Chip>
        );
      })}
    </div>
  );
}

/** The step before the first deposit: a limit, or none for now. Both ways weigh the same, and no amount is chosen beforehand. */
export function FirstLimit() {
  const t = useMessages();
  const { language } = useApp();
  const words = useLimitWords();
  const currency = useSession().user?.currency ?? currencyCode.lira;
  const limits = useLimits().data?.data;
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [period, setPeriod] = useState<LimitPeriod>('monthly');
  const { typed, setTyped, check, value, mistake } = useTypedAmount();
  const { save, pending, problem, clearProblem } = useSaveLimit(words);
  const { decline, isDeclining } = useDecline();
  const state = limits && statesOf(limits, 'deposit').find((one) => one.period === period);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  function type(text: string) {
    clearProblem();
    setTyped(text);
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    check();
    if (value === undefined || !(await save({ kind: 'deposit', period }, value))) field.current?.focus();
  }

  const ownProblem =
    mistake &&
    t(mistake.problem.key, {
      max: words.value('deposit', MAX_LIMIT_MINOR),
      amount: mistake.meant === undefined ? '' : words.value('deposit', mistake.meant),
    });
  return (
    <Panel as="section" className="first-limit" aria-labelledby="first-limit">
      <h2 id="first-limit" ref={heading} tabIndex={-1}>
        {t('limits_first_question')}
      </h2>
      <p>{t('limits_first_text')}</p>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <ChoiceBar
          label={t('limits_first_period')}
          name="limit-period"
          choices={limitPeriods.map((one) => ({ value: one, label: t(periodNames[one]) }))}
          chosen={period}
          onChoose={setPeriod}
        />
        <Suggestions period={period} chosen={value} onChoose={(minor) => type(typedForm(minor, language))} />
        <Field
          ref={field}
          label={t('limits_new', { kind: 'deposit', period })}
          help={
            value === undefined
              ? t('limits_amount_help')
              : t('limits_now', { amount: words.value('deposit', value) })
          }
          error={problem ?? ownProblem}
          prefix={currencySymbol(currency)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
        {state && value !== undefined && <StopNote state={state} value={value} words={words} />}
        <div className="first-limit-ways">
          <Button
            type="submit"
            variant="line"
            size="large"
            loading={pending !== undefined}
            disabled={isDeclining}
          >
            {t('limits_first_set')}
          </Button>
          <Button
            variant="line"
            size="large"
            loading={isDeclining}
            disabled={pending !== undefined}
            onClick={() => void decline()}
          >
            {t('limits_first_later')}
          </Button>
        </div>
      </form>
      <p>
        {t('limits_first_any_time')}{' '}
        <Link href={paths.limits} className="limit-card-link">
          {t('limits_first_all')}
        </Link>
      </p>
    </Panel>
  );
}
