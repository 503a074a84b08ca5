import { Field, type FieldProps, Icon } from '@baize/ui';
import type { ChangeEvent } from 'react';

import { useMessages } from '../../../messages/use-messages.ts';
import { groupIban, ibanProblem, readIban } from './iban-text.ts';

/** Writes the digits in groups and leaves the caret after the same digit. */
function groupTyped(input: HTMLInputElement) {
  const caret = input.selectionStart ?? input.value.length;
  const before = groupIban(input.value.slice(0, caret)).replaceAll(' ', '').length;
  input.value = groupIban(input.value);
  let position = 0;
  for (let seen = 0; seen < before && position < input.value.length; position++) {
    if (input.value[position] !== ' ') seen += 1;
  }
  input.setSelectionRange(position, position);
}

/** An IBAN after its fixed country code; a pasted code is removed. A tick says that it can be one. */
export function IbanField({ onChange, help, ...props }: FieldProps) {
  const t = useMessages();
  return (
    <Field
      {...props}
      help={help ?? t('money_iban_help')}
      className="payment-iban"
      prefix="TR"
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      suffix={<Icon name="check" className="payment-iban-mark" />}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        groupTyped(event.target);
        event.target.dataset['valid'] = ibanProblem(readIban(event.target.value)) ? 'no' : 'yes';
        onChange?.(event);
      }}
    />
  );
}
