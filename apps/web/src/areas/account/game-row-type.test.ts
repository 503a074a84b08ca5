import { gameHistoryType } from '@baize/contract';
import { expect, it } from 'vitest';

import { gameRowType } from './game-row-type.ts';

const { bet, win, refund } = gameHistoryType;

it('shows a settled round without a win neutrally and without a sign', () => {
  expect(gameRowType({ type: win, amount: '0.00' })).toMatchObject({
    label: 'account_type_no_win',
    sign: '',
    tone: 'plain',
  });
});

it('shows a win that was taken back as such, with the sign of its amount', () => {
  expect(gameRowType({ type: win, amount: '-25.00' })).toMatchObject({
    label: 'account_type_win_reversal',
    sign: '',
    tone: 'plain',
  });
});

it('shows wins as gains, and bets and refunds neutrally', () => {
  const gain = { label: 'account_type_win', sign: '+', tone: 'gain' };
  expect(gameRowType({ type: win, amount: '0.01' })).toMatchObject(gain);
  expect(gameRowType({ type: bet, amount: '0.00' })).toMatchObject({ label: 'account_type_bet', sign: '−' });
  expect(gameRowType({ type: refund, amount: '0.00' })).toMatchObject({ label: 'account_type_refund' });
});
