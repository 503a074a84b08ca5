export type { AmountLanguage } from './amount-language.ts';
export { currencyCode, currencySymbol, type IsoCurrency, isoCurrency } from './currency-code.ts';
export { formatAmountFloored, formatMoney, formatMoneyShort } from './format-money.ts';
export { parseTyped } from './parse-typed.ts';
export {
  AmountError,
  formatWire,
  MAX_AMOUNT_MINOR,
  MAX_BALANCE_MINOR,
  MAX_BOOKING_MINOR,
  parseWire,
} from './wire-amount.ts';
