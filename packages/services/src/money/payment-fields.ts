import { type FieldProblem, type Language, type Reply, textProblem } from '@baize/contract';

import { readIban } from './iban.ts';

type PaymentField =
  Reply<'GET /account/payment-details'>['data']['methods'][number]['options']['fields'][number];
type Text = Readonly<Record<Language, string>>;

/** A field as stored in the method's row: like the contract's, with texts in both languages. */
interface StoredField extends Omit<PaymentField, 'label' | 'help' | 'options'> {
  readonly label: Text;
  readonly help?: Text;
  readonly options?: readonly { readonly value: string; readonly label: Text }[];
}

/** The fields of a method's form in one language. The value of a `file` is the id of a payment proof. */
export function describeFields(stored: readonly unknown[], language: Language): PaymentField[] {
  // The importer writes these rows; the column itself has no narrower type.
  return (stored as readonly StoredField[]).map(({ label, help, options, ...field }) => ({
    ...field,
    label: label[language],
    ...(help && { help: help[language] }),
    ...(options && {
      options: options.map((option) => ({ value: option.value, label: option.label[language] })),
    }),
  }));
}

/** The problem with one value that a player entered; undefined if it is valid. */
export function fieldProblem(field: PaymentField, value: string): FieldProblem | undefined {
  if (value === '') return field.required ? { message: 'field_required' } : undefined;
  const problem = textProblem(value);
  if (problem) return { message: problem === 'blank' && field.required ? 'field_required' : 'field_signs' };
  const { maxlength } = field;
  if (maxlength !== undefined && value.length > maxlength)
    return { message: 'field_max_length', values: { max: maxlength } };
  if (field.type === 'number' && !/^\d+$/.test(value)) return { message: 'field_digits' };
  if (field.type === 'iban' && readIban(value) === undefined) return { message: 'iban_invalid' };
  if (field.type === 'phone' && !/^\+?\d{10,15}$/.test(value.replaceAll(/[\s()-]/g, '')))
    return { message: 'field_digits' };
  if (field.type === 'date' && !isDate(value)) return { message: 'option_invalid' };
  if (field.type === 'file' && !/^\d{1,15}$/.test(value)) return { message: 'payment_proof_unknown' };
  if (field.type === 'hidden' && field.value !== undefined && value !== field.value)
    return { message: 'option_invalid' };
  if (field.options && !field.options.some((option) => option.value === value))
    return { message: 'option_invalid' };
  return undefined;
}

/** What is stored and sent on of a valid value. */
export function fieldValue(field: PaymentField, value: string): string {
  return field.type === 'iban' ? (readIban(value) ?? value) : value;
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
