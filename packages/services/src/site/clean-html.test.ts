import { htmlAttacks } from '@baize/testkit/html-attacks';
import { describe, expect, it } from 'vitest';

import { cleanHtml } from './clean-html.ts';

/** Tags of the result, with their attributes. */
const tagsOf = (html: string) =>
  [...html.matchAll(/<([a-z0-9]+)([^>]*)>/g)].map(([, name, rest]) => ({ name, rest }));

describe('HTML of an operator', () => {
  it.each(htmlAttacks)('cannot run: %s', (attack) => {
    const clean = cleanHtml(attack);
    for (const { name, rest } of tagsOf(clean)) {
      expect(name).toMatch(/^(a|p|img|table|tbody|tr|td)$/);
      expect(rest).not.toMatch(/\son\w+=|style=|class=|id=|src(set|doc)=(?!"\/)/i);
      expect(rest).not.toMatch(/(javascript|vbscript|data|blob):/i);
    }
    // Cleaning is idempotent, so storing and showing agree.
    expect(cleanHtml(clean)).toBe(clean);
  });

  it('keeps its structure', () => {
    const html =
      '<h2>A</h2><p>b <strong>c</strong><br />d</p><ul><li>e</li></ul><table><tr><th scope="row">f</th><td>g</td></tr></table>';
    expect(cleanHtml(html)).toBe(html);
  });

  it('demotes a top-level heading', () => {
    expect(cleanHtml('<h1>A</h1>')).toBe('<h2>A</h2>');
  });

  it('keeps links within the site and opens others in a new tab', () => {
    expect(cleanHtml('<a href="/Pages/about">a</a>')).toBe('<a href="/Pages/about">a</a>');
    expect(cleanHtml('<a href="mailto:a@b.example">a</a>')).toBe('<a href="mailto:a@b.example">a</a>');
    expect(cleanHtml('<a href="https://b.example" rel="opener">a</a>')).toBe(
      '<a href="https://b.example" target="_blank" rel="noopener noreferrer">a</a>',
    );
    expect(cleanHtml('<a href="//evil.example">a</a>')).toBe('<a>a</a>');
  });

  it('shows pictures of the site only', () => {
    expect(cleanHtml('<img src="/pictures/a.avif" alt="a" />')).toBe(
      '<img src="/pictures/a.avif" alt="a" />',
    );
    for (const source of [
      '//evil.example/a.png',
      '/\\evil.example/a.png',
      'https://evil.example/a.png',
      'a.png',
    ])
      expect(cleanHtml(`<img src="${source}" alt="a">`)).toBe('');
  });

  it('may nest deeply', () => {
    expect(() => cleanHtml('<ul><li>'.repeat(5_000))).not.toThrow();
  });
});
