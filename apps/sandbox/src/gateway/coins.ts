import type { CoinPayment } from '@baize/providers';

interface Coin {
  readonly name: string;
  readonly network: string;
  readonly decimals: number;
  /** Hundredths of a lira for one coin; invented. */
  readonly rateMinor: bigint;
  readonly confirmationsNeeded: number;
  /** An address from the id of the payment. */
  readonly address: (seed: string) => string;
}

/** How long the rate of a coin payment is fixed. */
export const RATE_MINUTES = 15;

const hexOf = (seed: string) => Buffer.from(seed).toString('hex').padEnd(40, '0').slice(0, 40);
function textOf(seed: string): string {
  const letters = seed.replaceAll(/[^A-Za-z0-9]/g, '') || 'x';
  return letters.padEnd(38, [...letters].toReversed().join(''));
}

const coins: Readonly<Record<string, Coin>> = {
  btc: {
    name: 'BTC',
    network: 'Bitcoin',
    decimals: 8,
    rateMinor: 412_500_000n,
    confirmationsNeeded: 2,
    address: (seed) => `bc1q${textOf(seed).slice(0, 38).toLowerCase()}`,
  },
  ltc: {
    name: 'LTC',
    network: 'Litecoin',
    decimals: 8,
    rateMinor: 412_000n,
    confirmationsNeeded: 6,
    address: (seed) => `ltc1q${textOf(seed).slice(0, 38).toLowerCase()}`,
  },
  eth: {
    name: 'ETH',
    network: 'Ethereum (ERC-20)',
    decimals: 18,
    rateMinor: 14_250_000n,
    confirmationsNeeded: 6,
    address: (seed) => `0x${hexOf(seed)}`,
  },
  usdt: {
    name: 'USDT',
    network: 'Tron (TRC-20)',
    decimals: 6,
    rateMinor: 4_218n,
    confirmationsNeeded: 4,
    address: (seed) => `T${textOf(seed).slice(0, 33)}`,
  },
};

/** A payment in a coin at the rate of now; `usdt` for a coin that the gateway does not have. */
export function openCoinPayment(wanted: string, amountMinor: bigint, seed: string): CoinPayment {
  const coin = coins[wanted.toLowerCase()] ?? coins['usdt'];
  if (!coin) throw new Error('the gateway has no coins');
  return {
    coin: coin.name,
    network: coin.network,
    address: coin.address(seed),
    amount: coinAmount(amountMinor, coin),
    paid: '0',
    rate: decimal(coin.rateMinor, 2),
    confirmations: 0,
    confirmationsNeeded: coin.confirmationsNeeded,
  };
}

/** Rounded up to the coin's last digit that is worth less than a hundredth of a lira. */
function coinAmount(
  amountMinor: bigint,
  { decimals, rateMinor }: Pick<Coin, 'decimals' | 'rateMinor'>,
): string {
  const units = amountMinor * 10n ** BigInt(decimals);
  return decimal((units + rateMinor - 1n) / rateMinor, decimals);
}

/** An amount of coins times a number of tenths. */
export function tenthsOf(amount: string, tenths: bigint): string {
  const [whole = '0', digits = ''] = amount.split('.');
  return decimal(BigInt(`${whole}${digits}`) * tenths, digits.length + 1);
}

/** 1234500, 4 -> `123.45` */
function decimal(units: bigint, decimals: number): string {
  const digits = String(units).padStart(decimals + 1, '0');
  const text = `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  return text.replace(/\.?0+$/, '');
}
