import { transactionKind } from '@baize/contract';

import { useReloadPayments } from '../payment-queries.ts';
import type { PaymentMethod } from '../form/payment-method.ts';
import type { PaymentValues } from '../form/payment-values.ts';
import { type Refusal, usePaymentForm } from '../form/use-payment-form.ts';

interface CashierForm {
  readonly method: PaymentMethod;
  readonly startValues: PaymentValues;
  /** Texts for empty fields, instead of the usual one. */
  readonly emptyTexts?: Readonly<Record<string, string>>;
}

/** The form of a method's own page, where a pending payment is a note instead of a dialog. */
export function useCashierForm({ method, startValues, emptyTexts }: CashierForm) {
  const reload = useReloadPayments();
  const payment = usePaymentForm({
    method,
    kind: transactionKind.deposit,
    last: null,
    known: startValues,
    emptyTexts,
  });
  const { form, rules, amountMinor, refusal } = payment;

  /** Runs the call of a valid form; a refusal is shown at its field. @param send returns whether the payment was opened */
  function submit(send: (values: PaymentValues) => Promise<boolean>) {
    return form.handleSubmit(async (values) => {
      payment.closeRefusal();
      await payment.send(async () => {
        if (await send(values)) payment.forget();
      });
      reload();
    });
  }

  const { currency, language } = rules;
  const textOf = (reason: Refusal['reason']) => (refusal?.reason === reason ? refusal.message : undefined);
  const texts = { pendingText: textOf('pending'), identityText: textOf('identity') };
  return { payment, form, submit, amountMinor, currency, language, ...texts };
}
