import { Field, Select } from '@baize/ui';
import type { UseFormReturn } from 'react-hook-form';

import { useMessages } from '../../../messages/use-messages.ts';
import type { PaymentValues } from './payment-values.ts';
import type { PaymentField } from './payment-method.ts';

interface MethodFieldProps {
  readonly field: PaymentField;
  readonly form: UseFormReturn<PaymentValues>;
}

/** One field of a method, rendered by its definition. */
function MethodField({ field, form }: MethodFieldProps) {
  const t = useMessages();
  const { name, label, help, required, options, type } = field;
  const shared = {
    ...form.register(name),
    label: required ? label : t('money_optional_label', { label }),
    help,
    error: form.formState.errors[name]?.message,
    'aria-required': required,
  };
  if (type === 'select') {
    return <Select {...shared} placeholder={t('money_choose')} options={options ?? []} />;
  }
  return (
    <Field
      {...shared}
      inputMode={type === 'number' ? 'numeric' : 'text'}
      prefix={type === 'iban' ? 'TR' : undefined}
      autoComplete={name === 'sender_name' ? 'name' : 'off'}
    />
  );
}

/** All fields of a method except the amount. */
export function MethodFields({
  fields,
  form,
}: Pick<MethodFieldProps, 'form'> & { fields: readonly PaymentField[] }) {
  return fields
    .filter((field) => field.type !== 'amount')
    .map((field) => <MethodField key={field.name} field={field} form={form} />);
}
