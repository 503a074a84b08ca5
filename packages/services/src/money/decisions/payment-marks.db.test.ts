import { transactionKind, transactionStatus } from '@baize/contract';
import { eq, inArray, paymentMethod, player as playerTable } from '@baize/db';
import type { StoppingMark } from '@baize/brand';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { addConfirmed } from '../../testing/confirmed-operator.ts';
import { operatorServicesOf } from '../../testing/operator-decisions.ts';
import { createPaymentWriter } from '../../testing/payment-rows.ts';
import { openWithdrawals, siteId, type Withdrawals } from '../../testing/withdrawals.ts';
import { approvePayment } from './approve-payment.ts';
import { clearMark } from './clear-mark.ts';
import { type Operator, removeOperator } from './operators.ts';
import { applyReport } from '../apply-report.ts';
import { marksWithEvidence } from './risk-marks.ts';

const reason = 'Spoke to both, they are married';
const DAY_MS = 24 * 60 * 60_000;
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

describe('a destination of many players', () => {
  const exclude = (playerId: number) =>
    open.database.pool.query(
      `update account set closed_until = 'infinity' where player_id = $1 and kind = 1`,
      [playerId],
    );
  /** As many as hid the ones after them. */
  async function crowd(count = 21): Promise<number[]> {
    const players: number[] = [];
    for (let made = 0; made < count; made += 1) {
      const playerId = await open.addPlayer(0n);
      await withdrawal(playerId);
      players.push(playerId);
    }
    return players;
  }
  async function join(isExcluded = false): Promise<number> {
    const playerId = await open.addPlayer(0n);
    await withdrawal(playerId);
    if (isExcluded) await exclude(playerId);
    return playerId;
  }

  test('names the first five of each kind and counts the rest', async () => {
    const players = await crowd();
    const excluded = await join(true);
    await write({ siteId: siteId + 1, playerId: other, kind: withdraw, fields: { iban } });
    const marks = await found(await withdrawal(mine));
    const named = players.slice(0, 5).map((one) => `player ${one} \\(payment \\d+\\)`);
    expect(marks['shared destination']?.evidence).toMatch(
      new RegExp(`^${named.join(', ')} and 16 more \\([0-9a-f]{12}\\)$`),
    );
    expect(marks['destination of an excluded player']?.evidence).toMatch(
      new RegExp(`^player ${excluded} \\(payment \\d+\\)$`),
    );
    expect(marks['destination of another brand']?.evidence).toMatch(
      new RegExp(`^player ${other} of brand ${siteId + 1} \\(payment \\d+\\)$`),
    );
  });

  test('stops a payment that was cleared when another of any kind is paid there', async () => {
    await crowd();
    const id = await withdrawal(mine);
    await clear(id, 'shared destination');
    await join();
    await expect(approve(id)).rejects.toThrow('“shared destination”');
    await clear(id, 'shared destination');
    await join(true);
    await expect(approve(id)).rejects.toThrow('“destination of an excluded player”');
    await clear(id, 'destination of an excluded player');
    await write({ siteId: siteId + 1, playerId: other, kind: withdraw, fields: { iban } });
    await expect(approve(id)).rejects.toThrow('“destination of another brand”');
  });

  test('is the same evidence while the players are, whatever becomes of their payments', async () => {
    const players = await crowd(8);
    const id = await withdrawal(mine);
    const before = (await found(id))['shared destination']?.evidence;
    await withdrawal(players[0] ?? 0, { createdAt: new Date(0) });
    await open.database.pool.query(
      'update payment_transaction set asked_at = now(), attempts = 1 where player_id = any ($1)',
      [players],
    );
    expect((await found(id))['shared destination']?.evidence).toBe(before);
    // One goes and another comes, neither of whom is named.
    await open.database.pool.query('update payment_transaction set status = 2 where player_id = $1', [
      players[7],
    ]);
    await join();
    const after = (await found(id))['shared destination']?.evidence;
    expect(after).not.toBe(before);
    expect(after?.replace(/\(\w+\)$/, '')).toBe(before?.replace(/\(\w+\)$/, ''));
  });
});

describe('an account of a wallet', () => {
  const [inOfA, outOfA, secondOfA, outOfB] = [11, 12, 13, 14];
  const ids = [inOfA, outOfA, secondOfA, outOfB];
  beforeAll(async () => {
    const [method] = await open.database.sql.select().from(paymentMethod).where(eq(paymentMethod.id, 2));
    if (!method) throw new Error('no method');
    const wallets = ids.map((id) => ({
      ...method,
      id,
      slug: `wallet-${id}`,
      kind: id === inOfA ? 1 : withdraw,
      paysBack: id === outOfA || id === secondOfA ? [inOfA] : [],
    }));
    await open.database.sql.insert(paymentMethod).values(wallets);
  });

  test.each([
    ['the same method', 'wallet_number', { methodId: outOfA }, true],
    ['a deposit of the same wallet', 'wallet_number', { methodId: inOfA, kind: 1, status: approved }, true],
    ['another way to the same wallet', 'wallet_name', { methodId: secondOfA }, true],
    ['another wallet', 'wallet_number', { methodId: outOfB }, false],
    ['a name at another wallet', 'wallet_name', { methodId: outOfB }, false],
    ['a phone at any method', 'mobile_number', { methodId: outOfB }, true],
  ])('is shared with %s: %s', async (_, field, change, isShared) => {
    const fields = { [field]: '1234567890' };
    await withdrawal(other, { fields, ...change });
    const marks = await found(await withdrawal(mine, { fields, methodId: outOfA }));
    expect('shared destination' in marks).toBe(isShared);
  });

  test('was not paid before if the same number of another wallet was', async () => {
    const fields = { wallet_number: '1234567890' };
    await withdrawal(mine, { fields, methodId: outOfA, status: approved });
    const isNew = async (methodId: number) =>
      'new destination' in (await found(await withdrawal(mine, { fields, methodId })));
    expect([await isNew(outOfA), await isNew(outOfB)]).toEqual([false, true]);
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

test('a mark of a payment that an operator has approved is cleared by another', async () => {
  const elif = { name: 'elif' };
  await addConfirmed(open, elif.name);
  const services = {
    ...operatorServicesOf(open),
    brands: [{ siteId, slug: 'test', traits: { ...open.traits, 'money.twoDecisionsAbove': 1_000 } as never }],
  };
  const id = await withdrawal(mine, { amountMinor: 150_000n });
  expect(await approvePayment(services, ada, { id })).toMatchObject({ state: 'waiting' });
  await withdrawal(other);
  await expect(clear(id, 'shared destination', ada)).rejects.toThrow('You have approved payment');
  await clear(id, 'shared destination');
  await expect(approvePayment(services, derya, { id })).rejects.toThrow('You have cleared a mark');
  expect(await approvePayment(services, elif, { id })).toMatchObject({ state: 'approved' });
});

test('a large withdrawal that a mark stops, after a large deposit, takes four operators and no more', async () => {
  const [cem, demir] = [{ name: 'cem' }, { name: 'demir' }];
  for (const { name } of [cem, demir]) await addConfirmed(open, name);
  const services = {
    ...operatorServicesOf(open),
    brands: [{ siteId, slug: 'test', traits: { ...open.traits, 'money.twoDecisionsAbove': 1_000 } as never }],
  };
  const decide = (id: number, by: Operator) => approvePayment(services, by, { id });
  const amountMinor = 150_000n;
  const deposit = await write({ siteId, playerId: mine, amountMinor });
  const report = { subject: 'payment', provider: 'pay', siteId, providerRef: 'in', transactionId: deposit };
  await applyReport(open, { ...report, state: 'late', amountMinor, currency: 'TRY' } as never);
  await decide(deposit, ada);
  expect(await decide(deposit, pay)).toMatchObject({ state: 'approved' });
  await withdrawal(other);
  const id = await withdrawal(mine, { amountMinor });
  await clear(id, 'shared destination', ada);
  for (const by of [ada, pay]) await expect(decide(id, by)).rejects.toMatchObject({ why: 'own' });
  expect(await decide(id, cem)).toMatchObject({ state: 'waiting' });
  expect(await decide(id, demir)).toMatchObject({ state: 'approved' });
});

describe('the name of who paid a deposit', () => {
  beforeEach(() =>
    open.database.sql
      .update(playerTable)
      .set({ name: 'Işıl Su', surname: 'Gün' })
      .where(eq(playerTable.id, mine)),
  );
  const deposit = (payer: string, change: Partial<Parameters<typeof write>[0]> = {}) =>
    write({ siteId, playerId: mine, fields: { sender_name: payer }, status: approved, ...change });
  const payersOf = async (id: number) => (await found(id))['name of the payer']?.evidence;

  test('is in the marks of it and of withdrawals after it if it is another or a similar one', async () => {
    const near = await deposit('I. GUN');
    await deposit('ISIL SU GUN');
    const other = await deposit('MEHMET KAYA');
    await deposit('ALI VELI', { status: processing });
    expect(await payersOf(near)).toBe(`nearly the player’s: I. GUN (payment ${near})`);
    expect(await payersOf(other)).toBe(`another name: MEHMET KAYA (payment ${other})`);
    expect(await payersOf(await withdrawal(mine))).toBe(
      `another name: MEHMET KAYA (payment ${other}); nearly the player’s: I. GUN (payment ${near})`,
    );
  });

  test('counts for 90 days', async () => {
    const daysAgo = (days: number) => new Date(open.clock.now().getTime() - days * DAY_MS);
    await deposit('MEHMET KAYA', { createdAt: new Date(daysAgo(90).getTime() - 1) });
    expect(await payersOf(await withdrawal(mine))).toBeUndefined();
    const fields = { name: 'MEHMET', surname: 'KAYA' };
    const late = await deposit('', { fields, createdAt: daysAgo(90) });
    expect(await payersOf(await withdrawal(mine))).toBe(`another name: MEHMET KAYA (payment ${late})`);
  });

  test('is of all deposits, however many there are', async () => {
    const ids: number[] = [];
    for (let made = 0; made < 6; made += 1) ids.push(await deposit('MEHMET KAYA'));
    const id = await withdrawal(mine);
    const before = await payersOf(id);
    expect(before).toMatch(
      new RegExp(`^another name: MEHMET KAYA \\(payment ${ids[0]}\\), .* and 1 more \\([0-9a-f]{12}\\)$`),
    );
    await open.database.pool.query('update payment_transaction set status = 6 where id = $1', [ids[5]]);
    await deposit('ALI VELI');
    expect(await payersOf(id)).not.toBe(before);
  });
});

test('many failed deposits are three in seven days', async () => {
  const fail = (ago: number) =>
    write({
      siteId,
      playerId: mine,
      status: rejected,
      createdAt: new Date(open.clock.now().getTime() - ago),
    });
  await fail(7 * DAY_MS + 1);
  await fail(0);
  await fail(0);
  const id = await withdrawal(mine);
  expect(await found(id)).not.toHaveProperty('many failed deposits');
  await fail(7 * DAY_MS);
  expect(await found(id)).toHaveProperty('many failed deposits');
});

test('a shared identity is of all other accounts of the person', async () => {
  const keys = ['number x'];
  const persons = [mine, other];
  for (let made = 0; made < 5; made += 1) persons.push(await open.addPlayer(0n));
  await open.database.sql
    .update(playerTable)
    .set({ personKeys: keys })
    .where(inArray(playerTable.id, persons));
  const id = await withdrawal(mine);
  const identity = async () => (await found(id))['shared identity']?.evidence;
  const before = await identity();
  expect(before).toMatch(new RegExp(`^player ${other} of brand ${siteId}, .* and 1 more`));
  const late = await open.addPlayer(0n);
  await open.database.sql
    .update(playerTable)
    .set({ personKeys: keys })
    .where(inArray(playerTable.id, [late]));
  await open.database.sql
    .update(playerTable)
    .set({ personKeys: null })
    .where(inArray(playerTable.id, [persons[6] ?? 0]));
  expect(await identity()).not.toBe(before);
});
