import { expect, it } from 'vitest';

import { houseTheme, themeStyle } from './book-theme.ts';

it('draws in the tokens of a brand, and in those of the house where it has none', () => {
  const style = themeStyle({ accent: '#FF7A66', 'r-btn': '999px', display: '"Gabarito"', scheme: 'light' });
  expect(style).toContain('--accent:#FF7A66;');
  expect(style).toContain('--r-btn:999px;');
  expect(style).toContain('--display:"Gabarito";');
  expect(style).toContain(`--felt:${houseTheme.felt};`);
  expect(style).toMatch(/^color-scheme:light;/);
});

it.each(['#123456;}body{display:none', 'url(//x.example)', '"a;b"', 'expression(1)', '</style>', ''])(
  'keeps its own token instead of %j',
  (value) => {
    expect(themeStyle({ accent: value })).toBe(themeStyle({}));
  },
);

it.each([
  ['#ffdf4a', '#1b7a3d', '#1b7a3d'],
  ['#0f3d2e', '#35c98b', '#0f3d2e'],
  ['#ff7a66', '#35c98b', '#ff7a66'],
  ['#ffdf4a', '#e0b15a', '#ffdf4a'],
  ['#777777', '#35c98b', '#777777'],
])(
  'colours cards of matches by chosen %s or accent %s: %s, so that no yellow becomes a brown',
  (chosen, accent, board) => {
    expect(themeStyle({ chosen, accent })).toContain(`--board:${board};`);
  },
);

it('ignores names that it does not know', () => {
  expect(themeStyle({ 'x}body{color': '#123456' })).toBe(themeStyle({}));
});
