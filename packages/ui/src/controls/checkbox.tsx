import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';

import { Icon } from '../icons/icon.tsx';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children'> {
  /** May contain links. */
  label: ReactNode;
  /** A number at the end of the row, such as a studio's number of games. */
  count?: string | undefined;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A checkbox with a clickable row. */
export function Checkbox({ label, count, error, className, id, ...input }: CheckboxProps) {
  const ownId = useId();
  const boxId = id ?? ownId;
  return (
    <div className={className}>
      <label className="checkbox" htmlFor={boxId}>
        <input
          {...input}
          id={boxId}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${boxId}-error` : undefined}
        />
        <span className="checkbox-box">
          <Icon name="check" size={14} />
        </span>
        <span>{label}</span>
        {count !== undefined && <span className="ml-auto text-12 text-ink-3">{count}</span>}
      </label>
      {error && (
        <p id={`${boxId}-error`} className="flex items-start gap-1.5 text-12 text-danger">
          <Icon name="circle-alert" size={16} />
          {error}
        </p>
      )}
    </div>
  );
}
