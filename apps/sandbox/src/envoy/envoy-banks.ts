import type { EnvoyBank, EnvoyOffer } from '@baize/providers';

interface Bank extends EnvoyBank {
  /** What it takes, in lira; they come round again. */
  readonly amounts: readonly number[];
  readonly takesQr: boolean;
}

/** Invented banks. One has nothing to offer and one takes no QR payments. */
export const banks: readonly Bank[] = [
  { slug: 'kuzey', name: 'Kuzey Bankası', amounts: [250, 500, 1_000, 2_750], takesQr: true },
  { slug: 'ege-ticaret', name: 'Ege Ticaret Bankası', amounts: [300, 750, 1_500, 5_000], takesQr: true },
  { slug: 'toros', name: 'Toros Bank', amounts: [100, 200, 400, 900], takesQr: true },
  { slug: 'liman', name: 'Liman Katılım', amounts: [], takesQr: true },
  { slug: 'anafor', name: 'Anafor Bank', amounts: [1_250, 2_500, 10_000], takesQr: false },
];

export function findBank(slug: string): Bank | undefined {
  return banks.find((bank) => bank.slug === slug);
}

/** What a bank takes now: the first of each amount that nobody has taken. */
export function offersOf({ slug, amounts }: Bank, isTaken: (refCode: string) => boolean): EnvoyOffer[] {
  return amounts.map((lira, index) => {
    let round = 0;
    const code = () => `${slug.slice(0, 2).toUpperCase()}-${1_000 + index + round * amounts.length}`;
    while (isTaken(code())) round += 1;
    return { amountMinor: BigInt(lira) * 100n, refCode: code() };
  });
}
