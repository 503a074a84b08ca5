import { describe, expect, it } from 'vitest';

import { moveToken, tokenAddress, tokenOf } from './link-token.ts';
import { undoContactChange } from './paths.ts';
import { Redirect } from './redirect.ts';
import { matchRoute } from '../routes/table.ts';

/** Every page whose path has a token. */
const links = ['/forget-password/', '/account/undo/', '/account/not-me/'];

describe('the token of a link', () => {
  it.each(links)('is moved out of the path of %s before anything is loaded', (path) => {
    const match = matchRoute(`${path}A_b-9`);
    const parse = () => match?.route.parse(match.params, new URLSearchParams());
    expect(parse).toThrow(new Redirect(`${path}link#A_b-9`));
    const moved = matchRoute(`${path}link`);
    expect(() => moved?.route.parse(moved.params, new URLSearchParams())).not.toThrow();
  });

  it('is read back from the address', () => {
    for (const token of ['A_b-9', 'ğ /?#&%']) {
      const { hash, pathname } = new URL(tokenAddress(undoContactChange, token), 'http://site.invalid');
      expect([pathname, tokenOf({ hash })]).toEqual(['/account/undo/link', token]);
    }
    expect([tokenOf({ hash: '' }), tokenOf({ hash: '#%' })]).toEqual(['', '']);
  });

  it('stays where it is if it is there', () => {
    expect(() => moveToken(undoContactChange, { token: 'link' })).not.toThrow();
  });
});
