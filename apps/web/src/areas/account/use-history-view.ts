import { parseWire } from '@baize/currency';

import type { HistoryInput } from '../../addresses/history-address.ts';
import { useApp } from '../../app/app.ts';
import { useSession } from '../../call/index.ts';
import { useMoneyFormat } from '../../messages/use-money-format.ts';
import { type RangeProblem, siteDay } from '../money/index.ts';
import { addressProblem, hasUnknownFilter, type HistoryView, readView } from './history-address.ts';
import type { HistoryKind } from './history-kind.ts';
import { signedAmount } from './signed-amount.ts';

/** What every report needs to know of its address. */
export interface HistoryState {
  /** The brand's current day. */
  readonly today: string;
  readonly view: HistoryView;
  /** Why the period in the address is not shown. */
  readonly problem: RangeProblem | undefined;
  readonly hasUnknownFilter: boolean;
}

export function useHistoryView(kind: HistoryKind, input: HistoryInput): HistoryState {
  const today = siteDay(useApp().brand);
  return {
    today,
    view: readView(kind, input, today),
    problem: addressProblem(input),
    hasUnknownFilter: hasUnknownFilter(kind, input),
  };
}

/** Amounts in the player's currency. */
export function useAmounts() {
  const money = useMoneyFormat();
  const { user } = useSession();
  const exact = (minor: bigint) => money.exact(minor, user?.currency);
  return {
    exact,
    /** With a sign. */
    signed: (minor: bigint) => signedAmount(minor, exact),
    ofWire: (wire: string) => exact(parseWire(wire)),
  };
}

export type Amounts = ReturnType<typeof useAmounts>;
