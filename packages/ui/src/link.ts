import type { AnchorHTMLAttributes, ComponentType } from 'react';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/** The router's link; without it, components render plain anchors. */
export type LinkComponent = 'a' | ComponentType<LinkProps>;
