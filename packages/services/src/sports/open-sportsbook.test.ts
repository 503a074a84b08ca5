import { CallError, type SportsProviderName } from '@baize/contract';
import { type SportsbookPage, type SportsbookRequest, SportsbookUnavailable } from '@baize/providers';
import { expect, test } from 'vitest';

import type { MaybePlayerContext } from '../context.ts';
import { openSportsFrame, openSportsScript } from './open-sportsbook.ts';

const frame: SportsbookPage = { kind: 'frame', url: 'https://book.example/' };
const on = { sport: true, redlane: '1', betconstruct: '1', betradar: '1' };

interface Setting {
  readonly options?: object;
  readonly open?: (request: SportsbookRequest) => Promise<SportsbookPage>;
  readonly books?: readonly string[];
  readonly installed?: boolean;
  readonly view?: 'live' | 'history';
}

function contextOf({
  options = {},
  open = async () => frame,
  books = ['redline', 'betconstruct', 'betradar'],
  installed = true,
}: Setting) {
  return {
    brand: { siteId: 7, options: { ...on, ...options }, theme: { scheme: 'dark' }, tokens: {} },
    games: {
      findSportsbook: (slug: string) =>
        books.includes(slug) ? { id: 9, slug, provider: `of-${slug}` } : undefined,
    },
    providers: {
      find: (port: string, name: string) =>
        installed && port === 'sportsbook' && name.startsWith('of-') ? { open } : undefined,
    },
    language: 'tr',
    origin: 'https://site.example',
  } as unknown as MaybePlayerContext;
}

async function outcome(setting: Setting, provider: SportsProviderName = 'redline'): Promise<string> {
  try {
    const { view = 'live' } = setting;
    return (await openSportsFrame(contextOf(setting), { provider, view, device: 1 })).url;
  } catch (error) {
    if (error instanceof CallError) return error.code;
    throw error;
  }
}

test('a book opens only if the brand has sport and its flag is the text 1', async () => {
  expect(await outcome({})).toBe('https://book.example/');
  expect(await outcome({ options: { sport: false } })).toBe('data_not_found');
  for (const flag of ['0', '', 'true', 1, true])
    expect(await outcome({ options: { redlane: flag } })).toBe('data_not_found');
  expect(await outcome({ options: { redlane: '0' } }, 'betradar')).toBe('https://book.example/');
  expect(await outcome({ books: ['betradar'] })).toBe('data_not_found');
});

test('a brand that has ended its sport still shows the bets at the providers whose flag is the text 1', async () => {
  const ended = { sport: false, betconstruct: '0' };
  expect(await outcome({ options: ended, view: 'history' })).toBe('https://book.example/');
  expect(await outcome({ options: ended, view: 'history' }, 'betconstruct')).toBe('data_not_found');
  expect(await outcome({ options: ended })).toBe('data_not_found');
});

test('a provider that is not installed, silent, or opens otherwise than its call says is unavailable', async () => {
  const silent = async () => Promise.reject(new SportsbookUnavailable('no response'));
  expect(await outcome({ installed: false })).toBe('sportsbook_unavailable');
  expect(await outcome({ open: silent })).toBe('sportsbook_unavailable');
  expect(await outcome({ open: async () => ({ kind: 'script', script: '', scriptHost: '' }) })).toBe(
    'sportsbook_unavailable',
  );
  const input = { provider: 'betradar', view: 'live', device: 1 } as const;
  await expect(openSportsScript(contextOf({}), input)).rejects.toMatchObject({
    code: 'sportsbook_unavailable',
  });
});

test('a fault of our own is no silence of the provider', async () => {
  const open = async () => Promise.reject(new TypeError('ours'));
  await expect(outcome({ open })).rejects.toThrow('ours');
});
