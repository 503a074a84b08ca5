import { lobbyTypes } from '@baize/contract/page-addresses';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { matchRoute } from '../routes/table.ts';
import { NotFound } from './not-found.ts';
import { isMemberPlay, newWindowAddress } from './play-address.ts';
import { parsePlay, type PlayInput, playInputAddress } from './play-input.ts';
import { Redirect } from './redirect.ts';

/** Parses an address with the route that the site has for it. */
function parse(address: string): PlayInput {
  const { pathname, searchParams } = new URL(address, 'http://site.invalid');
  const match = matchRoute(pathname);
  // The addresses of this file are those of games.
  return match?.route.parse(match.params, searchParams) as PlayInput;
}

function redirectOf(address: string): string | undefined {
  try {
    parse(address);
  } catch (error) {
    if (error instanceof Redirect) return error.to;
  }
  return undefined;
}

const name = fc.string({ minLength: 1, maxLength: 100 }).filter((text) => text.trim() === text);
const options = fc.record(
  {
    type: fc.constantFrom(...lobbyTypes),
    page: fc.integer({ min: 1, max: 40 }),
    name,
    data: fc.stringMatching(/^[\w.~-]{1,200}$/),
    fullscreen: fc.constant(true as const),
    loader: fc.constant(false as const),
  },
  { requiredKeys: [] },
);
const gameId = fc.integer({ min: 5, max: 2 ** 31 - 1 });

describe('the address of a game being played', () => {
  it('is read as it was written', () => {
    const inputs = fc.oneof(
      fc.record({ gameId, mode: fc.constant('real'), place: fc.constantFrom('site', 'window'), options }),
      fc.record({ gameId, mode: fc.constant('demo'), place: fc.constant('site'), options: fc.constant({}) }),
    ) as fc.Arbitrary<PlayInput>;
    fc.assert(
      fc.property(inputs, (input) => {
        expect(parse(playInputAddress(input))).toEqual(input);
      }),
    );
    const popups = fc.record({ gameId, options: fc.record({ name: fc.stringMatching(/^[a-z-]{1,40}$/) }) });
    fc.assert(
      fc.property(popups, (popup) => {
        const input: PlayInput = { ...popup, mode: 'real', place: 'popup' };
        expect(parse(playInputAddress(input))).toEqual(input);
      }),
    );
  });

  it.each([
    'type=poker',
    'type=',
    'page=0',
    'page=41',
    'page=1.5',
    'page=-1',
    'page=01',
    'name=%20%20',
    'data=',
    'data=a%20b',
    'data=%3Cscript%3E',
    `data=${'a'.repeat(201)}`,
    'fullscreen=true',
    'loader=1',
    'container=site',
    'unknown=1',
  ])('drops %s', (query) => {
    expect(parse(`/PlayGame/172101?${query}`)).toEqual(parse('/PlayGame/172101'));
  });

  it('has a name of at most a hundred characters', () => {
    const { options: read } = parsePlay({ id: '7' }, new URLSearchParams({ name: 'x'.repeat(300) }));
    expect(read.name).toBe('x'.repeat(100));
  });

  it.each(['0', '-1', '1.5', 'kurt', '1e3x', ''])('is no game with the id "%s"', (id) => {
    expect(() => parsePlay({ id }, new URLSearchParams())).toThrow(NotFound);
  });

  it('names a container, which is a page of its own with the other parameters', () => {
    expect(redirectOf('/PlayGame/7?container=window&page=3&type=games')).toBe(
      '/launcher/7?type=games&page=3',
    );
  });

  it('leads from the launcher of a poker game to the poker lobby', () => {
    expect(redirectOf('/launcher/3')).toBe('/PlayPoker?game=3');
    expect(redirectOf('/launcher/5')).toBeUndefined();
  });

  it('writes a name for a path that every server reads alike', () => {
    expect(newWindowAddress({ id: 7, name: 'Şövalyenin Yüzüğü: %2F I/O' })).toBe(
      '/PlayGameNewWindow/Sovalyenin-Yuzugu-2F-IO/7',
    );
    expect(newWindowAddress({ id: 7, name: '???' })).toBe('/PlayGameNewWindow/-/7');
  });

  it.each([
    ['/PlayGame/7', true],
    ['/playgame/7?page=2', true],
    ['/PlayGameNewWindow/a/7', true],
    ['/PlayZeplinGame/a/7', true],
    ['/launcher/7', true],
    ['/PlayPoker', true],
    ['/play-live-slot?game=7', true],
    ['/play-live-binary', false],
    ['/play/demo/7', false],
    ['/play-high-flyer', false],
    ['/PlayGames', false],
    ['/launchers', false],
  ])('%s is for members only: %s', (address, isForMembers) => {
    expect(isMemberPlay(address)).toBe(isForMembers);
  });
});
