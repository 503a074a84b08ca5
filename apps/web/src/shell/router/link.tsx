import type { ComponentProps, MouseEvent } from 'react';

import { useAddress, useNavigation } from './use-navigation.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: string;
  replace?: boolean;
}

/** A link with a query names one view of a page, one without names the page in all its views. */
function namesPage(href: string, address: string): boolean {
  const shown = href.includes('?') ? address : (address.split('?')[0] ?? address);
  return shown.toLowerCase() === href.toLowerCase();
}

/** Clicks that ask for something else than going there: another tab, a download, a menu. */
function isModified({ ctrlKey, metaKey, altKey, shiftKey, button }: MouseEvent): boolean {
  return ctrlKey || metaKey || altKey || shiftKey || button !== 0;
}

/** A link within the site; other clicks than a plain one are the browser's. */
export function Link({ href, replace = false, onClick, children, ...rest }: LinkProps) {
  const navigation = useNavigation();
  const address = useAddress();
  const preload = () => navigation.preload(href);
  return (
    <a
      aria-current={namesPage(href, address) ? 'page' : undefined}
      {...rest}
      href={href}
      onClick={(event) => {
        if (isModified(event)) return;
        onClick?.(event);
        if (event.defaultPrevented) return;
        event.preventDefault();
        void navigation.navigate(href, { replace });
      }}
      onPointerEnter={preload}
      onFocus={preload}
    >
      {children}
    </a>
  );
}
