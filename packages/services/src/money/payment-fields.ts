import {
  type CoinNetwork,
  coinNetworks,
  type FieldProblem,
  type Language,
  type Reply,
  textProblem,
} from '@baize/contract';
import { isWholeName } from '@baize/contract/person-names';
import { MOBILE_NUMBER, nationalNumber, WALLET_NAME } from '@baize/contract/typed-identifiers';

import { readCoinAddress } from '@baize/contract/coin-address';
import { readIban } from './iban.ts';

type PaymentField =
  Reply<'GET /account/payment-details'>['data']['methods'][number]['options']['fields'][number];
type Text = Readonly<Record<Language, string>>;

/** A field as stored in the method's row: like the contract's, with texts in both languages. */
interface StoredField extends Omit<PaymentField, 'label' | 'help' | 'options'> {
  readonly label: Text;
  readonly help?: Text;
  readonly options?: readonly {
    readonly value: string;
    readonly label: Text;
    readonly network?: CoinNetwork;
  }[];
}

/** The fields of a method's form in one language. The value of a `file` is the id of a payment proof. */
export function describeFields(stored: readonly unknown[], language: Language): PaymentField[] {
  // The importer writes these rows; the column itself has no narrower type.
  return (stored as readonly StoredField[]).map(({ label, help, options, ...field }) => ({
    ...field,
    label: label[language],
    ...(help && { help: help[language] }),
    ...(options && {
      options: options.map((option) => ({ ...option, label: option.label[language] })),
    }),
  }));
}

/** Whether an address in a form can be checked: every coin that can be chosen names its network. */
export function namesNetworks(fields: readonly PaymentField[]): boolean {
  if (!fields.some(({ type }) => type === 'coin_address')) return true;
  return fields.some(
    ({ options = [] }) => options.length > 0 && options.every(({ network }) => network !== undefined),
  );
}

/**
 * The problem with one value of `enteredText` in the contract; undefined if it is valid.
 *
 * @param network that the form names
 */
export function fieldProblem(
  field: PaymentField,
  value: string,
  network?: CoinNetwork,
): FieldProblem | undefined {
  if (value === '') return field.required ? { message: 'field_required' } : undefined;
  const problem = textProblem(value);
  if (problem) return { message: problem === 'blank' && field.required ? 'field_required' : 'field_signs' };
  const { minlength, maxlength } = field;
  if (maxlength !== undefined && value.length > maxlength)
    return { message: 'field_max_length', values: { max: maxlength } };
  if (minlength !== undefined && value.length < minlength)
    return minlength === maxlength
      ? { message: 'field_exact_length', values: { count: minlength } }
      : { message: 'field_min_length', values: { min: minlength } };
  if (field.type === 'coin_address') return addressProblem(value, network);
  if (field.type === 'number' && !/^\d+$/.test(value)) return { message: 'field_digits' };
  if (field.type === 'wallet_name' && !WALLET_NAME.test(value)) return { message: 'wallet_name_invalid' };
  if (field.type === 'person_name' && !isWholeName(value)) return { message: 'whole_name_needed' };
  if (field.type === 'iban' && readIban(value) === undefined) return { message: 'iban_invalid' };
  if (field.type === 'phone' && !MOBILE_NUMBER.test(nationalNumber(value)))
    return { message: 'mobile_number_invalid' };
  if (field.type === 'date' && !isDate(value)) return { message: 'option_invalid' };
  if (field.type === 'file' && !/^\d{1,15}$/.test(value)) return { message: 'payment_proof_unknown' };
  if (field.type === 'hidden' && field.value !== undefined && value !== field.value)
    return { message: 'option_invalid' };
  if (field.options && !field.options.some((option) => option.value === value))
    return { message: 'option_invalid' };
  return undefined;
}

/** Without a network the select of the form has a problem of its own. */
function addressProblem(value: string, network: CoinNetwork | undefined): FieldProblem | undefined {
  if (network === undefined) return undefined;
  const reading = readCoinAddress(value, network);
  if ('address' in reading) return undefined;
  const values = { network: coinNetworks[network] };
  return reading.otherNetwork === null
    ? { message: 'coin_address_invalid', values }
    : { message: 'coin_address_network', values: { ...values, other: coinNetworks[reading.otherNetwork] } };
}

/** What is stored and sent on of a valid value: its one spelling. */
export function fieldValue(field: PaymentField, value: string, network?: CoinNetwork): string {
  if (field.type === 'iban') return readIban(value) ?? value;
  if (field.type === 'phone') return nationalNumber(value);
  if (field.type === 'wallet_name') return value.toLowerCase();
  if (field.type !== 'coin_address' || network === undefined) return value;
  const reading = readCoinAddress(value, network);
  return 'address' in reading ? reading.address : value;
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
