import { expect, it } from 'vitest';

import { pageSections } from './page-sections.ts';

it('has headings, paragraphs and lists in their order, with what their tags mean', () => {
  const html =
    '<h2>A &amp; B</h2><p>One <b>two</b>\n three<br />four</p>loose<ul><li><p>x</p></li><li>y<ol><li>z</li><li>w</li></ol></li></ul><blockquote>q</blockquote><h3></h3>';
  expect(pageSections(html)).toEqual([
    {
      kind: 'text',
      blocks: [
        { type: 'heading', text: 'A & B', depth: 0 },
        { type: 'paragraph', text: 'One two three\nfour', depth: 0 },
        { type: 'paragraph', text: 'loose', depth: 0 },
        { type: 'paragraph', text: 'x', depth: 1, marker: '•' },
        { type: 'paragraph', text: 'y', depth: 1, marker: '•' },
        { type: 'paragraph', text: 'z', depth: 2, marker: '1.' },
        { type: 'paragraph', text: 'w', depth: 2, marker: '2.' },
        { type: 'paragraph', text: 'q', depth: 0 },
      ],
    },
  ]);
});

it('has tables between texts, with as many cells in each row', () => {
  const html =
    '<p>a</p><table><thead><tr><th>H<br />1</th><th>H2</th></tr></thead><tbody><tr><td> 1 &lt; 2 </td></tr></tbody></table><p>b</p>';
  expect(pageSections(html)).toMatchObject([
    { kind: 'text', blocks: [{ text: 'a' }] },
    { kind: 'table', columns: [{ title: 'H 1' }, { title: 'H2' }], rows: [['1 < 2', '']] },
    { kind: 'text', blocks: [{ text: 'b' }] },
  ]);
});

it('reads every entity, and what is none stays or is replaced', () => {
  const html = '<p>&copy; a &nbsp; b &euro;&#x20BA; &#9999999; &zzz; 1 > 0</p>';
  expect(pageSections(html)).toMatchObject([{ blocks: [{ text: '© a b €₺ \uFFFD &zzz; 1 > 0' }] }]);
});

it.each(['', '   ', '<p></p>', '<table></table>', '<img src="/a.jpg" />'])('has nothing of %j', (html) => {
  expect(pageSections(html)).toEqual([]);
});
