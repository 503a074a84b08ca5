import { transactionKind } from '@baize/contract';
import { parseTyped } from '@baize/currency';
import { useState } from 'react';
import { type FieldErrors, type Resolver, useForm, useWatch } from 'react-hook-form';

import { useApp } from '../../../app/app.ts';
import { CallFailure, failureText, useAlert, useSession } from '../../../call/index.ts';
import { type Translate, useMessages } from '../../../messages/use-messages.ts';
import { showFailureAt, showServerProblems } from '../../auth/index.ts';
import { useReloadPayments } from '../payment-queries.ts';
import {
  type PaymentRules,
  type PaymentValues,
  fieldProblem,
  orderedFields,
} from '../form/payment-values.ts';
import type { PaymentMethod } from '../form/payment-method.ts';
import { keepForm, takeForm } from './kept-form.ts';

const UNAUTHENTICATED = 401;

interface CashierForm {
  readonly method: PaymentMethod;
  readonly startValues: PaymentValues;
  /** Texts for empty fields, instead of the usual one. */
  readonly emptyTexts?: Readonly<Record<string, string>>;
}

/** The form of a method's own page: checked by the method's definition, with refusals at their fields. */
export function useCashierForm({ method, startValues, emptyTexts = {} }: CashierForm) {
  const t = useMessages();
  const alert = useAlert();
  const reload = useReloadPayments();
  const { language } = useApp();
  const { user } = useSession();
  const currency = user?.currency ?? 1;
  const rules = { kind: transactionKind.deposit, currency, language };
  const [pendingText, setPendingText] = useState<string>();
  const [restored] = useState(() => takeForm(method.slug, user?.id));
  const form = useForm<PaymentValues>({
    resolver: methodResolver(method, rules, t, emptyTexts),
    defaultValues: { ...startValues, ...restored },
  });
  const typed = useWatch({ control: form.control, name: 'amount' });
  const amountMinor = parseTyped((typed ?? '').trim(), language) ?? 0n;

  function showFailure(failure: unknown, values: PaymentValues) {
    if (failure instanceof CallFailure && failure.status === UNAUTHENTICATED)
      keepForm(method.slug, user?.id, values);
    const text = failureText(failure, t('site_unknown_error'));
    const isPending = failure instanceof CallFailure && failure.error === 'pending_transaction';
    setPendingText(isPending ? text : undefined);
    const problems = failure instanceof CallFailure ? failure.fields : {};
    const [first] = showServerProblems(
      form,
      problems,
      method.options.fields.map(({ name }) => name),
    );
    if (first === undefined && !isPending) showFailureAt(form, 'amount', text);
    alert.show({ kind: isPending ? 'warning' : 'error', text: (first && problems[first]?.[0]) ?? text });
  }

  /** Runs the call of a valid form; a refusal is shown at its field. */
  function submit(send: (values: PaymentValues) => Promise<void>) {
    return form.handleSubmit(async (values) => {
      alert.dismiss();
      setPendingText(undefined);
      try {
        await send(values);
      } catch (failure) {
        showFailure(failure, values);
      }
      reload();
    });
  }

  return {
    amount: { method, form, rules, amountMinor },
    form,
    submit,
    amountMinor,
    currency,
    language,
    pendingText,
  };
}

function methodResolver(
  method: PaymentMethod,
  convention: PaymentRules,
  t: Translate,
  emptyTexts: Readonly<Record<string, string>>,
): Resolver<PaymentValues> {
  return (values) => {
    const errors: FieldErrors<PaymentValues> = {};
    for (const field of orderedFields(method)) {
      const typed = values[field.name] ?? '';
      const problem = fieldProblem(field, typed, method, convention);
      const empty = typed.trim() === '' ? emptyTexts[field.name] : undefined;
      if (problem) errors[field.name] = { type: 'method', message: empty ?? t(problem.key, problem.values) };
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
}
