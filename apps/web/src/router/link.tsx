import { type ComponentProps, type MouseEvent, useSyncExternalStore } from 'react';

import { useNavigation } from './use-navigation.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: string;
  replace?: boolean;
  /** It names a section: the link is current on all pages below its address. */
  isSection?: boolean;
}

/** A link with a query is one view of a page, a link without one the page in all its views. */
function namesPage(href: string, address: string, isSection: boolean): boolean {
  const shown = href.includes('?') ? address : (address.split('?')[0] ?? address);
  const [name, target] = [shown.toLowerCase(), href.toLowerCase()];
  return name === target || (isSection && name.startsWith(`${target}/`));
}

/** Clicks meant for something else: another tab, a download, a menu. */
function isModified({ ctrlKey, metaKey, altKey, shiftKey, button }: MouseEvent): boolean {
  return ctrlKey || metaKey || altKey || shiftKey || button !== 0;
}

/** A link within the site; only plain clicks are handled. */
export function Link({ href, replace = false, isSection = false, onClick, children, ...rest }: LinkProps) {
  const navigation = useNavigation();
  // Renders after a navigation only if this link becomes or ceases to be current.
  const isCurrent = () => namesPage(href, navigation.current().address, isSection);
  const isHere = useSyncExternalStore(navigation.subscribe, isCurrent, isCurrent);
  const preload = () => navigation.preload(href);
  return (
    <a
      aria-current={isHere ? 'page' : undefined}
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
