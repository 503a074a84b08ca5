import { beforeEach, expect, it, vi } from 'vitest';

import type { EmbedTalk, ParentPage } from './embed-talk.ts';
import { talkBetconstruct } from './talk-betconstruct.ts';
import { talkBetradar } from './talk-betradar.ts';
import { talkRedline } from './talk-redline.ts';

const TALKS = { betconstruct: talkBetconstruct, redline: talkRedline, betradar: talkBetradar };
const place = { event: 7, league: 'anadolu', sport: null };

beforeEach(() => {
  vi.stubGlobal('window', {});
  return () => vi.unstubAllGlobals();
});

function start(name: keyof typeof TALKS) {
  const sent: object[] = [];
  let receive: (fields: Readonly<Record<string, unknown>>) => void = () => undefined;
  const parent: ParentPage = {
    send: (message) => sent.push(message),
    onMessage(handle) {
      receive = handle;
    },
  };
  const events = {
    onToken: vi.fn<(token: string) => void>(),
    onDeposits: vi.fn<(isOpen: boolean) => void>(),
    onSignedOut: vi.fn<() => void>(),
  };
  const talk: EmbedTalk = TALKS[name](parent, events);
  return { talk, sent, events, receive: (fields: object) => receive(fields as Record<string, unknown>) };
}

it('speaks in actions with the page around betconstruct', () => {
  const { talk, sent, events, receive } = start('betconstruct');
  talk.login();
  talk.register();
  talk.balance();
  talk.bet(true);
  talk.bet(false);
  talk.place(place);
  expect(sent).toEqual([
    { action: 'openSlider', tab: 'login' },
    { action: 'openSlider', tab: 'registrationForm' },
    { action: 'userBalance' },
    { action: 'bet', state: 'waiting' },
    { action: 'bet', state: 'decided' },
    { action: 'place', ...place },
  ]);
  receive({ action: 'loggedOut' });
  receive({ action: 'other' });
  expect(events.onSignedOut).toHaveBeenCalledOnce();
});

it('waits for a token of redline, and says again that it is ready if it is asked', () => {
  const { talk, sent, events, receive } = start('redline');
  receive({ type: 'redline:hello' });
  expect(sent).toEqual([]);
  talk.ready();
  receive({ type: 'redline:hello' });
  talk.askToken();
  expect(sent).toEqual([{ type: 'redline:ready' }, { type: 'redline:ready' }, { type: 'redline:waits' }]);
  receive({ type: 'redline:token', token: 'one' });
  receive({ type: 'redline:token', token: 7 });
  receive({ type: 'redline:logout' });
  expect(events.onToken).toHaveBeenCalledExactlyOnceWith('one');
  expect(events.onSignedOut).toHaveBeenCalledOnce();
});

it('asks the callback of betradar for a token, at first and after a log-in', async () => {
  const token = vi.fn<() => Promise<string | null>>().mockResolvedValueOnce(null).mockResolvedValue('two');
  vi.stubGlobal('window', { betradarOptions: { token } });
  const { talk, sent, events, receive } = start('betradar');
  talk.askToken();
  await vi.waitFor(() => expect(token).toHaveBeenCalledOnce());
  expect(events.onToken).not.toHaveBeenCalled();
  receive({ type: 'betradar:logged-in' });
  await vi.waitFor(() => expect(events.onToken).toHaveBeenCalledExactlyOnceWith('two'));
  talk.slip(true);
  talk.bet(true);
  talk.place(place);
  talk.height(900);
  talk.storeMemory('{}');
  expect(sent).toEqual([
    { type: 'betradar:slip-open' },
    { type: 'betradar:bet-waiting' },
    { type: 'betradar:place', ...place },
    { type: 'betradar:height', height: 900 },
    { type: 'betradar:slip', slip: '{}' },
  ]);
});

it.each([
  ['betconstruct', { action: 'deposits' }],
  ['redline', { type: 'redline:deposits' }],
  ['betradar', { type: 'betradar:deposits' }],
] as const)('learns from the page around %s whether a deposit can be bet', (name, message) => {
  const { events, receive } = start(name);
  receive({ ...message, open: false });
  receive({ ...message, open: true });
  expect(events.onDeposits.mock.calls).toEqual([[false], [true]]);
});
