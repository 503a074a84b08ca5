import type { Language } from '@baize/contract';

/** An amount of a coin as people of the language write it, with every digit it has. */
export function coinText(amount: string, language: Language): string {
  const digits = amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount;
  return language === 'tr' ? digits.replace('.', ',') : digits;
}

/** Two decimal texts in units of the last digit that either has. */
function inUnits(amount: string, other: string): { one: bigint; two: bigint; digits: number } {
  const digits = Math.max(...[amount, other].map((text) => (text.split('.')[1] ?? '').length));
  const unitsOf = (text: string) => {
    const [whole = '0', decimals = ''] = text.split('.');
    return BigInt(whole + decimals.padEnd(digits, '0'));
  };
  return { one: unitsOf(amount), two: unitsOf(other), digits };
}

/** Whether a decimal text is less than another, however many digits both have. */
export function isLess(amount: string, other: string): boolean {
  const { one, two } = inUnits(amount, other);
  return one < two;
}

/** A decimal text less a smaller one. */
export function difference(amount: string, smaller: string): string {
  const { one, two, digits } = inUnits(amount, smaller);
  const text = String(one - two).padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** Lira for one coin, at least two decimals. */
export function rateText(rate: string, language: Language): string {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'TRY',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 6,
  });
  return format.format(rate as Intl.StringNumericLiteral);
}

/** Coins whose wallets open such links. */
const linkSchemes: Readonly<Record<string, string>> = { btc: 'bitcoin', ltc: 'litecoin' };

interface CoinTarget {
  readonly coin: string;
  readonly address: string;
}

/**
 * A link that opens the wallet with address and amount filled in (BIP 21); undefined for other coins.
 *
 * @param amount decimal text in whole coins
 */
export function walletLink({ coin, address }: CoinTarget, amount: string): string | undefined {
  const scheme = linkSchemes[coin.toLowerCase()];
  return scheme && `${scheme}:${address}?amount=${amount}`;
}
