import { beforeEach, expect, it, vi } from 'vitest';

import type { EmbedData } from '../embed-data.ts';
import { read, setPlayKey } from './book-calls.ts';
import { PageSession } from './book-session.ts';

const ORIGIN = 'https://site.example';
const opened = {
  playKey: 'key-of-page',
  player: '7-5',
  balance: 5_000,
  minBet: 100,
  maxBet: 9_000,
  freeBet: 0,
  bonusMoney: 3_000,
  minOdds: 0,
  maxStake: null,
};

let receive: (event: object) => void = () => undefined;
const calls: { url: string; authorization: string | null; body: unknown }[] = [];
const saved = new Map<string, string>();
const parent = { postMessage: () => undefined };

beforeEach(() => {
  setPlayKey(null);
  calls.length = 0;
  saved.clear();
  vi.stubGlobal('window', {
    parent,
    addEventListener: (_type: string, listener: (event: object) => void) => {
      receive = listener;
    },
  });
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => saved.get(name) ?? null,
    setItem: (name: string, value: string) => void saved.set(name, value),
    removeItem: (name: string) => void saved.delete(name),
  });
  vi.stubGlobal('fetch', (url: string, { headers, body }: { headers: Headers; body?: string }) => {
    calls.push({ url, authorization: headers.get('authorization'), body: body && JSON.parse(body) });
    return Promise.resolve(Response.json(opened));
  });
  return () => vi.unstubAllGlobals();
});

function open(changes: Partial<EmbedData>): PageSession {
  return new PageSession({
    launch: { embed: 'redline', path: '/book/redline/tr', search: 'game=9102&sig=x' },
    view: 'prematch',
    lang: 'tr',
    currency: 'TRY',
    parentOrigin: ORIGIN,
    origin: 'https://book.example',
    hasToken: false,
    keyId: '7-redline',
    nowMs: 0,
    ...changes,
  });
}
const ofToken = {
  hasToken: true,
  launch: { embed: 'betconstruct', path: '/x', search: 'auth_token=t' },
} as const;
const say = (fields: object) => receive({ source: parent, origin: ORIGIN, data: fields });

async function signIn(session: PageSession): Promise<void> {
  say({ type: 'redline:token', token: 'one-time' });
  await vi.waitFor(() => expect(session.isOpen).toBe(true));
}

it('names its key in a header of its calls, and in no address', async () => {
  const session = open({});
  await signIn(session);
  await read('/book/bets?filter=all');
  expect(calls.map(({ url, authorization }) => [url, authorization])).toEqual([
    ['https://book.example/book/session', null],
    ['https://book.example/book/bets?filter=all', 'Bearer key-of-page'],
  ]);
  expect(calls[0]?.body).toMatchObject({ token: 'one-time' });
});

it('forgets its key when the session at the site ends', async () => {
  const session = open({});
  await signIn(session);
  say({ type: 'redline:logout' });
  expect(session.state).toEqual({ kind: 'visitor' });
  await read('/book/offers');
  expect(calls.at(-1)?.authorization).toBeNull();
});

it('keeps no key under an address that is the same for everyone', async () => {
  await signIn(open({}));
  expect([...saved.values()].join()).not.toContain(opened.playKey);
});

it('continues the session of its own launch after a reload, until it ends', async () => {
  await open(ofToken).start();
  setPlayKey(null);
  const reloaded = open(ofToken);
  await reloaded.start();
  expect(calls.map(({ url, authorization }) => [new URL(url).pathname, authorization])).toEqual([
    ['/book/session', null],
    ['/book/session/resume', 'Bearer key-of-page'],
  ]);
  reloaded.fail('session');
  await read('/book/offers');
  expect(calls.at(-1)?.authorization).toBeNull();
  expect(saved.size).toBe(0);
});

it('takes a stake from own money first', async () => {
  const session = open({});
  await signIn(session);
  session.setBalance(4_000);
  expect(session.state).toMatchObject({ session: { balance: 4_000, bonusMoney: 3_000 } });
  session.setBalance(1_000);
  expect(session.state).toMatchObject({ session: { balance: 1_000, bonusMoney: 1_000 } });
});
