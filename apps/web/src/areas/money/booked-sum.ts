import { transactionKind } from '@baize/contract';
import { parseWire } from '@baize/currency';

import type { Transaction } from './payment-queries.ts';

/** Amounts of a payment as a list shows them, in minor units. */
interface BookedSum {
  /** What was booked, or what was requested if nothing was; with its sign if the balance has it or has lost it. */
  readonly shownMinor: bigint;
  readonly isBooked: boolean;
  /** What was requested, if something else was booked. */
  readonly askedMinor: bigint | undefined;
  /** What came back of it, if anything. */
  readonly returnedMinor: bigint | undefined;
}

export function bookedSum({
  type,
  amount,
  credited,
  returned,
}: Pick<Transaction, 'type' | 'amount' | 'credited' | 'returned'>): BookedSum {
  const asked = parseWire(amount);
  const booked = credited === null ? undefined : parseWire(credited);
  const back = parseWire(returned);
  // What came back whole moves nothing.
  const isBooked = booked !== undefined && booked > back;
  const shown = booked ?? asked;
  return {
    shownMinor: isBooked && type === transactionKind.withdraw ? -shown : shown,
    isBooked,
    askedMinor: shown === asked ? undefined : asked,
    returnedMinor: back > 0n ? back : undefined,
  };
}
