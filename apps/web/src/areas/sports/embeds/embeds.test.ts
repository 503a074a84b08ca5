import { describe, expect, it } from 'vitest';

import { betconstruct } from './betconstruct.ts';
import { betradar } from './betradar.ts';
import { embeds } from './embeds.ts';
import { redline } from './redline.ts';

const nowhere = { event: undefined, league: undefined, sport: undefined };

describe('the frame of betconstruct', () => {
  it.each([
    [{ action: 'openSlider', tab: 'login' }, { type: 'login' }],
    [{ action: 'openSlider', tab: 'registrationForm' }, { type: 'register' }],
    [{ action: 'betslip', open: true }, { type: 'other' }],
    [{ action: 'userBalance', balance: '1' }, { type: 'balance' }],
    [
      { action: 'bet', state: 'waiting' },
      { type: 'bet', isWaiting: true },
    ],
    [
      { action: 'bet', state: 'decided' },
      { type: 'bet', isWaiting: false },
    ],
    [
      { action: 'place', event: 7, league: 'tr-1' },
      { type: 'place', place: { ...nowhere, event: 7, league: 'tr-1' } },
    ],
    [
      { action: 'height', height: 912.4 },
      { type: 'height', heightPx: 912 },
    ],
  ])('says %o', (data, message) => expect(betconstruct.read(data, [])).toEqual(message));

  it.each([
    { action: 'bet', state: 'won' },
    { action: 'openSlider' },
    { action: 'openSlider', tab: 'toString' },
    { action: 'height' },
  ])('says nothing with %o', (data) => expect(betconstruct.read(data, [])).toBeUndefined());
});

describe('the frame of redline', () => {
  it.each([
    ['redline:ready', { type: 'ready' }],
    ['redline:waits', { type: 'waits' }],
    ['redline:slip-open', { type: 'other' }],
    ['redline:login', { type: 'login' }],
    ['redline:deposit', { type: 'deposit' }],
    ['redline:balance', { type: 'balance' }],
    ['redline:bet-waiting', { type: 'bet', isWaiting: true }],
    ['redline:bet-decided', { type: 'bet', isWaiting: false }],
    ['redline:place', { type: 'place', place: nowhere }],
  ])('says %s', (type, message) => expect(redline.read({ type }, [])).toEqual(message));

  it('receives its token by message', () => {
    expect(redline.signIn?.('t')).toEqual({ type: 'redline:token', token: 't' });
  });
});

describe('the script of betradar', () => {
  const ask = async (type: string, answer: (message: ReturnType<typeof betradar.read>) => void) => {
    const { port1, port2 } = new MessageChannel();
    const reply = new Promise((resolve) => {
      port1.addEventListener('message', ({ data }) => resolve(data));
      port1.start();
    });
    answer(betradar.read({ type }, [port2]));
    const received = await reply;
    port1.close();
    return received;
  };

  it('asks for markup, tokens and its place, and is answered through the port that it sent', async () => {
    const markup = await ask('baize:script-host', (message) => {
      if (message?.type === 'host') message.reply('<b>');
    });
    expect(markup).toEqual({ markup: '<b>' });
    const token = await ask('betradar:token', (message) => {
      if (message?.type === 'token') message.reply('one-time');
    });
    expect(token).toEqual({ token: 'one-time' });
    const visitor = await ask('betradar:token', (message) => {
      if (message?.type === 'token') message.reply(null);
    });
    expect(visitor).toEqual({ token: null });
    const place = await ask('betradar:place', (message) => {
      if (message?.type === 'start') message.reply({ ...nowhere, event: 7, sport: 'arena' });
    });
    expect(place).toEqual({ place: 'event=7&sport=arena' });
    const slip = await ask('betradar:slip', (message) => {
      if (message?.type === 'storedSlip') message.reply('{}');
    });
    expect(slip).toEqual({ slip: '{}' });
  });

  it('asks nothing without a port, or with another question', () => {
    const { port1, port2 } = new MessageChannel();
    expect(betradar.read({ type: 'betradar:token' }, [])).toBeUndefined();
    expect(betradar.read({ type: 'baize:script-host' }, [])).toBeUndefined();
    expect(betradar.read({ type: 'betradar:ready' }, [port2])).toBeUndefined();
    port1.close();
  });

  it('may say what only concerns its slip', () => {
    expect(betradar.read({ type: 'betradar:slip-open' }, [])).toEqual({ type: 'other' });
  });

  it('has its slip stored, if that is a text of its size', () => {
    const slip = 'x'.repeat(50_000);
    expect(betradar.read({ type: 'betradar:slip', slip }, [])).toEqual({ type: 'slip', slip });
    for (const other of [`${slip}x`, {}, null, undefined])
      expect(betradar.read({ type: 'betradar:slip', slip: other }, [])).toBeUndefined();
  });
});

describe('every frame', () => {
  it.each(Object.entries(embeds))('of %s is not understood in other words', (_, embed) => {
    const nonsense = [null, 7, 'ready', [], {}, { type: 'baize:exit' }, { action: null }, { type: ['x'] }];
    for (const data of nonsense) expect(embed.read(data, [])).toBeUndefined();
  });

  it.each([
    [0, 200],
    [199.6, 200],
    [200, 200],
    [20_000, 20_000],
    [1e9, 20_000],
    [-5, 200],
  ])('of %d px is shown with %d', (height, heightPx) => {
    expect(redline.read({ type: 'redline:height', height }, [])).toEqual({ type: 'height', heightPx });
    expect(betradar.read({ type: 'betradar:height', height }, [])).toEqual({ type: 'height', heightPx });
  });

  it.each(['700', Number.NaN, Number.POSITIVE_INFINITY, null])('has no height of %o', (height) => {
    expect(redline.read({ type: 'redline:height', height }, [])).toBeUndefined();
  });

  it('names a place only by the rules for addresses', () => {
    const place = { event: '7x', league: '<b>', sport: { toString: () => 'tennis' } };
    expect(redline.read({ type: 'redline:place', ...place }, [])).toEqual({ type: 'place', place: nowhere });
  });
});

it.each([
  ['betconstruct', { action: 'deposits', open: false }],
  ['redline', { type: 'redline:deposits', open: false }],
  ['betradar', { type: 'betradar:deposits', open: false }],
] as const)('%s hears that no deposit can be bet', (name, message) => {
  expect(embeds[name].deposits(false)).toEqual(message);
});
