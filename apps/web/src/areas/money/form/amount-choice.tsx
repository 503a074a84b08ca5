import { currencySymbol, parseTyped, parseWire } from '@baize/currency';
import { Chip, Field } from '@baize/ui';

import { useMessages } from '../../../messages/use-messages.ts';
import { useMoneyFormat } from '../../../messages/use-money-format.ts';
import { LimitNote } from './limit-note.tsx';
import { limitsOf, type PaymentField } from './payment-method.ts';
import { amountText } from './payment-values.ts';
import { wholeSteps } from './quick-amounts.ts';
import type { PaymentFormState } from './use-payment-form.ts';

interface AmountChoiceProps {
  readonly field: PaymentField;
  readonly payment: PaymentFormState;
}

/** The amounts to choose from, as the server offers them; never more than can be withdrawn. */
function offeredAmounts({ method, rules: { availableMinor } }: PaymentFormState): readonly bigint[] {
  const amounts = method.quick_amounts.map((amount) => parseWire(amount));
  return availableMinor === undefined ? amounts : amounts.filter((minor) => minor <= availableMinor);
}

/** The amount, typed or chosen. */
export function AmountChoice({ field, payment }: AmountChoiceProps) {
  const t = useMessages();
  const money = useMoneyFormat();
  const { method, form, rules, amountMinor } = payment;
  const { currency, language, availableMinor, restMinor } = rules;
  const limits = limitsOf(method);
  const { name } = field;
  const offered = offeredAmounts(payment);
  // One chip for everything, if everything is more than the others.
  const wholeMinor = availableMinor === undefined ? undefined : wholeSteps(limits, availableMinor);
  const isRest = restMinor !== undefined && restMinor > 0n && restMinor <= limits.maxMinor;
  const allMinor = isRest ? restMinor : wholeMinor;
  const rangeHelp = limits.stepMinor > 100n ? 'money_amount_range_step' : 'money_amount_range';
  const hasAll = allMinor !== undefined && allMinor > (offered.at(-1) ?? 0n);
  const chips = hasAll && offered.length > 4 ? offered.slice(0, 4) : offered;

  function write(minor: bigint) {
    form.setValue(name, amountText(minor, language), { shouldValidate: true, shouldDirty: true });
  }

  function formatAmount() {
    const typed = parseTyped((form.getValues(name) ?? '').trim(), language);
    if (typed === undefined) return;
    form.setValue(name, amountText(typed, language), { shouldValidate: form.formState.isSubmitted });
  }

  return (
    <div className="amount-choice">
      <Field
        {...form.register(name, { onBlur: formatAmount })}
        label={field.label}
        help={t(isRest && restMinor !== wholeMinor ? 'money_withdraw_rest' : rangeHelp, {
          min: money.short(limits.minMinor, currency),
          max: money.short(limits.maxMinor, currency),
          step: money.short(limits.stepMinor, currency),
        })}
        error={form.formState.errors[name]?.message}
        amount
        prefix={currencySymbol(currency)}
        inputMode="decimal"
        autoComplete="transaction-amount"
        aria-required
      />
      <LimitNote method={method} currency={currency} />
      {(chips.length > 0 || hasAll) && (
        <div role="group" aria-label={t('money_quick_amounts')} className="quick-amounts">
          {chips.map((minor) => (
            <Chip key={String(minor)} pressed={minor === amountMinor} onClick={() => write(minor)}>
              {money.short(minor, currency)}
            </Chip>
          ))}
          {hasAll && (
            <Chip className="quick-all" pressed={allMinor === amountMinor} onClick={() => write(allMinor)}>
              {t('money_quick_all', { amount: money.short(allMinor, currency) })}
            </Chip>
          )}
        </div>
      )}
    </div>
  );
}
