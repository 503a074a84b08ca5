import { transactionKind } from '@baize/contract';
import { Button } from '@baize/ui';
import type { ReactNode } from 'react';

import { useMessages } from '../../../messages/use-messages.ts';
import { AmountChoice } from './amount-choice.tsx';
import { MethodFields } from './method-fields.tsx';
import { kindName, nameOf } from './payment-method.ts';
import { amountFieldOf, type PaymentValues } from './payment-values.ts';
import { RefusalDialog } from './refusal-dialog.tsx';
import type { PaymentFormState } from './use-payment-form.ts';
import './payment-form.css';

interface PaymentFormProps {
  readonly payment: PaymentFormState;
  /** Between the fields and the button: what the payment costs, what arrives and when. */
  readonly summary: ReactNode;
  readonly submitText: string;
  readonly isLoading: boolean;
  /** Why the payment would be refused, with what to do about it; shown in place of the button. */
  readonly blocked?: ReactNode;
  readonly onSubmit: (values: PaymentValues) => void | Promise<void>;
  /** Further fields, such as one that the player cannot change. */
  readonly children?: ReactNode;
}

/** Amount, fields, summary and button of one method. */
export function PaymentForm(props: PaymentFormProps) {
  const { payment, summary, submitText, isLoading, blocked, onSubmit, children } = props;
  const { method, form } = payment;
  const t = useMessages();
  const amountField = amountFieldOf(method);
  return (
    <>
      <form
        noValidate
        className="payment-form"
        aria-label={t('money_form_of', { method: nameOf(method), kind: kindName(payment.rules.kind) })}
        onSubmit={(event) => {
          if (blocked) event.preventDefault();
          else void form.handleSubmit(onSubmit)(event);
        }}
      >
        {amountField && <AmountChoice field={amountField} payment={payment} />}
        <MethodFields fields={method.options.fields} form={form} />
        {children}
        {summary}
        {blocked ? (
          <div className="payment-blocked">{blocked}</div>
        ) : (
          <Button
            type="submit"
            variant={payment.rules.kind === transactionKind.deposit ? 'money' : 'fill'}
            size="large"
            wide
            className="payment-send"
            loading={isLoading || form.formState.isSubmitting}
          >
            {submitText}
          </Button>
        )}
      </form>
      <RefusalDialog refusal={payment.refusal} kind={payment.rules.kind} onClose={payment.closeRefusal} />
    </>
  );
}
