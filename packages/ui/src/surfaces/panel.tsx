import type { HTMLAttributes, ReactNode } from 'react';

import { joinClasses } from '../join-classes.ts';

export interface PanelProps extends HTMLAttributes<HTMLElement> {
  as?: 'section' | 'div' | 'article' | 'aside' | 'nav' | undefined;
  children: ReactNode;
}

/** A plain surface, slightly raised from the page. */
export function Panel({ as: Element = 'div', className, children, ...rest }: PanelProps) {
  return (
    <Element {...rest} className={joinClasses('panel', className)}>
      {children}
    </Element>
  );
}

/** The brand's signature surface: jackpots, wallet, empty states. Parts inside take on its colours. */
export function FeltPanel({ as: Element = 'section', className, children, ...rest }: PanelProps) {
  return (
    <Element {...rest} className={joinClasses('felt', className)}>
      {children}
    </Element>
  );
}
