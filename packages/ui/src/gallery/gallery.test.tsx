import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import * as parts from '../index.ts';

const render = (language: 'tr' | 'en') =>
  renderToStaticMarkup(
    <parts.Gallery
      language={language}
      brands={[{ slug: 'baize', name: 'Baize', scheme: 'dark' }]}
      brand="baize"
      onBrand={() => undefined}
      languageSwitch={null}
    />,
  );

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, one = '']) => one);

describe('the gallery', () => {
  const html = render('en');

  it('has an anchor of its own for each part, which the table of contents leads to', () => {
    const ids = found(html, / id="([^"]+)"/g);
    expect(new Set(ids).size).toBe(ids.length);
    const links = found(html, /href="#([^"]+)"/g);
    expect(links.length).toBeGreaterThan(40);
    expect(links.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('shows code of parts that exist, and of all of them', () => {
    const code = found(html, /<pre[^>]*><code>(.*?)<\/code>/gs).join('\n');
    const names = new Set(found(code, /&lt;([A-Z]\w+)\b(?! \|)/g));
    // The one that stands for any content.
    names.delete('MatchList');
    const unseen = new Set(['Gallery', 'VisuallyHidden']);
    const all = Object.keys(parts).filter((name) => /^[A-Z]/.test(name) && !unseen.has(name));
    expect([...names].toSorted()).toEqual(all.toSorted());
  });

  it('says nothing in the other language', () => {
    expect(html).not.toMatch(/Olağan|Kapalı|Kopyala|Marka|favori\b/);
    expect(render('tr')).not.toMatch(/>(?:Default|Copy|Disabled|Brand)</);
  });
});
