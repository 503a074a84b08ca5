import { valibotResolver } from '@hookform/resolvers/valibot';
import type { FormEvent } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  useForm,
} from 'react-hook-form';
import type { GenericSchema } from 'valibot';

import { useAlert } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { invalidFormText } from './form-problems.ts';

interface SchemaForm<Values extends FieldValues> {
  /** Its messages are catalogue keys. */
  readonly schema: GenericSchema<Values, Values>;
  readonly defaultValues: DefaultValues<Values>;
  /** The fields in display order. */
  readonly names: readonly FieldPath<Values>[];
}

/** A form validated by a schema. If it is invalid, the alert box says so too. */
export function useSchemaForm<Values extends FieldValues>({
  schema,
  defaultValues,
  names,
}: SchemaForm<Values>) {
  const t = useMessages();
  const alert = useAlert();
  const form = useForm<Values>({
    resolver: valibotResolver<Values, unknown, Values>(schema),
    defaultValues,
  });

  function showInvalid(problems: FieldErrors<Values>) {
    const text = invalidFormText(t, problems, names);
    if (text) alert.show({ kind: 'warning', text });
  }

  /** The handler of the submit event. */
  const onSubmit = (send: (values: Values) => Promise<void>) => (event: FormEvent) => {
    const submit = (values: Values) => {
      alert.dismiss();
      return send(values);
    };
    void form.handleSubmit(submit, showInvalid)(event);
  };

  return { form, onSubmit };
}
