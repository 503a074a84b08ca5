import { htmlAttacks } from '@baize/testkit/html-attacks';
import { expect, it } from 'vitest';

import { plainText } from './plain-text.ts';

it('keeps the text of a notice without its markup', () => {
  expect(plainText('<p>Derbi <b>haftası</b>:<br>12.&nbsp;adam</p>')).toBe('Derbi haftası: 12. adam');
  expect(plainText('A &amp; B <script>alert(1)</script> son')).toBe('A & B son');
  expect(plainText('<p>Bir &lt;b&gt; &amp;amp; iki</p>\n<ul><li>üç</li></ul>')).toBe('Bir <b> &amp; iki üç');
  expect(plainText('Gör: <a href="/x">burası</a>.')).toBe('Gör: burası.');
  expect(plainText('3 < 5 ve 7 > 2')).toBe('3 < 5 ve 7 > 2');
});

it('removes all elements from attack strings', () => {
  expect(htmlAttacks.length).toBeGreaterThan(20);
  const left = htmlAttacks.map(plainText).filter((text) => /<[a-z/!][^>]*>/i.test(text));
  expect(left).toEqual([]);
});
