import { gameHistoryType } from '@baize/contract';
import { parseWire } from '@baize/currency';
import type { MessageKey } from '@baize/messages/keys';
import type { IconName } from '@baize/ui';

interface RowType {
  readonly label: MessageKey;
  readonly sign: '' | '+' | '−';
  readonly icon: IconName;
  readonly tone: 'plain' | 'gain';
}

const { bet, win, refund } = gameHistoryType;
const rowTypes: Readonly<Record<number, RowType>> = {
  [bet]: { label: 'account_type_bet', sign: '−', icon: 'spade', tone: 'plain' },
  [win]: { label: 'account_type_win', sign: '+', icon: 'trophy', tone: 'gain' },
  [refund]: { label: 'account_type_refund', sign: '+', icon: 'refresh-cw', tone: 'plain' },
};
/** A round that was settled without a win is reported as a win of zero. */
const noWin: RowType = { label: 'account_type_no_win', sign: '', icon: 'minus', tone: 'plain' };
/** What a provider took back is reported as a win below zero, whose amount has its own sign. */
const winReversal: RowType = {
  label: 'account_type_win_reversal',
  sign: '',
  icon: 'refresh-cw',
  tone: 'plain',
};

interface GameRow {
  readonly type: number;
  readonly amount: string;
}

/** How a row of the game history is shown; undefined for types this version does not know. */
export function gameRowType({ type, amount }: GameRow): RowType | undefined {
  if (type !== win || parseWire(amount) > 0n) return rowTypes[type];
  return parseWire(amount) === 0n ? noWin : winReversal;
}
