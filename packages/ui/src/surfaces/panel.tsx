import type { HTMLAttributes, ReactNode } from 'react';

import { joinClasses } from '../join-classes.ts';

export interface PanelProps extends HTMLAttributes<HTMLElement> {
  as?: 'section' | 'div' | 'article' | 'aside' | 'nav' | undefined;
  children: ReactNode;
}

/** A quiet surface one step above the page. */
export function Panel({ as: Element = 'div', className, children, ...rest }: PanelProps) {
  return (
    <Element {...rest} className={joinClasses('panel', className)}>
      {children}
    </Element>
  );
}

/** The house's signature surface: jackpots, wallet, empty states. Texts inside take its own inks. */
export function FeltPanel({ as: Element = 'section', className, children, ...rest }: PanelProps) {
  return (
    <Element {...rest} className={joinClasses('felt', className)}>
      {children}
    </Element>
  );
}
