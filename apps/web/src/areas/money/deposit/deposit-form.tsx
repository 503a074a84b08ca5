import { parseTyped } from '@baize/currency';
import { Button } from '@baize/ui';
import { useEffect, useState } from 'react';
import { type FieldErrors, type Resolver, useForm, useWatch } from 'react-hook-form';

import { useApp, useBrand } from '../../../app/app.ts';
import {
  CallFailure,
  failureText,
  useAlert,
  useCall,
  useSession,
  type WireUser,
} from '../../../call/index.ts';
import { type Translate, useMessages } from '../../../messages/use-messages.ts';
import { useMoneyFormat } from '../../../messages/use-money-format.ts';
import { showFailureAt, showServerProblems } from '../../auth/index.ts';
import { AmountChoice } from '../form/amount-choice.tsx';
import { useReloadPayments } from '../payment-queries.ts';
import {
  type AmountConvention,
  amountFieldOf,
  paymentBody,
  type PaymentValues,
  fieldProblem,
  orderedFields,
} from '../form/payment-values.ts';
import { MethodFields } from '../form/method-fields.tsx';
import { nameOf, type PaymentMethod } from '../form/payment-method.ts';

/** Validates the fields by the method's definition, with translated messages. */
function methodResolver(
  method: PaymentMethod,
  convention: AmountConvention,
  t: Translate,
): Resolver<PaymentValues> {
  return (values) => {
    const errors: FieldErrors<PaymentValues> = {};
    for (const field of orderedFields(method)) {
      const problem = fieldProblem(field, values[field.name] ?? '', method, convention);
      if (problem) errors[field.name] = { type: 'method', message: t(problem.key, problem.values) };
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
}

/** Prefills what is known about the player. */
function startValues(method: PaymentMethod, user: WireUser | undefined): PaymentValues {
  const known: PaymentValues = { sender_name: user ? `${user.name} ${user.surname}` : '' };
  return Object.fromEntries(method.options.fields.map(({ name }) => [name, known[name] ?? '']));
}

/** `isRedirecting` is true from leaving for the payment page until this page is shown again. */
function useRedirect() {
  const [isRedirecting, setRedirecting] = useState(false);
  useEffect(() => {
    const onPageShow = () => setRedirecting(false);
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);
  function redirectTo(address: string) {
    setRedirecting(true);
    location.assign(address);
  }
  return { isRedirecting, redirectTo };
}

interface DepositSummaryProps {
  readonly amountMinor: bigint;
  readonly currency: number;
  readonly method: PaymentMethod;
}

function DepositSummary({ amountMinor, currency, method }: DepositSummaryProps) {
  const t = useMessages();
  const money = useMoneyFormat();
  const hasTimes = useBrand().traits['money.processingTime'];
  return (
    <dl className="deposit-summary">
      <div>
        <dt>{t('money_fee')}</dt>
        <dd>{t('money_fee_none')}</dd>
      </div>
      {hasTimes && (
        <div>
          <dt>{t('money_arrival')}</dt>
          <dd>{t('money_arrival_minutes', { minutes: method.limit.expire })}</dd>
        </div>
      )}
      <div>
        <dt>{t('money_lands')}</dt>
        <dd className="text-money-text">{amountMinor > 0n ? money.exact(amountMinor, currency) : '–'}</dd>
      </div>
    </dl>
  );
}

/** The form of one method; submitting it leads to the payment page. */
export function DepositForm({ method }: { method: PaymentMethod }) {
  const t = useMessages();
  const money = useMoneyFormat();
  const { language } = useApp();
  const call = useCall();
  const alert = useAlert();
  const reload = useReloadPayments();
  const { user } = useSession();
  const { isRedirecting, redirectTo } = useRedirect();
  const currency = user?.currency ?? 1;
  const form = useForm<PaymentValues>({
    resolver: methodResolver(method, { currency, language }, t),
    defaultValues: startValues(method, user),
  });
  const amountField = amountFieldOf(method);
  const typedAmount = useWatch({ control: form.control, name: amountField?.name ?? 'amount' });
  const amountMinor = parseTyped((typedAmount ?? '').trim(), language) ?? 0n;

  function showFailure(failure: unknown) {
    const text = failureText(failure, t('site_unknown_error'));
    const problems: CallFailure['fields'] = failure instanceof CallFailure ? failure.fields : {};
    const names = orderedFields(method).map(({ name }) => name);
    const [first] = showServerProblems(form, problems, names);
    const isWaiting = failure instanceof CallFailure && failure.error === 'pending_transaction';
    if (first === undefined && amountField && !isWaiting) showFailureAt(form, amountField.name, text);
    alert.show({ kind: isWaiting ? 'warning' : 'error', text: (first && problems[first]?.[0]) ?? text });
  }

  async function submit(values: PaymentValues) {
    alert.dismiss();
    try {
      const { data } = await call('POST /account/deposit/dynamic', {
        body: paymentBody(method, values, language),
      });
      if (data.url) redirectTo(data.url);
      else if (data.message) alert.show({ kind: 'success', text: data.message });
    } catch (failure) {
      showFailure(failure);
    }
    reload();
  }

  return (
    <form
      noValidate
      className="deposit-form"
      aria-label={t('money_form_of', { method: nameOf(method) })}
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      {amountField && <AmountChoice field={amountField} method={method} form={form} currency={currency} />}
      <MethodFields fields={method.options.fields} form={form} />
      <DepositSummary amountMinor={amountMinor} currency={currency} method={method} />
      <Button
        type="submit"
        variant="money"
        size="large"
        wide
        className="deposit-send"
        loading={form.formState.isSubmitting || isRedirecting}
      >
        {amountMinor > 0n
          ? t('money_deposit_amount', { amount: money.short(amountMinor, currency) })
          : t('site_deposit')}
      </Button>
    </form>
  );
}
