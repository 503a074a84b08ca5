import { Fragment, jsx } from 'react/jsx-runtime';

/** Their text has no elements inside: HTML would drop them, and SVG would not draw them. */
const plainElements = new Set(['option', 'title', 'textarea', 'style', 'script', 'text', 'tspan']);

/** React's types know no elements of ours. */
const TEXT = 'x-t' as string as 'span';

const isText = (child: unknown) =>
  (typeof child === 'string' && child !== '') || typeof child === 'number' || typeof child === 'bigint';
const isNothing = (child: unknown) =>
  child === null || child === undefined || child === '' || typeof child === 'boolean';

/** Without a box, so that the text is laid out as if it had no element (see `base.css`). */
const textElement = (text: string, index: number) => jsx(TEXT, { children: text }, ` ${index}`);

/** The children with an element for every text, or their text if there is nothing else. */
function separate(children: readonly unknown[]): unknown {
  const list: unknown[] = [];
  let text = '';
  let start = 0;
  let hasElements = false;
  let isSame = true;
  /** A text takes the position of its first part, so that its siblings keep theirs. */
  const endText = () => {
    if (text === '') return;
    list[start] = textElement(text, start);
    text = '';
    isSame = false;
  };
  for (const [index, given] of children.entries()) {
    const child: unknown = Array.isArray(given) ? separate(given) : given;
    const isElement = !isText(child) && !isNothing(child);
    list.push(isElement ? child : null);
    isSame &&= child === given;
    if (isElement) {
      endText();
      hasElements = true;
    } else if (isText(child)) {
      if (text === '') start = index;
      text += String(child);
    }
  }
  if (!hasElements && text !== '') return text;
  endText();
  return isSame ? children : list;
}

/** The properties of an element with each text that is beside other children in an element of its own. */
export function ownTexts(type: unknown, props: object): object {
  const isFragment = type === Fragment;
  if (typeof type !== 'string' && !isFragment) return props;
  const { children } = props as { readonly children?: unknown };
  let own = Array.isArray(children) ? separate(children) : children;
  if (typeof type === 'string' && plainElements.has(type) && typeof own !== 'string') return props;
  // What is beside a fragment is beside its text.
  if (isFragment && isText(own)) own = textElement(String(own), 0);
  return own === children ? props : { ...props, children: own };
}
