import { createIdMaker, manualClock } from '@baize/clock';
import { expect, test } from 'vitest';

import { createKeyRing } from '../key-ring.ts';
import type { RewardFrameRequest } from '../ports/rewards.ts';
import { signAddress } from './signed-address.ts';
import { ADDRESS_SECONDS, buildRewardAddress, readRewardAddress, REWARDS_PARTY } from './ticket.ts';

const keys = createKeyRing(['s'.repeat(32)]);
const SITE = 328392100;
const start = new Date('2026-05-01T12:00:00Z');
const request: RewardFrameRequest = {
  siteId: SITE,
  address: 'https://rewards.example/rewards/wheel?user=7&site=baize&name=%C3%87a%C4%9Fla%20%26%20co',
  lang: 'tr',
  theme: { scheme: 'light', bg: '#0B1110', 'r-ctl': '10px' },
  timeZone: 'Europe/Istanbul',
  returnUrl: 'https://baize.example/cark',
  loyalty: null,
  pauses: [],
};

function open(changes: Partial<RewardFrameRequest> = {}) {
  const clock = manualClock(start);
  const address = buildRewardAddress({ ...request, ...changes }, { keys, clock, ids: createIdMaker(clock) });
  return { clock, address };
}

function read(address: string, clock = manualClock(start), ring = keys) {
  const { pathname: path, search } = new URL(address);
  return readRewardAddress({ path, search }, { keys: ring, clock });
}

test('an address reads as it was signed', () => {
  const { address } = open();
  expect(read(address)).toEqual({
    ok: true,
    ticket: {
      key: keys.current(REWARDS_PARTY, SITE),
      userId: 7,
      userName: 'Çağla & co',
      lang: 'tr',
      theme: { ...request.theme, bg: '#0b1110' },
      timeZone: 'Europe/Istanbul',
      returnUrl: 'https://baize.example/cark',
      parentOrigin: 'https://baize.example',
      loyalty: null,
      pauses: [],
      expiresAt: new Date('2026-05-01T12:01:00Z'),
      nonce: new URL(address).searchParams.get('nonce'),
    },
  });
  expect(open().address).not.toBe(address);
});

test('the player may be in base64 data, and loyalty beside it', () => {
  const data = Buffer.from(JSON.stringify({ username: 'çağla', user_id: 9, total_deposit: '12.50' }));
  const loyalty = {
    points: 40,
    level: 1,
    stakeMinor: 1_000,
    types: { slot: 100 },
    levels: [{ number: 1, name: 'Çırak', from: 0, gives: null }],
  };
  const { address } = open({
    address: `https://rewards.example/rewards/level?data=${encodeURIComponent(data.toString('base64'))}`,
    loyalty,
  });
  expect(read(address)).toMatchObject({ ticket: { userId: 9, userName: 'çağla', loyalty } });
  const { address: broken } = open({ address: 'https://rewards.example/rewards/level?data=e30' });
  expect(read(broken)).toMatchObject({ ok: false, reason: 'malformed', problem: { field: 'user' } });
});

test('days on which the player could not take part are in it', () => {
  const pauses = [
    { from: '2026-04-01', to: '2026-04-02' },
    { from: '2026-04-10', to: '2026-05-01' },
  ];
  expect(read(open({ pauses }).address)).toMatchObject({ ok: true, ticket: { pauses } });
});

test('a player without a signature, another player, page or brand is refused', () => {
  const { address } = open();
  const url = new URL(address);
  expect(read('https://rewards.example/rewards/wheel?user=7&lang=tr')).toEqual({
    ok: false,
    reason: 'signature',
  });
  for (const [name, value] of Object.entries({
    user: '8',
    expires: '9999999999',
    return: 'https://evil.example/',
    partner: `${REWARDS_PARTY}.7.00000000`,
  })) {
    const changed = new URL(url);
    changed.searchParams.set(name, value);
    expect(read(changed.href), name).toEqual({ ok: false, reason: 'signature' });
  }
  const otherPage = address.replace('/rewards/wheel', '/rewards/treasure');
  expect(read(otherPage)).toEqual({ ok: false, reason: 'signature' });
  expect(read(address, manualClock(start), createKeyRing(['o'.repeat(32)]))).toMatchObject({ ok: false });
  const foreign = signAddress(request.address, { lang: 'tr' }, keys.current('sandbox-redline', SITE));
  expect(read(foreign)).toEqual({ ok: false, reason: 'signature' });
});

test('a field that is there twice is refused, whoever signed it', () => {
  const { address } = open({ address: `${request.address}&user=8` });
  expect(read(address)).toEqual({ ok: false, reason: 'signature' });
});

test('an address ends after a minute', () => {
  const { address, clock } = open();
  clock.advance(ADDRESS_SECONDS * 1_000 - 1);
  expect(read(address, clock)).toMatchObject({ ok: true });
  clock.advance(1);
  expect(read(address, clock)).toEqual({ ok: false, reason: 'expired' });
});

test('a template cannot vouch for a player', () => {
  const { address } = open({
    address: `${request.address}&loyalty=%7B%7D&nonce=mine&return=https://evil.example`,
  });
  expect(read(address)).toMatchObject({
    ok: true,
    ticket: { loyalty: null, parentOrigin: 'https://baize.example' },
  });
  expect(address).not.toContain('mine');
});
