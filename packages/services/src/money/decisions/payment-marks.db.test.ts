import { transactionKind, transactionStatus } from '@baize/contract';
import { eq, player as playerTable } from '@baize/db';
import type { StoppingMark } from '@baize/brand';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { addConfirmed } from '../../testing/confirmed-operator.ts';
import { operatorServicesOf } from '../../testing/operator-decisions.ts';
import { createPaymentWriter } from '../../testing/payment-rows.ts';
import { openWithdrawals, siteId, type Withdrawals } from '../../testing/withdrawals.ts';
import { approvePayment } from './approve-payment.ts';
import { clearMark } from './clear-mark.ts';
import { removeOperator } from './operators.ts';
import { marksWithEvidence } from './risk-marks.ts';

const reason = 'Spoke to both, they are married';
const iban = 'TR330006100519786457841326';
const { withdraw } = transactionKind;
const { approved, rejected, processing } = transactionStatus;
const [ada, derya, pay] = [{ name: 'ada' }, { name: 'derya' }, { name: 'pelin' }];

let open: Withdrawals;
let write: ReturnType<typeof createPaymentWriter>;
let mine: number;
let other: number;
beforeAll(async () => {
  open = await openWithdrawals();
  write = createPaymentWriter(open.database, open.clock);
  await addConfirmed(open, { name: derya.name, role: 'compliance' });
  await addConfirmed(open, { name: pay.name, role: 'payments' });
});
beforeEach(async () => {
  await open.database.pool.query('update payment_transaction set fields = $1', ['{}']);
  open.traits['money.stoppingMarks'] = [
    'shared destination',
    'destination of another brand',
    'destination of an excluded player',
  ];
  mine = await open.addPlayer(0n);
  other = await open.addPlayer(0n);
});
afterAll(() => open.database.drop());

const withdrawal = (playerId: number, change: Partial<Parameters<typeof write>[0]> = {}) =>
  write({ siteId, playerId, kind: withdraw, fields: { iban }, ...change });

/** What is found at a payment, by mark. */
async function found(id: number) {
  const marks = await marksWithEvidence(operatorServicesOf(open), await open.rowOf(id));
  return Object.fromEntries(marks.map(({ mark, ...rest }) => [mark, rest]));
}

const approve = (id: number, by = ada) => approvePayment(operatorServicesOf(open), by, { id });
const clear = (id: number, mark: string, by = derya) =>
  clearMark(operatorServicesOf(open), by, { id, mark, reason });

describe('a destination', () => {
  test.each([
    ['an IBAN in another spelling', { iban }, { iban: 'tr33 0006 1005 1978 6457 8413 26' }, true],
    ['a wallet in capitals', { wallet_name: 'isil.gun' }, { wallet_name: 'Isil.Gun' }, true],
    ['a phone with its country', { mobile_number: '5321234567' }, { mobile_number: '+905321234567' }, true],
    ['an address of other capitals', { address: '1BoatSLRHt' }, { address: '1boatslrht' }, false],
    [
      'a wallet with the number of a phone',
      { wallet_number: '5321234567' },
      { mobile_number: '5321234567' },
      false,
    ],
    ['none', { bank: 'kuzey' }, { bank: 'kuzey' }, false],
  ])('of two players is shared: %s', async (_, fields, others, isShared) => {
    await withdrawal(other, { fields: others });
    const marks = await found(await withdrawal(mine, { fields }));
    expect('shared destination' in marks).toBe(isShared);
  });

  test.each([
    ['a deposit came from it', { kind: 1, status: approved }, true],
    ['money went there', { kind: withdraw, status: approved }, true],
    ['money is on its way', { kind: withdraw, status: processing }, true],
    ['a withdrawal was refused', { kind: withdraw, status: rejected }, false],
    ['a deposit was never paid', { kind: 1, status: rejected }, false],
  ])('of another is shared if %s: %o', async (_, change, isShared) => {
    const theirs = await write({ siteId, playerId: other, fields: { iban }, ...change });
    const { 'shared destination': shared } = await found(await withdrawal(mine));
    expect(shared?.evidence).toBe(isShared ? `player ${other} (payment ${theirs})` : undefined);
  });

  test('of one player is not shared with themselves', async () => {
    await withdrawal(mine, { status: approved });
    expect(Object.keys(await found(await withdrawal(mine)))).toEqual([]);
  });

  test('of a player of another brand, or of an excluded one, is a mark of its own', async () => {
    await write({ siteId: siteId + 1, playerId: other, kind: withdraw, fields: { iban } });
    const excluded = await open.addPlayer(0n);
    await withdrawal(excluded);
    await open.database.pool.query(
      `update account set closed_until = 'infinity' where player_id = $1 and kind = 1`,
      [excluded],
    );
    // A break is no exclusion.
    const resting = await open.addPlayer(0n);
    await withdrawal(resting);
    await open.ledger.exclude(siteId, resting, 3, 'brand');
    const marks = await found(await withdrawal(mine));
    expect(Object.keys(marks).slice(0, 3)).toEqual([
      'shared destination',
      'destination of another brand',
      'destination of an excluded player',
    ]);
    expect(marks['shared destination']?.evidence).toContain(`player ${resting}`);
    expect(marks['destination of another brand']?.evidence).toContain(
      `player ${other} of brand ${siteId + 1}`,
    );
    expect(marks['destination of an excluded player']?.evidence).toMatch(
      new RegExp(`^player ${excluded} \\(payment \\d+\\)$`),
    );
  });
});

describe('a mark that stops a payment', () => {
  test('is cleared by another operator than the one who approves', async () => {
    await withdrawal(other);
    const id = await withdrawal(mine);
    await expect(approve(id)).rejects.toThrow('stopped by the mark “shared destination”');
    await expect(clear(id, 'shared destination', pay)).rejects.toThrow('does not include clear-mark');
    await clear(id, 'shared destination', ada);
    await expect(approve(id)).rejects.toThrow('You have cleared a mark');
    await expect(clear(id, 'shared destination')).rejects.toThrow('ada has cleared');
    expect(await approve(id, pay)).toMatchObject({ state: 'approved' });
  });

  test('stops it again with other evidence, and when who cleared it is removed', async () => {
    await withdrawal(other);
    const id = await withdrawal(mine);
    await addConfirmed(open, { name: `gone${id}`, role: 'compliance' });
    await clear(id, 'shared destination', { name: `gone${id}` });
    await removeOperator(open, ada, `gone${id}`);
    await expect(approve(id)).rejects.toThrow('stopped by the mark');
    await clear(id, 'shared destination');
    const third = await open.addPlayer(0n);
    await withdrawal(third);
    await expect(approve(id)).rejects.toThrow(`player ${third}`);
    await clear(id, 'shared destination');
    expect(await approve(id)).toMatchObject({ state: 'approved' });
  });

  test('is one that the brand names: others only inform', async () => {
    await withdrawal(other);
    const id = await withdrawal(mine);
    open.traits['money.stoppingMarks'] = ['first withdrawal'] satisfies StoppingMark[];
    expect((await found(id))['shared destination']).toMatchObject({ stops: false });
    await expect(clear(id, 'shared destination')).rejects.toThrow('does not stop');
    await expect(clear(id, 'anything')).rejects.toThrow('There is no mark');
    await expect(approve(id)).rejects.toThrow('“first withdrawal”');
    open.traits['money.stoppingMarks'] = [];
    expect(await approve(id)).toMatchObject({ state: 'approved' });
  });
});

test('a payer who is nearly the player is named, in deposits and in withdrawals after them', async () => {
  await open.database.sql
    .update(playerTable)
    .set({ name: 'Işıl Su', surname: 'Gün' })
    .where(eq(playerTable.id, mine));
  const fields = { sender_name: 'I. GUN' };
  const deposit = await write({ siteId, playerId: mine, fields, status: approved });
  await write({ siteId, playerId: mine, fields: { sender_name: 'ISIL SU GUN' }, status: approved });
  const evidence = `I. GUN (payment ${deposit})`;
  expect((await found(deposit))['payer nearly the player']).toMatchObject({ evidence });
  expect((await found(await withdrawal(mine)))['payer nearly the player']).toMatchObject({ evidence });
});
