import { expect, it } from 'vitest';

import { escapeHtml } from './escape-html.ts';
import { plainText } from './plain-text.ts';

it('escapes text for documents and attributes, and plainText restores it', () => {
  expect(escapeHtml('<b>A & "B"</b>')).toBe('&lt;b&gt;A &amp; &quot;B&quot;&lt;/b&gt;');
  expect(escapeHtml('&amp;')).toBe('&amp;amp;');
  expect(plainText(escapeHtml('a < b & "c" > d'))).toBe('a < b & "c" > d');
});
