import type { ReactNode, Ref } from 'react';

import { Icon } from '../icons/icon.tsx';
import { joinClasses } from '../join-classes.ts';

export interface AccordionProps {
  /** Opening one closes the others of the same name. */
  name?: string | undefined;
  summary: ReactNode;
  open?: boolean | undefined;
  onToggle?: ((open: boolean) => void) | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDetailsElement> | undefined;
  children: ReactNode;
}

/** An expandable entry; a native `details`, so it works before hydration. */
export function Accordion({ name, summary, open, onToggle, className, ref, children }: AccordionProps) {
  return (
    <details
      ref={ref}
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
