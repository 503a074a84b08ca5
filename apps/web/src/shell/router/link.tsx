import type { ComponentProps } from 'react';
import { Link as WouterLink } from 'wouter';

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

/** A link within the site; other clicks than a plain one are the browser's. */
export function Link({ href, replace, ...rest }: LinkProps) {
  const navigation = useNavigation();
  const address = useAddress();
  const preload = () => navigation.preload(href);
  return (
    <WouterLink
      aria-current={namesPage(href, address) ? 'page' : undefined}
      {...rest}
      href={href}
      {...(replace ? { replace } : {})}
      onPointerEnter={preload}
      onFocus={preload}
    />
  );
}
