import type { CoinNetwork } from '@baize/contract';

import type { Text } from '../text.ts';

export interface PaymentCategory {
  id: number;
  name: Text;
}

/** One input of a payment form, with its labels in both languages. */
export interface PaymentField {
  type:
    | 'amount'
    | 'text'
    | 'select'
    | 'iban'
    | 'number'
    | 'phone'
    | 'coin_address'
    | 'wallet_name'
    | 'person_name'
    | 'file'
    | 'note';
  name: string;
  label: Text;
  help?: Text;
  required: boolean;
  minlength?: number;
  maxlength?: number;
  options?: readonly { value: string; label: Text; network?: CoinNetwork }[];
}

export interface PaymentMethod {
  id: number;
  slug: string;
  name: string;
  /** If it is another one in English. */
  nameEn?: string;
  categoryId: number;
  /** 1 deposit, 2 withdrawal. */
  kind: 1 | 2;
  provider: string;
  /** Lucide icon name. */
  icon: string;
  color: string;
  /** Usual minutes until the money arrives; 0 means at once. */
  expireMinutes: number;
  minMinor: bigint;
  maxMinor: bigint;
  /** Amounts must be a multiple of this. */
  stepMinor: bigint;
  /** Path below `/_api/` that the form is sent to. */
  endpoint: string;
  fields: readonly PaymentField[];
  enabled: boolean;
  /** By default the form leads to the gateway's page. */
  opens?: 'frame' | 'page';
  /** Address of the site's own page, if it opens one. */
  page?: string;
  feeFixedMinor?: bigint;
  /** Hundredths of a percent. */
  feeRate?: number;
  /** Minutes after which a pending payment expires; a day by default. */
  pendingMinutes?: number;
  /** Of a withdrawal: the deposit methods whose money goes back through it. */
  paysBack?: number[];
  /** Names at some brands, by slug. */
  byBrand?: Readonly<Record<string, { name: string; nameEn?: string }>>;
  /** Slugs of the brands that do not offer it. */
  notAt?: readonly string[];
}
