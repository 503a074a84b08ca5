import type { ComponentProps } from 'react';
import { Link as WouterLink } from 'wouter';

import { useAddress, useNavigation } from './use-navigation.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: string;
  replace?: boolean;
}

/** A link within the site; other clicks than a plain one are the browser's. */
export function Link({ href, replace, ...rest }: LinkProps) {
  const navigation = useNavigation();
  const address = useAddress();
  const preload = () => navigation.preload(href);
  return (
    <WouterLink
      aria-current={address.split('?')[0]?.toLowerCase() === href.split('?')[0]?.toLowerCase() ? 'page' : undefined}
      {...rest}
      href={href}
      {...(replace ? { replace } : {})}
      onPointerEnter={preload}
      onFocus={preload}
    />
  );
}
