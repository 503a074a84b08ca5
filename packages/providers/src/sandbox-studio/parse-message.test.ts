import { describe, expect, it } from 'vitest';

import type { WalletCall } from './messages.ts';
import { formatWalletMessage, parseWalletMessage } from './parse-message.ts';

const movement = { player: '1-5', game: '172101', round: 'r1', tx: 'b1', currency: 'TRY' };
const bet = { ...movement, session: 's1', kind: 'round', amount: 1200 };
const win = { ...movement, tx: 'w1', bet_tx: 'b1', kind: 'round', amount: 9600 };

function problemOf(call: WalletCall, message: object | string): string | null {
  const rawBody = typeof message === 'string' ? message : JSON.stringify(message);
  const reading = parseWalletMessage(call, rawBody);
  return reading.ok ? null : reading.problem.field;
}

describe('parseWalletMessage', () => {
  it('reads a bet', () => {
    expect(parseWalletMessage('bet', JSON.stringify(bet))).toEqual({
      ok: true,
      value: { ...movement, session: 's1', kind: 'round', amountMinor: 1200n },
    });
  });

  it('accepts a win without a bet only for kinds that need none, such as a jackpot', () => {
    expect(problemOf('win', { ...win, bet_tx: undefined, kind: 'jackpot' })).toBeNull();
    expect(problemOf('win', { ...win, bet_tx: undefined })).toBe('bet_tx');
  });

  it.each([
    ['negative', -1],
    ['a fraction', 1.005],
    ['a text', '1e9'],
    ['beyond safe integers', 2 ** 53 + 2],
    ['nothing', null],
    ['zero in a paid round', 0],
    ['above the cap', 9_999_999_901],
  ])('refuses a stake that is %s', (_, amount) => {
    expect(problemOf('bet', { ...bet, amount })).toBe('amount');
  });

  it('accepts a stake of zero in a free round, and a win of zero', () => {
    expect(problemOf('bet', { ...bet, kind: 'free_round', amount: 0 })).toBeNull();
    expect(problemOf('win', { ...win, amount: 0 })).toBeNull();
  });

  it('accepts a win above the cap, which is paid and flagged', () => {
    expect(problemOf('win', { ...win, amount: 9_999_999_901 })).toBeNull();
  });

  it('refuses NaN, which is not JSON', () => {
    expect(problemOf('bet', JSON.stringify(bet).replace('1200', 'NaN'))).toBe('');
  });

  it.each([
    ['empty', ''],
    ['of 65 characters', 'a'.repeat(65)],
    ['with a look-alike letter', 'b\u0430r'],
    ['with a space', 'b 1'],
    ['a number', 7],
  ])('refuses an id that is %s', (_, tx) => {
    expect(problemOf('bet', { ...bet, tx })).toBe('tx');
  });

  it('distinguishes ids that differ only in case', () => {
    const ids = ['Ab', 'aB'].map((tx) => parseWalletMessage('bet', JSON.stringify({ ...bet, tx })));
    expect(ids.map((reading) => reading.ok && reading.value.tx)).toEqual(['Ab', 'aB']);
  });

  it.each(['TR', 'try', 'TRYX', 949])('refuses the currency %s', (currency) => {
    expect(problemOf('bet', { ...bet, currency })).toBe('currency');
  });

  it.each(['', '[]', 'null', '"bet"', '{'])('refuses the body %j', (body) => {
    expect(problemOf('bet', body)).toBe('');
  });

  it('parses what it formatted, for every call', () => {
    const money = { ...movement, amountMinor: 1200n };
    const messages = [
      ['session', { token: 't1', game: '172101' }],
      ['balance', { session: 's1', player: '1-5', currency: 'TRY' }],
      ['bet', { ...money, session: 's1', kind: 'round' }],
      ['win', { ...money, betTx: null, kind: 'promo' }],
      ['rollback', { ...money, betTx: 'b1' }],
      ['round_end', { player: '1-5', game: '172101', round: 'r1' }],
      ['status', { player: '1-5', kind: 'bet', tx: 'b1' }],
    ] as const;
    for (const [call, message] of messages) {
      expect(parseWalletMessage(call, formatWalletMessage(call, message))).toEqual({
        ok: true,
        value: message,
      });
    }
  });
});
