import { describe, expect, it } from 'vitest';

import { readTokenOverrides } from './read-token-overrides.ts';

describe('tokens.css', () => {
  it('may be empty or contain a comment only', () => {
    expect(readTokenOverrides('')).toEqual({ tokens: {}, problems: [] });
    expect(readTokenOverrides('/* nothing */\n')).toEqual({ tokens: {}, problems: [] });
  });

  it('sets single tokens', () => {
    expect(readTokenOverrides(':root {\n  --head: #ffffff;\n  --r-chip: 6px;\n}\n')).toEqual({
      tokens: { head: '#FFFFFF', 'r-chip': '6px' },
      problems: [],
    });
  });

  it('reports each invalid line', () => {
    const { problems } = readTokenOverrides(':root{--accent:red;--unknown:1px;--r-tile:url(x);color:red}');
    expect(problems.map(({ field }) => field)).toEqual(['--accent', '--unknown', '--r-tile', '--color:red']);
  });

  it('may only contain tokens', () => {
    expect(readTokenOverrides(':root{--bg:#000000}body{display:none}').problems).toEqual([
      { field: '', reason: 'must be one :root { … } rule of tokens' },
    ]);
  });
});
