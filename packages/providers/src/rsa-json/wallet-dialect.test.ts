import { generateKeyPairSync } from 'node:crypto';

import { expect, it } from 'vitest';

import { signBody } from './body-signature.ts';
import { createRsaDialect } from './wallet-dialect.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const dialect = createRsaDialect({
  publicKeys: [publicKey],
  signatureHeader: 'x-hub88-signature',
  paths: 'transaction',
  playerField: 'user',
  limitStatus: 'RS_ERROR_BET_LIMIT_EXCEEDED',
  signatureHttp: 200,
  sessionStart: 'check',
});

const uuid = '5f0c7d5e-0b0f-4d0e-9a3c-000000000001';

function readCall(call: 'transaction/bet' | 'transaction/rollback', fields: object) {
  const movement = {
    user: '100-5',
    token: 'session',
    request_uuid: uuid,
    transaction_uuid: uuid,
    round: 'r-1',
  };
  const rawBody = JSON.stringify({ ...movement, game_code: '141701', currency: 'TRY', ...fields });
  const headers = { 'x-hub88-signature': signBody(rawBody, privateKey) };
  const path = `/_callback/games/rsa-json/100/${call}`;
  return dialect.read(call, { method: 'POST', path, headers, rawBody, address: '127.0.0.1' });
}

function readBet(fields: object) {
  const reading = readCall('transaction/bet', fields);
  return reading.ok ? reading.commands[0] : reading.status;
}

it('a bet costs its amount, a free round nothing', () => {
  expect(readBet({ amount: 1_000_000 })).toMatchObject({ play: 'round', amountMinor: 1_000n });
  expect(readBet({ amount: 1_000_000, is_free: true })).toMatchObject({ play: 'freeRound', amountMinor: 0n });
  expect(readBet({ amount: 0, is_free: true })).toMatchObject({ play: 'freeRound', amountMinor: 0n });
  expect(readBet({ amount: 0 })).toBe('RS_ERROR_WRONG_TYPES');
});

it('a rollback of an unknown bet is refused, although it ends its round', () => {
  const reading = readCall('transaction/rollback', {
    reference_transaction_uuid: '5f0c7d5e-0b0f-4d0e-9a3c-000000000002',
    round_closed: true,
  });
  if (!reading.ok) throw new Error(reading.status);
  expect(reading.commands.map(({ kind }) => kind)).toEqual(['undo', 'roundEnd']);
  const { body } = reading.format([
    { outcome: 'cancelled' },
    { outcome: 'ok', balanceMinor: 5n, currency: 'TRY' },
  ]);
  expect(JSON.parse(body)).toEqual({
    status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
    request_uuid: uuid,
    user: '100-5',
  });
});
