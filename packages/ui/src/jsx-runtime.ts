import { Fragment, jsx as element, jsxs as elements, type JSX } from 'react/jsx-runtime';

import { ownTexts } from './own-texts.ts';

export { Fragment, type JSX };

/* React's own, but every text has an element to itself (see `docs/decisions/073-pages-that-a-browser-translates.md`). */

export const jsx: typeof element = (type, props, key) => element(type, ownTexts(type, props as object), key);

export const jsxs: typeof elements = (type, props, key) => {
  const own = ownTexts(type, props as object) as { readonly children?: unknown };
  return (Array.isArray(own.children) ? elements : element)(type, own, key);
};
