import type { MessageKey } from '@baize/messages/keys';
import type { FieldErrors, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

import { type Alerts, CallFailure, failureText } from '../../call/index.ts';
import type { Translate } from '../../messages/use-messages.ts';

/** The type of an error whose message is the server's, already translated. */
const SERVER = 'server';

/** A field's error. */
interface FieldProblem {
  readonly type?: unknown;
  readonly message?: unknown;
}

/**
 * The message below a field: the server's as it is, or a schema's by its key, which may be followed by the maximum
 * length.
 */
export function problemText(t: Translate, error: FieldProblem | undefined): string | undefined {
  if (typeof error?.message !== 'string') return undefined;
  if (error.type === SERVER) return error.message;
  // The schemas use catalogue keys as messages.
  const [key, max] = error.message.split(' ') as [MessageKey, string?];
  return max === undefined ? t(key) : t(key, { max });
}

/** Whether any field is empty, which is reported once for the whole form. */
function hasEmptyField(errors: FieldErrors): boolean {
  return Object.values(errors).some((error) => error?.message === 'auth_field_required');
}

/**
 * The alert for an invalid form: that fields are empty, else what is wrong with the first.
 *
 * @param names the fields of this form in display order
 */
export function invalidFormText(
  t: Translate,
  errors: FieldErrors,
  names: readonly string[],
): string | undefined {
  if (hasEmptyField(errors)) return t('fill_all_fields');
  return problemText(
    t,
    names.map((name) => errors[name]).find((error) => error !== undefined),
  );
}

/**
 * Sets the server's errors on their fields and focuses the first.
 *
 * @param names the fields of this form in display order
 * @returns the fields with an error; none if the failure concerns no field of this form
 */
export function showServerProblems<Values extends FieldValues, Output>(
  form: Pick<UseFormReturn<Values, unknown, Output>, 'setError'>,
  problems: CallFailure['fields'],
  names: readonly FieldPath<Values>[],
): readonly FieldPath<Values>[] {
  const found = names.filter((name) => problems[name]?.[0] !== undefined);
  for (const [index, name] of found.entries()) {
    const message = problems[name]?.[0] ?? '';
    form.setError(name, { type: SERVER, message }, { shouldFocus: index === 0 });
  }
  return found;
}

/** Sets a failure that concerns no field on the one that the player will change next. */
export function showFailureAt<Values extends FieldValues, Output>(
  form: Pick<UseFormReturn<Values, unknown, Output>, 'setError'>,
  name: FieldPath<Values>,
  message: string,
): void {
  form.setError(name, { type: SERVER, message }, { shouldFocus: true });
}

interface FailureParts<Values extends FieldValues, Output> {
  readonly form: Pick<UseFormReturn<Values, unknown, Output>, 'setError'>;
  /** The fields of this form in display order. */
  readonly names: readonly FieldPath<Values>[];
  /** The field that shows a failure concerning none: the one that the player will change next. */
  readonly fallbackField: FieldPath<Values>;
  readonly alert: Pick<Alerts, 'show'>;
  readonly t: Translate;
}

/** Shows a refused form: each error at its field, the first also in the alert box. */
export function showFormFailure<Values extends FieldValues, Output>(
  failure: unknown,
  { form, names, fallbackField, alert, t }: FailureParts<Values, Output>,
): void {
  const fields = failure instanceof CallFailure ? failure.fields : {};
  const text = failureText(failure, t('site_unknown_error'));
  const [first] = showServerProblems(form, fields, names);
  if (first === undefined) showFailureAt(form, fallbackField, text);
  alert.show({ kind: 'error', text: (first && fields[first]?.[0]) ?? text });
}
