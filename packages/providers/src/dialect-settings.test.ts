import { manualClock } from '@baize/clock';
import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';

import { signBody as signBatch } from './action-batch/body-signature.ts';
import { type BatchDialectOptions, createBatchDialect } from './action-batch/wallet-dialect.ts';
import { brandSecrets } from './brand-secrets.ts';
import { formatForm } from './form-hash/form-hash.ts';
import { createFormDialect, type FormDialectOptions } from './form-hash/wallet-dialect.ts';
import type { WalletDialect, WalletReading, WalletResult } from './ports/wallet-dialect.ts';
import { signBody as signRsa } from './rsa-json/body-signature.ts';
import { createRsaDialect, type RsaDialectOptions } from './rsa-json/wallet-dialect.ts';

/* What each setting of a dialect changes; with their defaults the conformance suite runs them. */

const clock = manualClock(new Date('2026-03-15T12:00:00Z'));
const secret = 'secret-of-brand-seven';
const secrets = brandSecrets().parse(`7=${secret}`);
const uuid = '00000000-0000-4000-8000-000000000001';
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

interface Sent {
  readonly path: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly address?: string;
}

function read(
  dialect: WalletDialect,
  call: string,
  { path, body, headers = {}, address }: Sent,
): WalletReading {
  return dialect.read(call, {
    method: 'POST',
    path,
    headers,
    rawBody: body,
    ...(address !== undefined && { address }),
  });
}

function replyOf(reading: WalletReading, ...results: readonly WalletResult[]) {
  const { status, body } = reading.ok ? reading.format(results) : reading.reply;
  return { http: status, ...(JSON.parse(body) as object) };
}

describe('hashed forms', () => {
  const defaults: FormDialectOptions = {
    secrets,
    clock,
    providerId: 'P',
    freeRoundsCreditedBy: 'result',
    limitError: 50,
    windowMs: undefined,
    addresses: undefined,
  };
  const send = (
    call: string,
    fields: Record<string, string>,
    options: Partial<FormDialectOptions> = {},
    address?: string,
  ) =>
    read(createFormDialect({ ...defaults, ...options }), call, {
      path: `/_callback/games/form-hash/7/${call}`,
      body: formatForm({ providerId: 'P', userId: '7-5', ...fields }, secret),
      ...(address !== undefined && { address }),
    });

  it('credit free rounds with each result, or in one sum', () => {
    const sum = { amount: '10.00', reference: 's1', bonusCode: 'f1' };
    expect(send('bonusWin.html', sum)).toMatchObject({ commands: [{ kind: 'balance' }] });
    expect(replyOf(send('bonusWin.html', sum), { outcome: 'ok', balanceMinor: 5n })).toMatchObject({
      error: 0,
      transactionId: 's1',
      cash: 0.05,
    });
    expect(send('bonusWin.html', sum, { freeRoundsCreditedBy: 'bonusWin' })).toMatchObject({
      commands: [{ kind: 'win', play: 'freeRound', roundId: 'f1', amountMinor: 1_000n }],
    });
  });

  it('read a free round by its bonus code, and adjustments by their sign', () => {
    const play = { gameId: '5', roundId: 'r1', reference: 'a1' };
    expect(send('bet.html', { ...play, amount: '0', bonusCode: 'f1' })).toMatchObject({
      commands: [{ kind: 'bet', play: 'freeRound', amountMinor: 0n, session: '' }],
    });
    expect(send('adjustment.html', { ...play, amount: '-2.50' })).toMatchObject({
      commands: [{ kind: 'reverseWin', winTx: null, amountMinor: 250n }],
    });
    expect(send('adjustment.html', { ...play, amount: '2.50' })).toMatchObject({
      commands: [{ kind: 'win', amountMinor: 250n }],
    });
  });

  it('repeat an adjustment that came before its win, and no other', () => {
    const adjustment = send('adjustment.html', {
      gameId: '5',
      roundId: 'r1',
      reference: 'a1',
      amount: '-2.50',
    });
    const errorOf = (outcome: WalletResult['outcome']) => replyOf(adjustment, { outcome, balanceMinor: 0n });
    expect(errorOf('betUnknown')).toMatchObject({ error: 100 });
    expect(errorOf('betDeclined')).toMatchObject({ error: 120 });
    expect(errorOf('noFunds')).toMatchObject({ error: 1 });
  });

  it('may be bound to a time and to addresses', () => {
    const at = (ms: number) =>
      send('balance.html', { timestamp: String(clock.now().getTime() + ms) }, { windowMs: 1_000 });
    expect([at(1_000).ok, at(-1_000).ok, at(1_001).ok, at(-1_001).ok]).toEqual([true, true, false, false]);
    expect(send('balance.html', {}, { windowMs: 1_000 }).ok).toBe(false);
    const addresses = new Set(['192.0.2.1']);
    const from = (address?: string) => send('balance.html', {}, { addresses }, address).ok;
    expect([from('192.0.2.1'), from('192.0.2.2'), from()]).toEqual([true, false, false]);
  });

  it('report limits, undecided rounds, other providers and balances of games', () => {
    const bet = { gameId: '5', roundId: 'r1', reference: 'a1', amount: '1', token: 't' };
    const refused = { outcome: 'limit', balanceMinor: 1_005n, currency: 'TRY' } as const;
    expect(replyOf(send('bet.html', bet, { limitError: 310 }), refused)).toMatchObject({
      error: 310,
      cash: 10.05,
    });
    const end = send('endRound.html', { gameId: '5', roundId: 'r1' });
    expect(end.ok && JSON.parse(end.undecided().body)).toMatchObject({ error: 130 });
    expect(replyOf(send('balance.html', { providerId: 'Q' }))).toMatchObject({ error: 7 });
    const games = send('GetBalancePerGame.html', { gameIdList: '5,6' });
    expect(games).toMatchObject({ commands: [{ gameId: 5 }, { gameId: 6 }] });
    const balance = { outcome: 'ok', balanceMinor: 100n } as const;
    expect(replyOf(games, balance, { ...balance, bonusMinor: 250n })).toMatchObject({
      gamesBalances: [
        { gameID: '5', cash: 1, bonus: 0 },
        { gameID: '6', cash: 1, bonus: 2.5 },
      ],
    });
  });

  it('tell own and bonus money apart', () => {
    const bet = send('bet.html', { gameId: '5', roundId: 'r1', reference: 'a1', amount: '10', token: 't' });
    const booked = { outcome: 'ok', balanceMinor: 0n, bonusMinor: 4_000n, partMinor: 600n } as const;
    expect(replyOf(bet, booked)).toMatchObject({ cash: 0, bonus: 40, usedPromo: 6 });
    expect(replyOf(bet, { ...booked, outcome: 'bonusTerms' })).toMatchObject({
      error: 3,
      cash: 0,
      bonus: 40,
    });
  });

  it('pay a promotion of a result as a second win', () => {
    const result = { gameId: '5', roundId: 'r1', reference: 'w1', amount: '1.00' };
    const promo = { promoWinAmount: '2.00', promoWinReference: 'p1', promoCampaignID: 'c1' };
    expect(send('result.html', { ...result, ...promo })).toMatchObject({
      commands: [
        { tx: 'w1', play: 'round', amountMinor: 100n },
        { tx: 'p1', play: 'promo', roundId: 'c1', amountMinor: 200n },
      ],
    });
    expect(send('result.html', { ...result, promoWinAmount: '2.00' }).ok).toBe(false);
  });
});

describe('batched actions', () => {
  const defaults: BatchDialectOptions = { secrets, clock, refusalHttp: 412, lateBetAnswer: 'refuse' };
  const send = (call: string, message: object, options: Partial<BatchDialectOptions> = {}) => {
    const body = JSON.stringify(message);
    return read(createBatchDialect({ ...defaults, ...options }), call, {
      path: `/_callback/games/action-batch/7/${call}`,
      body,
      headers: { 'x-request-sign': signBatch(body, secret) },
    });
  };
  const head = { user_id: '7-5', currency: 'TRY', game: '5', game_id: 'r1', session_id: 's1' };
  const bet = { action: 'bet', action_id: 'b1', amount: 100 };
  const late: WalletResult = { outcome: 'cancelled', transferId: 9, balanceMinor: 100n };

  it('refuse a late bet, or report it without money', () => {
    expect(replyOf(send('play', { ...head, actions: [bet] }), late)).toMatchObject({ http: 400, code: 400 });
    const accepted = send('play', { ...head, actions: [bet] }, { lateBetAnswer: 'accept' });
    expect(replyOf(accepted, late)).toMatchObject({
      http: 200,
      balance: 100,
      transactions: [{ action_id: 'b1', tx_id: '9', processed_at: '2026-03-15T12:00:00.000Z' }],
    });
  });

  it('refuse a late bet beside others, which are undone with it', () => {
    const actions = [bet, { ...bet, action_id: 'b2' }];
    const booked: WalletResult = { outcome: 'ok', transferId: 8, balanceMinor: 0n };
    const reading = send('play', { ...head, actions }, { lateBetAnswer: 'accept' });
    expect(replyOf(reading, booked, late)).toMatchObject({ http: 400, code: 400 });
    expect(replyOf(reading, late)).toMatchObject({ http: 400, code: 400 });
    const last = send('play', { ...head, actions: [bet], finished: true }, { lateBetAnswer: 'accept' });
    expect(replyOf(last, late)).toMatchObject({ http: 200, transactions: [{ tx_id: '9' }] });
  });

  it.each([400, 412, 422] as const)('refuse players with HTTP %i', (refusalHttp) => {
    const reading = send('play', { ...head, actions: [bet] }, { refusalHttp });
    expect(replyOf(reading, { outcome: 'noFunds', balanceMinor: 5n })).toEqual({
      http: refusalHttp,
      code: 100,
      message: 'not enough funds',
      balance: 5,
    });
  });

  it('are a balance, the end of a round or both', () => {
    expect(send('play', head)).toMatchObject({ commands: [{ kind: 'balance' }] });
    expect(send('play', { ...head, actions: [], finished: false })).toMatchObject({
      commands: [{ kind: 'balance' }],
    });
    expect(send('play', { ...head, actions: [], finished: true })).toMatchObject({
      commands: [{ kind: 'roundEnd' }],
    });
    expect(send('play', { ...head, actions: [bet], finished: true })).toMatchObject({
      commands: [{ kind: 'bet' }, { kind: 'roundEnd' }],
    });
    const { game_id: _, ...roundless } = head;
    expect(send('play', { ...roundless, actions: [bet] }).ok).toBe(false);
    expect(send('play', roundless).ok).toBe(true);
  });

  it('are refused without their signature, or with a bet of nothing', () => {
    const body = JSON.stringify({ ...head, actions: [bet] });
    const path = '/_callback/games/action-batch/7/play';
    const sent = { path, body, headers: { 'x-request-sign': signBatch(body, 'secret-of-another') } };
    const dialect = createBatchDialect(defaults);
    expect(replyOf(read(dialect, 'play', sent))).toMatchObject({ http: 403, code: 403 });
    expect(replyOf(read(dialect, 'play', { path, body }))).toMatchObject({ http: 403, code: 403 });
    const free = send('play', { ...head, actions: [{ ...bet, amount: 0 }] });
    expect(replyOf(free)).toMatchObject({ http: 400, code: 400 });
  });

  it('undo nothing for a player of another brand', () => {
    const actions = [{ action: 'rollback', action_id: 'x1', original_action_id: 'b1' }];
    expect(replyOf(send('rollback', { ...head, actions }), { outcome: 'playerUnknown' })).toMatchObject({
      http: 404,
      code: 404,
    });
  });

  it('pay free rounds once they are played, for our issues only', () => {
    const issue = { issue_id: '7-5:f1', total_amount: 300 };
    expect(send('freespins', { ...issue, status: 'played' })).toMatchObject({
      commands: [{ kind: 'win', play: 'freeRound', playerId: 5, amountMinor: 300n }],
    });
    expect(send('freespins', { ...issue, status: 'expired' })).toMatchObject({
      commands: [{ kind: 'balance' }],
    });
    expect(replyOf(send('freespins', { ...issue, issue_id: 'f1', status: 'played' }))).toMatchObject({
      code: 610,
    });
  });
});

describe('RSA-signed JSON', () => {
  const defaults: RsaDialectOptions = {
    publicKeys: [publicKey],
    signatureHeader: 'x-signature',
    paths: 'transaction',
    playerField: 'user',
    limitStatus: 'RS_ERROR_BET_LIMIT_EXCEEDED',
    signatureHttp: 200,
    sessionStart: 'check',
  };
  const send = (
    call: string,
    message: object | string,
    options: Partial<RsaDialectOptions> = {},
    key = privateKey,
  ) => {
    const body = typeof message === 'string' ? message : JSON.stringify(message);
    return read(createRsaDialect({ ...defaults, ...options }), call, {
      path: `/_callback/games/rsa-json/7/${call}`,
      body,
      headers: { 'x-signature': signRsa(body, key) },
    });
  };
  const caller = { user: '7-5', token: 't', request_uuid: uuid };
  const bet = {
    ...caller,
    game_code: '5',
    transaction_uuid: uuid,
    round: 'r1',
    currency: 'TRY',
    amount: 100_000,
  };

  it('have two families of paths, with and without the exchange of a token', () => {
    const wallet = createRsaDialect({ ...defaults, paths: 'wallet' }).calls;
    expect(wallet).toEqual(['wallet/balance', 'wallet/bet', 'wallet/win', 'wallet/rollback', 'wallet/check']);
    expect(createRsaDialect({ ...defaults, sessionStart: 'launch' }).calls).not.toContain('wallet/check');
    expect(send('wallet/check', { token: 't' }, { sessionStart: 'launch' }).ok).toBe(false);
    expect(send('wallet/check', { token: 't' })).toMatchObject({
      commands: [{ kind: 'session', gameId: null }],
    });
  });

  it('name the player in a field of their own', () => {
    const { user, ...rest } = caller;
    const message = { ...rest, supplier_user: user };
    expect(send('user/balance', message).ok).toBe(false);
    expect(send('user/balance', message, { playerField: 'supplier_user' })).toMatchObject({
      commands: [{ playerId: 5 }],
    });
  });

  it('have a status for limits, and one of HTTP for bad signatures', () => {
    const limited = send('transaction/bet', bet, { limitStatus: 'RS_ERROR_LIMIT_REACHED' });
    expect(replyOf(limited, { outcome: 'limit' })).toMatchObject({
      status: 'RS_ERROR_LIMIT_REACHED',
      request_uuid: uuid,
    });
    const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    expect(replyOf(send('transaction/bet', bet, {}, stranger))).toEqual({
      http: 200,
      status: 'RS_ERROR_INVALID_SIGNATURE',
      request_uuid: uuid,
    });
    expect(replyOf(send('transaction/bet', bet, { signatureHttp: 401 }, stranger))).toMatchObject({
      http: 401,
    });
  });

  it('distinguish what is missing from what is wrong', () => {
    const { currency: _, ...missing } = bet;
    expect(replyOf(send('transaction/bet', missing))).toMatchObject({ status: 'RS_ERROR_WRONG_SYNTAX' });
    expect(replyOf(send('transaction/bet', 'no JSON'))).toMatchObject({ status: 'RS_ERROR_WRONG_SYNTAX' });
    expect(replyOf(send('transaction/bet', { ...bet, amount: 1_050 }))).toMatchObject({
      status: 'RS_ERROR_WRONG_TYPES',
    });
  });

  it('end the round after the booking, and count in hundred-thousandths', () => {
    const reading = send('transaction/bet', { ...bet, round_closed: true });
    expect(reading).toMatchObject({
      commands: [
        { kind: 'bet', amountMinor: 100n },
        { kind: 'roundEnd', roundId: 'r1' },
      ],
    });
    const done = reading.ok
      ? reading.format([
          { outcome: 'ok', balanceMinor: 9_007_199_254_740_991n, currency: 'TRY' },
          { outcome: 'ok', balanceMinor: 9_007_199_254_740_991n, currency: 'TRY' },
        ])
      : undefined;
    expect(done?.body).toContain('"balance":9007199254740991000');
  });

  it.each([
    ['transaction/win', { reference_transaction_uuid: uuid }],
    ['transaction/rollback', { reference_transaction_uuid: uuid }],
  ])('never answer %s with the token or the player', (call, more) => {
    const reading = send(call, { ...bet, ...more });
    for (const outcome of [
      'playerUnknown',
      'betUnknown',
      'betCancelled',
      'betSettled',
      'mismatch',
      'betDeclined',
    ] as const)
      expect(JSON.stringify(replyOf(reading, { outcome }))).not.toMatch(/TOKEN|USER_DISABLED|INVALID_GAME/);
  });
});
