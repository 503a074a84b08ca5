import { currencySymbol, parseTyped } from '@baize/currency';
import { Chip, Field } from '@baize/ui';
import { type UseFormReturn, useWatch } from 'react-hook-form';

import { useApp } from '../../../app/app.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useMoneyFormat } from '../../../messages/use-money-format.ts';
import { amountText, type PaymentValues } from './payment-values.ts';
import { limitsOf, type PaymentField, type PaymentMethod } from './payment-method.ts';
import { quickAmounts } from './quick-amounts.ts';

interface AmountChoiceProps {
  readonly field: PaymentField;
  readonly method: PaymentMethod;
  readonly form: UseFormReturn<PaymentValues>;
  readonly currency: number;
}

/** The amount, typed or chosen from round ones. */
export function AmountChoice({ field, method, form, currency }: AmountChoiceProps) {
  const t = useMessages();
  const money = useMoneyFormat();
  const { language } = useApp();
  const limits = limitsOf(method);
  const { name } = field;
  const chosenMinor = parseTyped((useWatch({ control: form.control, name }) ?? '').trim(), language);

  function write(amountMinor: bigint) {
    form.setValue(name, amountText(amountMinor, language), { shouldValidate: true, shouldDirty: true });
  }

  function formatAmount() {
    const { isSubmitted } = form.formState;
    if (chosenMinor !== undefined) {
      form.setValue(name, amountText(chosenMinor, language), { shouldValidate: isSubmitted });
    }
  }

  return (
    <div className="amount-choice">
      <Field
        {...form.register(name, { onBlur: formatAmount })}
        label={field.label}
        help={t('money_amount_range', {
          min: money.short(limits.minMinor, currency),
          max: money.short(limits.maxMinor, currency),
        })}
        error={form.formState.errors[name]?.message}
        amount
        prefix={currencySymbol(currency)}
        inputMode="decimal"
        autoComplete="transaction-amount"
        maxLength={field.maxlength}
        aria-required
      />
      <div role="group" aria-label={t('money_quick_amounts')} className="quick-amounts">
        {quickAmounts(limits).map((amountMinor) => (
          <Chip
            key={String(amountMinor)}
            pressed={amountMinor === chosenMinor}
            onClick={() => write(amountMinor)}
          >
            {money.short(amountMinor, currency)}
          </Chip>
        ))}
      </div>
    </div>
  );
}
