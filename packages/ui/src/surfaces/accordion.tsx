import type { ReactNode } from 'react';

import { Icon } from '../icons/icon.tsx';
import { joinClasses } from '../join-classes.ts';

export interface AccordionProps {
  /** Entries of one name close each other. */
  name?: string | undefined;
  summary: ReactNode;
  open?: boolean | undefined;
  onToggle?: ((open: boolean) => void) | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** An entry that opens downwards; the browser's own `details`, so it works before any script. */
export function Accordion({ name, summary, open, onToggle, className, children }: AccordionProps) {
  return (
    <details
      name={name}
      open={open}
      className={joinClasses('accordion', className)}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary>
        <div className="min-w-0 flex-1">{summary}</div>
        <Icon name="chevron-down" className="accordion-mark" />
      </summary>
      <div className="accordion-content">{children}</div>
    </details>
  );
}
