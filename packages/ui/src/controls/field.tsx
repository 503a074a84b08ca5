import { type InputHTMLAttributes, type ReactNode, type Ref, useId, useState } from 'react';

import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import { joinClasses } from '../join-classes.ts';
import { describedBy, Labelled, type LabelledTexts } from './labelled.tsx';

export interface FieldProps
  extends LabelledTexts, Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix' | 'size'> {
  icon?: IconName | undefined;
  /** Shown before the text, such as ₺ or +90. */
  prefix?: ReactNode;
  /** Shown after the text. */
  suffix?: ReactNode;
  /** Uses large digits, for an amount. */
  amount?: boolean | undefined;
  /** For passwords: labels of the button that shows and hides them. */
  reveal?: { show: string; hide: string } | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A text input with label, help and error. */
export function Field(props: FieldProps) {
  const { label, labelHidden, help, error, icon, prefix, suffix, amount, reveal, className, id, ...input } =
    props;
  const ownId = useId();
  const fieldId = id ?? ownId;
  const [revealed, setRevealed] = useState(false);
  const texts = { label, labelHidden, help, error };
  return (
    <Labelled {...texts} id={fieldId} className={className}>
      <div className={joinClasses('field', amount && 'field-amount')} data-invalid={error ? '' : undefined}>
        {icon && <Icon name={icon} />}
        {prefix && <span className="field-prefix">{prefix}</span>}
        <input
          {...input}
          id={fieldId}
          type={reveal && revealed ? 'text' : input.type}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, texts)}
        />
        {suffix}
        {reveal && (
          <button
            type="button"
            className="field-eye"
            aria-label={revealed ? reveal.hide : reveal.show}
            aria-pressed={revealed}
            onClick={() => setRevealed(!revealed)}
          >
            <Icon name={revealed ? 'eye-off' : 'eye'} />
          </button>
        )}
      </div>
    </Labelled>
  );
}
