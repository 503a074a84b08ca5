import { Fragment, type JSX, jsxDEV as element } from 'react/jsx-dev-runtime';

import { ownTexts } from './own-texts.ts';

export { Fragment, type JSX };

/** As in `jsx-runtime.ts`, while developing. */
export const jsxDEV: typeof element = (type, props, key, isStatic, ...source) => {
  const own = ownTexts(type, props as object) as { readonly children?: unknown };
  return element(type, own, key, isStatic && Array.isArray(own.children), ...source);
};
