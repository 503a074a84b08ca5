import fc from 'fast-check';
import { Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { jsx } from './jsx-runtime.ts';

const markup = (node: ReactNode) => renderToStaticMarkup(node);

test('texts beside each other are one text of their element', () => {
  const [rows, max] = [3, 10];
  expect(
    renderToString(
      <p>
        {rows} of {max}
      </p>,
    ),
  ).toBe('<p>3 of 10</p>');
  expect(
    renderToString(
      <option>
        {rows} × {max}
      </option>,
    ),
  ).toBe('<option>3 × 10</option>');
});

test('a text beside an element has an element of its own', () => {
  const isOpen: boolean = false;
  expect(
    markup(
      <p>
        {isOpen && <i />}
        {'left'}
        <b>1</b>
        {2} h
      </p>,
    ),
  ).toBe('<p><x-t>left</x-t><b>1</b><x-t>2 h</x-t></p>');
});

test('a text in a fragment, which may be beside anything, has one as well', () => {
  expect(
    markup(
      <p>
        <>a</>
        <b />
      </p>,
    ),
  ).toBe('<p><x-t>a</x-t><b></b></p>');
});

/** What a part may be given: its parts in turn are nested lists, fragments and elements. */
const children = fc.letrec<{ node: ReactNode }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4, depthSize: 'medium' },
    fc.constantFrom<ReactNode>('a', 'b ', '', 0, 7, null, undefined, true, false),
    fc.array(tie('node'), { maxLength: 4 }).map((list): ReactNode => jsx('b', { children: list })),
    fc.array(tie('node'), { maxLength: 4 }).map((list): ReactNode => jsx(Fragment, { children: list })),
    fc.array(tie('node'), { maxLength: 4 }),
  ),
})).node;

test('whatever the children are, no text has a sibling, and what is read is the same', () => {
  fc.assert(
    fc.property(children, (node) => {
      const made = markup(<p>{node}</p>);
      // A text between two tags starts after an opening one and ends before its closing one.
      for (const [, before, , after] of made.matchAll(/<(\/?[\w-]+)>([^<]+)<(\/?[\w-]+)>/g))
        expect(after).toBe(`/${before}`);
      expect(made.replaceAll(/<[^>]*>/g, '')).toBe(readText(node));
    }),
  );
});

/** The text of a node, read from the values it was made of. */
function readText(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(readText).join('');
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (typeof node !== 'object' || node === null) return '';
  return readText((node as { props: { children?: ReactNode } }).props.children);
}
