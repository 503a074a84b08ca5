import { compareNames, isWholeName } from '@baize/contract/person-names';
import { Field, type FieldProps, Icon, Select } from '@baize/ui';
import { type UseFormReturn, useWatch } from 'react-hook-form';

import { useSession } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { FileField } from './file-field.tsx';
import { IbanField } from './iban-field.tsx';
import type { PaymentField } from './payment-method.ts';
import type { PaymentValues } from './payment-values.ts';

interface MethodFieldProps {
  readonly field: PaymentField;
  readonly form: UseFormReturn<PaymentValues>;
}

/** How the types that are typed into a plain field are typed. */
const inputs: Partial<Record<PaymentField['type'], Partial<FieldProps>>> = {
  number: { inputMode: 'numeric' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national', prefix: '+90' },
  coin_address: { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false },
  wallet_name: { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false },
  date: { type: 'date' },
};

/** One field of a method, rendered by its definition. */
function MethodField({ field, form }: MethodFieldProps) {
  const t = useMessages();
  const { name, label, help, required, options, type } = field;
  const shownLabel = required ? label : t('money_optional_label', { label });
  if (type === 'file') return <FileField name={name} label={shownLabel} help={help} form={form} />;
  const shared = {
    ...form.register(name),
    label: shownLabel,
    help,
    error: form.formState.errors[name]?.message,
    'aria-required': required,
  };
  if (type === 'select') {
    return <Select {...shared} placeholder={t('money_choose')} options={options ?? []} />;
  }
  if (type === 'iban') return <IbanField {...shared} />;
  if (type === 'person_name') return <PayerField {...shared} payment={form} />;
  return <Field {...shared} autoComplete="off" {...inputs[type]} />;
}

/** What happens if somebody of that name pays; undefined for the player's own, and for none. */
function useOtherPayer(name: string): string | undefined {
  const t = useMessages();
  const { user } = useSession();
  if (!user || !isWholeName(name) || compareNames(user, name) !== 'other') return undefined;
  return t('money_payer_other', { name: `${user.name} ${user.surname}` });
}

/** Who pays: of somebody else the player learns at once what will happen. */
function PayerField({ payment, help, ...shared }: FieldProps & { payment: MethodFieldProps['form'] }) {
  const typed = useWatch({ control: payment.control, name: shared.name ?? '' }) ?? '';
  return <Field {...shared} autoComplete="name" help={useOtherPayer(typed) ?? help} />;
}

/** The same for the two fields of a form that asks for name and surname. */
export function PayerNote({ form }: Pick<MethodFieldProps, 'form'>) {
  const [name, surname] = useWatch({ control: form.control, name: ['name', 'surname'] });
  const text = useOtherPayer(`${name ?? ''} ${surname ?? ''}`);
  return (
    text !== undefined && (
      <p className="payment-note" role="status">
        <Icon name="info" />
        {text}
      </p>
    )
  );
}

/** A text to read among the fields. */
function Note({ label, help }: PaymentField) {
  return (
    <div className="payment-note">
      <Icon name="info" />
      <p>
        {label}
        {help !== undefined && <small>{help}</small>}
      </p>
    </div>
  );
}

/** All fields of a method except the amount and those that nobody sees. */
export function MethodFields({
  fields,
  form,
}: Pick<MethodFieldProps, 'form'> & { fields: readonly PaymentField[] }) {
  return fields
    .filter(({ type }) => type !== 'amount' && type !== 'hidden')
    .map((field) =>
      field.type === 'note' ? (
        <Note key={field.name} {...field} />
      ) : (
        <MethodField key={field.name} field={field} form={form} />
      ),
    );
}
