import type { ReactNode } from 'react';

import { Icon } from '../icons/icon.tsx';

export interface LabelledTexts {
  label: string;
  /** Shows the label to screen readers only, if the context makes it obvious. */
  labelHidden?: boolean | undefined;
  help?: ReactNode;
  /** Replaces the help. */
  error?: string | undefined;
}

interface LabelledProps extends LabelledTexts {
  id: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Ids of the texts below a control, for its `aria-describedby`. */
export function describedBy(id: string, { help, error }: LabelledTexts): string | undefined {
  if (error) return `${id}-error`;
  return help ? `${id}-help` : undefined;
}

/** Label above, control, help or error below. */
export function Labelled({ id, label, labelHidden, help, error, className, children }: LabelledProps) {
  return (
    <div className={className ? `labelled ${className}` : 'labelled'}>
      <label htmlFor={id} className={labelHidden ? 'visually-hidden' : 'font-medium'}>
        {label}
      </label>
      {children}
      {error ? (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-12 text-danger">
          <Icon name="circle-alert" size={16} />
          {error}
        </p>
      ) : (
        help && (
          <p id={`${id}-help`} className="text-12 text-ink-3">
            {help}
          </p>
        )
      )}
    </div>
  );
}
