import { describe, expect, it } from 'vitest';

import { isFinalStatus, parseSessionReply, parseStatusReply, parseWalletReply } from './replies.ts';

describe('parseWalletReply', () => {
  it('reads a reply', () => {
    const reply = { status: 'OK', tx_id: '12', balance: 250, replayed: true };
    expect(parseWalletReply(JSON.stringify(reply))).toEqual({ ok: true, value: reply });
  });

  it.each([
    ['an incomplete reply', '{"status":"O', ''],
    ['an unknown status', '{"status":"FINE"}', 'status'],
    ['a balance below zero', '{"status":"OK","balance":-1}', 'balance'],
    ['a balance with a fraction', '{"status":"OK","balance":1.5}', 'balance'],
    ['a page of HTML', '<html>', ''],
  ])('treats %s as undecided', (_, body, field) => {
    expect(parseWalletReply(body)).toMatchObject({ ok: false, problem: { field } });
  });
});

describe('parseSessionReply', () => {
  const player = { id: '1-5', name: 'Elif', currency: 'TRY', lang: 'tr' };
  const reply = {
    status: 'OK',
    session: 's1',
    player,
    balance: 100,
    limits: { minBet: 20, maxBet: 500_000 },
  };

  it('reads an opened session', () => {
    expect(parseSessionReply(JSON.stringify(reply))).toEqual({ ok: true, value: reply });
  });

  it.each(['session', 'player', 'limits'])('needs %s with status OK', (field) => {
    expect(parseSessionReply(JSON.stringify({ ...reply, [field]: undefined })).ok).toBe(false);
  });

  it('needs nothing else for a refusal', () => {
    expect(parseSessionReply('{"status":"SESSION_EXPIRED"}').ok).toBe(true);
  });
});

describe('parseStatusReply', () => {
  it('needs a state with status OK', () => {
    expect(parseStatusReply('{"status":"OK"}').ok).toBe(false);
    expect(parseStatusReply('{"status":"OK","state":"rolled_back"}').ok).toBe(true);
    expect(parseStatusReply('{"status":"TX_UNKNOWN"}').ok).toBe(true);
  });
});

describe('isFinalStatus', () => {
  it('is false only while the bet is unknown', () => {
    expect(isFinalStatus('BET_UNKNOWN')).toBe(false);
    expect(isFinalStatus('NO_FUNDS')).toBe(true);
  });
});
