import { type Ref, type SelectHTMLAttributes, useId } from 'react';

import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import { describedBy, Labelled, type LabelledTexts } from './labelled.tsx';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectProps
  extends LabelledTexts, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children'> {
  options: readonly SelectOption[];
  /** Shown while nothing is selected; it can't be selected itself. */
  placeholder?: string | undefined;
  icon?: IconName | undefined;
  ref?: Ref<HTMLSelectElement> | undefined;
}

/** A native select, styled like a field. */
export function Select(props: SelectProps) {
  const { label, labelHidden, help, error, options, placeholder, icon, className, id, ...select } = props;
  const ownId = useId();
  const selectId = id ?? ownId;
  const texts = { label, labelHidden, help, error };
  return (
    <Labelled {...texts} id={selectId} className={className}>
      <div className="field field-select" data-invalid={error ? '' : undefined}>
        {icon && <Icon name={icon} />}
        <select
          {...select}
          id={selectId}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(selectId, texts)}
        >
          {placeholder !== undefined && (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {options.map(({ value, label: text, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {text}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </div>
    </Labelled>
  );
}
