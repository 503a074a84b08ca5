import { coinNetworks, networkOf } from '@baize/contract/coin-networks';

import type { Translate } from '../../../messages/use-messages.ts';
import type { PaymentMethod } from './payment-method.ts';
import { orderedFields, type PaymentValues, sentText } from './payment-values.ts';

/** The field of a coin's address with what stands in it: its one spelling, or a problem with it. */
export type CoinAddressReading = { readonly name: string } & (
  | { readonly address: string }
  | { readonly problem: string }
);

export const takesCoinAddress = ({ options }: PaymentMethod): boolean =>
  options.fields.some(({ type }) => type === 'coin_address');

/** Reads the address of a form, before anybody is asked to confirm it; undefined if there is none, or nothing can read it. */
export async function readCoinAddressOf(
  method: PaymentMethod,
  values: PaymentValues,
  t: Translate,
): Promise<CoinAddressReading | undefined> {
  const fields = orderedFields(method);
  const field = fields.find(({ type }) => type === 'coin_address');
  const network = networkOf(fields, (name) => values[name]);
  const typed = field ? sentText(field, values[field.name] ?? '') : '';
  if (!field || network === undefined || typed === '') return undefined;
  // Without a connection the server reads it.
  const code = await import('@baize/contract/coin-address').catch(() => undefined);
  if (!code) return undefined;
  const { name } = field;
  const reading = code.readCoinAddress(typed, network);
  if ('address' in reading) return { name, address: reading.address };
  const texts = { network: coinNetworks[network] };
  const { otherNetwork } = reading;
  const problem =
    otherNetwork === null
      ? t('money_coin_address_invalid', texts)
      : t('money_coin_address_network', { ...texts, other: coinNetworks[otherNetwork] });
  return { name, problem };
}
